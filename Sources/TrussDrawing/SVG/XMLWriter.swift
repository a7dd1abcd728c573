import TrussImages

/// Writes elements, one a line, indented by two spaces for each element around them.
///
/// A tag is written piece by piece, straight into the document's bytes:
///
///     writer.begin("rect")
///     writer.attribute("x", 5)
///     writer.end()
struct XMLWriter {
  /// A name and a value; without a value, the attribute is left out.
  typealias Attribute = (name: StaticString, value: String?)

  /// What was written so far, in UTF-8.
  private var bytes: [UInt8] = []
  private let depth: Int
  private var openElements: [StaticString] = []

  /// Indentation stops growing here, or else elements nested by the thousand would be mostly spaces.
  private static let deepestIndentation = 32

  /// Begins a text that is inside `depth` elements.
  init(depth: Int = 0) {
    self.depth = depth
  }

  /// What was written so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds what another writer wrote.
  mutating func append(_ other: XMLWriter) { bytes += other.bytes }
}

// MARK: - Elements

extension XMLWriter {
  /// Begins an element that holds others.
  mutating func open(_ name: StaticString, _ attributes: [Attribute] = []) {
    begin(name)
    for case (let name, let value?) in attributes { attribute(name, value) }
    bytes.append(">\n")
    openElements.append(name)
  }

  /// Begins a link that holds other elements.
  mutating func openLink(to target: String) { open("a", Self.link(to: target)) }

  /// Where an `a` leads. SVG 2 leaves the prefix out, but not all viewers know it.
  private static func link(to target: String) -> [Attribute] {
    [("xmlns:xlink", "http://www.w3.org/1999/xlink"), ("xlink:href", target)]
  }

  /// Writes where an image comes from.
  mutating func source(_ source: DisplayList.ImageDrawing.Source) {
    attribute("xmlns:xlink", "http://www.w3.org/1999/xlink")
    beginValue(of: "xlink:href")
    switch source {
    case .file(let file): file.appendDataURL(to: &bytes)
    case .address(let address): XMLText.append(address, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Ends the innermost element; nothing where none is open.
  mutating func close() {
    guard let name = openElements.popLast() else { return }
    indent()
    bytes.append("</")
    bytes.append(name)
    bytes.append(">\n")
  }

  /// Ends all elements that are open.
  mutating func closeAll() {
    while !openElements.isEmpty { close() }
  }

  /// Writes an element that holds a text.
  mutating func element(_ name: StaticString, _ attributes: [Attribute], text content: String) {
    begin(name)
    for case (let name, let value?) in attributes { attribute(name, value) }
    end(name, text: content)
  }

  /// Writes a line as it is.
  mutating func line(_ content: String) {
    indent()
    bytes.append(contentsOf: content.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func indent() {
    for _ in 0..<min(depth + openElements.count, Self.deepestIndentation) { bytes.append("  ") }
  }
}

// MARK: - Tags

extension XMLWriter {
  /// Writes the beginning of a tag; attributes follow, and `end`.
  mutating func begin(_ name: StaticString) {
    indent()
    bytes.append(UInt8(ascii: "<"))
    bytes.append(name)
  }

  /// Writes the beginning of the tag of an element inside a line of text.
  mutating func beginInline(_ name: StaticString) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(name)
  }

  /// Ends the tag of an element that holds text or others in the same line.
  mutating func endInlineTag() { bytes.append(UInt8(ascii: ">")) }

  /// Ends the tag of an element in a line of text, and the element with a text in it.
  mutating func endInline(_ name: StaticString, text content: String) {
    endInlineTag()
    XMLText.append(content, to: &bytes)
    endInline(name)
  }

  /// Ends an element in a line of text.
  mutating func endInline(_ name: StaticString) {
    bytes.append("</")
    bytes.append(name)
    endInlineTag()
  }

  /// Ends a line.
  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Begins a link in a line of text.
  mutating func beginInlineLink(to target: String) {
    beginInline("a")
    for case (let name, let value?) in Self.link(to: target) { attribute(name, value) }
    endInlineTag()
  }

  mutating func attribute(_ name: StaticString, _ value: Double) {
    beginValue(of: name)
    SVGNumber.append(value, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    beginValue(of: name)
    XMLText.append(value, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes attributes that were written before, as a text of their own.
  mutating func attributes(_ written: [UInt8]) { bytes += written }

  /// Ends the tag of an element that holds nothing.
  mutating func end() { bytes.append("/>\n") }

  /// Ends the tag of an element, and the element with a text in it.
  mutating func end(_ name: StaticString, text content: String) {
    endInline(name, text: content)
    endLine()
  }

  private mutating func beginValue(of name: StaticString) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(name)
    bytes.append("=\"")
  }
}
