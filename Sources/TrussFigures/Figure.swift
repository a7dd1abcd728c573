public import Truss

/// A drawing with a name: what a figure program prints as text, and writes as SVG.
public struct Figure: Sendable {
  /// The name: of the file without `.svg`, and on the command line. ASCII letters, digits, `-` and `_`.
  public var name: String
  /// What the figure is called, for readers who do not see it.
  public var title: String
  /// The width in points, or nil to fit it to the content.
  public var width: Double?
  /// The height in points, or nil to fit it to the content.
  public var height: Double?
  /// The surroundings that the figure is laid out in.
  public var environment: EnvironmentValues
  /// What the figure shows.
  public var view: ViewContent
  /// What of the layout is drawn as SVG; as text, the views are.
  public var drawing: SVG.Drawing
  /// The colours that it is drawn in as SVG.
  public var theme: Theme
  /// Where the figure is a change, what it begins with; nil for one that stands still.
  public var change: Change?

  /// The beginning of a figure that moves.
  public struct Change: Sendable {
    /// What the figure shows at the beginning.
    public var view: ViewContent
    /// How long it takes to the end, in seconds.
    public var duration: Double
    /// How it runs through its time.
    public var curve: TransitionCurve
  }

  /// Makes a figure of a view.
  ///
  /// - Parameters:
  ///   - name: the name of the file, and on the command line.
  ///   - title: what the figure is called.
  ///   - width: the width in points, or nil to fit it; as text the figure has the nearest number of columns.
  ///   - height: the height in points, or nil to fit it; as text the figure has the nearest number of rows.
  ///   - drawing: what of the layout is drawn as SVG; the views unless told otherwise.
  ///   - theme: the colours that it is drawn in as SVG; those of the views unless told otherwise.
  ///   - environment: the surroundings.
  ///   - content: the view.
  public init(
    _ name: String, title: String, width: Double? = nil, height: Double? = nil, drawing: SVG.Drawing = .views,
    theme: Theme = .plain, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: () -> ViewContent
  ) {
    self.name = name
    self.title = title
    self.width = width
    self.height = height
    self.environment = environment
    self.drawing = drawing
    self.theme = theme
    view = content()
  }

  /// Makes a figure of a change from one value of a view to another: a drawing that runs to and fro, and as text five
  /// pictures under each other.
  ///
  /// - Parameters:
  ///   - name: the name of the file, and on the command line.
  ///   - title: what the figure is called.
  ///   - width: the width in points, or nil to fit it; as text the figure has the nearest number of columns.
  ///   - height: the height in points, or nil to fit it; as text the figure has the nearest number of rows.
  ///   - theme: the colours that it is drawn in as SVG; those of the views unless told otherwise.
  ///   - environment: the surroundings.
  ///   - duration: the duration in seconds.
  ///   - curve: how it runs through its time; slow at both ends unless told otherwise.
  ///   - from: the view at the beginning.
  ///   - to: the view at the end, which viewers without animation show.
  public init(
    _ name: String, title: String, width: Double? = nil, height: Double? = nil, theme: Theme = .plain,
    environment: EnvironmentValues = EnvironmentValues(), duration: Double, curve: TransitionCurve = .easeInOut,
    @ViewBuilder from: () -> ViewContent, @ViewBuilder to: () -> ViewContent
  ) {
    self.init(
      name, title: title, width: width, height: height, theme: theme, environment: environment, content: to)
    change = Change(view: from(), duration: duration, curve: curve)
  }
}

extension Figure {
  /// The figure as text, laid out in cells.
  ///
  /// - Parameter charset: what it is drawn with.
  /// - Throws: `LayoutError` for input that has no meaning.
  public func text(_ charset: Charset = .unicode) throws(LayoutError) -> String {
    try Lowering.check(width: width, height: height)
    let columns = width.map { cells($0, .horizontal) }
    let rows = height.map { cells($0, .vertical) }
    if let change {
      return try session(change).transition(
        columns: columns, rows: rows, duration: change.duration, curve: change.curve
      ).strip(ascii: charset == .ascii)
    }
    let layout = try view.layout(columns: columns, rows: rows, environment: environment)
    return charset == .unicode ? layout.text : layout.ascii
  }

  /// The figure as SVG, laid out in points.
  ///
  /// - Parameter scheme: whether it is drawn for light or dark surroundings, or both.
  /// - Throws: `LayoutError` for input that has no meaning.
  public func svg(scheme: SVG.Scheme = .automatic) throws(LayoutError) -> SVG {
    if let change {
      return try session(change).transition(duration: change.duration, curve: change.curve).svg(
        title: title, id: name, scheme: scheme, theme: theme, repeats: true)
    }
    return try view.svg(
      drawing, width: width, height: height, title: title, id: name, scheme: scheme, theme: theme,
      environment: environment)
  }

  /// A page to look into the figure's layout with, at its width and at others; of a change, into its end.
  ///
  /// - Throws: `LayoutError` for input that has no meaning.
  public func inspector() throws(LayoutError) -> Inspector {
    try view.inspector(width: width, height: height, title: title, environment: environment)
  }

  private func session(_ change: Change) throws(LayoutError) -> LayoutSession {
    var session = try LayoutSession(change.view, width: width, height: height, environment: environment)
    try session.update(to: view)
    return session
  }

  /// What a text is drawn with.
  public enum Charset: Sendable {
    /// Box-drawing characters.
    case unicode
    /// ASCII.
    case ascii
  }

  private func cells(_ points: Double, _ axis: Axis) -> Int { Int(clamping: Medium.cells.extent(points, axis)) }
}
