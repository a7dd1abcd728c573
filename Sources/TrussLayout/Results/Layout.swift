import TrussDiagnostics
public import TrussIR
package import TrussSolver
public import TrussTree
public import TrussViews

/// The solved layout: the frames of a view and of all inside it, and the diagnostics.
public struct Layout: Sendable {
  /// The constraints that hold. Where the layout was solved in a shorter form, they are made at each call.
  public var constraints: ConstraintSystem {
    switch rows {
    case .solved(let system): system
    case .unwritten(let unwritten): unwritten.rows(of: tree, medium, rects)
    }
  }
  /// The problems of the layout: conflicts, content that overflows its box, ambiguous frames.
  public private(set) var diagnostics: [Diagnostic]
  /// The unit of the frames.
  public let medium: Medium
  package private(set) var tree: ViewTree
  package private(set) var rects: [Rect]
  /// The frames of the guides that were made for constraints.
  private let guideRects: [ViewID: Rect]
  private var rows: Rows

  /// The rows of the constraints.
  private enum Rows {
    case solved(ConstraintSystem)
    /// They were not needed.
    case unwritten(Unwritten)
  }

  /// What rows are made with.
  struct Unwritten {
    var width: Double?
    var height: Double?
    /// What solved layouts decided; nil where that is the lines of texts, which the frames show.
    var state: PassState?

    init(width: Double?, height: Double?, _ state: PassState? = nil) {
      self.width = width
      self.height = height
      self.state = state
    }

    /// The rows.
    func rows(of tree: ViewTree, _ medium: Medium, _ rects: [Rect]) -> ConstraintSystem {
      guard let state else { return SystemBuilder.rows(of: tree, medium, rects, width: width, height: height) }
      var builder = SystemBuilder(
        tree: tree, medium: medium, textExtents: state.textExtents, covered: state.covered,
        flowLines: state.flowLines, maxima: state.maxima)
      return builder.buildPlain(width: width, height: height).system
    }
  }

  /// What a later layout of the same view begins with.
  package let tables: [ViewIdentity: TableMemory]

  package init(
    tree: ViewTree, medium: Medium, rects: [Rect], constraints: ConstraintSystem, solution: Solution,
    isTextSettled: Bool, tables: [ViewIdentity: TableMemory]
  ) {
    self.tables = tables
    self.tree = tree
    self.medium = medium
    // Diagnostics are about the places that were solved for.
    self.rects = tree.offset(rects, medium)
    rows = .solved(constraints)
    guideRects = Self.guideRects(constraints, after: tree.entries.count, solution)
    diagnostics = Diagnostic.all(
      tree: tree, medium: medium, rects: rects, guideRects: guideRects, constraints: constraints,
      solution: solution, isTextSettled: isTextSettled
    ) { tree.textShortfall(of: $0, in: rects[$0], medium) }
  }

  /// Whether it was solved without rows.
  package var hasRecords: Bool {
    if case .unwritten = rows { return true }
    return false
  }

  /// The layout of a tree that was solved in its shorter form.
  ///
  /// - Parameters:
  ///   - rects: the frames.
  ///   - doubtful: the views that may have a diagnostic though no bound was broken.
  ///   - hasOverflow: whether some content had to leave its box.
  ///   - isTextSettled: whether the lines of texts are settled.
  ///   - tree: the views.
  ///   - medium: the unit.
  ///   - rows: what rows are made with when they are asked for.
  ///   - tables: what a later layout begins with.
  init(
    _ rects: [Rect], doubtful: [Int], hasOverflow: Bool, isTextSettled: Bool = true, tree: ViewTree,
    medium: Medium, rows: Unwritten, tables: [ViewIdentity: TableMemory] = [:]
  ) {
    self.tree = tree
    self.medium = medium
    self.tables = tables
    guideRects = [:]
    self.rects = tree.offset(rects, medium)
    self.rows = .unwritten(rows)
    let views = hasOverflow ? Array(tree.entries.indices) : doubtful
    diagnostics =
      views.isEmpty && isTextSettled
      ? []
      : Diagnostic.all(
        of: views, tree: tree, medium: medium, rects: rects, isTextSettled: isTextSettled,
        textShortfall: { tree.textShortfall(of: $0, in: rects[$0], medium) }
      ) { rows.rows(of: tree, medium, rects) }
  }

  /// Makes a change in place, with the records that were kept of the layout.
  ///
  /// - Throws: why it takes a fresh layout; the layout then is as it was, and nothing is kept of it.
  package mutating func make(
    _ change: LayoutChange, _ kept: inout RecordLayout?, strict: Bool
  ) throws(FreshLayoutReason) -> LayoutEdit {
    // The records need a single owner, or they would be copied.
    guard var records = kept.take() else { throw .noRecords }
    var edit = LayoutEdit(size: records.rootSize, diagnostics: diagnostics)
    do throws(FreshLayoutReason) {
      try make(change, &records, &edit)
      // The fresh layout throws it.
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
    var (width, height) = records.rootSize
    if case .size(let newWidth, let newHeight) = change {
      (width, height) = (newWidth, newHeight)
      rows = .unwritten(Unwritten(width: width, height: height))
    } else if edit.views.isEmpty {
      return
    }
    try records.make(update, width: width, height: height, tree, &rects, &edit)
    report(on: records)
  }

  /// Finds the diagnostics after a change in place, where no bound shows them.
  private mutating func report(on kept: RecordLayout) {
    guard case .unwritten(let unwritten) = rows else { return }
    guard !kept.doubtful.isEmpty else { return diagnostics = [] }
    diagnostics = Diagnostic.all(
      of: kept.doubtful, tree: tree, medium: medium, rects: rects, isTextSettled: true,
      textShortfall: { [tree, medium, rects] in tree.textShortfall(of: $0, in: rects[$0], medium) }
    ) { [tree, medium, rects] in unwritten.rows(of: tree, medium, rects) }
  }

  /// What it was before a change in place.
  package func before(_ edit: LayoutEdit) -> Layout {
    var layout = self
    // Views that were there have a meaning.
    for (index, node) in edit.views.reversed() { try? layout.tree.put(node, at: index, medium) }
    layout.rows = .unwritten(Unwritten(width: edit.size.width, height: edit.size.height))
    edit.putBack(&layout.rects)
    layout.diagnostics = edit.diagnostics
    return layout
  }

  /// The size of the root.
  public var size: Size { rects[0].size }

  /// The frame of a view, or of a guide for constraints, relative to the root; nil where none has the name, and where
  /// several custom views contain it: use a path, `first.title`.
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

  /// The frame of a view or guide relative to another's origin, or nil where nothing has one of the names. A name inside
  /// a custom view needs no path in it: `frame(of: "title", in: "first")`.
  public func frame(of id: ViewID, in other: ViewID) -> Rect? {
    let scope = tree.index(of: other).map { tree.entries[$0].scope } ?? NameScopes.layout
    guard let rect = frame(of: id, seenFrom: scope), let origin = frame(of: other) else { return nil }
    return rect.offset(x: -origin.x, y: -origin.y)
  }

  /// The guides that were made for constraints, by name.
  package var namedGuides: [(name: String, rect: Rect)] {
    guideRects.map { ($0.key.name, $0.value) }.sorted { $0.name < $1.name }
  }

  /// Guides come after all views.
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

  /// The frames of all views, a view before those inside it, relative to the root.
  public var frames: [Frame] {
    tree.entries.indices.map { index in
      Frame(
        id: tree.name(of: index), kind: tree.entries[index].content.kind,
        depth: tree.entries[index].depth, rect: rects[index])
    }
  }

  /// A view's place in a layout.
  public struct Frame: Equatable, Sendable {
    /// The name of the view, or nil if it has none.
    public var id: ViewID?
    /// The kind of view, such as `Text`.
    public var kind: String
    /// The number of views around it.
    public var depth: Int
    /// Its frame relative to the root.
    public var rect: Rect
  }
}

extension Layout.Frame: CustomStringConvertible {
  /// `  Text "title" (5, 5, 100, 16)`, indented by depth.
  public var description: String {
    let name = id.map { " \"\($0)\"" } ?? ""
    let indentation = String(repeating: "  ", count: max(0, min(depth, LayoutError.Limits.depth)))
    return "\(indentation)\(kind)\(name) \(rect)"
  }
}

extension Layout {
  /// Where a view was written, by its place among the frames.
  package func location(of index: Int) -> SourceLocation? { tree.entries[index].attributes.location }
}
