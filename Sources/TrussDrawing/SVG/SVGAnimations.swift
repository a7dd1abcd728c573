import TrussViews

/// Turns movements into classes, and remembers the keyframes of these: elements that move alike share them.
///
/// A rectangle's and an ellipse's places and sizes are properties of CSS in SVG 2, so borders and corners keep their
/// size while the box changes its own. Lines and texts have no such properties: they are moved by `transform`.
struct SVGAnimations {
  /// What one property is at the beginning and at the end.
  private struct Change: Hashable {
    var property: String
    var start: String
    var end: String
  }

  /// What changes together in a step of the movement.
  private struct Movement: Hashable {
    var step: SVGTiming.Step
    var changes: [Change]
    /// Whether it comes or goes.
    var fade: Tween.Fade
  }

  private let scope: String
  private var numbers: [Movement: Int] = [:]
  /// The movements by their number less one.
  private var movements: [Movement] = []
  /// The step that is being drawn.
  private var step = SVGTiming.Step()

  /// - Parameter scope: the root's id, which the classes begin with.
  init(scope: String) { self.scope = scope }

  /// A shape with the class of its movement; without one where it stays as it is.
  mutating func animated(_ shape: SVGShape, from start: SVGShape, _ tween: Tween) -> SVGShape {
    var shape = shape
    // What is moved as a whole keeps its places: the lines along a text, too.
    let transform = Self.transform(of: tween)
    var changes = transform == nil ? Self.geometry(from: start, to: shape) : []
    if case .path(let data) = start.outline, case .path(let end) = shape.outline, tween.end.hasPath, data != end {
      changes.append(Change(property: "d", start: "path('\(data)')", end: "path('\(end)')"))
    }
    if let transform {
      changes.append(Change(property: "transform", start: transform, end: "none"))
    }
    switch tween.fade {
    case .none: break
    case .appears: changes.append(Change(property: "opacity", start: "0", end: "1"))
    case .vanishes:
      changes.append(Change(property: "opacity", start: "1", end: "0"))
      shape.vanishes = true
    }
    if !changes.isEmpty { shape.movement = className(changes, tween.fade) }
    return shape
  }

  /// The `style` element with all movements; empty where nothing moves.
  func styleSheet(_ timing: SVGTiming) -> XMLWriter {
    var sheet = XMLWriter(depth: 1)
    guard !movements.isEmpty || step.isPart, timing.duration > 0 else { return sheet }
    sheet.open("style", [("type", "text/css")])
    sheet.line("@media (prefers-reduced-motion: no-preference) {")
    for number in 0..<step.count where step.isPart {
      let name = stepName(number)
      sheet.line("  .\(name) { animation: \(timing.visibilityAnimation(name)) }")
      let step = SVGTiming.Step(number: number, count: step.count)
      sheet.line("  @keyframes \(name) { \(timing.visibility(of: step)) }")
    }
    for (index, movement) in movements.enumerated() {
      let (name, changes) = (name(index + 1), movement.changes)
      let start = changes.map { "\($0.property): \($0.start)" }.joined(separator: "; ")
      let end = changes.map { "\($0.property): \($0.end)" }.joined(separator: "; ")
      sheet.line("  .\(name) { animation: \(timing.animation(name)) }")
      let keyframes = timing.keyframes(from: start, to: end, movement.fade, in: movement.step)
      sheet.line("  @keyframes \(name) { \(keyframes) }")
    }
    sheet.line("}")
    sheet.close()
    return sheet
  }

  private mutating func className(_ changes: [Change], _ fade: Tween.Fade) -> String {
    let movement = Movement(step: step, changes: changes, fade: fade)
    if let number = numbers[movement] { return name(number) }
    movements.append(movement)
    numbers[movement] = movements.count
    return name(movements.count)
  }

  /// Begins a step, and gives the class of its pictures.
  mutating func begin(_ step: SVGTiming.Step) -> String {
    self.step = step
    return stepName(step.number)
  }

  private func stepName(_ number: Int) -> String { "\(scope)--step-\(number + 1)" }

  private func name(_ number: Int) -> String { "\(scope)--move-\(number)" }

  private static func geometry(from start: SVGShape, to end: SVGShape) -> [Change] {
    switch (start.outline, end.outline) {
    case (.rectangle, .rectangle), (.ellipse, .ellipse), (.image, .image): break
    default: return []
    }
    let starts = start.properties
    return end.properties.compactMap { property, end in
      guard let start = starts.first(where: { $0.name == property })?.value else { return nil }
      let (first, last) = (SVGNumber.string(start), SVGNumber.string(end))
      return first == last ? nil : Change(property: property, start: "\(first)px", end: "\(last)px")
    }
  }

  /// What brings an element that no properties place from its end back to its beginning.
  private static func transform(of tween: Tween) -> String? {
    switch (tween.start, tween.end) {
    case (.text(let start), .text(let end)):
      translation(SVGText.anchor(of: start) - SVGText.anchor(of: end), start.baseline - end.baseline)
    case (.line(let from, let to, _, _), .line(let lastFrom, let lastTo, _, _)):
      transform(from: Rect(between: lastFrom, and: lastTo), to: Rect(between: from, and: to))
    case (.cross(let start, _), .cross(let end, _)): transform(from: end, to: start)
    default: nil
    }
  }

  /// `translate` and, where the sizes differ, `scale` from the picture's origin.
  private static func transform(from source: Rect, to target: Rect) -> String? {
    let x = source.width == 0 ? 1 : target.width / source.width
    let y = source.height == 0 ? 1 : target.height / source.height
    let move = translation(target.x - source.x * x, target.y - source.y * y)
    guard x != 1 || y != 1 else { return move }
    // Two decimals are too few for a factor: at 1,000 points they are 5 points.
    let scale = "scale(\(factor(x)), \(factor(y)))"
    return move.map { "\($0) \(scale)" } ?? scale
  }

  private static func translation(_ x: Double, _ y: Double) -> String? {
    let (dx, dy) = (SVGNumber.string(x), SVGNumber.string(y))
    return dx == "0" && dy == "0" ? nil : "translate(\(dx)px, \(dy)px)"
  }

  private static func factor(_ value: Double) -> String {
    shortest((max(-1e6, min(1e6, value)) * 10_000).rounded() / 10_000)
  }
}

extension DisplayList.Element {
  /// Whether it is drawn as a path whose steps stay the same; those of a cross are moved as a whole.
  fileprivate var hasPath: Bool {
    switch self {
    case .path, .beginClip: true
    default: false
    }
  }
}

extension Rect {
  /// The rectangle of a line; its extents are negative where the line runs up or to the left.
  fileprivate init(between start: Point, and end: Point) {
    self.init(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
