import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// One round of solving: a tree, and the frames of its views in the solution.
struct LayoutPass {
  enum Solved {
    /// Solved as a constraint system that contains all views.
    case rows(ConstraintSystem, Solution)
    /// Solved for the lengths of records. The doubtful views may have a diagnostic; if content had to leave its box,
    /// any view may have one.
    case lengths(doubtful: [Int], hasOverflow: Bool)
  }

  var tree: ViewTree
  var solved: Solved
  var rects: [Rect]
  /// The rows of texts in which a view's content is wider than the view's maximum.
  var boundedRows: [[LengthTree.Member]]
  /// Whether the line breaks of texts match their widths, as far as one round can determine.
  var isTextSettled = true
  /// All texts, if the frames decide their lines; nil if other lengths may depend on the lines.
  var decidedTexts: [RecordTree.Lines]?
  /// The lengths of views around fractions that are still open.
  var fractionRooms: [ViewTree.FractionRoom: Double] = [:]

  /// Solves a tree's constraint system.
  ///
  /// - Throws: `LayoutError` for a constraint that cannot be solved in numbers, and for a frame beyond `Limits.frame`.
  init(_ tree: ViewTree, _ built: SystemBuilder.Result) throws(LayoutError) {
    try tree.check(built.system)
    self.tree = tree
    boundedRows = built.boundedRows
    let solution = built.system.solve()
    solved = .rows(built.system, solution)
    rects = tree.entries.indices.map { solution.rect(of: Item.ID($0)) }
    try tree.check(rects)
    for room in tree.nextFractionRooms {
      let component: Variable.Component = room.axis == .horizontal ? .width : .height
      fractionRooms[room] = solution.values[Int(Variable(Item.ID(room.view), component).index)]
    }
  }

  /// Solves a tree's records for lengths; nil if the tree must be solved by rows.
  ///
  /// - Parameters:
  ///   - before: the state that the records were made with; nil in the first round.
  ///   - isKept: whether the layout will be changed.
  ///   - solved: set to the solved lengths.
  /// - Throws: `LayoutError` for a frame beyond `Limits.frame`.
  init?(
    _ tree: ViewTree, _ records: RecordTree, _ medium: Medium, _ size: PerAxis<Double>, after before: PassState?,
    isKept: Bool, _ solved: inout RecordLayout?
  ) throws(LayoutError) {
    var rects: [Rect] = []
    solved = try RecordLayout.solve(
      records, tree, medium, size, before, isKept: isKept || tree.hasOpenFractions, &rects)
    guard let layout = solved else { return nil }
    try tree.check(rects)
    self.tree = tree
    self.rects = rects
    self.solved = .lengths(doubtful: layout.doubtful, hasOverflow: layout.hasOverflow)
    boundedRows = layout.records.boundedRows
    isTextSettled = layout.isTextSettled
    decidedTexts = layout.records.isUnsettled ? nil : layout.records.texts
    for room in tree.nextFractionRooms {
      fractionRooms[room] = (room.axis == .horizontal ? layout.widths : layout.heights).lengths[room.view]
    }
  }
}

/// Checks of results. They may be too large even if each given number is within its limits: constraints and ratios
/// multiply, and lengths add up.
extension ViewTree {
  /// - Throws: `LayoutError` for a frame that is farther from the root's origin than `Limits.frame`, or is not a
  ///   number. If frames of this kind are nested, the error names the inner frame.
  func check(_ rects: [Rect]) throws(LayoutError) {
    guard var index = rects.firstIndex(where: { !$0.isWithinLimits }) else { return }
    while let inner = rects[index + 1..<entries[index].end].firstIndex(where: { !$0.isWithinLimits }) { index = inner }
    throw LayoutError(.frame(rects[index]), view: title(of: index), location: entries[index].attributes.location)
  }

  /// - Throws: `LayoutError` for a constraint with a number that is not finite, or with factors of such different
  ///   magnitudes that the solver would treat the smaller ones as rounding errors.
  func check(_ system: ConstraintSystem) throws(LayoutError) {
    guard let row = system.rows.firstIndex(where: { !system.isSolvable($0) }) else { return }
    let constraint = system.constraints[row]
    // A guide's index is greater than the indices of all views, and its parent is the view that owns it.
    var item = constraint.left.terms.first?.anchor.item ?? Item.ID(0)
    if Int(item.index) >= entries.count { item = system.items[Int(item.index)].parent ?? Item.ID(0) }
    throw LayoutError(
      .constraint(system.line(ofRow: row)), view: title(of: Int(item.index)), location: constraint.origin)
  }
}

extension Rect {
  /// Whether all edges are numbers within `LayoutError.Limits.frame`.
  var isWithinLimits: Bool {
    let limit = LayoutError.Limits.frame
    return abs(x) <= limit && abs(y) <= limit && width <= limit && height <= limit
  }
}

extension [Rect] {
  func areWithinLimits(at indices: [Int]) -> Bool { indices.allSatisfy { self[$0].isWithinLimits } }
}

extension LayoutResult {
  /// - Throws: `LayoutError` for a frame of a view or guide that is farther from the root's origin than `Limits.frame`.
  func checkFrames() throws(LayoutError) {
    // The frames before views are moved have been checked already.
    if tree.hasMovedViews { try tree.check(rects) }
    for guide in namedGuides where !guide.rect.isWithinLimits {
      throw LayoutError(.frame(guide.rect), view: "\"\(ViewID(guide.name))\"", location: nil)
    }
  }
}

extension ConstraintSystem {
  /// The solver drops a factor that is less than this fraction of the row's greatest factor: see
  /// `Documentation/Engine.md`.
  private static let leastPart = 0x1p-36

  fileprivate func isSolvable(_ row: Row) -> Bool {
    var (least, greatest) = (Double.infinity, 0.0)
    let start = Int(row.start)
    for term in terms[start..<start + Int(row.leftCount + row.rightCount)] where term.coefficient != 0 {
      guard term.coefficient.isFinite else { return false }
      least = min(least, abs(term.coefficient))
      greatest = max(greatest, abs(term.coefficient))
    }
    return row.constant.isFinite && (greatest == 0 || least > Self.leastPart * greatest)
  }
}
