extension NaturalDimensions {
  private static let svgNamespace = "http://www.w3.org/2000/svg"

  /// Reads the attributes `width`, `height` and `viewBox` of an SVG's root element.
  ///
  /// Sizes in `style` and style sheets are ignored. The namespace must be SVG's; otherwise browsers do not show the
  /// file.
  init(svg bytes: ImageBytes) throws(ImageFileError) {
    let encoding = XMLEncoding(bytes)
    guard encoding == .utf8 else { throw .unsupportedEncoding(encoding.rawValue) }
    var scanner = XMLScanner(bytes)
    let root = try scanner.root { name in
      name == "width" || name == "height" || name == "viewBox" || name == "xmlns" || name.hasPrefix("xmlns:")
    }
    guard root.localName == "svg" else { throw .unknownFormat(beginning: "<\(Self.shortened(root.localName))>") }
    let declaration = root.prefix.isEmpty ? "xmlns" : "xmlns:" + root.prefix
    // The namespace may be a declared entity, such as `&ns_svg;` in files of Illustrator.
    guard let namespace = root.attributes[declaration], namespace == Self.svgNamespace || namespace.contains("&") else {
      throw .malformed(.svg, "its root element is not in the namespace \(Self.svgNamespace)")
    }
    try self.init(
      width: root.attributes["width"].flatMap(SVGLength.pixels),
      height: root.attributes["height"].flatMap(SVGLength.pixels),
      viewBox: root.attributes["viewBox"].flatMap(SVGLength.viewBoxSize))
  }

  private static func shortened(_ name: String) -> String {
    let start = name.prefix(24)
    return start.endIndex == name.endIndex ? name : start + "…"
  }
}

/// Reads the lengths and numbers in an SVG's attributes `width`, `height` and `viewBox`.
enum SVGLength {
  /// The CSS pixels of each unit, by its name in lower case (CSS Values 4, "Absolute Lengths").
  ///
  /// Font-relative units refer to the initial font, which is 16 pixels high. `ex` and `ch` are half of the height, as
  /// in CSS without font metrics.
  private static let pixelsPerUnit: [String: Double] = [
    "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "pt": 96.0 / 72, "pc": 16,
    "em": 16, "rem": 16, "ex": 8, "ch": 8,
  ]
  /// The maximum number of characters of a number. A longer text is not read as a number.
  private static let longestNumber = 64

  /// The CSS pixels of a length. Nil if the length depends on the surroundings (`50%`, `10vw`, `auto`), is negative, or
  /// is malformed.
  static func pixels(_ text: String) -> Double? {
    var scanner = NumberScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number(), number >= 0 else { return nil }
    let unit = String(decoding: scanner.rest, as: UTF8.self).lowercased()
    guard let last = unit.lastIndex(where: { !$0.isWhitespace }) else { return number }
    // A space before the unit is not skipped, so that the unit is unknown.
    return pixelsPerUnit[String(unit[...last])].map { number * $0 }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The width and height of a `viewBox`; nil if it is not four numbers, or if a side is negative.
  static func viewBoxSize(_ text: String) -> ImageSize? {
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      numbers.append(number)
      guard numbers.count <= 4 else { return nil }
      scanner.skipSeparator()
    }
    guard numbers.count == 4, scanner.rest.isEmpty, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    return ImageSize(width: numbers[2], height: numbers[3])
  }

  /// Reads numbers of CSS and SVG, such as `1`, `-.5` and `+1e3`, but not `nan`, `inf` and `0x10`.
  private struct NumberScanner {
    private(set) var rest: Substring.UTF8View.SubSequence

    init(_ text: String) { rest = Substring(text).utf8[...] }

    mutating func skipSpace() { rest = rest.drop(while: XMLScanner.isSpace) }

    mutating func skipSeparator() {
      skipSpace()
      guard rest.first == UInt8(ascii: ",") else { return }
      rest = rest.dropFirst()
      skipSpace()
    }

    mutating func number() -> Double? {
      var end = rest
      if end.first == UInt8(ascii: "-") || end.first == UInt8(ascii: "+") { end = end.dropFirst() }
      let whole = Self.skipDigits(&end)
      var fraction = 0
      if end.first == UInt8(ascii: "."), let next = end.dropFirst().first, Self.isDigit(next) {
        end = end.dropFirst()
        fraction = Self.skipDigits(&end)
      }
      guard whole + fraction > 0 else { return nil }
      if let exponent = end.first, exponent | 0x20 == UInt8(ascii: "e") {
        var power = end.dropFirst()
        if power.first == UInt8(ascii: "-") || power.first == UInt8(ascii: "+") { power = power.dropFirst() }
        // In `1em` the `e` begins a unit, not an exponent.
        if Self.skipDigits(&power) > 0 { end = power }
      }
      let digits = rest[..<end.startIndex]
      guard digits.count <= longestNumber, let value = Double(Substring(digits)), value.isFinite else { return nil }
      rest = end
      return value
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func skipDigits(_ text: inout Substring.UTF8View.SubSequence) -> Int {
      let after = text.drop(while: isDigit)
      defer { text = after }
      return text.count - after.count
    }
  }
}
