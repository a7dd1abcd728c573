import TrussViews

/// Turns colours into attributes, and remembers what the style sheet for dark surroundings has to override.
struct SVGPalette {
  /// What of an element has a colour; attribute and CSS property have the same name.
  private enum Property: String {
    case fill
    case stroke
  }

  private let scope: String
  private let colorScheme: SVGRenderer.ColorScheme
  private let theme: Theme
  private var rules: Set<String> = []
  /// What was written of each colour before; figures have few.
  private var classNames: [Use: String] = [:]
  private var hexes: [Color: String] = [:]

  /// A colour where it is used.
  private struct Use: Hashable {
    var property: Property
    var color: Color
  }

  /// - Parameter scope: the root's id, which the classes begin with.
  init(scope: String, colorScheme: SVGRenderer.ColorScheme, theme: Theme) {
    self.scope = scope
    self.colorScheme = colorScheme
    self.theme = theme
  }

  /// The attributes of an element with a surface.
  mutating func fill(_ color: Color) -> [XMLWriter.Attribute] {
    [("class", className(.fill, color)), ("fill", hex(color))]
  }

  /// The attributes of an element with an outline and perhaps a surface.
  mutating func stroke(_ color: Color, fill: Color? = nil) -> [XMLWriter.Attribute] {
    let outline = className(.stroke, color)
    let surface = fill.flatMap { className(.fill, $0) }
    var classes = surface ?? outline
    if let surface, let outline { classes = surface + " " + outline }
    return [("class", classes), ("fill", fill.map { hex($0) } ?? "none"), ("stroke", hex(color))]
  }

  /// The `style` element with the dark colours that were asked for so far; empty where none differs from the light.
  var styleSheet: XMLWriter {
    var sheet = XMLWriter(depth: 1)
    guard !rules.isEmpty else { return sheet }
    sheet.open("style", [("type", "text/css")])
    sheet.line("@media (prefers-color-scheme: dark) {")
    for rule in rules.sorted() { sheet.line("  \(rule)") }
    sheet.line("}")
    sheet.close()
    return sheet
  }

  /// The class for a colour's dark value, which also is its name: a new colour in a figure renames no other.
  private mutating func className(_ property: Property, _ color: Color) -> String? {
    guard colorScheme == .automatic else { return nil }
    if let name = classNames[Use(property: property, color: color)] { return name }
    let shown = theme.color(for: color)
    guard shown.dark != shown.light else { return nil }
    let dark = digits(shown.dark)
    let name = "\(scope)-\(property.rawValue)-\(dark)"
    rules.insert(".\(name) { \(property.rawValue): #\(dark) }")
    classNames[Use(property: property, color: color)] = name
    return name
  }

  private mutating func hex(_ color: Color) -> String {
    if let hex = hexes[color] { return hex }
    let shown = theme.color(for: color)
    let hex = "#" + digits(colorScheme == .dark ? shown.dark : shown.light)
    hexes[color] = hex
    return hex
  }

  private func digits(_ value: UInt32) -> String {
    let digits = String(value & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
