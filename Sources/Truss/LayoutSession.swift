public import TrussLowering
public import TrussViews

/// A layout that follows a view as it changes: views are inserted, removed, reordered, hidden and shown by giving the
/// session the view's new value.
///
///     var session = try LayoutSession(SignIn(isRecovering: false), width: 320, height: 250)
///     try session.update(to: SignIn(isRecovering: true))
///     print(session.layout.frames)
///
/// The frames are those of a fresh layout of the same view, but for tables: their rows keep their place while rows
/// above them change, see `update(to:)`.
///
/// Ties can be changed without a new value of the view, by label or view by view: see
/// `updateTies(labeled:constant:priority:)` and `remakeTies(of:)`. Such changes belong to the session: they hold for
/// every later value of the view until they are taken back with `restoreTies`.
public struct LayoutSession: Sendable {
  /// The layout of the view last given.
  public private(set) var layout: Layout
  /// The width in points, or nil where it is fitted.
  public let width: Double?
  /// The height in points, or nil where it is fitted.
  public let height: Double?
  /// The surroundings.
  public let environment: EnvironmentValues
  /// Whether any diagnostic is an error.
  public let strict: Bool
  private var content: ViewContent
  private(set) var overrides = TieOverrides()
  /// What the session was before its last change, for `transition`; nil before the first.
  private(set) var previous: State?

  /// A view, what was said of its ties, and the layout of both.
  struct State: Sendable {
    var content: ViewContent
    var overrides: TieOverrides
    var layout: Layout
  }

  /// What the session is now.
  var state: State { State(content: content, overrides: overrides, layout: layout) }

  /// Lays a view out, in points.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - width: the width in points, or nil to fit it to the content.
  ///   - height: the height in points, or nil to fit it to the content.
  ///   - environment: the surroundings.
  ///   - strict: whether any diagnostic is an error, as `Layout.strict()` throws it, now and in each update.
  /// - Throws: `LayoutError` for input that has no meaning.
  public init(
    _ view: some View, width: Double? = nil, height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues(), strict: Bool = false
  ) throws(LayoutError) {
    self.width = width
    self.height = height
    self.environment = environment
    content = ViewContent(nodes: view.nodes)
    self.strict = strict
    layout = try view.layout(width: width, height: height, environment: environment, strict: strict)
  }

  /// Lays the view's new value out. What the session was told of ties holds for it too; what it was told of a label or a
  /// view that the new value does not have waits until one has it again.
  ///
  /// Tables keep what is seen in its place. A table is the same one if it has the same name or, without one, the same
  /// place in the view; a row is the same one if it has the same identity. While the `offset` that the table is given
  /// stays the same, the first row seen stays where it is, whatever happens to those above: rows inserted or removed
  /// (up to 1,000 at a time), heights that become known. Where the offset changes, what is seen moves by the
  /// difference. An offset of 0 or less is the top, always. Rows that are out of sight count with the height that they
  /// were last seen with; so the offset of the content (`Layout.table(_:)`) and the one given may come to differ.
  ///
  /// - Throws: `LayoutError` for input that has no meaning, and for diagnostics where they are errors; the layout then
  ///   stays as it was.
  public mutating func update(to view: some View) throws(LayoutError) {
    try layOut(ViewContent(nodes: view.nodes), overrides)
  }

  /// Changes what is said of ties, and lays out anew; all stays as it was where that fails.
  mutating func change(_ change: (inout TieOverrides) -> Void) throws(LayoutError) {
    var changed = overrides
    change(&changed)
    try layOut(content, changed)
  }

  private mutating func layOut(_ content: ViewContent, _ overrides: TieOverrides) throws(LayoutError) {
    var lowering = try Lowering(
      content, medium: .points, width: width, height: height, environment: environment, overrides: overrides)
    lowering.tables = layout.tables
    let next = try lowering.solve()
    let checked = strict ? try next.strict() : next
    previous = state
    layout = checked
    self.content = content
    self.overrides = overrides
  }
}
