import TrussDrawing
public import TrussLayout
import TrussTree
public import TrussViews

/// The change from one layout to another, drawn as a movement.
///
///     let change = Transition(from: try form(open: false).layout(width: 320), to: try form(open: true).layout(width:
///     320)) try change.svg().write(toFile: "open.svg")
///
/// A view is the same in both layouts if it has the same name or, without one, the same place among its siblings, and
/// is of the same kind. What both have moves and changes its size. What one of them lacks fades; a view that was collapsed
/// in a stack opens along it, one that is being collapsed closes. Texts on other lines, or with other words, cross-fade.
public struct Transition: Sendable {
  /// The layout at the beginning.
  public var from: Layout
  /// The layout at the end.
  public var to: Layout
  /// The duration in seconds; of 0 is the end alone.
  public var duration: Double
  /// How it runs through its time.
  public var curve: TransitionCurve

  /// Makes a transition between two layouts of one medium.
  ///
  /// It is checked where it is drawn.
  ///
  /// - Parameters:
  ///   - from: the layout at the beginning.
  ///   - to: the layout at the end.
  ///   - duration: the duration in seconds, 0.3 by default: from 0 to `Transition.longest`.
  ///   - curve: how it runs through its time; slow at both ends by default.
  public init(from: Layout, to: Layout, duration: Double = 0.3, curve: TransitionCurve = .easeInOut) {
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  /// The maximum duration: an hour, in seconds.
  public static let longest = 3600.0

  /// The frame of a view, or of a guide that was made for constraints, relative to the root.
  ///
  /// - Parameters:
  ///   - id: the name; nil is the answer where no view or guide of either layout has it, and the frame of the one where
  ///     the other lacks it.
  ///   - time: the share of the duration: 0 is the beginning, 1 the end. What lies outside counts as the nearer.
  public func frame(of id: ViewID, at time: Double) -> Rect? {
    guard let start = from.frame(of: id), let end = to.frame(of: id) else {
      return from.frame(of: id) ?? to.frame(of: id)
    }
    return start.moved(curve.progress(at: time), to: end)
  }

  /// What is drawn on the way.
  ///
  /// - Throws: `LayoutError` for a duration without meaning, and for layouts of two media.
  func tweens() throws(LayoutError) -> TweenList {
    guard duration >= 0, duration <= Self.longest else {
      throw LayoutError(
        .number(parameter: "duration", value: duration, rule: "a number of seconds, at least 0 and at most 3600"),
        view: "the transition", location: nil)
    }
    guard from.medium == to.medium else {
      throw LayoutError(.media, view: "the transition", location: nil)
    }
    return TweenList(from: from, to: to)
  }
}
