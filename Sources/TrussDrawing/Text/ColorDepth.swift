import TrussViews

/// The number of a terminal's colours. Selects colours with escape sequences (SGR of ECMA-48).
package enum ColorDepth: String, CaseIterable, Sendable {
  /// No colours and no escape sequences.
  case none
  /// The 16 colours of the terminal's own table.
  case ansi16
  /// The 256 colours of xterm. Only the cube of 6 x 6 x 6 colours and the 24 greys are used.
  case ansi256
  /// Red, green and blue, each from 0 to 255.
  case trueColor

  /// The sequence that changes one style into another. A colour that the terminal lacks is replaced by the most similar
  /// colour.
  func sequence(from old: CellStyle, to new: CellStyle) -> String {
    guard self != .none, old != new else { return "" }
    if new == .plain { return "\u{1B}[0m" }
    let (old, new) = (readable(old), readable(new))
    var codes: [String] = []
    if old.foreground != new.foreground { codes.append(code(new.foreground, 30)) }
    if old.background != new.background { codes.append(code(new.background, 40)) }
    // A terminal with 16 colours has only solid underlines.
    let (before, after) =
      self == .ansi16 ? (old.letters.plainlyUnderlined, new.letters.plainlyUnderlined) : (old.letters, new.letters)
    if before != after { codes += Self.codes(from: before, to: after) }
    if old.underline != new.underline, let code = underlineCode(new.underline) { codes.append(code) }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  /// The style with visible letters. If the terminal would show letters and background in one colour, the letters
  /// become black or white.
  private func readable(_ style: CellStyle) -> CellStyle {
    guard self != .trueColor, let letters = style.foreground, let ground = style.background, letters != ground,
      code(letters, 0) == code(ground, 0)
    else { return style }
    var style = style
    let (red, green, blue) = (ground >> 16 & 0xFF, ground >> 8 & 0xFF, ground & 0xFF)
    style.foreground = 2 * red + 5 * green + blue < 8 * 0x80 ? 0xFF_FFFF : 0
    return style
  }

  /// The parameters that change the style of letters. An underline replaces another kind of underline without ending
  /// it.
  private static func codes(from old: CellStyle.Letters, to new: CellStyle.Letters) -> [String] {
    let changes = CellStyle.Letters.codes.filter { old.contains($0.letters) != new.contains($0.letters) }
    let isUnderlined = !new.isDisjoint(with: .underlines)
    let ends = changes.filter { change in
      !new.contains(change.letters) && !(isUnderlined && CellStyle.Letters.underlines.contains(change.letters))
    }
    return ends.map(\.end) + changes.filter { new.contains($0.letters) }.map(\.begin)
  }

  /// The parameters for the colour of an underline; nil if the terminal cannot colour underlines. They are
  /// sub-parameters, which a terminal without support skips.
  private func underlineCode(_ color: UInt32?) -> String? {
    switch self {
    case .none, .ansi16: nil
    case .ansi256: color.map { "58:5:\(Self.nearest256($0))" } ?? "59"
    case .trueColor: color.map { "58:2::\($0 >> 16 & 0xFF):\($0 >> 8 & 0xFF):\($0 & 0xFF)" } ?? "59"
    }
  }

  private func code(_ color: UInt32?, _ base: Int) -> String {
    guard let color else { return "\(base + 9)" }
    switch self {
    case .none: return "\(base + 9)"
    case .ansi16:
      let index = Self.nearest16(color)
      return index < 8 ? "\(base + index)" : "\(base + 60 + index - 8)"
    case .ansi256: return "\(base + 8);5;\(Self.nearest256(color))"
    case .trueColor: return "\(base + 8);2;\(color >> 16 & 0xFF);\(color >> 8 & 0xFF);\(color & 0xFF)"
    }
  }

  /// The index of the most similar of the 16 colours. Terminals show these colours differently, so the hue decides, not
  /// the distance: if a colour has a hue, the bits of the components above the middle between the largest and the
  /// smallest component are set.
  static func nearest16(_ color: UInt32) -> Int {
    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard most - least >= 0x30 else {
      // Black, bright black, white and bright white are a scale of greys.
      return most < 0x40 ? 0 : most < 0x98 ? 8 : most < 0xD8 ? 7 : 15
    }
    let middle = (most + least) / 2
    let hue = (red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0)
    return most >= 0xE0 ? hue + 8 : hue
  }

  /// The index of the nearest colour of the cube or the nearest grey, whichever is nearer.
  static func nearest256(_ color: UInt32) -> Int {
    let steps = [16, 8, 0].map { step(Int(color >> UInt32($0) & 0xFF)) }
    let cube = steps.reduce(0) { $0 << 8 | UInt32(level($1)) }
    let mean = (Int(color >> 16 & 0xFF) + Int(color >> 8 & 0xFF) + Int(color & 0xFF)) / 3
    let number = max(0, min(23, (mean - 3) / 10))
    let gray = UInt32(8 + 10 * number) * 0x01_0101
    guard distance(gray, color) < distance(cube, color) else { return 16 + 36 * steps[0] + 6 * steps[1] + steps[2] }
    return 232 + number
  }

  /// The step of the cube that is nearest to a component (`step`), and the component that a step represents (`level`).
  private static func step(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  /// The squared distance of two colours. The components are weighted roughly as by the eye.
  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    func part(_ shift: UInt32) -> Int { Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF) }
    return 2 * part(16) * part(16) + 4 * part(8) * part(8) + 3 * part(0) * part(0)
  }
}

/// Converts a drawing's colours for a terminal. The terminal's own colours for letters and background are unknown, so
/// the terminal chooses the primary colour, the background, and the surfaces of controls.
struct TextInks {
  var isDark: Bool
  var theme: Theme

  /// The colour of letters and lines; nil if the terminal chooses it.
  func letters(_ color: Color) -> UInt32? {
    if theme.color(for: color) == .primary { return nil }
    // A separator must be visible as a line of characters, so it has the colour of edges.
    return value(of: color == .separator ? .edge : color)
  }

  /// The background colour of letters; nil if the terminal chooses it.
  func surface(_ color: Color) -> UInt32? {
    if color == .ground || color == .surface || color.isClear { return nil }
    return value(of: color)
  }

  /// The value of a colour in the terminal. A translucent colour is mixed with the background.
  func value(of color: Color) -> UInt32 {
    let shown = theme.color(for: color)
    let value = isDark ? shown.dark : shown.light
    guard shown.alpha < 1 else { return value }
    let ground = isDark ? Color.ground.dark : Color.ground.light
    return Color.mixed(ground, value, shown.alpha)
  }
}

extension DisplayList.Fill.Gradient {
  /// The gradient's colour in the middle of a cell, `0xRRGGBB`; nil if the gradient has no colours or no extent.
  func color(column: Int, row: Int, _ inks: TextInks) -> UInt32? {
    let stops = style.stops
    guard let box, box.width > 0, box.height > 0, let first = stops.first else { return nil }
    let share = share(at: Point(x: Double(column) + 0.5, y: Double(row) + 0.5), in: box)
    var before = first
    for stop in stops {
      guard stop.location <= share else {
        let span = stop.location - before.location
        let part = span > 0 ? max(0, share - before.location) / span : 0
        return Color.mixed(inks.value(of: before.color), inks.value(of: stop.color), part)
      }
      before = stop
    }
    return inks.value(of: before.color)
  }

  /// The position of a point along the gradient, as a share of its line, of its outer radius or of a whole turn.
  private func share(at place: Point, in box: Rect) -> Double {
    switch style.form {
    case .linear(let line):
      let x = (place.x - box.x) / box.width - line.startPoint.x
      let y = (place.y - box.y) / box.height - line.startPoint.y
      let (dx, dy) = (line.endPoint.x - line.startPoint.x, line.endPoint.y - line.startPoint.y)
      let length = dx * dx + dy * dy
      // SVG paints a gradient of length 0 completely in the last colour.
      return length > 0 ? (x * dx + y * dy) / length : 1
    case .radial(let radial):
      let x = (place.x - box.x - radial.center.x * box.width) * cell.width
      let y = (place.y - box.y - radial.center.y * box.height) * cell.height
      return radial.endRadius > 0 ? (x * x + y * y).squareRoot() / radial.endRadius : 1
    case .angular(let turn):
      return turn.share(
        x: (place.x - box.x - turn.center.x * box.width) * cell.width,
        y: (place.y - box.y - turn.center.y * box.height) * cell.height)
    }
  }
}
