import TrussIR
import TrussSolver
public import TrussTree
import TrussViews

extension Lowering {
  /// How often a layout is rebuilt before it is called unsettled.
  static let passLimit = 8
  /// How often it is rebuilt where alternatives were passed over: that comes to an end, but may take long.
  private static let choiceLimit = 256

  /// Solves the constraints and places the views.
  ///
  /// A text's width is decided first, with its lines as they are written; then they are broken, and its height follows.
  /// Where the height moves the width again, rounds go on to a fixed point, at most eight, those not
  /// counted in which an alternative was passed over. All else that only a solved
  /// layout can decide goes the same way (`PassState`).
  public func solve() throws(LayoutError) -> Layout {
    var kept: RecordLayout?
    if let layout = try solveAtOnce(isKept: false, &kept) { return layout }
    return try solvePasses()
  }

  /// Solves, and keeps the state to change the layout in place; nil where that is solved by rows.
  package func solve(keeping kept: inout RecordLayout?) throws(LayoutError) -> Layout {
    kept = nil
    if let layout = try solveAtOnce(isKept: true, &kept) { return layout }
    return try solvePasses()
  }

  /// The layout of a tree that is solved once by lengths, and the state to change it in place if that is kept: not
  /// where offsets moved frames after all was solved.
  private func solveAtOnce(isKept: Bool, _ kept: inout RecordLayout?) throws(LayoutError) -> Layout? {
    guard isSettledAtOnce, let records else { return nil }
    var rects: [Rect] = []
    let solved = try RecordLayout.solve(
      records, tree, medium, width: width, height: height, nil, isKept: isKept, &rects)
    guard let solved, !solved.records.isUnsettled else { return nil }
    try tree.check(rects)
    let layout = Layout(
      rects, doubtful: solved.doubtful, hasOverflow: solved.hasOverflow,
      isTextSettled: solved.isTextSettled, tree: tree, medium: medium,
      rows: Layout.Unwritten(width: width, height: height))
    try layout.checkFrames()
    if isKept, layout.rects == rects, solved.records.isEditable { kept = solved }
    return layout
  }

  private func solvePasses() throws(LayoutError) -> Layout {
    var state = PassState(before: tree, medium)
    state.flowLines =
      records?.flowLines
      ?? tree.flowLinesOfGivenWidths(medium, width: width, TreeContents(tree, medium, definite: Axes()))
    var pass = try self.pass(of: tree, &state, isFirst: true)
    var memories = tables
    var isSettled = false
    var (passes, choices) = (0, 0)
    while true {
      let next = try state.read(from: pass, medium, &memories)
      isSettled = next == state
      if next.shape.choices == state.shape.choices { passes += 1 } else { choices += 1 }
      guard !isSettled, passes <= Self.passLimit, choices <= Self.choiceLimit else { break }
      pass = try self.pass(with: next, after: pass, &state)
    }
    let layout: Layout
    switch pass.solved {
    case .rows(let system, let solution):
      layout = Layout(
        tree: pass.tree, medium: medium, rects: pass.rects, constraints: system, solution: solution,
        isTextSettled: isSettled, tables: memories)
    case .lengths(let doubtful, let hasOverflow):
      layout = Layout(
        pass.rects, doubtful: doubtful, hasOverflow: hasOverflow,
        isTextSettled: isSettled && pass.isTextSettled, tree: pass.tree,
        medium: medium, rows: Layout.Unwritten(width: width, height: height, state), tables: memories)
    }
    try layout.checkFrames()
    return layout
  }

  /// Solves again. Where the views that take part have changed, the tree is rebuilt too.
  private func pass(
    with next: PassState, after last: LayoutPass, _ state: inout PassState
  ) throws(LayoutError) -> LayoutPass {
    var tree = last.tree
    let hasSameViews = next.shape.hasSameViews(as: state.shape)
    state = next
    if hasSameViews {
      tree.place(windowsIn: next.shape)
    } else {
      tree = try ViewTree(nodes, environment: environment, overrides: overrides, shape: next.shape)
      try tree.validate()
      try tree.measureContent(medium, after: last.tree)
      state.carry(from: last.tree, to: tree, medium)
    }
    return try pass(of: tree, &state, isFirst: false)
  }

  /// Solves a tree: by lengths where it has that form and a layout in it, else by rows.
  private func pass(
    of tree: ViewTree, _ state: inout PassState, isFirst: Bool
  ) throws(LayoutError) -> LayoutPass {
    if form == .records {
      let records =
        isFirst
        ? self.records : try RecordBuilder.records(of: tree, medium, width: width, height: height, state)
      let before = isFirst ? nil : state
      if let records,
        let pass = try LayoutPass(tree, records, medium, width: width, height: height, after: before, &state)
      {
        return pass
      }
    }
    if isFirst, state.flowLines.isEmpty { return try LayoutPass(tree, built) }
    return try LayoutPass(tree, try SystemBuilder.rows(of: tree, medium, width: width, height: height, state))
  }
}

extension ViewTree {
  /// Whether what is decided by a solved layout, besides the lines of texts, shapes the layout.
  var takesPasses: Bool {
    hasSafeArea
      || entries.contains { $0.traits.contains(.takesPasses) }
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
