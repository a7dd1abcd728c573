import TrussSolver
import TrussText
import TrussTree
import TrussViews

/// The solution of a tree of records, and the state to change it in place.
package struct RecordLayout: Sendable {
  var records: RecordTree
  let medium: Medium
  let isRightToLeft: Bool
  var widths: LengthSolver
  var heights: LengthSolver
  var columns: RecordOrigins
  var rows: RecordOrigins

  private(set) var isTextSettled: Bool

  /// The views whose letters are cut though no bound was broken, in order.
  var cutTexts: [Int] = []

  /// Whether content had to leave its box.
  var hasOverflow: Bool { !widths.isPromoted || !heights.isPromoted }

  /// The views that may have diagnostics though no bound was broken: views whose letters are cut, and containers whose
  /// content may have left them.
  var doubtful: [Int] { cutTexts.isEmpty ? records.rowContainers : (records.rowContainers + cutTexts).sorted() }

  /// The root's context, for its given size or fitted to its content.
  func rootContext(_ tree: ViewTree) -> ChildContext {
    var context = ChildContext()
    context.definite = tree.definiteAxes(medium, PerAxis(widths.root, heights.root))
    return context
  }

  /// Solves widths, breaks texts in these widths, and solves heights. Returns nil if the rows of all views must be
  /// solved.
  ///
  /// - Parameters:
  ///   - records: the tree's records.
  ///   - tree: the views.
  ///   - medium: the unit.
  ///   - size: the root's size, nil along an axis to fit it.
  ///   - isKept: whether the layout will be changed. If not, the heights are solved in the memory of the widths.
  ///   - rects: set to the frames.
  ///   - crowded: receives the stacks that are too short for equal distances between the centres of their views.
  private init?(
    _ records: RecordTree, _ tree: ViewTree, _ medium: Medium, _ size: PerAxis<Double>, isKept: Bool,
    _ rects: inout [Rect], _ crowded: inout Set<Int>
  ) {
    let (count, size) = (records.placements.count, tree.rootSize(size, medium))
    rects = Array(repeating: .zero, count: count)
    self.medium = medium
    isRightToLeft = tree.entries[0].isRightToLeft
    columns = RecordOrigins(.horizontal, count: records.horizontal.nodes.count)
    rows = RecordOrigins(.vertical, count: count)
    var texts = records.texts
    // One variable for both attempts, as it is large, and a thread's stack may be small.
    var solved = Self.solveInTurn(
      records, tree, medium, size, isKept: isKept, &texts, &columns, &rects, &crowded)
    if solved == nil, !records.pairRows.isEmpty {
      solved = Self.solveTogether(records, tree, medium, size, &columns, &rects, &crowded)
    }
    guard let solved else { return nil }
    (widths, heights, isTextSettled) = solved
    crowded.formUnion(records.crowdedStacks(.vertical, in: heights))
    Self.place(&rows, records, heights, &rects, isMirrored: false)
    if !isKept { WorkingMemory.keep(heights.takeMemory()) }
    cutTexts = records.cutTexts(tree, medium, rects)
    self.records = records
    self.records.shrinkableTexts = []
    self.records.texts = texts
    self.records.horizontal = LengthTree()
    self.records.vertical = LengthTree()
  }

  /// Solves records, and solves again with constraint rows for the gaps of the stacks that are crowded. Returns nil if
  /// the rows of all views must be solved.
  ///
  /// - Throws: `LayoutError` for constraints that have no meaning.
  static func solve(
    _ records: RecordTree, _ tree: ViewTree, _ medium: Medium, _ size: PerAxis<Double>, _ state: PassState?,
    isKept: Bool, _ rects: inout [Rect]
  ) throws(LayoutError) -> RecordLayout? {
    var crowded: Set<Int> = []
    var layout = RecordLayout(records, tree, medium, size, isKept: isKept, &rects, &crowded)
    if !crowded.isEmpty {
      try solve(&layout, tree, medium, size, state, crowded: &crowded, isKept: isKept, &rects)
    }
    return layout
  }

  /// Solves with constraint rows for the gaps of crowded stacks. This is a separate function, which changes a layout in
  /// place, so that its variables are not on the stack if nothing is crowded.
  private static func solve(
    _ layout: inout RecordLayout?, _ tree: ViewTree, _ medium: Medium, _ size: PerAxis<Double>, _ state: PassState?,
    crowded: inout Set<Int>, isKept: Bool, _ rects: inout [Rect]
  ) throws(LayoutError) {
    var known: Int
    repeat {
      known = crowded.count
      let records = try RecordBuilder.records(of: tree, medium, size, state, crowded: crowded)
      layout = records.flatMap { RecordLayout($0, tree, medium, size, isKept: isKept, &rects, &crowded) }
    } while crowded.count > known
  }

  /// Solved lengths, and whether the line breaks of all texts match their widths.
  private typealias Solved = (widths: LengthSolver, heights: LengthSolver, isTextSettled: Bool)

  /// Solves widths, breaks texts in these widths, and solves heights. Returns nil if there is no solution, or if rows
  /// couple widths with heights that may influence the widths.
  private static func solveInTurn(
    _ records: RecordTree, _ tree: ViewTree, _ medium: Medium, _ size: PerAxis<Double>, isKept: Bool,
    _ texts: inout [RecordTree.Lines], _ columns: inout RecordOrigins, _ rects: inout [Rect],
    _ crowded: inout Set<Int>
  ) -> Solved? {
    var memory = isKept ? LengthMemory() : WorkingMemory.takeLengths()
    let solved = LengthSolver.lengths(of: records.horizontal, root: size.horizontal, in: &memory)
    guard var widths = solved, let known = widths.lengths(across: records.pairRows) else { return nil }
    place(&columns, records, widths, &rects, isMirrored: tree.entries[0].isRightToLeft)
    crowded.formUnion(records.crowdedStacks(.horizontal, in: widths))
    if !isKept { memory = widths.takeMemory() }
    var vertical = records.vertical
    for position in texts.indices {
      texts[position].width = rects[Int(texts[position].view)].width
      let height = Self.height(of: texts[position], in: rects[Int(texts[position].view)], tree, medium)
      vertical.move(texts[position], to: height)
    }
    for (node, length) in known { vertical.bound(node, to: length) }
    vertical.settleCenters(of: records.centeringStacks(.vertical))
    let heights = LengthSolver.lengths(
      of: vertical, root: size.vertical, breakingNothingFrom: known.isEmpty ? nil : LengthSolver.decisive, in: &memory)
    return heights.map { (widths, $0, true) }
  }

  /// Solves widths and heights that rows couple. A text's lines follow from its width, which may depend on the lines.
  /// So widths and heights are solved repeatedly until the heights of texts match their widths.
  private static func solveTogether(
    _ records: RecordTree, _ tree: ViewTree, _ medium: Medium, _ size: PerAxis<Double>,
    _ columns: inout RecordOrigins, _ rects: inout [Rect], _ crowded: inout Set<Int>
  ) -> Solved? {
    var vertical = records.vertical
    var solved: Solved?
    var heights = records.texts.map { Self.height(of: $0, nil, tree, medium) }
    for _ in 0...Lowering.passLimit where solved?.isTextSettled != true {
      // The last solution is freed first: the next solution reuses its memory, and the tree changes without a copy.
      solved = nil
      for (lines, height) in zip(records.texts, heights) { vertical.move(lines, to: height) }
      vertical.settleCenters(of: records.centeringStacks(.vertical))
      let pair = LengthSolver.lengths(
        of: records.horizontal, root: size.horizontal, and: vertical, root: size.vertical,
        coupledBy: records.pairRows)
      guard let pair else { return nil }
      place(&columns, records, pair.first, &rects, isMirrored: tree.entries[0].isRightToLeft)
      let next = records.texts.map { Self.height(of: $0, in: rects[Int($0.view)], tree, medium) }
      solved = (pair.first, pair.second, next == heights)
      heights = next
    }
    if let solved { crowded.formUnion(records.crowdedStacks(.horizontal, in: solved.widths)) }
    return solved
  }

  private static func place(
    _ origins: inout RecordOrigins, _ records: RecordTree, _ solved: LengthSolver, _ rects: inout [Rect],
    isMirrored: Bool
  ) {
    for index in rects.indices { origins.place(inside: index, records, solved, isMirrored: isMirrored) }
    rects.withUnsafeMutableBufferPointer { [origins] rects in
      if origins.axis == .horizontal {
        for index in rects.indices { setColumn(of: index, &rects[index], solved, origins, isMirrored: isMirrored) }
      } else {
        for index in rects.indices { setRow(of: index, &rects[index], solved, origins) }
      }
    }
  }

  /// The height of a text's content in the width of a frame.
  static func height(
    of lines: RecordTree.Lines, in frame: Rect, _ tree: ViewTree, _ medium: Medium
  ) -> Double {
    let index = Int(lines.view)
    let width = medium.snapped(frame.inset(by: medium.boxInsets(of: tree.entries[index]))).width
    let textHeight = tree.entries.withUnsafeBufferPointer { entries in
      entries.baseAddress.flatMap { TextBlock($0 + index, medium) }?.height(width: width)
    }
    return height(of: lines, textHeight, tree, medium)
  }

  /// The height of a text's content if its lines are `textHeight` high.
  private static func height(
    of lines: RecordTree.Lines, _ textHeight: Double?, _ tree: ViewTree, _ medium: Medium
  ) -> Double {
    tree.content(of: Int(lines.view), .vertical, medium, stackAxis: nil, textHeight: textHeight)?.preferred ?? 0
  }

  // MARK: Frames

  static func setColumn(
    of index: Int, _ rect: inout Rect, _ widths: LengthSolver, _ columns: RecordOrigins, isMirrored: Bool
  ) {
    let (start, length) = (columns.starts[index], widths.lengths[index])
    rect.x = (isMirrored ? widths.lengths[0] - start - length : start).onGrid
    // In this order a value that is not a number is kept, and is rejected later.
    rect.width = max(length.onGrid, 0)
  }

  static func setRow(of index: Int, _ rect: inout Rect, _ heights: LengthSolver, _ rows: RecordOrigins) {
    rect.y = rows.starts[index].onGrid
    rect.height = max(heights.lengths[index].onGrid, 0)
  }
}

extension Double {
  /// The number rounded to 1/1024, so that a frame does not depend on the order in which lengths are added.
  var onGrid: Double {
    // The addend leaves no bits for a fraction of 1/1024; `rounded()` would call the C library.
    let magnitude = abs(self)
    return magnitude < 0x1p40 ? (self + 0x1.8p42) - 0x1.8p42 + 0 : (self * 1024).rounded() / 1024 + 0
  }
}

extension LengthTree {
  /// Moves the costs that follow from a text's lines to another height.
  fileprivate mutating func move(_ lines: RecordTree.Lines, to height: Double) {
    for cost in lines.costs { costs[Int(cost)].breakpoint = height }
  }
}
