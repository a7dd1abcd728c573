import Foundation
import TrussText

/// The bytes of a file that a subcommand reads, and what messages call it.
struct InputFile {
  /// The name as it can be printed.
  var name: String
  var bytes: [UInt8]

  /// The most bytes that are read, 32 MiB: a listing of half a million constraints, or a day's log. What a file makes
  /// of memory is a multiple of them.
  static let mostBytes = 32 << 20

  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: the path of the file, device or pipe.
  ///   - advice: what to do where it is too large.
  ///   - input: called for standard input, with the most bytes that are wanted of it.
  init(_ path: String, advice: String, input: (_ most: Int) throws -> [UInt8]) throws(Failure) {
    name = path == "-" ? "<stdin>" : EscapedText.of(path)
    do {
      let most = Self.mostBytes + 1
      bytes = try path == "-" ? input(most) : Descriptor.contents(ofFile: path, atMost: most)
    } catch let error as POSIXError where error.code == .ENOENT || error.code == .ENOTDIR {
      throw Failure(code: .noInput, message: "\(name): error: no such file")
    } catch {
      throw Failure(code: .inputOutput, message: "\(name): error: \(EscapedText.of(error.localizedDescription))")
    }
    guard bytes.count <= Self.mostBytes else {
      throw Failure(
        code: .data,
        message: "\(name): error: larger than \(Self.mostBytes >> 20) MiB, the most that is read; \(advice)")
    }
  }
}
