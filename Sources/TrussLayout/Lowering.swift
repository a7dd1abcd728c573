public import TrussIR
public import TrussTree
public import TrussViews

#if DEBUG
  import TrussSystem
#endif

/// A view brought into constraints or records, not yet solved: the first half of a layout. The benchmarks measure both
/// halves; everybody else writes `ConstraintSystem(of:)`.
@_documentation(visibility: internal)
public struct Lowering: Sendable {
  /// The constraints of the view and of all views inside it. Texts break only at line feeds, flow stacks have one line,
  /// and the first of several alternatives is used.
  public var constraints: ConstraintSystem { built.system }

  var built: SystemBuilder.Result {
    rows ?? SystemBuilder.plainRows(of: tree, medium, size, nil)
  }
  /// The constraint rows of a tree without records.
  private let rows: SystemBuilder.Result?
  /// The records of a tree; nil if only rows describe it.
  var records: RecordTree? { owner?.records }
  private let owner: RecordOwner?
  /// Whether one pass suffices: it decides only how texts wrap, and their heights follow from their widths.
  let needsOnePass: Bool
  let form: Form
  package let tree: ViewTree
  /// The nodes of the view, from which the tree is rebuilt if its views depend on a solved layout.
  let nodes: [ViewNode]
  let environment: EnvironmentValues
  /// A session's changes to the view's constraints.
  let overrides: ConstraintOverrides
  /// The state of the tables in an earlier layout of the same view.
  let tables: [ViewIdentity: TableMemory]
  package let medium: Medium
  /// The given size of the root, in the medium's unit; nil along an axis to fit the root to its content.
  let size: PerAxis<Double>

  /// Lowers a view into constraints, without solving them.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - medium: the medium that the view is measured in; points by default.
  ///   - width: the root's width in the medium's unit, or nil to fit it to its content.
  ///   - height: the root's height in the medium's unit, or nil to fit it to its content.
  ///   - environment: the environment.
  /// - Throws: `LayoutError` for invalid input.
  public init(
    _ view: some View, medium: Medium = .points, width: Double? = nil, height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues()
  ) throws(LayoutError) {
    try self.init(
      view, medium: medium, width: width, height: height, environment: environment, overrides: ConstraintOverrides())
  }

  /// The two forms in which a tree is solved.
  package enum Form {
    /// A record for each view, and constraint rows for rules that records cannot describe.
    case records
    /// Constraint rows for everything: the reference for tests of the other form.
    case rows

    #if DEBUG
      /// In a debug build, `TRUSS_ROWS` in the environment selects constraint rows for all layouts. The tests also run
      /// in this way.
      package static let usual = ThisProcess.variable("TRUSS_ROWS") == nil ? Form.records : .rows
    #else
      package static let usual = Form.records
    #endif
  }

  /// Lowers a view into constraints, with a session's changes to them. Texts that `earlier` measured in the same medium
  /// are not measured again, and the visible rows of its tables keep their places.
  package init(
    _ view: some View, medium: Medium = .points, width: Double? = nil, height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues(), overrides: ConstraintOverrides = ConstraintOverrides(),
    form: Form = .usual, after earlier: LayoutResult? = nil
  ) throws(LayoutError) {
    nodes = view.nodes
    try Self.check(width: width, height: height, of: nodes)
    if case .cells(let cell) = medium {
      // A cell of less than a hundredth of a point would make lengths of more cells than a Double distinguishes.
      try Self.check(cell.width, "the width of a cell", least: 0.01, of: nodes)
      try Self.check(cell.height, "the height of a cell", least: 0.01, of: nodes)
    }
    var environment = environment
    environment.medium = medium
    self.environment = environment
    self.overrides = overrides
    var tree = try ViewTree(nodes, environment: environment, overrides: overrides)
    try tree.validate()
    tree.widenGaps(medium)
    try tree.measureContent(medium, after: earlier?.tree)
    size = PerAxis(width, height)
    try tree.settleGivenSizes(medium, size)
    self.tree = tree
    tables = earlier?.tables ?? [:]
    self.medium = medium
    self.form = form
    let records = form == .records ? try RecordBuilder.records(of: tree, medium, size, nil) : nil
    owner = records.map { RecordOwner($0) }
    needsOnePass =
      records?.isUnsettled == false && !tree.takesPasses && !tree.hasSafeArea && !tree.hasOpenFractions
    rows = records == nil ? try SystemBuilder.rows(of: tree, medium, size, nil) : nil
  }

  package static func check(width: Double?, height: Double?, of roots: [ViewNode]) throws(LayoutError) {
    try check(width, "its width", least: 0, of: roots)
    try check(height, "its height", least: 0, of: roots)
  }

  private static func check(
    _ length: Double?, _ parameter: String, least: Double, of roots: [ViewNode]
  ) throws(LayoutError) {
    guard let length, !(length >= least && length <= LayoutError.Limits.length) else { return }
    let rule = "a finite number, at least \(shortest(least)) and at most 10000000"
    throw LayoutError(.number(parameter: parameter, value: length, rule: rule), layoutOf: roots)
  }
}
