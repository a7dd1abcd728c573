import TrussViews

/// Turns colours into attributes, and collects the rules of the style sheet for the dark appearance, which overrides
/// the attributes.
struct SVGPalette {
  /// The coloured property of an element. Its attribute and its CSS property have the same name.
  private enum Property: String {
    case fill
    case stroke
    case stop = "stop-color"
    case flood = "flood-color"
  }

  enum Surface: Hashable {
    case color(Color)
    case element(String)
  }

  /// The colours of a shape as attributes. Figures use few combinations of colours, so each combination is formatted
  /// once.
  final class Paint: Sendable {
    /// The class names; nil if there are none. A movement adds its own class.
    let classes: String?
    /// The attributes other than `class`. `attributes` includes `class`.
    let colors: [UInt8]
    let attributes: [UInt8]

    fileprivate init(classes: String?, colors: String) {
      self.classes = classes
      self.colors = Array(colors.utf8)
      attributes = Array((classes.map { " class=\"\($0)\"" } ?? "").utf8) + self.colors
    }
  }

  private let scope: String
  private let colorScheme: ColorScheme?
  private let theme: Theme
  private var rules: Set<String> = []
  private var paints: [Use: Paint] = [:]
  /// The last use and its paint, because consecutive shapes are often painted alike.
  private var last: (use: Use, paint: Paint)?

  private struct Use: Hashable {
    var fill: Surface?
    var stroke: Surface?
  }

  /// - Parameter scope: the id of the root, which is the prefix of class names.
  init(scope: String, colorScheme: ColorScheme?, theme: Theme) {
    self.scope = scope
    self.colorScheme = colorScheme
    self.theme = theme
  }

  mutating func fill(_ color: Color) -> Paint { fill(.color(color)) }

  mutating func fill(_ surface: Surface) -> Paint { paint(Use(fill: surface)) }

  mutating func stop(_ color: Color) -> [UInt8] { attributes(of: color, .stop, opacity: "stop") }

  mutating func flood(_ color: Color) -> [UInt8] { attributes(of: color, .flood, opacity: "flood") }

  private mutating func attributes(of color: Color, _ property: Property, opacity name: String) -> [UInt8] {
    let attribute = className(property, color).map { " class=\"\($0)\"" } ?? ""
    return Array((attribute + " \(property.rawValue)=\"\(hex(color))\"" + opacity(color, of: name)).utf8)
  }

  mutating func stroke(_ color: Color, fill: Surface? = nil) -> Paint { stroke(.color(color), fill: fill) }

  mutating func stroke(_ line: Surface, fill: Surface? = nil) -> Paint { paint(Use(fill: fill, stroke: line)) }

  private mutating func paint(_ use: Use) -> Paint {
    if let last, last.use == use { return last.paint }
    let paint = paints[use] ?? write(use)
    paints[use] = paint
    last = (use, paint)
    return paint
  }

  private mutating func write(_ use: Use) -> Paint {
    var surface = "none"
    var opacities = ""
    var names: [String] = []
    switch use.fill {
    case .color(let color):
      surface = hex(color)
      opacities = opacity(color, of: "fill")
      if let name = className(.fill, color) { names.append(name) }
    case .element(let id): surface = "url(#\(id))"
    case nil: break
    }
    var outline = ""
    switch use.stroke {
    case .color(let color):
      if let name = className(.stroke, color) { names.append(name) }
      outline = " stroke=\"\(hex(color))\"" + opacity(color, of: "stroke")
    case .element(let id): outline = " stroke=\"url(#\(id))\""
    case nil: break
    }
    let classes = names.joined(separator: " ")
    return Paint(classes: classes.isEmpty ? nil : classes, colors: " fill=\"\(surface)\"" + opacities + outline)
  }

  /// The `style` element with the dark colours that were used; empty if they equal the light colours, or if the colour
  /// scheme is fixed.
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

  /// The class that sets a colour's dark value; nil if no class is needed. The class name contains the value, so that a
  /// new colour in a figure changes no other class.
  private mutating func className(_ property: Property, _ color: Color) -> String? {
    guard colorScheme == nil else { return nil }
    let shown = theme.color(for: color)
    guard shown.dark != shown.light else { return nil }
    let dark = Color.digits(shown.dark)
    let name = "\(scope)-\(property)-\(dark)"
    rules.insert(".\(name) { \(property.rawValue): #\(dark) }")
    return name
  }

  /// The opacity of a colour as an attribute; empty for an opaque colour.
  private func opacity(_ color: Color, of property: String) -> String {
    let alpha = theme.color(for: color).alpha
    return alpha == 1 ? "" : " \(property)-opacity=\"\(SVGNumber.string(alpha))\""
  }

  private func hex(_ color: Color) -> String {
    let shown = theme.color(for: color)
    return "#" + Color.digits(colorScheme == .dark ? shown.dark : shown.light)
  }
}

extension Color {
  /// The six hexadecimal digits of a colour's value, as in CSS.
  package static func digits(_ value: UInt32) -> String {
    let digits = String(value & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
