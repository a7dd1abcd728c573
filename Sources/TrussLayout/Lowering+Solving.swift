import TrussIR
import TrussSolver
public import TrussTree
import TrussViews

extension Lowering {
  /// The maximum number of rounds before a layout is called unsettled.
  static let passLimit = 8
  /// The maximum number of rounds that reject alternatives or settle fractions. These rounds end, but may be many.
  private static let choiceLimit = 256

  /// Solves the constraints and places the views.
  ///
  /// A text's width is decided first, with its own line breaks; then its lines are broken, and its height follows. If
  /// the height changes the width again, rounds continue to a fixed point: at most eight, not counting rounds that
  /// reject an alternative or settle a fraction. Everything else that depends on a solved layout is computed in the
  /// same way (`PassState`).
  public func solve() throws(LayoutError) -> LayoutResult {
    var kept: RecordLayout?
    return try solve(isKept: false, &kept)
  }

  /// Solves, and keeps the state that can change the layout in place; `kept` becomes nil if the layout is solved by
  /// rows or in several rounds.
  package func solve(keeping kept: inout RecordLayout?) throws(LayoutError) -> LayoutResult {
    kept = nil
    return try solve(isKept: true, &kept)
  }

  private func solve(isKept: Bool, _ kept: inout RecordLayout?) throws(LayoutError) -> LayoutResult {
    if let layout = try solveAtOnce(isKept: isKept, &kept) { return layout }
    return try solvePasses()
  }

  /// Solves in one round; returns nil if several are needed. This is a separate function so that its variables are not
  /// on the stack in later rounds.
  private func solveAtOnce(isKept: Bool, _ kept: inout RecordLayout?) throws(LayoutError) -> LayoutResult? {
    var solved: RecordLayout?
    guard needsOnePass, let records,
      let pass = try LayoutPass(tree, records, medium, size, after: nil, isKept: isKept, &solved),
      let solved, pass.decidedTexts != nil
    else { return nil }
    let layout = LayoutResult(pass, medium, LayoutResult.Unwritten(size: size))
    try layout.checkFrames()
    // Frames that offsets move after solving, and sizes that are chosen before solving, cannot be changed in place.
    if isKept, layout.rects == pass.rects, !tree.hasProposals, !tree.hasFractions, !tree.hasWidenedGaps {
      kept = solved
    }
    return layout
  }

  private func solvePasses() throws(LayoutError) -> LayoutResult {
    var state = PassState(before: tree, medium)
    state.flowLines =
      records?.flowLines
      ?? tree.flowLinesOfGivenWidths(medium, width: size.horizontal, TreeContents(tree, medium, definite: Axes()))
    var pass = try self.pass(of: tree, &state, isFirst: true)
    var memories = tables
    var isSettled = false
    var (passes, choices) = (0, 0)
    while true {
      var next = try state.read(from: pass, medium, root: size.horizontal, &memories)
      // The lengths that fractions refer to are read once everything else is settled.
      let readsFractions = next == state && !pass.fractionRooms.isEmpty
      let lineLengths = next == state && !readsFractions ? state.openLineLengths(of: pass) : [:]
      isSettled = next == state && !readsFractions && lineLengths.isEmpty
      next.lineLengths.merge(lineLengths) { $1 }
      if readsFractions { next.fractionRooms.merge(pass.fractionRooms) { $1 } }
      if !readsFractions, next.shape.choices == state.shape.choices { passes += 1 } else { choices += 1 }
      guard !isSettled, passes <= Self.passLimit, choices <= Self.choiceLimit else { break }
      pass = try self.pass(with: next, after: pass, &state)
    }
    pass.isTextSettled = pass.isTextSettled && isSettled
    let layout = LayoutResult(pass, medium, LayoutResult.Unwritten(size: size, state: state), tables: memories)
    try layout.checkFrames()
    return layout
  }

  /// Solves the next round. If the views that take part have changed, the tree is rebuilt first.
  private func pass(
    with next: PassState, after last: LayoutPass, _ state: inout PassState
  ) throws(LayoutError) -> LayoutPass {
    var tree = last.tree
    let hasSameViews = next.shape.hasSameViews(as: state.shape)
    state = next
    if hasSameViews { tree.place(windowsIn: next.shape) } else { try rebuild(&tree, &state) }
    place(state, in: &tree)
    return try pass(of: tree, &state, isFirst: false)
  }

  /// Creates the tree of the participating views. A separate function, so that its variables are not on the stack while
  /// the tree is solved: a thread's stack may be small.
  private func rebuild(_ tree: inout ViewTree, _ state: inout PassState) throws(LayoutError) {
    let last = tree
    tree = try ViewTree(nodes, environment: environment, overrides: overrides, shape: state.shape)
    try tree.validate()
    tree.widenGaps(medium)
    try tree.measureContent(medium, after: last)
    state = state.carried(from: last, to: tree, medium)
    try tree.settleGivenSizes(medium, size)
  }

  /// Gives views the positions and sizes that an earlier pass found for them.
  private func place(_ state: PassState, in tree: inout ViewTree) {
    tree.place(state.diagrams, medium)
    for room in tree.fractionRooms {
      if let length = state.fractionRooms[room] { tree.settle(room, fitted: length, medium) }
    }
  }

  /// Solves a tree: by lengths if `form` is `.records` and the tree has records, otherwise by rows.
  private func pass(
    of tree: ViewTree, _ state: inout PassState, isFirst: Bool
  ) throws(LayoutError) -> LayoutPass {
    if form == .records {
      let records = isFirst ? self.records : try RecordBuilder.records(of: tree, medium, size, state)
      var solved: RecordLayout?
      if let records,
        let pass = try LayoutPass(
          tree, records, medium, size, after: isFirst ? nil : state, isKept: false, &solved)
      {
        for text in pass.decidedTexts ?? [] { state.decide(linesOf: Int(text.view), in: pass.rects, tree, medium) }
        return pass
      }
    }
    if isFirst, state.flowLines.isEmpty, !tree.hasOpenFractions { return try LayoutPass(tree, built) }
    return try LayoutPass(tree, try SystemBuilder.rows(of: tree, medium, size, state))
  }
}

extension Solution {
  func rect(of item: Item.ID) -> Rect {
    func value(_ component: Variable.Component) -> Double { values[Int(Variable(item, component).index)].onGrid }
    return Rect(
      x: value(.x), y: value(.y), width: max(value(.width), 0), height: max(value(.height), 0))
  }
}
