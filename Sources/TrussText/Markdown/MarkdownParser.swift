/// Divides a text into nodes, and matches the delimiters among them, in the [two
/// steps](https://spec.commonmark.org/0.31.2/#phase-2-inline-structure) of CommonMark's appendix.
struct MarkdownParser {
  /// An element that begins or ends at a node.
  enum Mark {
    case trait(InlineMarkdown.Traits)
    case link(String)
  }

  /// A text, or a run of delimiters with the elements that begin and end at it.
  struct Node {
    var text: String
    var isCode = false
    /// The elements that end before the text, the innermost first.
    var closings: [Mark] = []
    /// The elements that begin after the text, the innermost first.
    var openings: [Mark] = []
  }

  private(set) var nodes: [Node] = []
  let scalars: [Unicode.Scalar]
  var position = 0
  private var pending: [Unicode.Scalar] = []
  private var delimiters: [MarkdownDelimiter] = []
  private var brackets: [Bracket] = []
  /// The number of open brackets before the last link. They cannot begin a link, because links cannot be nested.
  private var inactiveCount = 0
  /// The position of the last run of backticks of each length.
  private lazy var lastCode: [Int: Int] = {
    var (places, place) = ([Int: Int](), 0)
    while place < scalars.count {
      let length = runLength("`", at: place)
      if length > 0 { places[length] = place }
      place += max(length, 1)
    }
    return places
  }()
  /// The characters that close a title and do not occur in the rest of the text.
  var openTitles: Set<Unicode.Scalar> = []

  /// A `[` or `![` that may begin a link.
  private struct Bracket {
    var node: Int
    /// The number of delimiters before the bracket.
    var delimiterCount: Int
    var isImage: Bool
  }

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parse() {
    while position < scalars.count {
      let scalar = scalars[position]
      switch scalar {
      case "\\": parseEscape()
      case "`": parseCode()
      case "*", "_", "~": parseDelimiters(scalar)
      case "[": openBracket(isImage: false)
      case "!" where peek(1) == "[": openBracket(isImage: true)
      case "]": closeBracket()
      case "<": parseAutolink()
      case "&": parseEntity()
      default: take(1)
      }
    }
    flush()
    match(from: 0)
  }

  func peek(_ distance: Int) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  private mutating func take(_ count: Int) {
    pending.append(contentsOf: scalars[position..<position + count])
    position += count
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    nodes.append(Node(text: String(String.UnicodeScalarView(pending))))
    pending = []
  }

  @discardableResult private mutating func add(_ node: Node) -> Int {
    flush()
    nodes.append(node)
    return nodes.count - 1
  }
}

// MARK: - Texts

extension MarkdownParser {
  private mutating func parseEscape() {
    if let next = peek(1), next == "\n" || next.isMarkdownPunctuation { position += 1 }
    take(1)
  }

  private mutating func parseCode() {
    let length = runLength("`", at: position)
    guard let last = lastCode[length], last > position, let end = endOfCode(length) else { return take(length) }
    var content = scalars[(position + length)..<end].map { $0 == "\n" ? " " : $0 }
    if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
      content.removeFirst()
      content.removeLast()
    }
    add(Node(text: String(String.UnicodeScalarView(content)), isCode: true))
    position = end + length
  }

  /// The position of the next run of `length` backticks, which ends a code span; nil if there is none.
  private func endOfCode(_ length: Int) -> Int? {
    var place = position + length
    while place < scalars.count {
      guard scalars[place] == "`" else {
        place += 1
        continue
      }
      let run = runLength("`", at: place)
      if run == length { return place }
      place += run
    }
    return nil
  }

  private func runLength(_ scalar: Unicode.Scalar, at place: Int) -> Int {
    scalars[place...].prefix { $0 == scalar }.count
  }

  private mutating func parseEntity() {
    guard let (text, length) = MarkdownEntity.read(scalars[position...].prefix(MarkdownEntity.longest)) else {
      return take(1)
    }
    pending.append(contentsOf: text.unicodeScalars)
    position += length
  }

  private mutating func parseAutolink() {
    guard let end = endOfAutolink() else { return take(1) }
    let address = String(String.UnicodeScalarView(scalars[(position + 1)..<end]))
    let destination = address.contains(":") ? address : "mailto:\(address)"
    add(Node(text: "", openings: [.link(destination)]))
    add(Node(text: address))
    add(Node(text: "", closings: [.link(destination)]))
    position = end + 1
  }
}

// MARK: - Delimiters

extension MarkdownParser {
  private mutating func parseDelimiters(_ scalar: Unicode.Scalar) {
    let length = runLength(scalar, at: position)
    let before = position > 0 ? scalars[position - 1] : nil
    let after = peek(length)
    guard scalar != "~" || length <= 2 else { return take(length) }
    position += length
    let node = add(Node(text: String(repeating: Character(scalar), count: length)))
    let delimiter = MarkdownDelimiter(node: node, scalar, count: length, before: before, after: after)
    if delimiter.canOpen || delimiter.canClose { delimiters.append(delimiter) }
  }

  /// Matches the delimiters from an index to the end, and removes them.
  private mutating func match(from first: Int) {
    var open = MarkdownDelimiter.Stack()
    for closer in delimiters[first...] {
      var closer = closer
      while closer.canClose, closer.count > 0, let (opener, used) = open.match(&closer) {
        let trait: InlineMarkdown.Traits =
          closer.scalar == "~" ? .strikethrough : used == 2 ? .strong : .emphasis
        nodes[opener].openings.append(.trait(trait))
        nodes[closer.node].closings.append(.trait(trait))
        for node in [opener, closer.node] { nodes[node].text.unicodeScalars.removeLast(used) }
      }
      if closer.canOpen, closer.count > 0 { open.push(closer) }
    }
    delimiters.removeSubrange(first...)
  }
}

// MARK: - Links

extension MarkdownParser {
  private mutating func openBracket(isImage: Bool) {
    let length = isImage ? 2 : 1
    position += length
    let node = add(Node(text: isImage ? "![" : "["))
    brackets.append(Bracket(node: node, delimiterCount: delimiters.count, isImage: isImage))
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return take(1) }
    let isActive = bracket.isImage || brackets.count >= inactiveCount
    inactiveCount = min(inactiveCount, brackets.count)
    guard isActive, let (destination, end) = linkTarget(at: position + 1) else { return take(1) }
    flush()
    match(from: bracket.delimiterCount)
    nodes[bracket.node].text = ""
    position = end
    guard !bracket.isImage else { return }
    nodes[bracket.node].openings.append(.link(destination))
    add(Node(text: "", closings: [.link(destination)]))
    inactiveCount = brackets.count
  }
}

extension MarkdownParser {
  /// The position of the `>` that ends an [autolink](https://spec.commonmark.org/0.31.2/#autolinks); nil if there is no
  /// autolink.
  func endOfAutolink() -> Int? {
    var end = position + 1
    while end < scalars.count, scalars[end] != ">" {
      guard scalars[end] != "<", scalars[end].value > 0x20, scalars[end].value != 0x7F else { return nil }
      end += 1
    }
    guard end < scalars.count else { return nil }
    let address = scalars[(position + 1)..<end]
    return Self.isURI(address) || Self.isMailAddress(address) ? end : nil
  }

  /// Whether an address consists of a scheme of 2 to 32 characters, a colon, and any text.
  private static func isURI(_ address: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let colon = address.firstIndex(of: ":"), let first = address.first, first.isASCIILetter else { return false }
    let scheme = address[..<colon]
    return (2...32).contains(scheme.count)
      && scheme.allSatisfy { $0.isASCIIAlphanumeric || "+.-".unicodeScalars.contains($0) }
  }

  /// Whether an address consists of a name, `@`, and labels of letters, digits and inner hyphens, separated by full
  /// stops.
  private static func isMailAddress(_ address: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let at = address.firstIndex(of: "@"), at > address.startIndex else { return false }
    let signs = ".!#$%&'*+/=?^_`{|}~-".unicodeScalars
    let labels = address[(at + 1)...].split(separator: ".", omittingEmptySubsequences: false)
    return address[..<at].allSatisfy { $0.isASCIIAlphanumeric || signs.contains($0) }
      && labels.allSatisfy { label in
        (1...63).contains(label.count) && label.allSatisfy { $0.isASCIIAlphanumeric || $0 == "-" }
          && label.first != "-" && label.last != "-"
      }
  }
}

extension MarkdownParser {
  /// Reads the target of a link, `(destination "title")`, at a position. Returns the destination and the position after
  /// the target; nil if there is no target. The title is ignored.
  mutating func linkTarget(at start: Int) -> (destination: String, end: Int)? {
    guard start < scalars.count, scalars[start] == "(" else { return nil }
    let first = skipSpace(start + 1)
    guard let (destination, end) = destination(at: first) else { return nil }
    var place = skipSpace(end)
    if place > end, let titleEnd = endOfTitle(at: place) { place = skipSpace(titleEnd) }
    return place < scalars.count && scalars[place] == ")" ? (destination, place + 1) : nil
  }

  private func skipSpace(_ start: Int) -> Int {
    var place = start
    while place < scalars.count, [" ", "\t", "\n", "\r"].contains(scalars[place]) { place += 1 }
    return place
  }

  /// Reads a destination: either in angle brackets, or without white space and with balanced parentheses. Returns the
  /// destination and the position after it.
  private func destination(at start: Int) -> (String, end: Int)? {
    let isBracketed = start < scalars.count && scalars[start] == "<"
    var text: [Unicode.Scalar] = []
    var place = isBracketed ? start + 1 : start
    var depth = 0
    while place < scalars.count {
      let scalar = scalars[place]
      if scalar == "\\", place + 1 < scalars.count, scalars[place + 1].isMarkdownPunctuation {
        text.append(scalars[place + 1])
        place += 2
        continue
      }
      if scalar == "&", let (entity, length) = MarkdownEntity.read(scalars[place...].prefix(MarkdownEntity.longest)) {
        text.append(contentsOf: entity.unicodeScalars)
        place += length
        continue
      }
      if isBracketed {
        if scalar == ">" { return (String(String.UnicodeScalarView(text)), place + 1) }
        guard scalar != "<", scalar != "\n" else { return nil }
      } else if scalar == " " || scalar.value < 0x20 || scalar.value == 0x7F || scalar == ")" && depth == 0 {
        break
      } else if scalar == "(" {
        depth += 1
        guard depth <= 32 else { return nil }
      } else if scalar == ")" {
        depth -= 1
      }
      text.append(scalar)
      place += 1
    }
    return isBracketed || depth != 0 ? nil : (String(String.UnicodeScalarView(text)), place)
  }

  /// The position after a title in quotes or parentheses; nil if there is none.
  private mutating func endOfTitle(at start: Int) -> Int? {
    guard start < scalars.count else { return nil }
    let end: Unicode.Scalar
    switch scalars[start] {
    case "\"", "'": end = scalars[start]
    case "(": end = ")"
    default: return nil
    }
    guard !openTitles.contains(end) else { return nil }
    var place = start + 1
    while place < scalars.count {
      if scalars[place] == end { return place + 1 }
      if end == ")", scalars[place] == "(" { return nil }
      place += scalars[place] == "\\" ? 2 : 1
    }
    openTitles.insert(end)
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { value < 0x80 && properties.isAlphabetic }

  fileprivate var isASCIIAlphanumeric: Bool { isASCIILetter || (0x30...0x39).contains(value) }
}
