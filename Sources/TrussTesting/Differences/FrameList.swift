import Truss
import TrussLayout
import TrussTree
import TrussViews

/// The frames and texts of a layout, a line for each view, one before those inside it:
///
///     VStack "form" (0, 0, 390, 200)
///       Text "title" (8, 8, 100, 16) "Sign in"
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
    /// The line without its indentation.
    var line: String
  }

  var entries: [Entry]

  init(_ layout: Layout) {
    entries = zip(layout.frames, layout.tree.entries).map { frame, view in
      let rect = frame.rect
      let name = frame.id.map { Self.escaped($0.name) }
      let title = name.map { "\(frame.kind) \"\($0)\"" } ?? frame.kind
      let texts = view.texts.map { "\"\(Self.escaped($0))\"" }.joined(separator: " ")
      return Entry(
        depth: frame.depth, kind: frame.kind, name: name, numbers: [rect.x, rect.y, rect.width, rect.height],
        texts: texts, line: "\(title) \(rect)\(texts.isEmpty ? "" : " ")\(texts)")
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
    var start = rest.endIndex
    while let text = quotedStart(atEndOf: rest) {
      start = text
      rest = rest[..<text]
      guard rest.popLast() == UInt8(ascii: " ") else { return nil }
    }
    let texts = bytes[start...]
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
      texts: String(decoding: texts, as: UTF8.self), line: String(decoding: bytes[indentation...], as: UTF8.self))
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
  private static func escaped(_ string: String) -> String {
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
