/// Writes elements, one a line, indented by two spaces for each element around them.
struct XMLWriter {
  /// A name and a value; without a value, the attribute is left out.
  typealias Attribute = (name: String, value: String?)

  /// What was written so far.
  private(set) var text = ""
  private let depth: Int
  private var openElements: [String] = []

  /// Indentation stops growing here, or else elements nested by the thousand would be mostly spaces.
  private static let deepestIndentation = 32

  /// Begins a text that stands inside `depth` elements.
  init(depth: Int = 0) {
    self.depth = depth
  }

  /// Begins an element that holds others.
  mutating func open(_ name: String, _ attributes: [Attribute] = []) {
    begin(name, attributes)
    text += ">\n"
    openElements.append(name)
  }

  /// Ends the innermost element; nothing where none is open.
  mutating func close() {
    guard let name = openElements.popLast() else { return }
    line("</\(name)>")
  }

  /// Ends all elements that are open.
  mutating func closeAll() {
    while !openElements.isEmpty { close() }
  }

  /// Writes an element that holds nothing.
  mutating func element(_ name: String, _ attributes: [Attribute]) {
    begin(name, attributes)
    text += "/>\n"
  }

  /// Writes an element that holds a text.
  mutating func element(_ name: String, _ attributes: [Attribute], text content: String) {
    begin(name, attributes)
    text += ">"
    text += XMLText.escaped(content)
    text += "</"
    text += name
    text += ">\n"
  }

  /// Writes a line as it is.
  mutating func line(_ content: String) {
    indent()
    text += content
    text += "\n"
  }

  private mutating func indent() {
    for _ in 0..<min(depth + openElements.count, Self.deepestIndentation) { text += "  " }
  }

  /// Writes the beginning of a tag. Its parts go straight to the text: an element's own string would be made and freed
  /// for nothing.
  private mutating func begin(_ name: String, _ attributes: [Attribute]) {
    indent()
    text += "<"
    text += name
    for case (let name, let value?) in attributes {
      text += " "
      text += name
      text += "=\""
      text += XMLText.escaped(value)
      text += "\""
    }
  }

  /// Adds what another writer wrote.
  mutating func append(_ other: XMLWriter) {
    text += other.text
  }
}
