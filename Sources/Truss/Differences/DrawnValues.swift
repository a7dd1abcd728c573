import TrussDifferences
import TrussDrawing
import TrussText
import TrussViews

// The values of drawing attributes in the lines of a `FrameList`, in the words of the modifiers, with numbers in
// points. Outside of quotes a value contains no `:`, `(` or `)`, because `FrameList` parses a line by these characters.

extension Color {
  /// The colour as text: `red`, `#1f883d`, `#1f883d/#3fb950` with another colour in dark mode, `red 50%` if half
  /// opaque.
  var spelling: String {
    if isClear { return "clear" }
    if isTint { return alpha == 1 ? "tint" : "tint \(shortest((alpha * 1_000).rounded() / 10))%" }
    let named = Self.named.first { $0.color.light == light && $0.color.dark == dark }?.name
    let hex = light == dark ? "#\(Self.digits(light))" : "#\(Self.digits(light))/#\(Self.digits(dark))"
    let name = named ?? hex
    return alpha == 1 ? name : "\(name) \(shortest((alpha * 1_000).rounded() / 10))%"
  }
}

extension _ShapePaint {
  var spelling: String { gradient?.spelling ?? color.spelling }
}

extension AnyGradient {
  /// The gradient's stops, and its line, circle or turn: `red 0, blue 1 from 0 0 to 1 1`, `red 0, blue 1 around 0.5
  /// 0.5 to 40`, `red 0, blue 1 around 0.5 0.5 from 0 by 360 degrees`.
  var spelling: String {
    if stops.isEmpty { return "none" }
    let colors = stops.map { "\($0.color.spelling) \(shortest($0.location))" }.joined(separator: ", ")
    switch form {
    case .linear(let line): return "\(colors) from \(line.startPoint.spelling) to \(line.endPoint.spelling)"
    case .angular(let turn):
      return "\(colors) around \(turn.center.spelling) from \(shortest(turn.start)) by \(shortest(turn.turn)) degrees"
    case .radial(let radial): return "\(colors) around \(radial.center.spelling) to \(shortest(radial.endRadius))"
    }
  }
}

extension UnitPoint {
  fileprivate var spelling: String { "\(shortest(x)) \(shortest(y))" }
}

extension GraphicEffect {
  /// The effect as text, such as `rotated 45 at 0.5 0.5` or `shadow black 33% 2 0 1`.
  var spelling: String {
    switch self {
    case .rotation(let angle, let anchor): "rotated \(shortest(angle.degrees)) at \(anchor.spelling)"
    case .scale(let x, let y, let anchor): "scaled \(shortest(x)) \(shortest(y)) at \(anchor.spelling)"
    case .shadow(let color, let radius, let x, let y):
      "shadow \(color.spelling) \([radius, x, y].map(shortest).joined(separator: " "))"
    case .blur(let radius): "blurred \(shortest(radius))"
    case .blend(let mode): "blended \(mode.rawValue)"
    }
  }
}

extension StrokeStyle {
  /// The stroke's attributes except its colour, such as ` 2 dash 4 3`; empty for a solid stroke of 1 point.
  var spelling: String {
    (lineWidth == 1 ? "" : " \(shortest(lineWidth))")
      + (dash.isEmpty ? "" : " dash \(dash.map(shortest).joined(separator: " "))")
      + (dashPhase == 0 || dash.isEmpty ? "" : " phase \(shortest(dashPhase))")
      + (lineCap == .butt ? "" : " cap \(lineCap.rawValue)")
      + (lineJoin == .miter ? "" : " join \(lineJoin.rawValue)")
  }
}

extension Border {
  /// The border's line width or kind of line, its colour and its edges: `light`, `heavy red`, `dashed bottom leading`.
  var spelling: String {
    let sides = Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map { "\($0)" }
    let line = lineWidth.map(shortest) ?? line.rawValue
    return ([line] + (color == .edge ? [] : [color.spelling]) + (edges == .all ? [] : sides)).joined(separator: " ")
  }
}

extension Font {
  /// The family, the size and further attributes: `sans 13`, `serif 20 bold italic`, `"Inter" 17`.
  var spelling: String {
    let family = file.map { "\"\(FrameList.escaped($0.family))\" \(face.rawValue)" } ?? face.rawValue
    let usual = file == nil && face == .sansBold ? Weight.bold : .regular
    var words = [family, shortest(size)]
    if weight != usual { words.append(weight == .bold ? "bold" : "weight \(weight.value)") }
    if isItalic { words.append("italic") }
    if tracking != 0 { words.append("tracking \(shortest(tracking))") }
    if baselineOffset != 0 { words.append("raised \(shortest(baselineOffset))") }
    return words.joined(separator: " ")
  }
}

extension Text.LineStyle {
  var spelling: String { color.map { "\(pattern.rawValue) \($0.spelling)" } ?? pattern.rawValue }
}

extension Path {
  /// The path data relative to `origin`, rounded to thousandths of a point.
  func spelling(from origin: Point) -> String {
    data { point in
      [point.x - origin.x, point.y - origin.y].map { shortest(($0 * 1_000).rounded() / 1_000) }.joined(separator: " ")
    }
  }
}

extension Canvas.Mark {
  var spelling: String {
    func place(_ path: Path) -> String { path.spelling(from: Point(x: 0, y: 0)) }
    switch self {
    case .fill(let path, let color): return "fill \(place(path)) \(color.spelling)"
    case .stroke(let path, let color, let style): return "stroke \(place(path)) \(color.spelling)\(style.spelling)"
    case .rectangle(let rect, let color, let radius): return "\(place(Path(rect))) \(color.spelling) \(radius)"
    case .line(let start, let end, let border): return "\(place(Path { $0.addLines([start, end]) })) \(border.spelling)"
    case .lines(let points, let border): return "lines \(place(Path { $0.addLines(points) })) \(border.spelling)"
    case .text(let text, let ascii, let rect, let alignment, let font, let color):
      let letters = ascii.map { "\(text) ascii \($0)" } ?? text
      return "\(letters) \(place(Path(rect))) \(alignment) \(font.spelling) \(color.spelling)"
    }
  }
}

extension Connector {
  /// The connector's ends, such as `"web" -> "api"`, then its attributes that differ from the defaults.
  var spelling: String {
    func quoted(_ text: String) -> String { "\"\(FrameList.escaped(text))\"" }
    var words = [source.spelling, "->", target.spelling]
    for name in waypoints { words += ["via", quoted(name.name)] }
    if let label { words += ["label", quoted(label)] }
    if let labelPosition { words += ["at", shortest(labelPosition)] }
    if let label = source.label { words += ["start", quoted(label)] }
    if let label = target.label { words += ["end", quoted(label)] }
    if source.head != .none { words += ["tail", source.head.rawValue] }
    if target.head != .arrow { words += ["head", target.head.rawValue] }
    if let routing, routing != .orthogonal { words.append(routing.rawValue) }
    if let color { words.append(color.spelling) }
    return words.joined(separator: " ") + style.spelling
  }
}

extension Connector.End {
  fileprivate var spelling: String { "\"\(FrameList.escaped(view.name))\"" + (edge.map { " \($0)" } ?? "") }
}
