import Truss

/// The frames of a layout as text, a line for each view, one before those inside it:
///
///     VStack "form" (0, 0, 390, 200)
///       Text "email" (8, 8, 100, 16)
///
/// The numbers are x and y relative to the root, width and height. The text is read back, to tell what changed.
struct FrameList: Equatable, CustomStringConvertible {
  /// A view's line.
  struct Entry: Equatable {
    var depth: Int
    var kind: String
    var name: String?
    /// x, y, width, height.
    var numbers: [Double]
    /// The line without its indentation.
    var line: String
  }

  var entries: [Entry]

  init(_ layout: Layout) {
    entries = layout.frames.map { frame in
      let rect = frame.rect
      let name = frame.id.map { " \"\(Self.escaped($0.name))\"" } ?? ""
      return Entry(
        depth: frame.depth, kind: frame.kind, name: frame.id.map { Self.escaped($0.name) },
        numbers: [rect.x, rect.y, rect.width, rect.height], line: "\(frame.kind)\(name) \(rect)")
    }
  }

  /// Reads what `description` gives. Lines of another form, such as somebody's own, are passed over.
  init(parsing text: String) {
    entries = text.split(separator: "\n").compactMap(Self.entry)
  }

  /// The text form; no newline at its end.
  var description: String {
    entries.map { String(repeating: "  ", count: $0.depth) + $0.line }.joined(separator: "\n")
  }

  private static func entry(_ line: Substring) -> Entry? {
    let text = line.drop { $0 == " " }
    guard text.last == ")", let open = text.lastIndex(of: "(") else { return nil }
    let numbers = text[text.index(after: open)...].dropLast().split(separator: ",").compactMap {
      Double(String($0.drop { $0 == " " }))
    }
    guard numbers.count == 4 else { return nil }
    let title = text[..<open]
    let kind = title.prefix { $0 != " " }
    let name = title.dropFirst(kind.count + 1)
    let isNamed = name.hasPrefix("\"") && name.hasSuffix("\" ")
    return Entry(
      depth: (line.count - text.count) / 2, kind: String(kind),
      name: isNamed ? String(name.dropFirst().dropLast(2)) : nil,
      numbers: numbers, line: String(text))
  }

  /// A name is any string; its line is one line.
  private static func escaped(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isPlain = scalar.value >= 0x20 && scalar.value != 0x7f && scalar != "\"" && scalar != "\\"
      result += isPlain ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return result
  }
}

/// The frames in a comment of XML, behind a drawing.
extension FrameList {
  private static let opening = "<!-- frames\n"
  private static let closing = "\n-->"

  /// The comment, with a newline at its end. XML has no two hyphens in a comment.
  var comment: String {
    var text = ""
    var last: Character?
    for character in description {
      text += character == "-" && last == "-" ? "&#45;" : String(character)
      last = character
    }
    return Self.opening + text + Self.closing + "\n"
  }

  /// The frames in the comment of a drawing, or nil where it has none.
  init?(commentOf document: String) {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.lastIndex(where: { $0 == Self.opening.dropLast() }),
      let end = lines[start...].firstIndex(where: { $0 == Self.closing.dropFirst() })
    else { return nil }
    let text = lines[(start + 1)..<end].joined(separator: "\n")
    self.init(parsing: text.split(separator: "&#45;", omittingEmptySubsequences: false).joined(separator: "-"))
  }
}
