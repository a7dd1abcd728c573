import Foundation
import TrussIR

/// The bytes of a listing, and what messages call their file.
struct ListingFile {
  var name: String
  var bytes: [UInt8]

  /// Reads a file, or standard input for `-`.
  init(_ path: String, input: () throws -> [UInt8]) throws(Failure) {
    name = path == "-" ? "<stdin>" : path
    do {
      bytes = try path == "-" ? input() : Descriptor.contents(ofFile: path)
    } catch let error as POSIXError where error.code == .ENOENT || error.code == .ENOTDIR {
      throw Failure(code: .noInput, message: "\(name): error: no such file")
    } catch {
      throw Failure(code: .inputOutput, message: "\(name): error: \(error.localizedDescription)")
    }
  }

  /// The listing in the file.
  func listing() throws(Failure) -> Listing {
    do {
      return try Listing(utf8: bytes)
    } catch {
      throw Failure(
        code: .data,
        message: "\(name):\(error.line):\(error.column): error: expected \(error.expected)\n\(error.excerpt)")
    }
  }
}
