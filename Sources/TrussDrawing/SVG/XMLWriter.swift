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
    line("<\(name)\(Self.string(attributes))>")
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
    line("<\(name)\(Self.string(attributes))/>")
  }

  /// Writes an element that holds a text.
  mutating func element(_ name: String, _ attributes: [Attribute], text: String) {
    line("<\(name)\(Self.string(attributes))>\(XMLText.escaped(text))</\(name)>")
  }

  /// Writes a line as it is.
  mutating func line(_ content: String) {
    let indentation = min(depth + openElements.count, Self.deepestIndentation)
    text += String(repeating: "  ", count: indentation)
    text += content
    text += "\n"
  }

  /// Adds what another writer wrote.
  mutating func append(_ other: XMLWriter) {
    text += other.text
  }

  private static func string(_ attributes: [Attribute]) -> String {
    var string = ""
    for case (let name, let value?) in attributes {
      string += " \(name)=\"\(XMLText.escaped(value))\""
    }
    return string
  }
}
