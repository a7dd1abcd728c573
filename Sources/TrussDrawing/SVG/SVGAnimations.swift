import TrussViews

/// Turns movements into CSS classes with keyframes. Elements with equal movements share a class.
///
/// In SVG 2 the position and the size of a rectangle or an ellipse are CSS properties, so borders and corners keep
/// their size while the box changes. Lines and texts have no such properties: `transform` moves them.
struct SVGAnimations {
  /// The values of one property, at the start and at the end.
  private struct Change: Hashable {
    var property: String
    var start: String
    var end: String
  }

  /// Properties that change together in a step.
  private struct Movement: Hashable {
    var step: SVGTiming.Step
    var changes: [Change]
    var fade: Tween.Fade
  }

  private let scope: String
  private var numbers: [Movement: Int] = [:]
  /// The movements by number. The first number is 1.
  private var movements: [Movement] = []
  private var step = SVGTiming.Step()

  /// - Parameter scope: the id of the root, which is the prefix of class names.
  init(scope: String) { self.scope = scope }

  /// Returns the shape with the class of its movement, or unchanged if it does not move.
  mutating func animated(_ shape: SVGShape, from start: SVGShape, _ tween: Tween) -> SVGShape {
    var shape = shape
    // All shapes of an element share its transform, including the lines along a text.
    var changes =
      Self.transform(of: tween).map { [Change(property: "transform", start: $0, end: "none")] }
      ?? Self.geometry(from: start, to: shape)
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

  /// The `style` element with all movements; empty if nothing moves.
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

  /// Begins a step. Returns the class of its group.
  mutating func begin(_ step: SVGTiming.Step) -> String {
    self.step = step
    return stepName(step.number)
  }

  private func stepName(_ number: Int) -> String { "\(scope)--step-\(number + 1)" }

  private func name(_ number: Int) -> String { "\(scope)--move-\(number)" }

  private static func geometry(from start: SVGShape, to end: SVGShape) -> [Change] {
    switch (start.outline, end.outline) {
    case (.rectangle, .rectangle), (.ellipse, .ellipse), (.image, .image): break
    case (.path(let data), .path(let end)) where data != end:
      return [Change(property: "d", start: "path('\(data)')", end: "path('\(end)')")]
    default: return []
    }
    var starts: [String: Double] = [:]
    start.eachNumber { starts["\($0)"] = $1 }
    var changes: [Change] = []
    end.eachNumber { property, end in
      guard let start = starts["\(property)"] else { return }
      let (first, last) = (SVGNumber.string(start), SVGNumber.string(end))
      if first != last { changes.append(Change(property: "\(property)", start: "\(first)px", end: "\(last)px")) }
    }
    return changes
  }

  /// The transform that moves a text, line or cross from its end back to its start; nil for other elements, or if there
  /// is no movement.
  private static func transform(of tween: Tween) -> String? {
    switch (tween.start, tween.end) {
    case (.text(let start), .text(let end)):
      translation(start.anchor - end.anchor, start.baseline - end.baseline)
    case (.line(let from, let to, _, _), .line(let lastFrom, let lastTo, _, _)):
      transform(from: Rect(between: lastFrom, and: lastTo), to: Rect(between: from, and: to))
    case (.cross(let start, _), .cross(let end, _)): transform(from: end, to: start)
    default: nil
    }
  }

  /// The transform from one rectangle to another: `translate` and, if the sizes differ, `scale` about the picture's
  /// origin.
  private static func transform(from source: Rect, to target: Rect) -> String? {
    let x = source.width == 0 ? 1 : target.width / source.width
    let y = source.height == 0 ? 1 : target.height / source.height
    let move = translation(target.x - source.x * x, target.y - source.y * y)
    guard x != 1 || y != 1 else { return move }
    // Two decimals would be too few for a factor: they could cause an error of 5 points at 1,000 points.
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

package struct SVGTiming: Sendable {
  /// The duration of one run, in seconds.
  package var duration: Double
  /// The pause between two steps, in seconds. The duration includes it.
  package var stepRest: Double
  /// The CSS name of the timing curve.
  package var curve: String
  /// Whether the animations run three times forward and twice backward, with a pause at each end.
  package var repeats: Bool

  package init(duration: Double, stepRest: Double = 0, curve: String, repeats: Bool) {
    self.duration = duration
    self.stepRest = stepRest
    self.curve = curve
    self.repeats = repeats
  }

  /// The pause at each end of a run, in seconds. Between two runs the pause is twice as long.
  private static let rest = 0.75
  /// The number of runs: three forward and two backward, so that the animation stops at the end. An endless animation
  /// would disturb readers of the page around it.
  private static let runs = 5

  /// The value of the `animation` property for the keyframes `name`.
  func animation(_ name: String) -> String {
    guard repeats else { return "\(name) \(seconds(duration)) \(curve)" }
    return "\(name) \(seconds(duration + 2 * Self.rest)) \(curve) \(Self.runs) alternate"
  }

  struct Step: Hashable {
    var number = 0
    var count = 1

    var isPart: Bool { count > 1 }
    var isLast: Bool { number == count - 1 }
    var next: Step { Step(number: number + 1, count: count) }
  }

  /// The keyframes between two sets of declarations in a step. A single run of one step needs no keyframe for the end,
  /// which the attributes describe. A vanishing view is invisible after the first third, and an appearing view is
  /// invisible until the last third, so that neither covers moving views. A text that replaces another appears halfway,
  /// when the other has vanished.
  func keyframes(from start: String, to end: String, _ fade: Tween.Fade, in step: Step) -> String {
    let share: Double? =
      switch fade {
      case .none: nil
      case .appears(let inPlace): inPlace ? 0.5 : 2.0 / 3
      case .vanishes(let inPlace): inPlace ? 0.5 : 1.0 / 3
      }
    let middle = share.map { " \(percentage(step, $0)) { opacity: 0 }" } ?? ""
    guard repeats || step.isPart else { return "from { \(start) }\(middle)" }
    return "from, \(percentage(step, 0)) { \(start) }\(middle) \(percentage(step, 1)), to { \(end) }"
  }

  /// The keyframes that show the pictures of a step only during the step.
  func visibility(of step: Step) -> String {
    let shown = step.number == 0 ? "from { opacity: 1 }" : "from { opacity: 0 } \(percentage(step, 0)) { opacity: 1 }"
    // The pictures of a step stay visible during the pause after it.
    return step.isLast ? "\(shown) to { opacity: 1 }" : "\(shown) \(percentage(step.next, 0)), to { opacity: 0 }"
  }

  /// The `animation` property of the pictures of a step, which appear and vanish without a transition.
  func visibilityAnimation(_ name: String) -> String {
    var timing = self
    timing.curve = "step-end"
    return timing.animation(name)
  }

  /// The percentage of a moment in the whole animation. `part` is the elapsed share of the step.
  private func percentage(_ step: Step, _ part: Double) -> String {
    let rest = repeats ? 100 * Self.rest / (duration + 2 * Self.rest) : 0
    let (number, count) = (Double(step.number), Double(step.count))
    var share = (number + part) / count
    if stepRest > 0 {
      let stepDuration = (duration - (count - 1) * stepRest) / count
      share = (number * (stepDuration + stepRest) + part * stepDuration) / duration
    }
    return "\(SVGNumber.string(share == 1 ? 100 - rest : rest + share * (100 - 2 * rest)))%"
  }

  private func seconds(_ value: Double) -> String {
    // Hundredths of a second suffice for the eye, but single frames can show thousandths.
    let milliseconds = (value * 1000).rounded()
    return milliseconds.truncatingRemainder(dividingBy: 10) == 0
      ? "\(SVGNumber.string(value))s" : "\(SVGNumber.string(milliseconds))ms"
  }
}
