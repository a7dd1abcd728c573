import Truss
import TrussLayout
import TrussTree
import TrussViews

/// The frames of a layout, the texts, and what decides what is drawn, a line for each view, one before those inside it:
///
///     VStack "form" (0, 0, 390, 200) background: surface
///       Text "title" (8, 8, 100, 16) "Sign in" font: sans 13 bold
///
/// The numbers are x and y relative to the root, width and height. The lines are read back, to find what changed.
struct FrameList: Equatable, CustomStringConvertible {
  /// A view's line.
  struct Entry: Equatable {
    var depth: Int
    var kind: String
    var name: String?
    /// x, y, width, height.
    var numbers: [Double]
    /// What is written in the view, with quotes.
    var texts: String
    var attributes: [DrawnAttribute]
    /// The line without its indentation.
    var line: String
  }

  var entries: [Entry]

  init(_ layout: Layout) {
    let ordinals = RowOrdinals(layout)
    entries = zip(layout.frames, layout.tree.entries).enumerated().map { index, view in
      let (frame, rect) = (view.0, view.0.rect)
      let name = frame.id.map { Self.escaped(ordinals.replacing(in: $0.name)) }
      let title = name.map { "\(frame.kind) \"\($0)\"" } ?? frame.kind
      let texts = view.1.content.texts.map { "\"\(Self.escaped($0))\"" }.joined(separator: " ")
      let attributes = layout.drawnAttributes(of: index, ordinals)
      let parts = ["\(title) \(rect)"] + (texts.isEmpty ? [] : [texts]) + attributes.map { "\($0.name): \($0.value)" }
      return Entry(
        depth: frame.depth, kind: frame.kind, name: name, numbers: [rect.x, rect.y, rect.width, rect.height],
        texts: texts, attributes: attributes, line: parts.joined(separator: " "))
    }
  }

  /// Reads what `description` gives. Lines of another form, such as somebody's own, are passed over.
  init(parsing text: String) {
    entries = text.unicodeScalars.split(separator: "\n").compactMap { Self.entry(Substring($0)) }
  }

  /// The text form; no newline at its end.
  var description: String {
    entries.map { String(repeating: "  ", count: $0.depth) + $0.line }.joined(separator: "\n")
  }

  /// Reads a line from its end: a view's kind may be any type's name, with spaces and brackets in it.
  private static func entry(_ line: Substring) -> Entry? {
    let bytes = Array(line.utf8)
    let indentation = bytes.prefix { $0 == UInt8(ascii: " ") }.count
    var rest = bytes[indentation...]
    // What follows the frame has parentheses in quotes alone.
    while let last = rest.last, last != UInt8(ascii: ")") {
      rest = rest[..<(quotedStart(atEndOf: rest) ?? rest.endIndex - 1)]
    }
    let (texts, attributes) = looks(Array(bytes[rest.endIndex...].dropFirst()))
    guard rest.popLast() == UInt8(ascii: ")"), let open = rest.lastIndex(of: UInt8(ascii: "(")) else { return nil }
    let numbers = rest[(open + 1)...].split(separator: UInt8(ascii: ",")).compactMap {
      Double(String(decoding: $0.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self))
    }
    rest = rest[..<open]
    guard numbers.count == 4, rest.popLast() == UInt8(ascii: " ") else { return nil }
    var name: String?
    if let start = quotedStart(atEndOf: rest) {
      name = String(decoding: rest[(start + 1)...].dropLast(), as: UTF8.self)
      rest = rest[..<start].dropLast()
    }
    return Entry(
      depth: indentation / 2, kind: String(decoding: rest, as: UTF8.self), name: name, numbers: numbers,
      texts: texts, attributes: attributes, line: String(decoding: bytes[indentation...], as: UTF8.self))
  }

  /// Reads what follows a frame: texts, then attributes, whose names end at the colons outside of quotes.
  private static func looks(_ bytes: [UInt8]) -> (texts: String, attributes: [DrawnAttribute]) {
    var pieces: [[UInt8]] = [[]]
    var isQuoted = false
    var isEscaped = false
    for byte in bytes {
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if byte == UInt8(ascii: ":"), !isQuoted { pieces.append([]) } else { pieces[pieces.count - 1].append(byte) }
    }
    // Each piece but the last ends in the name of the next.
    var attributes: [DrawnAttribute] = []
    var name = ""
    var texts = ""
    for (number, piece) in pieces.enumerated() {
      let start = number == pieces.count - 1 ? piece.endIndex : (piece.lastIndex(of: UInt8(ascii: " ")) ?? -1) + 1
      let value = String(decoding: piece[..<max(0, number == pieces.count - 1 ? start : start - 1)], as: UTF8.self)
      if number == 0 {
        texts = value
      } else {
        attributes.append(DrawnAttribute(name: name, value: String(value.drop { $0 == " " })))
      }
      name = String(decoding: piece[start...], as: UTF8.self)
    }
    return (texts, attributes)
  }

  /// Where the string in quotes begins that some bytes end with; nil where they end otherwise.
  private static func quotedStart(atEndOf bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 2, bytes.last == UInt8(ascii: "\"") else { return nil }
    var index = bytes.endIndex - 2
    while index >= bytes.startIndex {
      if bytes[index] == UInt8(ascii: "\"") {
        let backslashes = bytes[..<index].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        if backslashes.isMultiple(of: 2) { return index }
      }
      index -= 1
    }
    return nil
  }

  /// A string is any; its line is one line, and XML's.
  static func escaped(_ string: String) -> String {
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

/// The frames in a comment of XML, behind a drawing.
extension FrameList {
  private static let opening = "<!-- frames\n"
  private static let closing = "\n-->"
  private static let hyphen = "&#45;"

  /// The comment, with a newline at its end. XML has no two hyphens in a comment.
  var comment: String {
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

  /// The frames in the comment of a drawing, or nil where it has none.
  init?(commentOf document: String) {
    let lines = document.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    guard let start = lines.lastIndex(where: { $0 == Self.opening.dropLast() }),
      let end = lines[start...].firstIndex(where: { $0 == Self.closing.dropFirst() })
    else { return nil }
    let text = Array(lines[(start + 1)..<end].joined(separator: "\n").utf8)
    let parts = text.split(separator: Array(Self.hyphen.utf8), omittingEmptySubsequences: false)
    self.init(parsing: String(decoding: Array(parts.joined(separator: [UInt8(ascii: "-")])), as: UTF8.self))
  }
}
