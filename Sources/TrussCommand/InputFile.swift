import Foundation
import TrussIR
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

/// An open file of the system.
///
/// Foundation's handles trap where a file cannot be read, a disk is full or a pipe has no reader; these throw a
/// `POSIXError`. Files, pipes and devices are read alike.
struct Descriptor {
  private let number: Int32

  static let input = Descriptor(number: 0)
  static let output = Descriptor(number: 1)
  static let errors = Descriptor(number: 2)

  /// What a file holds, or so many bytes of its beginning.
  static func contents(ofFile path: String, atMost most: Int) throws -> [UInt8] {
    let descriptor = Descriptor(number: try check(open(path, O_RDONLY)))
    defer { close(descriptor.number) }
    return try descriptor.read(atMost: most)
  }

  /// What is still to be read, or so many bytes of it: a device or a pipe may have no end.
  func read(atMost most: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = Array(repeating: UInt8(0), count: 1 << 16)
    while bytes.count < most {
      let count = try buffer.withUnsafeMutableBytes { buffer in
        try Self.check(Foundation.read(number, buffer.baseAddress, min(buffer.count, most - bytes.count)))
      }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Writes a text, all of it.
  func write(_ text: String) throws {
    try Array(text.utf8).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        rest = rest.dropFirst(try Self.check(Foundation.write(number, part.baseAddress, part.count)))
      }
    }
  }

  /// The result of a system call, which is negative where it failed; it is repeated where a signal came first.
  private static func check<Result: SignedInteger>(_ call: @autoclosure () -> Result) throws -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
  }
}

/// How the process ends, above 1 by the numbers of sysexits.h.
enum ExitCode: Int32 {
  case success = 0
  /// Required constraints cannot all hold; the rest was solved.
  case conflict = 1
  case usage = 64
  /// The listing cannot be read, or what it gives cannot be drawn; a log has no report in it.
  case data = 65
  case noInput = 66
  /// A limit in the solver, which no known system reaches.
  case software = 70
  case inputOutput = 74
}

/// A command line that means nothing.
struct UsageError: Error, Equatable {
  var message: String
  /// The usage of the subcommand, or nil for that of the program.
  var usage: String?
}

/// An end of the program with a message.
struct Failure: Error, Equatable {
  var code: ExitCode
  var message: String
}

extension InputFile {
  /// The most lines of a listing. Each may be a constraint, and all are solved as one system.
  static let mostLines = 500_000

  /// The listing in the file.
  func listing() throws(Failure) -> Listing {
    guard bytes.count(where: { $0 == UInt8(ascii: "\n") }) <= Self.mostLines else {
      throw Failure(
        code: .data, message: "\(name): error: more than \(Self.mostLines) lines, the most that a listing may have")
    }
    do {
      return try Listing(utf8: bytes)
    } catch {
      throw Failure(
        code: .data,
        message: "\(name):\(error.line):\(error.column): error: expected \(error.expected)\n\(error.excerpt)")
    }
  }
}
