import TrussViews

/// How many colours a terminal has, and the escape sequences (SGR of ECMA-48) that choose them.
package enum ColorDepth: String, CaseIterable, Sendable {
  /// No sequences at all.
  case none
  /// The 16 colours of the terminal's own table.
  case ansi16
  /// The 256 of xterm: a cube of 6 x 6 x 6, and 24 greys.
  case ansi256
  /// Red, green and blue, from 0 to 255 each.
  case trueColor

  /// The sequence that changes a style into another; both are nearest where the terminal has not the colour itself.
  func sequence(from old: CellStyle, to new: CellStyle) -> String {
    guard self != .none, old != new else { return "" }
    if new == .plain { return "\u{1B}[0m" }
    let (old, new) = (readable(old), readable(new))
    var codes: [String] = []
    if old.foreground != new.foreground { codes.append(code(new.foreground, 30)) }
    if old.background != new.background { codes.append(code(new.background, 40)) }
    // A terminal of 16 colours has solid lines under letters alone.
    let (before, after) =
      self == .ansi16 ? (old.letters.plainlyUnderlined, new.letters.plainlyUnderlined) : (old.letters, new.letters)
    if before != after { codes += Self.codes(from: before, to: after) }
    if old.underline != new.underline, let code = underlineCode(new.underline) { codes.append(code) }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  /// The style with letters that are visible: colours that differ may be one and the same of the terminal's.
  private func readable(_ style: CellStyle) -> CellStyle {
    guard self != .trueColor, let letters = style.foreground, let ground = style.background, letters != ground,
      code(letters, 0) == code(ground, 0)
    else { return style }
    var style = style
    let (red, green, blue) = (ground >> 16 & 0xFF, ground >> 8 & 0xFF, ground & 0xFF)
    style.foreground = 2 * red + 5 * green + blue < 8 * 0x80 ? 0xFF_FFFF : 0
    return style
  }

  /// The parameters that change how letters are set. A line under letters takes the place of another.
  private static func codes(from old: CellStyle.Letters, to new: CellStyle.Letters) -> [String] {
    let changes = CellStyle.Letters.codes.filter { old.contains($0.letters) != new.contains($0.letters) }
    let isUnderlined = !new.isDisjoint(with: .underlines)
    let ends = changes.filter { change in
      !new.contains(change.letters) && !(isUnderlined && CellStyle.Letters.underlines.contains(change.letters))
    }
    return ends.map(\.end) + changes.filter { new.contains($0.letters) }.map(\.begin)
  }

  /// The parameters for the colour of a line under letters; nil if the terminal has none. They are sub-parameters,
  /// which a terminal without support skips as a whole.
  private func underlineCode(_ color: UInt32?) -> String? {
    switch self {
    case .none, .ansi16: nil
    case .ansi256: color.map { "58:5:\(Self.nearest256($0))" } ?? "59"
    case .trueColor: color.map { "58:2::\($0 >> 16 & 0xFF):\($0 >> 8 & 0xFF):\($0 & 0xFF)" } ?? "59"
    }
  }

  /// The parameters for a colour.
  ///
  /// - Parameter base: 30 for letters, 40 for their background.
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

  /// The one of the 16 colours that is most like a colour. Each terminal shows them differently, so a colour's hue
  /// counts, not its distance: for a colour with a hue, the components above the middle of the largest and the smallest
  /// are set.
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

  /// The nearer of the cube's nearest colour and of the nearest grey.
  static func nearest256(_ color: UInt32) -> Int {
    let steps = [16, 8, 0].map { step(Int(color >> UInt32($0) & 0xFF)) }
    let cube = steps.reduce(0) { $0 << 8 | UInt32(level($1)) }
    let mean = (Int(color >> 16 & 0xFF) + Int(color >> 8 & 0xFF) + Int(color & 0xFF)) / 3
    let number = max(0, min(23, (mean - 3) / 10))
    let gray = UInt32(8 + 10 * number) * 0x01_0101
    guard distance(gray, color) < distance(cube, color) else { return 16 + 36 * steps[0] + 6 * steps[1] + steps[2] }
    return 232 + number
  }

  /// The step of the cube that is nearest to a part of a colour, and the part that a step represents.
  private static func step(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  /// The square of the distance of two colours as the eye roughly weighs their parts.
  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    func part(_ shift: UInt32) -> Int { Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF) }
    return 2 * part(16) * part(16) + 4 * part(8) * part(8) + 3 * part(0) * part(0)
  }
}

/// A drawing's colours in a terminal, whose own colours for letters and ground are not known: text in the primary
/// colour, or on the ground or a control's surface, is left to the terminal.
struct TextInks {
  var isDark: Bool
  var theme: Theme

  /// The colour of letters and lines; nil is the terminal's own.
  func letters(_ color: Color) -> UInt32? {
    if theme.color(for: color) == .primary { return nil }
    // A hairline of a character's width must be seen too.
    return value(of: color == .separator ? .edge : color)
  }

  /// The colour of the background of letters; nil is the terminal's own.
  func surface(_ color: Color) -> UInt32? {
    if color == .ground || color == .surface || color.isClear { return nil }
    return value(of: color)
  }

  /// A colour as the terminal shows it: one that is not opaque mixed with the ground.
  func value(of color: Color) -> UInt32 {
    let shown = theme.color(for: color)
    let value = isDark ? shown.dark : shown.light
    guard shown.alpha < 1 else { return value }
    let ground = isDark ? Color.ground.dark : Color.ground.light
    return Color.mixed(ground, value, shown.alpha)
  }
}

extension DisplayList.Fill.Gradient {
  /// The colour in the middle of a cell, `0xRRGGBB`; nil if there is none.
  func color(column: Int, row: Int, _ inks: TextInks) -> UInt32? {
    let stops = style.stops
    guard let box = cells, box.width > 0, box.height > 0, let first = stops.first else { return nil }
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

  /// The part of the line, or of the outer circle's radius, that a place in a box is at.
  private func share(at place: Point, in box: Rect) -> Double {
    switch style.form {
    case .linear(let line):
      let x = (place.x - box.x) / box.width - line.startPoint.x
      let y = (place.y - box.y) / box.height - line.startPoint.y
      let (dx, dy) = (line.endPoint.x - line.startPoint.x, line.endPoint.y - line.startPoint.y)
      let length = dx * dx + dy * dy
      // SVG paints all of a line without a length in the last colour.
      return length > 0 ? (x * dx + y * dy) / length : 1
    case .radial(let radial):
      let x = (place.x - box.x - radial.center.x * box.width) * cell.width
      let y = (place.y - box.y - radial.center.y * box.height) * cell.height
      return radial.endRadius > 0 ? (x * x + y * y).squareRoot() / radial.endRadius : 1
    }
  }
}
