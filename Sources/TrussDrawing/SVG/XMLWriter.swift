import TrussImages
import TrussText
import TrussViews

/// Writes elements. Except inside a text, each is on its own line, indented by two spaces per nesting level.
///
/// A tag is written piece by piece, directly into the document's bytes:
///
///     writer.begin("rect")
///     writer.attribute("x", 5)
///     writer.end()
struct XMLWriter {
  /// A name and a value. An attribute without a value is omitted.
  typealias Attribute = (name: StaticString, value: String?)

  private var bytes: [UInt8] = []
  private let depth: Int
  private var openElements: [StaticString] = []

  /// The maximum number of indentations. Without it, elements nested by the thousand would be mostly spaces.
  private static let deepestIndentation = 32

  /// Makes a writer of text that is inside `depth` elements.
  init(depth: Int = 0) {
    self.depth = depth
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ other: XMLWriter) { bytes += other.bytes }
}

// MARK: - Elements

extension XMLWriter {
  mutating func open(_ name: StaticString, _ attributes: [Attribute] = []) {
    begin(name, attributes)
    bytes.append(">\n")
    openElements.append(name)
  }

  mutating func openLink(to target: String) { open("a", Self.link(to: target)) }

  /// The attributes for the target of a link. SVG 2 needs no prefix, but not all viewers support SVG 2.
  private static func link(to target: String) -> [Attribute] {
    [("xmlns:xlink", "http://www.w3.org/1999/xlink"), ("xlink:href", target)]
  }

  mutating func source(_ source: DisplayList.ImageDrawing.Source) {
    attribute("xmlns:xlink", "http://www.w3.org/1999/xlink")
    beginValue(of: "xlink:href")
    switch source {
    case .file(let file): file.appendDataURL(to: &bytes)
    case .address(let address): XMLText.append(address, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Ends the innermost element, if one is open.
  mutating func close() {
    guard let name = openElements.popLast() else { return }
    indent()
    bytes.append("</")
    bytes.append(name)
    bytes.append(">\n")
  }

  mutating func closeAll() {
    while !openElements.isEmpty { close() }
  }

  mutating func element(_ name: StaticString, _ attributes: [Attribute], text content: String) {
    begin(name, attributes)
    end(name, text: content)
  }

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
  /// Writes the beginning of a tag. Attributes and `end` must follow.
  mutating func begin(_ name: StaticString, _ attributes: [Attribute] = []) {
    indent()
    beginInline(name, attributes)
  }

  /// Writes the beginning of a tag for an element inside a line of text.
  mutating func beginInline(_ name: StaticString, _ attributes: [Attribute] = []) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(name)
    for case (let name, let value?) in attributes { attribute(name, value) }
  }

  /// Ends the start tag of an element that contains text or elements on the same line.
  mutating func endInlineTag() { bytes.append(UInt8(ascii: ">")) }

  /// Ends the start tag of an element inside a line of text, adds a text, and ends the element.
  mutating func endInline(_ name: StaticString, text content: String) {
    endInlineTag()
    XMLText.append(content, to: &bytes)
    endInline(name)
  }

  mutating func endInline(_ name: StaticString) {
    bytes.append("</")
    bytes.append(name)
    endInlineTag()
  }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  mutating func beginInlineLink(to target: String) {
    beginInline("a", Self.link(to: target))
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

  /// Writes attributes that are already formatted.
  mutating func attributes(_ written: [UInt8]) { bytes += written }

  mutating func end() { bytes.append("/>\n") }

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

/// Escapes text for XML: for the content of an element, or for an attribute's value in double quotes. The result is on
/// one line.
///
/// Tabs and line breaks become spaces. Characters that are never drawn, and the noncharacters that XML 1.0 forbids, are
/// removed.
enum XMLText {
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the UTF-8 of a text, with its markup escaped. Printable ASCII without markup, the usual case, is copied.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    if text.utf8.allSatisfy(isPlain) { return bytes.append(contentsOf: text.utf8) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append("&amp;")
      case "<": bytes.append("&lt;")
      case ">": bytes.append("&gt;")
      case "\"": bytes.append("&quot;")
      case "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": bytes.append(UInt8(ascii: " "))
      case "\u{FFFE}", "\u{FFFF}": break
      default: if !HiddenScalar.contains(scalar) { bytes.append(scalar) }
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: 0x20 <= byte && byte < 0x7F
    }
  }
}

/// Formats numbers with at most two decimals and without trailing zeros, such as `5`, `0.5`, `-12.25`; never `-0`. A
/// value that is not a number becomes 0.
enum SVGNumber {
  /// The greatest magnitude, beyond any picture. Its hundredths fit into an `Int`.
  private static let largest = 1e12

  static func string(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func append(_ value: Double, to bytes: inout [UInt8]) {
    let hundredths = hundredths(value)
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    append(whole, to: &bytes)
    guard rest > 0 else { return }
    let (tenths, last) = rest.quotientAndRemainder(dividingBy: 10)
    bytes.append(UInt8(ascii: "."))
    bytes.append(digit(tenths))
    if last > 0 { bytes.append(digit(last)) }
  }

  private static func hundredths(_ value: Double) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(clamping: (max(-largest, min(largest, value)) * 100).rounded(.toNearestOrAwayFromZero))
  }

  /// Appends a whole number: first all digits before the last, then the last digit.
  private static func append(_ whole: UInt, to bytes: inout [UInt8]) {
    let (rest, last) = whole.quotientAndRemainder(dividingBy: 10)
    if rest > 0 { append(rest, to: &bytes) }
    bytes.append(digit(last))
  }

  private static func digit(_ value: UInt) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value) }
}

/// Documents are written as UTF-8 into one array, and converted to a String at the end. A String would be examined
/// again for each appended piece.
extension [UInt8] {
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { append(UInt8(truncatingIfNeeded: scalar.value)) } else { append(contentsOf: scalar.utf8) }
  }
}
