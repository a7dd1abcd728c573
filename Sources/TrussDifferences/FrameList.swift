import TrussText

/// The frames, texts and drawing attributes of a layout: a line for each view, followed by the lines of the views
/// inside it:
///
///     VStack "form" (0, 0, 390, 200) background: surface
///       Text "title" (8, 8, 100, 16) "Sign in" font: sans 13 bold
///
/// The numbers are x, y (relative to the root), width and height. The lines are parsed again to find changes.
package struct FrameList: Equatable, CustomStringConvertible {
  package struct Entry: Equatable {
    package var depth: Int
    package var kind: String
    package var name: String?
    /// The frame: x, y, width, height.
    package var numbers: [Double]
    package var texts: String
    package var attributes: [DrawnAttribute]
    /// The line without its indentation.
    package var line: String

    package init(
      depth: Int, kind: String, name: String?, numbers: [Double], texts: String, attributes: [DrawnAttribute],
      line: String
    ) {
      self.depth = depth
      self.kind = kind
      self.name = name
      self.numbers = numbers
      self.texts = texts
      self.attributes = attributes
      self.line = line
    }
  }

  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }

  /// Parses `description`. Lines in another format, such as lines that a user added, are skipped.
  package init(parsing text: String) {
    entries = text.unicodeScalars.split(separator: "\n").compactMap { Self.entry(Substring($0)) }
  }

  /// The lines, without a newline at the end.
  package var description: String {
    entries.map { String(repeating: "  ", count: $0.depth) + $0.line }.joined(separator: "\n")
  }

  private static func entry(_ line: Substring) -> Entry? {
    let space = UInt8(ascii: " ")
    let bytes = Array(line.utf8.drop { $0 == space })
    let plain = masked(bytes)
    func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    // After the frame, parentheses occur only in quotes.
    guard let close = plain.lastIndex(of: UInt8(ascii: ")")),
      let open = plain[..<close].lastIndex(of: UInt8(ascii: "(")), open > 0, bytes[open - 1] == space
    else { return nil }
    let numbers = bytes[(open + 1)..<close].split(separator: UInt8(ascii: ",")).compactMap {
      Double(string($0.drop { $0 == space }))
    }
    guard numbers.count == 4 else { return nil }
    var (kind, name) = (bytes[..<(open - 1)], String?.none)
    let quoted = plain[..<(open - 1)].reversed().prefix { $0 == 0 }.count
    if quoted > 1 {
      name = string(kind.suffix(quoted).dropFirst().dropLast())
      kind = kind.dropLast(quoted + 1)
    }
    // The texts, then the attributes. The last word before a colon is an attribute's name.
    let pieces = plain[(close + 1)...].dropFirst().split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var values: [String] = []
    var names: [String] = []
    for (number, piece) in pieces.enumerated() {
      let end = number == pieces.count - 1 ? piece.endIndex : piece.lastIndex(of: space) ?? piece.startIndex
      values.append(string(bytes[piece.startIndex..<end].drop { $0 == space }))
      names.append(string(bytes[end..<piece.endIndex].drop { $0 == space }))
    }
    return Entry(
      depth: (line.utf8.count - bytes.count) / 2, kind: string(kind), name: name, numbers: numbers, texts: values[0],
      attributes: zip(names, values.dropFirst()).map(DrawnAttribute.init), line: string(bytes[...]))
  }

  /// Replaces quoted characters by zeros. The line is read from its end, as a view's kind may be the name of any type,
  /// with spaces and brackets.
  private static func masked(_ line: [UInt8]) -> [UInt8] {
    var (plain, isQuoted) = (line, false)
    for index in line.indices.reversed() {
      let isQuote =
        line[index] == UInt8(ascii: "\"")
        && line[..<index].reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
      if isQuote || isQuoted { plain[index] = 0 }
      if isQuote { isQuoted.toggle() }
    }
    return plain
  }

  /// Escapes a string for quotes in a line, and for XML.
  package static func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\", "\u{7f}", "\u{fffe}", "\u{ffff}", "\0"..<" ": result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The frames in an XML comment after a drawing.
extension FrameList {
  private static let opening = "<!-- frames\n"
  private static let closing = "\n-->"
  private static let hyphen = "&#45;"

  /// The comment, with a newline at its end. An XML comment must not contain two consecutive hyphens.
  package var comment: String {
    var text = ""
    var last: Unicode.Scalar?
    for scalar in description.unicodeScalars {
      if scalar == "-", last == "-" {
        text += Self.hyphen
      } else {
        text.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return Self.opening + text + Self.closing + "\n"
  }

  /// The frames in the comment of a drawing; nil if it has no such comment.
  package init?(commentOf document: String) {
    let lines = document.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    guard let start = lines.lastIndex(where: { $0 == Self.opening.dropLast() }),
      let end = lines[start...].firstIndex(where: { $0 == Self.closing.dropFirst() })
    else { return nil }
    let text = Array(lines[(start + 1)..<end].joined(separator: "\n").utf8)
    let parts = text.split(separator: Array(Self.hyphen.utf8), omittingEmptySubsequences: false)
    self.init(parsing: String(decoding: Array(parts.joined(separator: [UInt8(ascii: "-")])), as: UTF8.self))
  }
}
