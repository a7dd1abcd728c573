import TrussIR
import TrussSolver
package import TrussViews

extension Lowering {
  /// How often a layout is built anew before it is called unsettled.
  static let roundLimit = 8
  /// How often it is built anew where alternatives were passed over: that comes to an end, but may take long.
  private static let choiceLimit = 256

  /// Solves the constraints and places the views.
  ///
  /// A text's width is decided first, with its lines as they are written; then they are broken, and its height follows.
  /// Where the height moves the width again, rounds go on to a fixed point, at most eight, those not
  /// counted in which an alternative was passed over. All else that only a solved
  /// layout can decide goes the same way (`Decisions`).
  public func solve() throws(LayoutError) -> Layout {
    var kept: CompactLayout?
    if let layout = try solveAtOnce(isKept: false, &kept) { return layout }
    return try solveRounds()
  }

  /// Solves, and keeps what it takes to change the layout in place; nil where that is solved by rows.
  package func solve(keeping kept: inout CompactLayout?) throws(LayoutError) -> Layout {
    kept = nil
    if let layout = try solveAtOnce(isKept: true, &kept) { return layout }
    return try solveRounds()
  }

  /// The layout of a tree that is solved once by lengths, and what it takes to change it in place if that is kept: not where
  /// offsets moved frames after all was solved.
  private func solveAtOnce(isKept: Bool, _ kept: inout CompactLayout?) throws(LayoutError) -> Layout? {
    guard isSettledAtOnce, let compact else { return nil }
    var rects: [Rect] = []
    guard
      let solved = CompactLayout(compact, tree, medium, width: width, height: height, isKept: isKept, &rects)
    else { return nil }
    try tree.check(rects)
    let layout = Layout(
      rects, rowContainers: compact.rowContainers, hasOverflow: solved.hasOverflow,
      isTextSettled: solved.isTextSettled, tree: tree, medium: medium,
      rows: Layout.Unwritten(width: width, height: height))
    try layout.checkFrames()
    if isKept, layout.rects == rects, solved.compact.isEditable { kept = solved }
    return layout
  }

  private func solveRounds() throws(LayoutError) -> Layout {
    var decisions = Decisions(before: tree, medium)
    decisions.flowLines =
      compact?.flowLines ?? tree.flowLinesOfGivenWidths(medium, width: width, TreeContents(tree, medium))
    var round = try self.round(of: tree, &decisions, isFirst: true)
    var memories = tables
    var isSettled = false
    var (rounds, choices) = (0, 0)
    while true {
      let next = try decisions.read(from: round, medium, &memories)
      isSettled = next == decisions
      if next.shape.choices == decisions.shape.choices { rounds += 1 } else { choices += 1 }
      guard !isSettled, rounds <= Self.roundLimit, choices <= Self.choiceLimit else { break }
      round = try self.round(with: next, after: round, &decisions)
    }
    let layout: Layout
    switch round.solved {
    case .rows(let system, let solution):
      layout = Layout(
        tree: round.tree, medium: medium, rects: round.rects, constraints: system, solution: solution,
        isTextSettled: isSettled, tables: memories)
    case .lengths(let rowContainers, let hasOverflow):
      layout = Layout(
        round.rects, rowContainers: rowContainers, hasOverflow: hasOverflow,
        isTextSettled: isSettled && round.isTextSettled, tree: round.tree,
        medium: medium, rows: Layout.Unwritten(width: width, height: height, decisions), tables: memories)
    }
    try layout.checkFrames()
    return layout
  }

  /// Solves anew. Where other views are decided on than before, the tree is built anew too.
  private func round(
    with next: Decisions, after last: Round, _ decisions: inout Decisions
  ) throws(LayoutError) -> Round {
    var tree = last.tree
    let hasSameViews = next.shape.hasSameViews(as: decisions.shape)
    decisions = next
    if hasSameViews {
      tree.place(windowsIn: next.shape)
    } else {
      tree = try ViewTree(nodes, environment: environment, overrides: overrides, shape: next.shape)
      try tree.validate()
      tree.measureTexts(medium)
      decisions.carry(from: last.tree, to: tree, medium)
    }
    return try round(of: tree, &decisions, isFirst: false)
  }

  /// Solves a tree: by lengths where it has that form and a layout in it, else by rows.
  private func round(
    of tree: ViewTree, _ decisions: inout Decisions, isFirst: Bool
  ) throws(LayoutError) -> Round {
    if form == .compact {
      let compact =
        isFirst
        ? self.compact : try CompactBuilder.compact(tree, medium, width: width, height: height, decisions)
      if let compact, let round = try Round(tree, compact, medium, width: width, height: height, &decisions) {
        return round
      }
    }
    if isFirst, decisions.flowLines.isEmpty { return try Round(tree, built) }
    var builder = SystemBuilder(
      tree: tree, medium: medium, lineCounts: isFirst ? nil : decisions.lineCounts, covered: decisions.covered,
      flowLines: decisions.flowLines, maxima: decisions.maxima)
    return try Round(tree, try builder.build(width: width, height: height))
  }
}

extension ViewTree {
  /// Whether what is decided by a solved layout, besides the lines of texts, shapes the layout.
  var takesRounds: Bool {
    hasSafeArea
      || entries.contains { entry in
        switch entry.content {
        case .table, .flow, .choice: true
        case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer: false
        case .divider, .stack, .arranged, .layers, .scroll, .framed, .grid, .gridRow, .composite: false
        }
      }
  }
}

extension Medium {
  /// A rectangle on whole cells, by rounding its absolute edges: neighbours neither gap nor overlap. In points it is
  /// left as it is.
  package func snapped(_ rect: Rect) -> Rect {
    guard isCells else { return rect }
    let left = rect.minX.cellEdge
    let top = rect.minY.cellEdge
    return Rect(x: left, y: top, width: rect.maxX.cellEdge - left, height: rect.maxY.cellEdge - top)
  }
}

extension Solution {
  /// A view's frame.
  func rect(of item: Item.ID) -> Rect {
    func value(_ component: Variable.Component) -> Double { values[Int(Variable(item, component).index)].onGrid }
    return Rect(
      x: value(.x), y: value(.y), width: max(value(.width), 0), height: max(value(.height), 0))
  }
}
