import TrussIR
import TrussSystem
import TrussText

/// The bytes of a file for a subcommand, and the file's name in messages.
struct InputFile {
  /// The name in printable characters.
  var name: String
  var bytes: [UInt8]

  /// The maximum number of bytes, 32 MiB: a listing of half a million constraints, or a day's log. The program uses
  /// several times as much memory.
  static let mostBytes = 32 << 20

  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: the path of the file, device or pipe.
  ///   - advice: the advice in the message for a file that is too large.
  ///   - input: reads standard input, at most the given number of bytes.
  init(_ path: String, advice: String, input: (_ most: Int) throws -> [UInt8]) throws(Failure) {
    name = path == "-" ? "<stdin>" : EscapedText.of(path)
    do {
      let most = Self.mostBytes + 1
      bytes = try path == "-" ? input(most) : Descriptor.contents(ofFile: path, atMost: most)
    } catch let error as FileError where error.isMissing {
      throw Failure(code: .noInput, message: "\(name): error: no such file")
    } catch {
      let reason = (error as? FileError)?.reason ?? "\(error)"
      throw Failure(code: .inputOutput, message: "\(name): error: \(EscapedText.of(reason))")
    }
    guard bytes.count <= Self.mostBytes else {
      throw Failure(
        code: .data,
        message: "\(name): error: larger than \(Self.mostBytes >> 20) MiB, the most that is read; \(advice)")
    }
  }
}

/// The exit code of the process. Codes above 1 are from sysexits.h.
enum ExitCode: Int32 {
  case success = 0
  /// Required constraints cannot all hold. The other constraints were solved.
  case conflict = 1
  case usage = 64
  /// The listing cannot be read or its solution cannot be drawn, or a log contains no report.
  case data = 65
  case noInput = 66
  /// A limit in the solver was exceeded. This happens for no known system.
  case software = 70
  case inputOutput = 74
}

struct UsageError: Error, Equatable {
  var message: String
  /// The subcommand whose `--help` shows the details; nil for the program's own `--help`.
  var command: String?
}

/// An error that ends the program with a message.
struct Failure: Error, Equatable {
  var code: ExitCode
  var message: String
}

extension InputFile {
  /// The maximum number of lines of a listing. Each line may be a constraint, and all are solved as one system.
  static let mostLines = 500_000

  /// Whether all lines are blank, or comments as in a listing.
  var isBlank: Bool {
    bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).allSatisfy { line in
      let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      return first == nil || first == UInt8(ascii: "#")
    }
  }

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
