/// When the animations of a document run.
package struct SVGTiming: Sendable {
  /// How long they run one way, in seconds.
  package var duration: Double
  /// CSS' name of the curve.
  package var curve: String
  /// Whether they run to and fro for ever, with a rest at each end.
  package var repeats: Bool

  /// Makes a timing of a duration in seconds, CSS' name of a curve, and whether it runs to and fro.
  package init(duration: Double, curve: String, repeats: Bool) {
    self.duration = duration
    self.curve = curve
    self.repeats = repeats
  }

  /// The rest at either end in seconds. It is twice as long to the eye: the way back begins with it again.
  private static let rest = 0.6

  /// The value of the `animation` property for some keyframes.
  func animation(_ name: String) -> String {
    guard repeats else { return "\(name) \(seconds(duration)) \(curve)" }
    return "\(name) \(seconds(duration + 2 * Self.rest)) \(curve) infinite alternate"
  }

  /// The keyframes between two sets of declarations. The end is left out where it is reached once: the attributes have
  /// it.
  func keyframes(from start: String, to end: String) -> String {
    guard repeats else { return "from { \(start) }" }
    let share = 100 * Self.rest / (duration + 2 * Self.rest)
    let (first, last) = (SVGNumber.string(share), SVGNumber.string(100 - share))
    return "from, \(first)% { \(start) } \(last)%, to { \(end) }"
  }

  private func seconds(_ value: Double) -> String {
    // A thousandth of a second can be seen in a sequence of pictures, a hundredth by eye.
    let milliseconds = (value * 1000).rounded()
    return milliseconds.truncatingRemainder(dividingBy: 10) == 0
      ? "\(SVGNumber.string(value))s" : "\(SVGNumber.string(milliseconds))ms"
  }
}
