import TrussDifferences
import TrussText

enum MultilineLiteral {
  /// Returns a literal with the text as its value. If the text contains a backslash or three quotes, the literal is
  /// raw, with as many `#` as necessary.
  ///
  /// - Parameters:
  ///   - text: the text; one newline at its end is dropped.
  ///   - indentation: the indentation of each line except the first line and empty lines.
  ///   - newline: the line ending of the source.
  static func source(_ text: String, indentation: String, newline: String) -> String {
    let text = text.withoutFinalNewline
    let hashes = String(repeating: "#", count: hashes(for: text))
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indentation + line.map { escaped($0, hashes) }.joined()
    }
    return (["\(hashes)\"\"\""] + lines + ["\(indentation)\"\"\"\(hashes)"]).joined(separator: newline)
  }

  /// The smallest number of `#` with which the text contains neither a closing delimiter nor an escape.
  private static func hashes(for text: Substring) -> Int {
    var needed = 0
    var (run, quotes) = (0, 0)
    var isOpen = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "#") where isOpen: run += 1
      case UInt8(ascii: "\\"):
        (isOpen, run, quotes) = (true, 0, 0)
      case UInt8(ascii: "\""):
        quotes += 1
        (isOpen, run) = (quotes >= 3, 0)
      default: (isOpen, run, quotes) = (false, 0, 0)
      }
      if isOpen { needed = max(needed, run + 1) }
    }
    return needed
  }

  /// Escapes invisible characters, and characters that change the direction of the source, as `\u{…}`.
  private static func escaped(_ scalar: Unicode.Scalar, _ hashes: String) -> String {
    guard EscapedText.isInvisible(scalar) else { return String(scalar) }
    return "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
  }
}
