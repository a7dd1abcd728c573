import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// Where views begin along one axis, relative to the root.
struct RecordOrigins: Sendable {
  let axis: Axis
  /// The beginning of each view, in the direction of the axis: from the right edge in a layout from right to left.
  var starts: [Double]

  init(_ axis: Axis, count: Int) {
    self.axis = axis
    starts = Array(repeating: 0, count: count)
  }

  /// Places the views directly inside a view that is placed already.
  @inline(__always)
  mutating func place(inside index: Int, _ records: RecordTree, _ solved: LengthSolver, isMirrored: Bool) {
    // A leaf has no view inside it to place.
    let isOpen = records.placements[index].arrangement != .none || records.placements[index].isDecorated
    if !isOpen, !solved.tree.nodes[index].isAbsent { return }
    place(insideBox: index, records, solved, isMirrored: isMirrored)
  }

  private mutating func place(
    insideBox index: Int, _ records: RecordTree, _ solved: LengthSolver, isMirrored: Bool
  ) {
    switch records.placements[index].arrangement {
    case .none where solved.tree.nodes[index].isAbsent: collapse(inside: index, solved)
    case .none: break
    case .collapsed: collapse(inside: index, solved)
    case .rows: placeByRows(index, records, solved, isMirrored, decorations: false)
    case .table where axis == .vertical: placeInTable(index, records.tables[index], solved)
    case _ where records.placements[index].isRow(axis): placeInRow(index, records, solved)
    case .gridRow where axis == .horizontal: placeInColumns(index, records.placements, solved)
    case .grid:
      placeInBox(index, records.placements, solved)
      placeColumns(index, records.placements[index], solved)
    case .horizontal, .vertical, .layers, .gridRow, .table: placeInBox(index, records.placements, solved)
    }
    if records.placements[index].isDecorated {
      placeByRows(index, records, solved, isMirrored, decorations: true)
      placeDecorations(index, records.placements, solved)
    }
  }

  /// Places decorations that records describe, each as a layer of the view.
  private mutating func placeDecorations(_ index: Int, _ placements: [RecordTree.Placement], _ solved: LengthSolver) {
    for child in solved.tree.inside(index) {
      if solved.tree.nodes[child].isDecoration {
        place(child, starts[index], solved.lengths[index], placements, solved)
      }
    }
  }

  /// Places all views inside a collapsed view at its origin.
  private mutating func collapse(inside index: Int, _ solved: LengthSolver) {
    let end = Int(solved.tree.ends[index])
    for inner in index..<end { starts[inner] = starts[index] }
  }

  /// Places the views inside a view, or its decorations, where rows have put them.
  private mutating func placeByRows(
    _ index: Int, _ records: RecordTree, _ solved: LengthSolver, _ isMirrored: Bool, decorations: Bool
  ) {
    for child in solved.tree.inside(index) {
      if solved.tree.nodes[child].isApart == decorations, !solved.tree.nodes[child].isDecoration {
        let unknown = records.places[Variable(Item.ID(child), axis == .horizontal ? .x : .y).index]
        let place = unknown.map { solved.unknowns[Int(-$0 - 1)] } ?? 0
        starts[child] =
          starts[index]
          + (isMirrored ? solved.lengths[index] - place - solved.lengths[child] : place)
      }
    }
  }

  private mutating func placeInRow(_ index: Int, _ records: RecordTree, _ solved: LengthSolver) {
    let placement = records.placements[index]
    if let first = records.gaps[index] { return placeByGaps(index, first, placement, solved) }
    if placement.justification.gaps == .centers { return placeByCenters(index, placement, solved) }
    let node = solved.tree.nodes[index]
    let gap = node.gapCount > 0 && !solved.gaps.isEmpty ? solved.gaps[index] : 0
    let between = placement.justification.gaps.holdSpacing ? gap : placement.spacing + gap
    let first = starts[index] + firstPlace(index, placement, node, gap, solved)
    var place = first
    var previousEnd = starts[index] + placement.insets.start(axis)
    for child in solved.tree.inside(index) {
      if solved.tree.nodes[child].isApart {
        // Rows place this view.
      } else if solved.tree.nodes[child].isAbsent {
        starts[child] = previousEnd
      } else {
        starts[child] = place
        previousEnd = place + solved.lengths[child]
        place = previousEnd + between
      }
    }
    if placement.isReversed { reverse(index, placement, solved, from: first, to: previousEnd) }
  }

  /// Reverses the order of a row's views between two positions. A collapsed view before all others is at the row's end.
  private mutating func reverse(
    _ index: Int, _ placement: RecordTree.Placement, _ solved: LengthSolver, from start: Double, to end: Double
  ) {
    var isBeforeAll = true
    for child in solved.tree.inside(index) where !solved.tree.nodes[child].isApart {
      isBeforeAll = isBeforeAll && solved.tree.nodes[child].isAbsent
      starts[child] =
        isBeforeAll
        ? starts[index] + solved.lengths[index] - placement.insets.end(axis)
        : start + end - starts[child] - solved.lengths[child]
    }
  }

  /// Places the views of a crowded stack. Its gaps are consecutive unknowns; `first` is the index of the first gap.
  private mutating func placeByGaps(
    _ index: Int, _ first: Int, _ placement: RecordTree.Placement, _ solved: LengthSolver
  ) {
    var place = starts[index] + placement.insets.start(axis)
    for (position, view) in solved.tree.views(inSum: index).enumerated() {
      if position > 0 { place += solved.unknowns[first + position - 1] }
      starts[view] = place
      place += solved.lengths[view]
    }
  }

  /// Places views so that their centres are equally far apart, as far as possible, the first and the last at the ends of
  /// the row.
  private mutating func placeByCenters(_ index: Int, _ placement: RecordTree.Placement, _ solved: LengthSolver) {
    let views = solved.tree.views(inSum: index)
    guard let first = views.first, let last = views.last else { return }
    let (start, end) = (placement.insets.start(axis), placement.insets.end(axis))
    let ends = (solved.lengths[first] + solved.lengths[last]) / 2
    let sum = solved.lengths[index] - start - end - ends
    let minimums = zip(views, views.dropFirst()).map {
      solved.tree.nodes[index].leastGap + (solved.lengths[$0] + solved.lengths[$1]) / 2
    }
    let equal = sum / Double(minimums.count)
    let isCrowded = minimums.contains { $0 > equal }
    let distances = isCrowded ? CenterDistances(minimums: minimums, sum: sum).values : minimums.map { _ in equal }
    var center = starts[index] + start + solved.lengths[first] / 2
    starts[first] = center - solved.lengths[first] / 2
    for (view, distance) in zip(views.dropFirst(), distances) {
      center += distance
      starts[view] = center - solved.lengths[view] / 2
    }
  }

  /// The distance from a row's start to its first view.
  private func firstPlace(
    _ index: Int, _ placement: RecordTree.Placement, _ node: LengthTree.Node, _ gap: Double, _ solved: LengthSolver
  ) -> Double {
    switch placement.justification.pin {
    case .start: return placement.insets.start(axis) + placement.justification.gaps.atEnd * gap
    case .center, .end:
      var rest = solved.lengths[index] - node.constant
      for child in solved.tree.inside(index) {
        if !solved.tree.nodes[child].isApart { rest -= solved.lengths[child] }
      }
      let isCentered = placement.justification.pin == .center
      return placement.insets.start(axis) + (isCentered ? rest / 2 : rest - node.gapCount * gap)
    }
  }

  /// Places the rows of a table: the anchor at its own position, the others above and below it.
  private mutating func placeInTable(_ index: Int, _ plan: TablePlan?, _ solved: LengthSolver) {
    let rows = solved.tree.views(inSum: index)
    guard let plan, !rows.isEmpty else { return }
    var place = starts[index] + plan.top
    for row in rows[plan.anchor...] {
      starts[row] = place
      place += solved.lengths[row] + plan.spacing
    }
    place = starts[index] + plan.top
    for row in rows[..<plan.anchor].reversed() {
      place -= solved.lengths[row] + plan.spacing
      starts[row] = place
    }
  }

  private mutating func placeColumns(_ index: Int, _ placement: RecordTree.Placement, _ solved: LengthSolver) {
    var place = starts[index] + placement.insets.start(axis)
    for column in solved.tree.columns(of: index).dropFirst() {
      starts[column] = place + solved.tree.nodes[column].shift
      place = starts[column] + solved.lengths[column]
    }
  }

  private mutating func placeInColumns(_ index: Int, _ placements: [RecordTree.Placement], _ solved: LengthSolver) {
    for child in solved.tree.inside(index) {
      let column = Int(solved.tree.nodes[child].parent)
      let rest = solved.lengths[column] - solved.lengths[child]
      switch solved.tree.nodes[child].isAbsent ? .start : placements[child].place[axis] {
      case .start: starts[child] = starts[column]
      case .center: starts[child] = starts[column] + rest / 2
      case .end: starts[child] = starts[column] + rest
      }
    }
  }

  private mutating func placeInBox(_ index: Int, _ placements: [RecordTree.Placement], _ solved: LengthSolver) {
    let (start, end) = (placements[index].insets.start(axis), placements[index].insets.end(axis))
    let (origin, room) = (starts[index] + start, solved.lengths[index] - start - end)
    for child in solved.tree.inside(index) {
      place(child, origin, room, placements, solved)
    }
  }

  /// Places a view in a space that begins at an origin.
  private mutating func place(
    _ child: Int, _ origin: Double, _ room: Double, _ placements: [RecordTree.Placement], _ solved: LengthSolver
  ) {
    switch solved.tree.nodes[child].isAbsent ? .start : placements[child].place[axis] {
    case .start: starts[child] = origin + solved.tree.nodes[child].shift
    case .center: starts[child] = origin + (room - solved.lengths[child]) / 2
    case .end: starts[child] = origin + room - solved.lengths[child]
    }
  }
}

extension RecordOrigins {
  /// Places again the views inside nodes that a solver touched, the views inside `others`, and all views that move with
  /// them. Returns all views whose position or length may have changed.
  mutating func replace(
    _ solved: LengthSolver, _ records: RecordTree, _ others: [Int], isMirrored: Bool, isAll: Bool
  ) -> [Int] {
    // If much has changed, a pass over all views is cheaper than tracking the movements.
    if isAll || solved.touched.count > records.placements.count / 16 {
      for index in records.placements.indices { place(inside: index, records, solved, isMirrored: isMirrored) }
      return Array(records.placements.indices)
    }
    let (nodes, ends) = (solved.tree.nodes, solved.tree.ends)
    let known = others.isEmpty ? solved.touched : Set(solved.touched + others).sorted()
    var order = TreeOrder(lastFirst: known.reversed())
    var moved: [Int] = known.first == 0 ? [0] : []
    var (old, inside): ([Double], [Int]) = ([], [])
    // Enough for the views of a usual stack.
    moved.reserveCapacity(16)
    old.reserveCapacity(16)
    while let index = order.next() {
      let end = Int(ends[index])
      if nodes[index].isAbsent {
        place(inside: index, records, solved, isMirrored: isMirrored)
        moved += index + 1..<end
        continue
      }
      let start = moved.count
      old.removeAll(keepingCapacity: true)
      var child = index + 1
      while child < end {
        moved.append(child)
        old.append(starts[child])
        child = Int(ends[child])
      }
      place(inside: index, records, solved, isMirrored: isMirrored)
      inside.removeAll(keepingCapacity: true)
      for position in old.indices {
        let child = moved[start + position]
        if starts[child] != old[position], Int(ends[child]) > child + 1 { inside.append(child) }
      }
      order.add(inside)
    }
    return moved
  }
}
