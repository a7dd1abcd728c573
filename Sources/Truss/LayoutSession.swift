import TrussDrawing
public import TrussLayout
public import TrussTree
public import TrussViews

/// A layout that follows a view as it changes: views are inserted, removed, reordered, collapsed and shown by giving the
/// session the view's new value.
///
///     var session = try LayoutSession(SignIn(isRecovering: false), width: 320, height: 250)
///     try session.update(to: SignIn(isRecovering: true))
///     print(session.layout.frames)
///
/// The frames are those of a fresh layout of the same view, except in tables: their rows keep their place while rows
/// above them change, see `update(to:)`.
///
/// Constraints can be changed without a new value of the view, by label or view by view: see
/// `updateConstraints(labeled:constant:priority:)` and `remakeConstraints(of:)`. Such changes belong to the session:
/// they apply to every later value of the view until you undo them with `restoreConstraints`.
public struct LayoutSession: Sendable {
  /// The layout of the current view.
  public private(set) var layout: LayoutResult
  /// The width in points, or nil if it is fitted to the content.
  public private(set) var width: Double?
  /// The height in points, or nil if it is fitted to the content.
  public private(set) var height: Double?
  /// The environment that the view is laid out in.
  public let environment: EnvironmentValues
  /// Whether any diagnostic is an error.
  public let strict: Bool
  /// The last value of the view; nil if parts of it were changed since, so that only the layout's tree is current.
  private var given: ViewContent?
  private(set) var overrides = ConstraintOverrides()
  /// The records with which the layout is changed in place; nil if the next change needs a fresh layout.
  private var kept: RecordLayout?
  /// The data for returning to the session's state before its last change, for `transition`; nil before the first
  /// change.
  private var last: Last?
  /// Why the last change needed a fresh layout; nil if it was made in place, and before the first change.
  private(set) var freshLayoutReason: FreshLayoutReason?

  private enum Last {
    case state(State)
    /// A change in place, with the overrides and the given view before it.
    case edit(LayoutEdit, ConstraintOverrides, given: ViewContent?)
  }

  /// A state of the session: the view, the session's changes of its constraints, and the layout with these changes.
  struct State: Sendable {
    var content: ViewContent
    var overrides: ConstraintOverrides
    var layout: LayoutResult
  }

  var state: State { state(of: layout, overrides, given) }

  /// The branch of the session's layout.
  var branch: LayoutBranch { LayoutBranch(of: layout, kept) }

  /// The numbers of the steps after which texts change their heights, between two widths with the same pieces.
  func steps(withOtherHeightsFrom first: LayoutBranch, to last: LayoutBranch, outOf count: Int) -> [Int] {
    kept.map { first.steps(withOtherHeightsTo: last, outOf: count, layout, $0) } ?? []
  }

  /// The session's state before its last change; nil before the first change.
  var previous: State? {
    switch last {
    case nil: nil
    case .state(let state): state
    case .edit(let edit, let overrides, let given):
      state(of: layout.before(edit), overrides, given)
    }
  }

  private func state(of layout: LayoutResult, _ overrides: ConstraintOverrides, _ given: ViewContent?) -> State {
    State(content: given ?? ViewContent(nodes: [layout.tree.root]), overrides: overrides, layout: layout)
  }

  /// Lays a view out, in points.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - width: the width in points, or nil to fit it to the content.
  ///   - height: the height in points, or nil to fit it to the content.
  ///   - environment: the environment.
  ///   - strict: whether any diagnostic is an error, as `LayoutResult.strict()` throws it, now and in each update.
  /// - Throws: `LayoutError` for invalid input.
  public init(
    _ view: some View, width: Double? = nil, height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues(), strict: Bool = false
  ) throws(LayoutError) {
    self.width = width
    self.height = height
    self.environment = environment
    let content = ViewContent(nodes: view.nodes)
    given = content
    self.strict = strict
    let lowering = try Lowering(
      content, medium: .points, width: width, height: height, environment: environment, overrides: overrides)
    let first = try lowering.solve(keeping: &kept).reportingDrawing()
    layout = strict ? try first.strict() : first
  }

  /// Lays out the view's new value. If the new value has the same views in the same places, this takes little more time
  /// than laying out the changed part: in plain stacks, and for texts and sizes also beside frames, scroll views and
  /// constraints. Any other change lays out the whole view; unchanged texts are not measured again. The session's
  /// changes of constraints apply to the new value too; a change of a label or a view that the new value lacks waits
  /// until a later value has it again.
  ///
  /// Tables keep the visible rows in their place. Tables are matched by name or, without a name, by their place in the
  /// view, rows by their identity. While the table's `offset` is unchanged, the first visible row stays where it is,
  /// whatever happens above it: rows inserted or removed (up to 1,000 at a time), heights that are measured later. If
  /// the offset changes, the visible rows move by the difference. An offset of 0 or less is always the top. Hidden rows
  /// count with the height that they had when they were last visible; so the offset of the content
  /// (`LayoutResult.table(of:)`) can differ from the given offset.
  ///
  /// - Throws: `LayoutError` for invalid input, and for diagnostics if the session is strict; the layout then stays
  ///   unchanged.
  public mutating func update(to view: some View) throws(LayoutError) {
    let content = ViewContent(nodes: view.nodes)
    var changed = overrides
    changed.views = [:]
    // If the session has changed constraints, the constraints in its tree differ from those of the given view.
    guard let edit = edit(.value(content.nodes), unless: overrides.isEmpty ? nil : .constraints) else {
      return try layOut(content, changed)
    }
    // Unchanged parts stay the session's own, so that the new value can be released.
    let isSame = edit.views.isEmpty && overrides.views.isEmpty
    given = edit.hasComposites ? content : isSame ? given : nil
    overrides = changed
  }

  /// Replaces the view with a name, and all views inside it, and lays out the parts that this changes. The new view
  /// gets the names of the old one.
  ///
  ///     try session.update("total") { Text("12.50") }
  ///
  /// A modifier of a `Group` or a `ForEach` around the view applied to the old view, and does not apply to the new one.
  /// The next `update(to:)` replaces the whole view, including this one. In plain stacks, if both views are leaves or
  /// both contain views, and for a text or a size also beside frames, scroll views and constraints, this takes no more
  /// time than laying out the views that move; any other change lays out the whole view.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the view; several views become a vertical stack.
  /// - Throws: `LayoutError` for a name that no view outside of tables' rows has, for invalid input, and for
  ///   diagnostics if the session is strict; the layout then stays unchanged.
  public mutating func update(
    _ id: ViewID, fileID: String = #fileID, line: Int = #line, @ViewBuilder to content: () -> ViewContent
  ) throws(LayoutError) {
    let location = SourceLine(fileID: fileID, line: line)
    let view = try layout.tree.viewOutsideRows(named: id, "update", location)
    let nodes = content().nodes
    let node = layout.tree.replacement(
      of: view, by: nodes.count == 1 ? nodes[0] : FlexStack(axis: .vertical, children: nodes, location: location).node)
    if layout.tree.replacementInScrollView(view.index, with: node) != nil {
      return try restructure { (tree) throws(LayoutError) in
        let index = try tree.viewOutsideRows(named: id, "update", location).index
        return [tree.replacementInScrollView(index, with: node)].compactMap { $0 }
      }
    }
    var changed = overrides
    // The new node replaces everything inside the view, including views that were replaced by name.
    for path in layout.tree.names(in: view.index) { changed.views[path] = nil }
    changed.views[view.path] = node
    guard edit(.view(index: view.index, node), unless: nil) != nil else {
      return try layOut(state.content, changed)
    }
    overrides = changed
  }

  /// Replaces views in the layout's tree, or, if the session has changed constraints, in the tree without these
  /// changes.
  mutating func restructure(
    _ replacements: (ViewTree) throws(LayoutError) -> [ChildReplacement]
  ) throws(LayoutError) {
    if try replacements(layout.tree).isEmpty { return last = .state(state) }
    var changed = overrides
    // The tree's root already contains the views of `overrides.views`, except those in decorations, alternatives and
    // rows.
    changed.views = overrides.views.filter { !layout.tree.isPartOfRoot($0.key) }
    var tree = layout.tree
    if !overrides.isEmpty {
      var unconstrained = ConstraintOverrides()
      unconstrained.views = overrides.views
      tree = try Lowering(
        state.content, medium: .points, width: width, height: height, environment: environment,
        overrides: unconstrained
      ).tree
    }
    freshLayoutReason = .structure
    try layOut(ViewContent(nodes: tree.roots(replacing: try replacements(tree))), changed)
  }

  /// Changes the size of the session's layout, in points; nil fits it to the content.
  ///
  /// - Throws: `LayoutError` for an invalid size, and for diagnostics if the session is strict; the layout then stays
  ///   unchanged.
  public mutating func resize(width: Double?, height: Double?) throws(LayoutError) {
    let before = (self.width, self.height)
    try Lowering.check(width: width, height: height)
    (self.width, self.height) = (width, height)
    if edit(.size(width: width, height: height), unless: nil) != nil { return }
    do throws(LayoutError) {
      try layOut(state.content, overrides)
    } catch {
      (self.width, self.height) = before
      throw error
    }
  }

  /// Makes a change in place. Returns nil, with the layout unchanged, if the layout or the session needs a fresh
  /// layout.
  private mutating func edit(_ change: LayoutChange, unless reason: FreshLayoutReason?) -> LayoutEdit? {
    do throws(FreshLayoutReason) {
      if let reason { throw reason }
      let edit = try layout.make(change, &kept, strict: strict)
      last = .edit(edit, overrides, given: given)
      freshLayoutReason = nil
      return edit
    } catch {
      freshLayoutReason = error
      return nil
    }
  }

  /// Changes the overrides of constraints and makes a fresh layout. If this throws, the session keeps its layout.
  mutating func change(_ change: (inout ConstraintOverrides) -> Void) throws(LayoutError) {
    var changed = overrides
    change(&changed)
    freshLayoutReason = .constraints
    try layOut(state.content, changed)
  }

  // Three functions, so that the variables of `take` are not on the stack while `solve` runs: the deepest layouts run
  // on 128 KB of stack.
  private mutating func layOut(_ content: ViewContent, _ overrides: ConstraintOverrides) throws(LayoutError) {
    var kept: RecordLayout?
    take(try solve(content, overrides, &kept), kept, content, overrides)
  }

  private func solve(
    _ content: ViewContent, _ overrides: ConstraintOverrides, _ kept: inout RecordLayout?
  ) throws(LayoutError) -> LayoutResult {
    let lowering = try Lowering(
      content, medium: .points, width: width, height: height, environment: environment, overrides: overrides,
      after: layout)
    let next = try lowering.solve(keeping: &kept).reportingDrawing()
    return strict ? try next.strict() : next
  }

  private mutating func take(
    _ next: LayoutResult, _ kept: RecordLayout?, _ content: ViewContent, _ overrides: ConstraintOverrides
  ) {
    last = .state(state)
    layout = next
    self.kept = kept
    given = content
    self.overrides = overrides
  }
}
