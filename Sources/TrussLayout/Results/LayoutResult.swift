import TrussDiagnostics
public import TrussIR
import TrussSolver
public import TrussTree
public import TrussViews

/// The solved layout: the frames of a view and of all views inside it, and the diagnostics.
///
///     let layout = try SignIn().layout(width: 390)
///     print(layout.size, layout.frames, layout.diagnostics)
public struct LayoutResult: Sendable {
  /// The constraints of the layout. If the layout was solved in a shorter form, they are created at each access.
  public var constraints: ConstraintSystem {
    switch rows {
    case .solved(let system): system
    case .unwritten(let unwritten): unwritten.rows(of: tree, medium, rects)
    }
  }
  /// The problems of the layout: conflicts, content that overflows its box, ambiguous frames, and content that the
  /// drawing cuts, covers or omits: lines of texts, titles of borders, connectors, views outside of the picture or
  /// without a width or a height. The problems of the drawing are searched for at each access.
  public var diagnostics: [Diagnostic] { frameDiagnostics + (drawingDiagnostics?(self) ?? []) }
  package private(set) var frameDiagnostics: [Diagnostic]
  /// Finds the problems of the drawing, which only the drawing modules can find; called when the diagnostics are read.
  package var drawingDiagnostics: (@Sendable (LayoutResult) -> [Diagnostic])?
  /// The requested size; nil along an axis that is fitted.
  package private(set) var given: PerAxis<Double>
  /// The unit of the frames.
  public let medium: Medium
  package private(set) var tree: ViewTree
  package private(set) var rects: [Rect]
  /// The frames of the guides that the source declares for constraints.
  private let guideRects: [ViewID: Rect]
  private var rows: Rows

  private enum Rows {
    case solved(ConstraintSystem)
    /// The rows were not needed, and can be created.
    case unwritten(Unwritten)
  }

  /// The inputs for creating rows later.
  struct Unwritten {
    var size: PerAxis<Double>
    /// The decisions of the last pass; nil if these are only the lines of texts, which follow from the frames.
    var state: PassState?

    func rows(of tree: ViewTree, _ medium: Medium, _ rects: [Rect]) -> ConstraintSystem {
      let state = state ?? PassState(showing: rects, tree, medium)
      return SystemBuilder.plainRows(of: tree, medium, size, state).system
    }
  }

  /// The choices that were made in several rounds.
  let choices: PassChoices

  /// The table state with which a later layout of the same view begins.
  package let tables: [ViewIdentity: TableMemory]

  /// Makes the layout of a solved tree. `unwritten` are the inputs for creating rows on access, if the layout was
  /// solved without rows; a later layout begins with `tables`.
  init(_ pass: LayoutPass, _ medium: Medium, _ unwritten: Unwritten, tables: [ViewIdentity: TableMemory] = [:]) {
    self.tables = tables
    self.medium = medium
    tree = pass.tree
    rects = tree.offset(pass.rects, medium)
    frameDiagnostics = []
    given = unwritten.size
    choices = PassChoices(unwritten.state)
    switch pass.solved {
    case .rows(let constraints, let solution):
      rows = .solved(constraints)
      guideRects = Self.guideRects(constraints, after: tree.entries.count, solution)
      report(
        on: Array(tree.entries.indices), pass.rects, isTextSettled: pass.isTextSettled,
        .rows(constraints, solution, guideRects: guideRects))
    case .lengths(let doubtful, let hasOverflow):
      rows = .unwritten(unwritten)
      guideRects = [:]
      report(
        on: hasOverflow ? Array(tree.entries.indices) : doubtful, pass.rects, isTextSettled: pass.isTextSettled)
    }
  }

  package var hasRecords: Bool {
    if case .unwritten = rows { return true }
    return false
  }

  /// Finds the diagnostics of the views in `views`, with the solved frames.
  ///
  /// - Parameter solver: how the frames were solved; nil for records.
  private mutating func report(
    on views: [Int], _ rects: [Rect], isTextSettled: Bool = true, _ solver: SolvedLayout.Solver? = nil
  ) {
    if views.isEmpty, isTextSettled { return frameDiagnostics = [] }
    let layout = self
    frameDiagnostics =
      SolvedLayout(
        tree, medium, rects, lookingAt: views, isTextSettled: isTextSettled,
        solver ?? .records { layout.constraints }
      ) { layout.tree.textShortfall(of: $0, in: rects[$0], layout.medium) }.diagnostics
  }

  /// Makes a change in place, with the records that were kept for the layout.
  ///
  /// - Throws: why the change requires a fresh layout; this layout is then unchanged, and `kept` is nil.
  package mutating func make(
    _ change: LayoutChange, _ kept: inout RecordLayout?, strict: Bool
  ) throws(FreshLayoutReason) -> LayoutEdit {
    // The records need a single owner, or they would be copied.
    guard var records = kept.take() else { throw .noRecords }
    var edit = LayoutEdit(size: given, diagnostics: frameDiagnostics)
    do throws(FreshLayoutReason) {
      try make(change, &records, &edit)
      // The fresh layout will throw the error.
      if strict, !diagnostics.isEmpty { throw .diagnostics }
    } catch {
      self = before(edit)
      throw error
    }
    kept = consume records
    return edit
  }

  private mutating func make(
    _ change: LayoutChange, _ records: inout RecordLayout, _ edit: inout LayoutEdit
  ) throws(FreshLayoutReason) {
    let update = try records.update(for: change, in: &tree, &edit)
    if case .size(let width, let height) = change {
      given = PerAxis(width, height)
      rows = .unwritten(Unwritten(size: given))
    } else if edit.views.isEmpty {
      return
    }
    try records.make(update, tree.rootSize(given, medium), tree, &rects, &edit)
    report(on: records.hasOverflow ? Array(tree.entries.indices) : records.doubtful, rects)
    // Where all content fits again, records that allow for overflow take more time than fresh ones.
    if records.hasOverflow, frameDiagnostics.isEmpty { throw .overflow }
  }

  /// Returns the result as it was before a change in place.
  package func before(_ edit: LayoutEdit) -> LayoutResult {
    var layout = self
    // These views were in the tree before, so putting them back cannot fail.
    for (index, node) in edit.views.reversed() { try? layout.tree.put(node, at: index, medium) }
    layout.rows = .unwritten(Unwritten(size: edit.size))
    edit.putBack(&layout.rects)
    layout.given = edit.size
    layout.frameDiagnostics = edit.diagnostics
    return layout
  }

  /// The size of the root.
  public var size: Size { rects[0].size }

  /// Returns the frame of a view, or of a guide for constraints, relative to the root.
  ///
  /// The frame is nil if the name is unknown, or if several custom views contain the name: then use a path, such as
  /// `first.title`.
  ///
  ///     let email = layout.frame(of: "email")
  public func frame(of id: ViewID) -> Rect? {
    frame(of: id, seenFrom: NameScopes.layout)
  }

  private func frame(of id: ViewID, seenFrom scope: Int32) -> Rect? {
    switch tree.meaning(of: id, in: scope) {
    case .view(let index): rects[index]
    case .guide(let path): guideRects[tree.shortest(path)]
    case .ambiguous, .unknown: nil
    }
  }

  /// The frame of a view or guide relative to the origin of another view or guide, or nil if one of the names is
  /// unknown. A name inside the custom view `other` needs no path: `frame(of: "title", in: "first")`.
  ///
  ///     let title = layout.frame(of: "title", in: "first")
  public func frame(of id: ViewID, in other: ViewID) -> Rect? {
    let scope = tree.index(of: other).map { tree.entries[$0].scope } ?? NameScopes.layout
    guard let rect = frame(of: id, seenFrom: scope), let origin = frame(of: other) else { return nil }
    return rect.offset(x: -origin.x, y: -origin.y)
  }

  /// The guides that the source declares for constraints, by name.
  package var namedGuides: [(name: String, rect: Rect)] {
    guideRects.map { ($0.key.name, $0.value) }.sorted { $0.name < $1.name }
  }

  /// The frames of the guides for constraints, by name. Guides come after all views.
  private static func guideRects(
    _ constraints: ConstraintSystem, after views: Int, _ solution: Solution
  ) -> [ViewID: Rect] {
    var rects: [ViewID: Rect] = [:]
    for index in constraints.items.indices.dropFirst(views) {
      let item = constraints.items[index]
      guard item.kind == RuleGuide.named.rawValue, let name = item.name else { continue }
      rects[ViewID(name)] = solution.rect(of: Item.ID(index))
    }
    return rects
  }

  /// The frames of all views, each view before the views inside it, relative to the root.
  public var frames: [Frame] {
    tree.entries.indices.map { index in
      Frame(
        id: tree.name(of: index), kind: tree.entries[index].kind,
        depth: tree.entries[index].depth, rect: rects[index])
    }
  }

  /// A view's place in a layout.
  public struct Frame: Equatable, Sendable {
    /// The name of the view, or nil if it has none.
    public var id: ViewID?
    /// The type of the view as its author wrote it, such as `Text`.
    public var kind: String
    /// The number of views around the view.
    public var depth: Int
    /// The view's frame relative to the root.
    public var rect: Rect
  }
}

extension LayoutResult.Frame: CustomStringConvertible {
  /// `  Text "title" (5, 5, 100, 16)`, indented by depth.
  public var description: String {
    let name = id.map { " \"\($0)\"" } ?? ""
    let indentation = String(repeating: "  ", count: max(0, min(depth, LayoutError.Limits.depth)))
    return "\(indentation)\(kind)\(name) \(rect)"
  }
}

extension LayoutResult {
  package func location(of index: Int) -> SourceLine? { tree.entries[index].attributes.location }
}

extension LayoutResult {
  /// The frames that the constraints decide, before offsets move the views.
  package var solvedRects: [Rect] {
    guard let moves = tree.moves(medium) else { return rects }
    return zip(rects, moves).map { $0.offset(x: -$1.x, y: -$1.y) }
  }

  /// The frames of the guides in the constraints, which come after the views. A layout does not store them, so the
  /// constraints are solved again; empty if this gives the views other frames, as in a layout that could not be solved.
  package func guideRects(in constraints: ConstraintSystem) -> [Rect] {
    let rects = solvedRects
    guard constraints.items.count > rects.count else { return [] }
    let solution = constraints.solve()
    let found = constraints.items.indices.map { solution.rect(of: Item.ID($0)) }
    let isSame = zip(rects, found).allSatisfy { one, other in
      zip([one.x, one.y, one.width, one.height], [other.x, other.y, other.width, other.height])
        .allSatisfy { abs($0 - $1) <= 0.01 }
    }
    return isSame ? Array(found.dropFirst(rects.count)) : []
  }
}

extension LayoutResult {
  /// The layout itself, if it has no diagnostics.
  ///
  ///     let layout = try SignIn().layout(width: 390).strict()
  ///
  /// - Throws: `LayoutError` with the reason `.diagnostics` if there is any diagnostic: a broken constraint, content
  ///   outside its box, an ambiguous frame, an offset that could not be kept, an engine or a text pass that did not
  ///   finish. Each of them means that a frame differs from what you specified.
  public func strict() throws(LayoutError) -> LayoutResult {
    guard let first = diagnostics.first else { return self }
    throw LayoutError(.diagnostics(diagnostics), view: "the layout", location: first.location)
  }
}

extension LayoutResult {
  /// The position of a scroll view's content, or nil if no scroll view has the name.
  public func scrollGeometry(of id: ViewID) -> ScrollGeometry? {
    tree.index(of: id).flatMap(scrollGeometry(at:))
  }

  /// The position of the content of the view at an index, or nil if it does not scroll.
  package func scrollGeometry(at index: Int) -> ScrollGeometry? {
    ScrollGeometry(at: index, tree, medium, rects)
  }

  /// How far the indicator of a scroll view ends from the view's edges, in the layout's unit.
  package func indicatorInsets(at index: Int) -> Insets {
    guard case .scroll(let scroll) = tree.entries[index].content else { return .zero }
    switch scroll.indicatorInsets {
    case .automatic: return tree.coveredInsets(of: index, medium, in: rects)
    case .fixed(let insets): return medium.gaps(insets, isRightToLeft: tree.entries[index].isRightToLeft)
    }
  }
}

extension LayoutResult {
  /// The visible part of a table's content, in the layout's unit.
  public struct TableContent: Equatable, Sendable {
    /// The indices of the rows that are visible, even in part.
    public var rows: Range<Int>
    /// The distance from the top of the content to the top of its visible part.
    public var offset: Double
    /// The width of a row.
    public var width: Double
    /// The height of all rows: the measured heights of the rows that are visible now or, in a session, were visible
    /// before, and the estimate for the others.
    public var height: Double
  }

  /// The visible part of a table's content, or nil if no table has the name.
  ///
  ///     let rows = layout.table(of: "tracks")?.rows
  public func table(of id: ViewID) -> TableContent? {
    guard let index = tree.index(of: id), case .table = tree.entries[index].content,
      let memory = tables[tree.identity(of: index)]
    else { return nil }
    return TableContent(
      rows: memory.window.rows, offset: memory.offset,
      width: rects[index].inset(by: medium.boxInsets(of: tree.entries[index])).width, height: memory.heights.total)
  }
}

extension ViewTree {
  /// The frames, each moved by the offsets of its view and of the views around it.
  func offset(_ rects: [Rect], _ medium: Medium) -> [Rect] {
    guard let moves = moves(medium) else { return rects }
    return zip(rects, moves).map { $0.offset(x: $1.x, y: $1.y) }
  }

  /// The distance by which each view is moved: its own offset, and the offsets of the views around it; nil if no view
  /// has an offset.
  func moves(_ medium: Medium) -> [Attributes.Offset]? {
    guard hasMovedViews else { return nil }
    var moves = entries.map { _ in Attributes.Offset() }
    for (index, entry) in entries.enumerated() {
      let outer = entry.parent.map { moves[$0] } ?? Attributes.Offset()
      moves[index].x = outer.x + medium.gap(entry.attributes.rare.offset.x, .horizontal)
      moves[index].y = outer.y + medium.gap(entry.attributes.rare.offset.y, .vertical)
    }
    return moves
  }
}
