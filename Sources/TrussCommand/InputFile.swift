import Foundation

/// The bytes of a file that a subcommand reads, and what messages call it.
struct InputFile {
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
}
