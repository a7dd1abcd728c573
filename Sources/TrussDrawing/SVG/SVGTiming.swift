/// When the animations of a document run.
package struct SVGTiming: Sendable {
  /// How long they run one way, in seconds.
  package var duration: Double
  /// The rest between two steps, in seconds; a part of the duration.
  package var stepRest: Double
  /// CSS' name of the curve.
  package var curve: String
  /// Whether they run to and fro three times, with a rest at each end.
  package var repeats: Bool

  /// Makes a timing of a duration and the rests in it in seconds, CSS' name of a curve, and whether it runs to and fro.
  package init(duration: Double, stepRest: Double = 0, curve: String, repeats: Bool) {
    self.duration = duration
    self.stepRest = stepRest
    self.curve = curve
    self.repeats = repeats
  }

  /// The rest at either end in seconds. It is twice as long to the eye: the way back begins with it again.
  private static let rest = 0.75
  /// How often it runs one way: three times forth and twice back, so that it ends at the end. A picture that never rests
  /// is in the way of reading the page around it.
  private static let runs = 5

  /// The value of the `animation` property for some keyframes.
  func animation(_ name: String) -> String {
    guard repeats else { return "\(name) \(seconds(duration)) \(curve)" }
    return "\(name) \(seconds(duration + 2 * Self.rest)) \(curve) \(Self.runs) alternate"
  }

  /// A step of a movement.
  struct Step: Hashable {
    var number = 0
    var count = 1

    /// Whether it is one of several.
    var isPart: Bool { count > 1 }
    var isLast: Bool { number == count - 1 }
    var next: Step { Step(number: number + 1, count: count) }
  }

  /// The keyframes between two sets of declarations in a step. The end is left out where it is reached once: the
  /// attributes have it. A view that goes is gone after the first third, one that comes begins with the last third:
  /// neither covers what moves. A text that replaces another in its place comes when that one has gone, halfway.
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

  /// The keyframes that show the pictures of a step in its time alone.
  func visibility(of step: Step) -> String {
    let shown = step.number == 0 ? "from { opacity: 1 }" : "from { opacity: 0 } \(percentage(step, 0)) { opacity: 1 }"
    // In the rest after it, a step's pictures stay.
    return step.isLast ? "\(shown) to { opacity: 1 }" : "\(shown) \(percentage(step.next, 0)), to { opacity: 0 }"
  }

  /// The `animation` property of the pictures of a step: they come and go at once.
  func visibilityAnimation(_ name: String) -> String {
    var timing = self
    timing.curve = "step-end"
    return timing.animation(name)
  }

  /// The place of a share of a step in the animation.
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
    // A thousandth of a second can be seen in a sequence of pictures, a hundredth by eye.
    let milliseconds = (value * 1000).rounded()
    return milliseconds.truncatingRemainder(dividingBy: 10) == 0
      ? "\(SVGNumber.string(value))s" : "\(SVGNumber.string(milliseconds))ms"
  }
}
