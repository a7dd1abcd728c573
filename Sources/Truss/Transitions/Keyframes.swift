package import TrussDrawing
public import TrussLayout
public import TrussTree
public import TrussViews

/// A movement through several layouts, one after the other: a page at several scroll offsets, or a screen at several
/// widths of its window.
///
///     let offsets = [0.0, -120, 0, 60]
///     let pages = try offsets.map { try Page(offset: $0).layout(width: 320, height: 480) }
///     try Keyframes(pages, stepDuration: 0.6).svg(title: "The page is pulled down").write(toFile: "page.svg")
///
/// Each step moves from one layout to the next like a `Transition`. Between two breakpoints, where every length is a
/// linear function of the changing parameter, each moment shows the layout for the parameter's value at that moment.
public struct Keyframes: Sendable {
  /// The layouts: at least two, all in the same medium.
  public var layouts: [LayoutResult]
  /// The duration of each step, in seconds. If it is 0, only the last layout is drawn.
  public var stepDuration: Double
  /// The pause after each step except the last, in seconds.
  public var stepRest: Double
  /// The timing curve of each step.
  public var curve: TransitionCurve

  /// Makes a movement.
  ///
  /// The values are checked when the movement is drawn.
  ///
  /// - Parameters:
  ///   - layouts: the layouts, at least two and at most 1,000, in the same medium.
  ///   - stepDuration: the duration of each step in seconds, from 0 to `Transition.longest`; 0.5 by default.
  ///   - stepRest: the pause after each step except the last in seconds, from 0 to `Transition.longest`; 0 by default.
  ///   - curve: the timing curve of each step; slow at both ends by default.
  public init(
    _ layouts: [LayoutResult], stepDuration: Double = 0.5, stepRest: Double = 0, curve: TransitionCurve = .easeInOut
  ) {
    self.layouts = layouts
    self.stepDuration = stepDuration
    self.stepRest = stepRest
    self.curve = curve
  }

  /// The steps from each layout to the next.
  public var transitions: [Transition] {
    zip(layouts, layouts.dropFirst()).map { Transition(from: $0, to: $1, duration: stepDuration, curve: curve) }
  }

  /// The frame of a view, or of a guide of constraints, relative to the root.
  ///
  /// - Parameters:
  ///   - id: the name of the view or guide. The result is nil if neither of the two layouts around the time has it.
  ///   - time: the fraction of the duration of all steps, without pauses: 0 is the first layout, 1 the last. A value
  ///     outside of this range is clamped.
  public func frame(of id: ViewID, at time: Double) -> Rect? {
    let steps = transitions
    guard !steps.isEmpty else { return layouts.first?.frame(of: id) }
    let place = time.isNaN ? 0 : min(1, max(0, time)) * Double(steps.count)
    let step = min(steps.count - 1, Int(clamping: place.rounded(.down)))
    return steps[step].frame(of: id, at: place - Double(step))
  }

  /// Draws the movement as an animated SVG, as large as the largest layout.
  ///
  /// The parameters are the same as for `Transition.svg`. Viewers without CSS animation, and readers who prefer reduced
  /// motion, see the last layout.
  ///
  /// - Throws: `LayoutError` for an invalid duration, for fewer than two layouts, and for layouts in different media.
  public func svg(
    title: String = "Layout", description: String? = nil, id: String = "truss", scheme: SVG.Scheme = .automatic,
    theme: Theme = .plain, outlines: Bool = false, repeats: Bool = false
  ) throws(LayoutError) -> SVG {
    let renderer = SVGRenderer(title, description, id, scheme, theme, outlines, of: layouts.last)
    let steps = try steps()
    let timing = SVGTiming(
      duration: stepDuration * Double(steps.count) + stepRest * Double(steps.count - 1), stepRest: stepRest,
      curve: curve.rawValue, repeats: repeats)
    return SVG(document: renderer.render(steps, timing))
  }

  /// Draws the movement as text: pictures below each other, each with its time above it.
  ///
  /// It is meant for layouts in cells.
  ///
  /// - Parameters:
  ///   - framesBetween: the number of additional pictures in each step, at most 100; 0 by default.
  ///   - ascii: whether to draw in ASCII; with box-drawing characters by default.
  /// - Throws: `LayoutError` for an invalid number of pictures or duration, for fewer than two layouts, for layouts in
  ///   different media, and for a strip of more cells than `LayoutError.Limits.cells`.
  public func strip(framesBetween: Int = 0, ascii: Bool = false) throws(LayoutError) -> String {
    try LayoutError.check(
      "framesBetween", Double(framesBetween), in: 0...100, of: "the movement", at: layouts.last?.location(of: 0))
    return try strip(framesBetween: framesBetween, in: TextRenderer(charset: ascii ? .ascii : .unicode))
  }

  package func strip(framesBetween: Int, in renderer: TextRenderer) throws(LayoutError) -> String {
    _ = try steps()
    var strips: [String] = []
    for (number, step) in transitions.enumerated() {
      strips.append(
        try step.strip(
          frames: framesBetween + 2, in: renderer, skipsFirst: number > 0,
          startTime: Double(number) * (stepDuration + stepRest)))
    }
    return strips.joined(separator: "\n\n")
  }

  private func steps() throws(LayoutError) -> [TweenList] {
    try LayoutError.check(
      "the number of layouts", Double(layouts.count), in: 2...1000, of: "the movement",
      at: layouts.last?.location(of: 0))
    try LayoutError.check("stepRest", seconds: stepRest, of: "the movement", at: layouts.last?.location(of: 0))
    return try transitions.map { transition throws(LayoutError) in try transition.tweens() }
  }
}
