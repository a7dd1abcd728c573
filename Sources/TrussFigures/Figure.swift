public import Truss

/// A named drawing, which a figure program prints as text and writes as SVG.
public struct Figure: Sendable {
  /// The name on the command line, and of the file without `.svg`. It consists of ASCII letters, digits, `-` and `_`.
  public var name: String
  /// The title of the figure, which screen readers read aloud.
  public var title: String
  /// The width in points; nil to fit it to the content.
  public var width: Double?
  /// The height in points; nil to fit it to the content.
  public var height: Double?
  /// The environment of the figure's layout.
  public var environment: EnvironmentValues
  /// The view that the figure shows.
  public var view: ViewContent
  /// The parts of the layout that are drawn, as SVG and as text output. An animated figure always shows only the views.
  public var drawing: SVG.Drawing
  /// The theme of the SVG drawing.
  public var theme: Theme
  /// The kinds of diagnostics that the layout may have. A figure program fails for all other diagnostics.
  public var allowed: [Diagnostic.Kind]
  /// The views before the last one, and the timing of an animated figure; nil for a figure without animation.
  public var change: Change?

  /// The views of an animated figure before its end, and the timing.
  public struct Change: Sendable {
    /// The views before the last one, in order; at least one.
    public var views: [ViewContent]
    /// The duration of each step from one view to the next, in seconds.
    public var duration: Double
    /// The pause after each step except the last, in seconds.
    public var stepRest = 0.0
    /// The timing curve of each step.
    public var curve: TransitionCurve
  }

  /// Makes a figure of a view.
  ///
  /// - Parameters:
  ///   - name: the name of the file without `.svg`, and on the command line.
  ///   - title: the title of the figure, which screen readers read aloud.
  ///   - width: the width in points, or nil to fit it to the content. For text output it is rounded to whole columns.
  ///   - height: the height in points, or nil to fit it to the content. For text output it is rounded to whole rows.
  ///   - drawing: the parts of the layout that are drawn; the views by default.
  ///   - theme: the theme of the SVG drawing; the views' own colours by default.
  ///   - environment: the environment.
  ///   - allowed: the diagnostics that do not cause a failure; none by default.
  ///   - content: the view.
  public init(
    _ name: String, title: String, width: Double? = nil, height: Double? = nil, drawing: SVG.Drawing = .views,
    theme: Theme = .plain, environment: EnvironmentValues = EnvironmentValues(),
    allowing allowed: [Diagnostic.Kind] = [], @ViewBuilder content: () -> ViewContent
  ) {
    self.name = name
    self.title = title
    self.width = width
    self.height = height
    self.environment = environment
    self.drawing = drawing
    self.theme = theme
    self.allowed = allowed
    view = content()
  }

  /// Makes a figure of a change from one view to another: an SVG animation that runs forwards and backwards, or five
  /// pictures below each other as text output.
  ///
  /// The diagnostics in `allowed` may occur at the beginning and at the end. The duration is in seconds, and the curve
  /// is slow at both ends by default. Viewers without animation show the view `to`. The other parameters are the same
  /// as for a figure of one view.
  public init(
    _ name: String, title: String, width: Double? = nil, height: Double? = nil, theme: Theme = .plain,
    environment: EnvironmentValues = EnvironmentValues(), allowing allowed: [Diagnostic.Kind] = [], duration: Double,
    curve: TransitionCurve = .easeInOut, @ViewBuilder from: () -> ViewContent, @ViewBuilder to: () -> ViewContent
  ) {
    self.init(
      name, title: title, width: width, height: height, theme: theme, environment: environment, allowing: allowed,
      content: to)
    change = Change(views: [from()], duration: duration, curve: curve)
  }

  /// Makes a figure of a movement through several views: an SVG animation that runs forwards and backwards, or the
  /// views below each other as text output.
  ///
  /// Pass at least two views. Any of them may have the diagnostics in `allowed`. `stepDuration` is the
  /// duration of each step, and `stepRest` the pause after each step except the last, in seconds. The curve of each
  /// step is slow at both ends by default. Viewers without animation show the last view. The other parameters are the
  /// same as for a figure of one view.
  public init(
    _ name: String, title: String, width: Double? = nil, height: Double? = nil, theme: Theme = .plain,
    environment: EnvironmentValues = EnvironmentValues(), allowing allowed: [Diagnostic.Kind] = [],
    stepDuration: Double, stepRest: Double = 0, curve: TransitionCurve = .easeInOut, through views: [any View]
  ) {
    let contents = views.map { view in ViewContent(nodes: view.nodes) }
    self.init(
      name, title: title, width: width, height: height, theme: theme, environment: environment, allowing: allowed
    ) { if let last = contents.last { last } }
    change = Change(views: contents.dropLast(), duration: stepDuration, stepRest: stepRest, curve: curve)
  }
}
