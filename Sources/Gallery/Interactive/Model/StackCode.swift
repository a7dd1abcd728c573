import Truss

/// The Swift code that makes a playground's stack and lays it out, as a user would write it. Parameters with default
/// values are omitted, unless the playground demonstrates them.
struct StackCode {
  /// The line numbers of a box and its modifiers, from 1.
  struct BoxLines: Equatable {
    var box: Int
    var width: Int
    var height: Int
    var collapsed: Int
  }

  /// The file name of this code in diagnostics.
  static let fileID = "Stack.swift"
  /// The maximum number of characters in a line.
  static let columns = 42

  private(set) var lines: [String] = []
  let stackLine = 1
  private(set) var boxLines: [BoxLines] = []

  init(_ playground: Playground) {
    appendCall(
      "let stack = \(playground.axis == .horizontal ? "HStack" : "VStack")", Self.arguments(of: playground), end: " {")
    for index in playground.boxes.indices { appendBox(index, of: playground) }
    lines.append("}")
    appendCall("let layout = try stack.layout", Self.size(of: playground), end: "")
  }

  var text: String { lines.joined(separator: "\n") }
}

extension StackCode {
  private static func arguments(of playground: Playground) -> [String] {
    var arguments: [String]
    switch playground.words {
    case .flexBox:
      arguments = [
        "justify: \(word(playground.justify?.rawValue))", "align: \(word(playground.align?.rawValue))",
      ]
    case .stackView:
      arguments = [
        "distribution: .\(playground.distribution.rawValue)", "alignment: .\(playground.alignment.stackViewWord)",
      ]
    }
    if playground.spacing != 0 { arguments.append("spacing: \(number(playground.spacing))") }
    if let insets = insets(of: playground) {
      arguments.append("\(playground.words == .flexBox ? "insets" : "margins"): \(insets)")
    }
    return arguments + arrays(of: playground)
  }

  private static func insets(of playground: Playground) -> String? {
    let (x, y) = (playground.insetX, playground.insetY)
    if x == 0, y == 0 { return nil }
    return x == y ? "Insets(all: \(number(x)))" : "Insets(horizontal: \(number(x)), vertical: \(number(y)))"
  }

  private static func arrays(of playground: Playground) -> [String] {
    func array(_ name: String, _ entries: [String?]?) -> String? {
      entries.map { "\(name): [\($0.map { $0 ?? "nil" }.joined(separator: ", "))]" }
    }
    func numbers(_ name: String, _ said: KeyPath<PlaygroundBox, Double?>) -> String? {
      array(name, playground.entries(said)?.map { $0.map(number) })
    }
    return [
      numbers("widths", \.width), numbers("proportionalWidths", \.proportionalWidth), numbers("heights", \.height),
      numbers("proportionalHeights", \.proportionalHeight),
      array("individualAlignments", playground.entries(\.align)?.map { $0.map { word($0.rawValue) } }),
    ].compactMap { $0 }
  }

  private static func size(of playground: Playground) -> [String] {
    switch playground.unit {
    case .points:
      return [("width", playground.width), ("height", playground.height)].compactMap { name, length in
        length.map { "\(name): \(number($0))" }
      }
    case .cells:
      // `columns` is always written: without this parameter a fitted layout would be in points.
      let rows = playground.rows.map { ["rows: \($0)"] } ?? []
      return ["columns: \(playground.columns.map { String($0) } ?? "nil")"] + rows
    }
  }

  private static func word(_ name: String?) -> String { name.map { ".\($0)" } ?? "nil" }

  /// A length as code. The lengths of a playground are whole numbers of points.
  private static func number(_ length: Double) -> String { String(Int(clamping: length)) }
}

extension StackCode {
  /// Appends `head(arguments)end` on one line or, if it is too long, with the arguments on separate lines.
  private mutating func appendCall(_ head: String, _ arguments: [String], end: String) {
    let line = "\(head)(\(arguments.joined(separator: ", ")))\(end)"
    if line.count <= Self.columns { return lines.append(line) }
    lines.append("\(head)(")
    let pieces = arguments.enumerated().map { $0 + 1 < arguments.count ? "\($1)," : $1 }
    var rest = pieces[...]
    while let piece = rest.first {
      let isLong = 2 + piece.count > Self.columns
      let fitting = rest.prefix { 2 + $0.count <= Self.columns }
      rest = rest.dropFirst(isLong ? 1 : fitting.count)
      if isLong { appendBroken(piece) } else { appendFilled(fitting, indentation: "  ") }
    }
    // If a block follows, the parenthesis has its own line, as the formatter writes it.
    if end.isEmpty { lines[lines.count - 1] += ")" } else { lines.append(")" + end) }
  }

  private mutating func appendFilled(_ pieces: some Sequence<String>, indentation: String) {
    var line = ""
    for piece in pieces {
      if !line.isEmpty, line.count + 1 + piece.count > Self.columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? indentation : " ") + piece
    }
    lines.append(line)
  }

  /// Appends an argument that is longer than a line, as `name: [` … `],` or `name: Type(` … `),`.
  private mutating func appendBroken(_ argument: String) {
    guard let open = argument.firstIndex(where: { "([".contains($0) }),
      let close = argument.lastIndex(where: { ")]".contains($0) })
    else { return lines.append("  " + argument) }
    lines.append("  " + argument[...open])
    let parts = argument[argument.index(after: open)..<close].split(separator: " ").map(String.init)
    appendFilled(parts.dropLast() + parts.suffix(1).map { $0 + "," }, indentation: "    ")
    // The last element of an array has a comma, and the bracket has its own line, as the formatter writes it.
    if argument[close] == "]" {
      lines.append("  " + argument[close...])
    } else {
      lines[lines.count - 1].removeLast()
      lines[lines.count - 1] += argument[close...]
    }
  }

  /// Appends `Box("two").id("two")` and its modifiers, on as many lines as necessary.
  private mutating func appendBox(_ index: Int, of playground: Playground) {
    let (said, name) = (playground.boxes[index], Playground.names[index])
    var line = "  Box(\"\(name)\").id(\"\(name)\")"
    let first = lines.count + 1
    var places = BoxLines(box: first, width: first, height: first, collapsed: first)
    func append(_ name: String, _ value: String?) -> Int {
      guard let modifier = value.map({ ".\(name)(\($0))" }) else { return first }
      if line.count + modifier.count > Self.columns {
        lines.append(line)
        line = "    "
      }
      line += modifier
      return lines.count + 1
    }
    let isArray = playground.usesArrays
    let isFlex = playground.words == .flexBox && !isArray
    places.width = append("width", isArray ? nil : said.width.map(Self.number))
    places.height = append("height", isArray ? nil : said.height.map(Self.number))
    _ = append("proportionalWidth", isFlex ? said.proportionalWidth.map(Self.number) : nil)
    _ = append("proportionalHeight", isFlex ? said.proportionalHeight.map(Self.number) : nil)
    _ = append("align", isFlex ? said.align.map { Self.word($0.rawValue) } : nil)
    places.collapsed = append("collapsed", said.isCollapsed ? "" : nil)
    lines.append(line)
    boxLines.append(places)
  }
}
