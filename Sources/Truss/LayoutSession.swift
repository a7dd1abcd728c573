import TrussDrawing
public import TrussLayout
public import TrussTree
public import TrussViews

/// A layout that follows the changes of a view. Views are inserted, removed, reordered, collapsed and shown by giving
/// the session a new value of the view.
///
///     var session = try LayoutSession(SignIn(isRecovering: false), width: 320, height: 250)
///     try session.update(to: SignIn(isRecovering: true))
///     print(session.layout.frames)
///
/// The frames are the same as in a fresh layout of the view, except in tables: visible table rows keep their place
/// while rows above them change, see `update(to:)`.
///
/// Constraints can be changed without a new value of the view, by label or by view: see
/// `updateConstraints(labeled:constant:priority:)` and `remakeConstraints(of:)`. These changes apply to every later
/// value of the view until `restoreConstraints` undoes them.
public struct LayoutSession: Sendable {
  /// The layout of the current view.
  public private(set) var layout: LayoutResult
  /// The width in points, or nil if it is fitted to the content.
  public private(set) var width: Double?
  /// The height in points, or nil if it is fitted to the content.
  public private(set) var height: Double?
  /// The environment in which the view is laid out.
  public let environment: EnvironmentValues
  /// Whether any diagnostic is thrown as an error.
  public let strict: Bool
  /// The last value of the view; nil if parts of it were changed later, so that only the layout's tree is current.
  private var given: ViewContent?
  private(set) var overrides = ConstraintOverrides()
  private let medium: Medium
  /// The records for changing the layout in place; nil if the next change needs a fresh layout.
  private var kept: RecordLayout?
  /// The data from which `transition` restores the state before the last change; nil before the first change.
  private var last: Last?
  /// Why the last change needed a fresh layout; nil if it was made in place, and before the first change.
  private(set) var freshLayoutReason: FreshLayoutReason?

  private enum Last {
    case state(State)
    /// A change in place, with the overrides and the given view before the change.
    case edit(LayoutEdit, ConstraintOverrides, given: ViewContent?)
  }

  /// A view, the session's changes of its constraints, and the layout with these changes.
  struct State: Sendable {
    var content: ViewContent
    var overrides: ConstraintOverrides
    var layout: LayoutResult
  }

  var state: State { state(of: layout, overrides, given) }

  var branch: LayoutBranch { LayoutBranch(of: layout, kept) }

  /// Divides the range between two widths with the same linear pieces into `count` steps. Returns the numbers of the
  /// steps, from 1, that change the height of a text.
  func steps(withOtherHeightsFrom first: LayoutBranch, to last: LayoutBranch, outOf count: Int) -> [Int] {
    kept.map { first.steps(withOtherHeightsTo: last, outOf: count, layout, $0) } ?? []
  }

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
  ///   - strict: whether any diagnostic is thrown as an error, as by `LayoutResult.strict()`, now and in each update.
  /// - Throws: `LayoutError` for invalid input.
  public init(
    _ view: some View, width: Double? = nil, height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues(), strict: Bool = false
  ) throws(LayoutError) {
    try self.init(view, .points, width: width, height: height, environment: environment, strict: strict)
  }

  /// Lays a view out in points or cells.
  init(
    _ view: some View, _ medium: Medium, width: Double?, height: Double?, environment: EnvironmentValues,
    strict: Bool = false
  ) throws(LayoutError) {
    self.medium = medium
    self.width = width
    self.height = height
    self.environment = environment
    let content = ViewContent(nodes: view.nodes)
    given = content
    self.strict = strict
    let lowering = try Lowering(
      content, medium: medium, width: width, height: height, environment: environment, overrides: overrides)
    let first = try lowering.solve(keeping: &kept).reportingDrawing()
    layout = strict ? try first.strict() : first
  }

  /// Lays out the new value of the view. If the new value has the same views in the same places, an update takes little
  /// more time than laying out the changed part. This is true for all changes in plain stacks, and for changes of texts
  /// and sizes also beside frames, scroll views and constraints. Any other change lays out the whole view, but does not
  /// measure unchanged texts again. The session's changes of constraints apply to the new value too. If the new value
  /// lacks the label or view of such a change, the change waits until a later value has it again.
  ///
  /// Tables keep their visible rows in place. Tables are matched by name or, without a name, by their place in the
  /// view; rows are matched by their identity. While the table's `offset` is unchanged, the first visible row does not
  /// move when rows above it are inserted or removed (up to 1,000 at a time) or measured. If the offset changes, the
  /// visible rows move by the difference. An offset of 0 or less is always the top. Hidden rows count with the height
  /// that they had when they were last visible; so the offset of the content (`LayoutResult.table(of:)`) can differ
  /// from the given offset.
  ///
  /// - Throws: `LayoutError` for invalid input, and for diagnostics if the session is strict; the layout then stays
  ///   unchanged.
  public mutating func update(to view: some View) throws(LayoutError) {
    let content = ViewContent(nodes: view.nodes)
    var changed = overrides
    changed.views = [:]
    // If the session has changed constraints, its tree contains these changes but the given view does not, so a change
    // in place is not possible.
    guard let edit = edit(.value(content.nodes), unless: overrides.isEmpty ? nil : .constraints) else {
      return try layOut(content, changed)
    }
    // If nothing changed, the session keeps its earlier value, so that the new value can be released.
    let isSame = edit.views.isEmpty && overrides.views.isEmpty
    given = edit.hasComposites ? content : isSame ? given : nil
    overrides = changed
  }

  /// Replaces the view with a name, and all views inside it, and lays out the changed parts. The new view gets the
  /// names of the old one.
  ///
  ///     try session.update("total") { Text("12.50") }
  ///
  /// The new view does not get the modifiers of a `Group` or a `ForEach` around the old view. The next `update(to:)`
  /// replaces the whole view, including this one.
  ///
  /// In plain stacks, if both views are leaves or both contain views, the change takes no more time than laying out the
  /// views that move. The same applies to a change of a text or a size beside frames, scroll views and constraints. Any
  /// other change lays out the whole view.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
  ///   - content: the new view. Several views become a vertical stack.
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
    // The new node also replaces any view inside that was replaced by name before.
    for path in layout.tree.names(in: view.index) { changed.views[path] = nil }
    changed.views[view.path] = node
    guard edit(.view(index: view.index, node), unless: nil) != nil else {
      return try layOut(state.content, changed)
    }
    overrides = changed
  }

  /// Replaces views in the layout's tree. If the session has changed constraints, the tree is made again without these
  /// changes first.
  mutating func restructure(
    _ replacements: (ViewTree) throws(LayoutError) -> [ChildReplacement]
  ) throws(LayoutError) {
    if try replacements(layout.tree).isEmpty { return last = .state(state) }
    var changed = overrides
    // The tree's root already contains the views of `overrides.views`, except in decorations, alternatives and the rows
    // of tables.
    changed.views = overrides.views.filter { !layout.tree.isPartOfRoot($0.key) }
    var tree = layout.tree
    if !overrides.isEmpty {
      var unconstrained = ConstraintOverrides()
      unconstrained.views = overrides.views
      tree = try Lowering(
        state.content, medium: medium, width: width, height: height, environment: environment,
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
    try Lowering.check(width: width, height: height, of: state.content.nodes)
    (self.width, self.height) = (width, height)
    if edit(.size(width: width, height: height), unless: nil) != nil { return }
    do throws(LayoutError) {
      try layOut(state.content, overrides)
    } catch {
      (self.width, self.height) = before
      throw error
    }
  }

  /// Makes a change in place. Returns nil, and leaves the layout unchanged, if a fresh layout is needed.
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

  /// Changes the overrides of constraints and makes a fresh layout. If the layout throws an error, the session keeps
  /// its old layout.
  mutating func change(_ change: (inout ConstraintOverrides) -> Void) throws(LayoutError) {
    var changed = overrides
    change(&changed)
    freshLayoutReason = .constraints
    try layOut(state.content, changed)
  }

  // Three functions instead of one, so that the variables of `take` are not on the stack while `solve` runs: the
  // deepest layouts must fit in 128 KB of stack.
  private mutating func layOut(_ content: ViewContent, _ overrides: ConstraintOverrides) throws(LayoutError) {
    var kept: RecordLayout?
    take(try solve(content, overrides, &kept), kept, content, overrides)
  }

  private func solve(
    _ content: ViewContent, _ overrides: ConstraintOverrides, _ kept: inout RecordLayout?
  ) throws(LayoutError) -> LayoutResult {
    let lowering = try Lowering(
      content, medium: medium, width: width, height: height, environment: environment, overrides: overrides,
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
