package import TrussDrawing
public import TrussLayout
public import TrussTree
public import TrussViews

/// The change from one layout to another, drawn as a movement.
///
///     let (closed, open) = (try form(open: false).layout(width: 320), try form(open: true).layout(width: 320))
///     try Transition(from: closed, to: open).svg().write(toFile: "open.svg")
///
/// A view is matched in both layouts if it has the same kind and the same name or, without a name, the same place among
/// its siblings. Views in both layouts move and change their size. Views in only one of them fade. A view that a stack
/// expands opens along the stack's axis, a view that it collapses closes. Texts whose lines or words change cross-fade.
public struct Transition: Sendable {
  /// The layout at the beginning.
  public var from: LayoutResult
  /// The layout at the end.
  public var to: LayoutResult
  /// The duration, in seconds. If it is 0, only the layout at the end is drawn.
  public var duration: Double
  /// The timing curve.
  public var curve: TransitionCurve

  /// Makes a transition between two layouts of one medium.
  ///
  /// The values are checked when the transition is drawn.
  ///
  /// - Parameters:
  ///   - from: the layout at the beginning.
  ///   - to: the layout at the end.
  ///   - duration: the duration in seconds, from 0 to `Transition.longest`; 0.3 by default.
  ///   - curve: the timing curve; slow at both ends by default.
  public init(from: LayoutResult, to: LayoutResult, duration: Double = 0.3, curve: TransitionCurve = .easeInOut) {
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  /// The maximum duration: an hour, in seconds.
  public static let longest = 3600.0

  /// The frame of a view, or of a guide of constraints, relative to the root.
  ///
  /// - Parameters:
  ///   - id: the name of the view or guide. The result is nil if neither layout has it. If only one layout has it, the
  ///     result is the frame in this layout.
  ///   - time: the fraction of the duration: 0 is the beginning, 1 the end. A value outside of this range is clamped.
  public func frame(of id: ViewID, at time: Double) -> Rect? {
    guard let start = from.frame(of: id), let end = to.frame(of: id) else {
      return from.frame(of: id) ?? to.frame(of: id)
    }
    return start.moved(curve.progress(at: time), to: end)
  }

  /// - Throws: `LayoutError` for an invalid duration, and for layouts in different media.
  func tweens() throws(LayoutError) -> TweenList {
    try LayoutError.check("duration", seconds: duration, of: "the transition", at: to.location(of: 0))
    guard from.medium == to.medium else {
      throw LayoutError(.media, view: "the transition", location: to.location(of: 0))
    }
    return TweenList(from: from, to: to)
  }
}

extension LayoutError {
  static func check(
    _ parameter: String, _ value: Double, in range: ClosedRange<Double>, _ kind: String = "", of view: String,
    at location: SourceLine?
  ) throws(LayoutError) {
    guard !range.contains(value) else { return }
    let rule = "\(kind)at least \(shortest(range.lowerBound)) and at most \(shortest(range.upperBound))"
    throw LayoutError(.number(parameter: parameter, value: value, rule: rule), view: view, location: location)
  }

  static func check(
    _ parameter: String, seconds: Double, of view: String, at location: SourceLine?
  ) throws(LayoutError) {
    try check(parameter, seconds, in: 0...Transition.longest, "a number of seconds, ", of: view, at: location)
  }
}

extension Transition {
  /// Draws the transition as an animated SVG, as large as the layout at its end.
  ///
  ///     try session.transition(duration: 0.2).svg(title: "Recovering a password").write(toFile: "recover.svg")
  ///
  /// The animation uses only CSS, so that it also runs in an `<img>`. Viewers without CSS animation, and readers who
  /// prefer reduced motion, see the layout at the end, as `LayoutResult.svg` draws it.
  ///
  /// The parameters are the same as for `View.svg`, except `repeats`. If `repeats` is true, the animation plays three
  /// times forwards, and backwards in between, with a pause of 1.5 seconds at each end; by default it plays once.
  ///
  /// - Throws: `LayoutError` for an invalid duration, and for layouts in different media.
  public func svg(
    title: String = "Layout", description: String? = nil, id: String = "truss", scheme: SVG.Scheme = .automatic,
    theme: Theme = .plain, outlines: Bool = false, repeats: Bool = false
  ) throws(LayoutError) -> SVG {
    let renderer = SVGRenderer(title, description, id, scheme, theme, outlines, of: to)
    let timing = SVGTiming(duration: duration, curve: curve.rawValue, repeats: repeats)
    return SVG(document: renderer.render(try tweens(), timing))
  }
}

extension Transition {
  /// Draws the transition as text: pictures below each other, each with its time above it.
  ///
  /// ```text
  /// 0.00 s
  ///
  /// ┌──────┐
  /// └──────┘
  ///
  /// 0.10 s
  /// …
  /// ```
  ///
  /// Use it for layouts in cells, which `LayoutSession.transition(columns:rows:duration:curve:)` creates. Edges move
  /// cell by cell. A view that fades out is visible in the first half, a view that fades in is visible in the second
  /// half.
  ///
  /// - Parameters:
  ///   - frames: the number of pictures at equal intervals of time, including the beginning and the end: from 2 to
  ///     1,000; 5 by default.
  ///   - ascii: whether to draw in ASCII; with box-drawing characters by default.
  /// - Throws: `LayoutError` for an invalid number of pictures or duration, for layouts in different media, and for a
  ///   strip of more cells than `LayoutError.Limits.cells`.
  public func strip(frames: Int = 5, ascii: Bool = false) throws(LayoutError) -> String {
    try LayoutError.check("frames", Double(frames), in: 2...1000, of: "the transition", at: to.location(of: 0))
    return try strip(frames: frames, in: TextRenderer(charset: ascii ? .ascii : .unicode))
  }

  /// Draws the pictures of one step of a movement. The step begins at `startTime`, in seconds. `skipsFirst` omits the
  /// first picture, which is the last picture of the previous step.
  package func strip(
    frames: Int, in renderer: TextRenderer, skipsFirst: Bool = false, startTime: Double = 0
  ) throws(LayoutError) -> String {
    let tweens = try tweens()
    try check(frames)
    let pictures = ((skipsFirst ? 1 : 0)..<frames).map { number in
      let time = Double(number) / Double(frames - 1)
      let picture = renderer.render(tweens.displayList(at: curve.progress(at: time)))
      return "\(Self.seconds(startTime + time * duration)) s\n\n\(picture)"
    }
    return pictures.joined(separator: "\n\n")
  }

  private func check(_ frames: Int) throws(LayoutError) {
    let width = max(from.size.width, to.size.width)
    let height = max(from.size.height, to.size.height)
    let rows = height * Double(frames)
    guard max(width, 1) * max(rows, 1) > Double(LayoutError.Limits.cells) else { return }
    throw LayoutError(
      .canvas(columns: Int(clamping: width), rows: Int(clamping: rows), most: LayoutError.Limits.cells),
      view: "the transition", location: to.location(of: 0))
  }

  /// Formats seconds with two decimals: `0.05`.
  private static func seconds(_ value: Double) -> String {
    let (whole, rest) = Int(clamping: (value * 100).rounded()).quotientAndRemainder(dividingBy: 100)
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension LayoutSession {
  /// Returns the last change as a transition, from the layout before the change to the current layout.
  ///
  ///     try session.update(to: signIn(recovering: true))
  ///     try session.transition(duration: 0.2).svg().write(toFile: "recover.svg")
  ///
  /// The change may be of the view, its parts, its constraints or the layout's size. Before the first change nothing
  /// moves: the current layout is both the beginning and the end.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds, from 0 to `Transition.longest`; 0.3 by default.
  ///   - curve: the timing curve; slow at both ends by default.
  public func transition(duration: Double = 0.3, curve: TransitionCurve = .easeInOut) -> Transition {
    Transition(from: previous?.layout ?? layout, to: layout, duration: duration, curve: curve)
  }

  /// Returns the last change as a transition between layouts in cells, which `Transition.strip(frames:ascii:)` draws.
  ///
  ///     print(try session.transition(columns: 64, duration: 0.2).strip())
  ///
  /// The view is laid out again, in its state before the change and in its current state.
  ///
  /// - Parameters:
  ///   - columns: the width in columns, or nil to fit it to the content.
  ///   - rows: the height in rows, or nil to fit it to the content.
  ///   - duration: the duration in seconds, 0.3 by default.
  ///   - curve: the timing curve; slow at both ends by default.
  /// - Throws: `LayoutError` in the same cases as `layout(columns:rows:cell:)`.
  public func transition(
    columns: Int?, rows: Int? = nil, duration: Double = 0.3, curve: TransitionCurve = .easeInOut
  ) throws(LayoutError) -> Transition {
    let before = previous ?? state
    let medium = state.content.cells(in: environment)
    let from = try before.content.layout(
      columns: columns, rows: rows, medium, environment: environment, overrides: before.overrides, after: nil)
    let to = try state.content.layout(
      columns: columns, rows: rows, medium, environment: environment, overrides: overrides, after: from)
    return Transition(from: from, to: to, duration: duration, curve: curve)
  }
}

/// The timing curve of a transition, named by its keyword in CSS.
///
/// Each case is a cubic Bézier curve from (0, 0) to (1, 1), with time on the x axis and progress on the y axis, as in
/// [CSS Easing Functions](https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions).
public enum TransitionCurve: String, CaseIterable, Sendable {
  /// At constant speed: `cubic-bezier(0, 0, 1, 1)`.
  case linear
  /// Slow at the beginning: `cubic-bezier(0.42, 0, 1, 1)`.
  case easeIn = "ease-in"
  /// Slow at the end: `cubic-bezier(0, 0, 0.58, 1)`.
  case easeOut = "ease-out"
  /// Slow at both ends: `cubic-bezier(0.42, 0, 0.58, 1)`.
  case easeInOut = "ease-in-out"

  /// Returns the progress, from 0 to 1, at a fraction of the duration.
  ///
  /// - Parameter time: the fraction of the duration, from 0 to 1. A value outside of this range is clamped, and NaN
  ///   counts as 0.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let (x1, x2) = timePoints
    guard (x1, x2) != (0, 1) else { return time }
    return Self.bezier(0, 1, at: Self.parameter(x1, x2, at: time))
  }

  /// The x coordinates of the two inner control points. Their y coordinates are 0 and 1.
  private var timePoints: (Double, Double) {
    switch self {
    case .linear: (0, 1)
    case .easeIn: (0.42, 1)
    case .easeOut: (0, 0.58)
    case .easeInOut: (0.42, 0.58)
    }
  }

  /// Finds the curve's parameter at a time. The time increases along the curve, so bisection finds it, to the last bit.
  private static func parameter(_ x1: Double, _ x2: Double, at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if bezier(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Computes a coordinate of the curve from the coordinates of its two inner control points.
  private static func bezier(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
