import TrussIR
import TrussTree
import TrussViews

/// How SwiftUI's grids divide their space. A `Grid` divides it among its columns as a row does among its views, each
/// column as wide as its widest cell, and then among its rows. In a `LazyVGrid` the items specify the columns, and each
/// row is as high as its highest cell. A cell is proposed the size of its columns and rows. A view of the whole width
/// widens no column.
extension ProposedSizes {
  /// Columns or rows, one after the other.
  struct Tracks {
    fileprivate(set) var lengths: [Double] = []
    /// The distance after each track, including the last one.
    fileprivate var gaps: [Double] = []

    /// The length of a range of tracks, with the gaps between them.
    func length(of range: Range<Int>) -> Double {
      lengths[range].reduce(0, +) + gaps[range.dropLast()].reduce(0, +)
    }

    fileprivate var total: Double { length(of: lengths.indices) }
  }

  /// A grid whose size is being computed: its cells, and the tracks that are known at this point.
  struct MeasuredGrid {
    fileprivate struct Cell {
      let view: Int
      var columns: Range<Int>
      var rows: Range<Int>
      /// Whether the view has the whole width of the grid, and is in no row.
      var isWhole = false
    }

    fileprivate var cells: [Cell] = []
    fileprivate var counts = BothAxes(0, 0)
    fileprivate var gaps = BothAxes(0.0, 0)
    /// The columns of a grid whose items specify them.
    fileprivate var items: [GridItem]?
    fileprivate var columns: Tracks?
    fileprivate var rows: Tracks?
    fileprivate var known = Axes.all
  }

  func grid(_ view: Int, _ offer: Proposal) -> Answer? {
    let (insets, room) = inside(view, offer)
    guard let grid = measuredGrid(view, room), let columns = grid.columns, let rows = grid.rows else { return nil }
    return Answer(
      size: BothAxes(columns.total + insets.along(.horizontal), rows.total + insets.along(.vertical)),
      known: grid.known)
  }

  /// The proposals of a grid to its cells.
  func offers(ofGrid view: Int, _ proposal: Proposal) -> Offers {
    _ = answer(view, proposal)
    let room = inside(view, offer(to: view, proposal)).room
    guard let grid = grids[Question(view, room)], let columns = grid.columns, let rows = grid.rows else {
      return ([], Axes())
    }
    let offers = grid.cells.map { cell in
      (cell.view, Proposal(columns.length(of: cell.columns), rows.length(of: cell.rows)))
    }
    return (offers, grid.known)
  }

  private func measuredGrid(_ view: Int, _ room: Proposal) -> MeasuredGrid? {
    let question = Question(view, room)
    var grid = grids.removeValue(forKey: question) ?? plan(view, room)
    defer { grids[question] = grid }
    if grid.columns == nil {
      guard let columns = columns(of: &grid, view, room) else { return nil }
      grid.columns = columns
    }
    if grid.rows == nil, let columns = grid.columns {
      guard let rows = rows(of: &grid, columns, view, room) else { return nil }
      grid.rows = rows
    }
    return grid
  }

  private func plan(_ view: Int, _ room: Proposal) -> MeasuredGrid {
    var grid = MeasuredGrid()
    switch tree.entries[view].content {
    case .grid(let rule):
      let plan = GridPlan(of: view, rule, in: tree)
      let shown = plan.rows.indices.filter { !tree.entries[plan.rows[$0]].attributes.isCollapsed }
      // A collapsed track has no gap; other rules handle that case.
      if shown.count < plan.rows.count || plan.isShown.contains(false) { grid.known = Axes() }
      grid.counts = BothAxes(plan.columns.count, plan.rows.count)
      grid.gaps = BothAxes(medium.gap(rule.spacing, .horizontal), medium.gap(rule.rowSpacing, .vertical))
      for cell in plan.cells where !cell.isCollapsed {
        grid.cells.append(MeasuredGrid.Cell(view: cell.view, columns: cell.columns, rows: cell.rows))
      }
      for position in shown {
        if case .gridRow = tree.entries[plan.rows[position]].content { continue }
        grid.cells.append(
          MeasuredGrid.Cell(
            view: plan.rows[position], columns: plan.columns.indices, rows: position..<position + 1, isWhole: true))
      }
    case .flow(let rule):
      let items = rule.columns ?? []
      let counts = FlowStack.columnCounts(items, spacing: rule.spacing, room: room.horizontal ?? 0, medium)
      let columns = FlowStack.columns(items, counts)
      let cells = AutomaticCells(Array(tree.visibleViews(in: view)), columnCount: columns.count, in: tree)
      grid.items = columns
      grid.counts = BothAxes(columns.count, cells.rowCount)
      grid.gaps = BothAxes(medium.gap(rule.spacing, .horizontal), medium.gap(rule.lineSpacing, .vertical))
      grid.cells = cells.cells.map { MeasuredGrid.Cell(view: $0.view, columns: $0.columns, rows: $0.rows) }
    default: break
    }
    return grid
  }

  /// Measures the columns; nil if a cell has not answered.
  private func columns(of grid: inout MeasuredGrid, _ view: Int, _ room: Proposal) -> Tracks? {
    if let items = grid.items { return columns(items, gap: grid.gaps.horizontal, room.horizontal) }
    var portions: [Portion] = Array(repeating: [], count: grid.counts.horizontal)
    for cell in grid.cells where !cell.isWhole && cell.columns.count == 1 {
      portions[cell.columns.lowerBound].append((cell.view, nil))
    }
    guard let columns = tracks(of: portions, .horizontal, view, room, &grid) else { return nil }
    // All cells are measured before the grid waits for answers.
    var isAnswered = true
    for cell in grid.cells where !cell.isWhole && cell.columns.count > 1 {
      let width = columns.length(of: cell.columns)
      guard let inner = length(of: [(cell.view, nil)], .horizontal, width) else {
        isAnswered = false
        continue
      }
      // Other rules decide how a wider cell widens its columns.
      if inner.length > width + 1e-6 { grid.known = Axes() }
    }
    return isAnswered ? columns : nil
  }

  /// The columns that items specify. Columns without a fixed width divide equally the space that the other columns
  /// leave.
  private func columns(_ items: [GridItem], gap: Double, _ room: Double?) -> Tracks {
    var columns = Tracks(gaps: items.map { $0.spacing.map { medium.gap($0, .horizontal) } ?? gap })
    columns.lengths = Array(repeating: 0, count: items.count)
    var (left, sharers) = ((room ?? 0) - columns.total, 0)
    let bounds = items.map { $0.track(medium).bounds }
    for bound in bounds { if bound.least == bound.greatest { left -= bound.least } else { sharers += 1 } }
    for (column, bound) in bounds.enumerated() {
      columns.lengths[column] = bound.least
      guard bound.least < bound.greatest else { continue }
      let part = max(bound.least, min(max(0, left) / Double(sharers), bound.greatest))
      columns.lengths[column] = medium.isCells && part.isFinite ? part.rounded(.down) : part
      if left < .infinity { left -= columns.lengths[column] }
      sharers -= 1
    }
    return columns
  }

  /// Measures the rows; nil if a cell has not answered.
  private func rows(
    of grid: inout MeasuredGrid, _ columns: Tracks, _ view: Int, _ room: Proposal
  ) -> Tracks? {
    var portions: [Portion] = Array(repeating: [], count: grid.counts.vertical)
    for cell in grid.cells where cell.rows.count == 1 {
      portions[cell.rows.lowerBound].append((cell.view, columns.length(of: cell.columns)))
    }
    var room = room
    // The rows of a `LazyVGrid` are as high as their cells.
    if grid.items != nil { room.vertical = nil }
    guard let rows = tracks(of: portions, .vertical, view, room, &grid) else { return nil }
    if !grid.known.contains(.horizontal) { grid.known = Axes() }
    var isAnswered = true
    for cell in grid.cells where cell.rows.count > 1 {
      let height = rows.length(of: cell.rows)
      guard let inner = length(of: [(cell.view, columns.length(of: cell.columns))], .vertical, height) else {
        isAnswered = false
        continue
      }
      if inner.length > height + 1e-6 { grid.known.remove(.vertical) }
    }
    return isAnswered ? rows : nil
  }

  /// Measures tracks that are as long as their cells; nil if a cell has not answered.
  private func tracks(
    of portions: [Portion], _ axis: Axis, _ view: Int, _ room: Proposal, _ grid: inout MeasuredGrid
  ) -> Tracks? {
    var offers: [Double] = []
    if room[axis] != nil {
      guard let divided = divide(room, axis, of: view, spacing: grid.gaps[axis], among: portions) else {
        return nil
      }
      offers = divided
      if offers.isEmpty, !portions.isEmpty { grid.known.remove(axis) }
    }
    var tracks = Tracks(gaps: Array(repeating: grid.gaps[axis], count: portions.count))
    var isWhole = true
    for (track, portion) in portions.enumerated() {
      guard let inner = length(of: portion, axis, offers.isEmpty ? nil : offers[track]) else {
        isWhole = false
        continue
      }
      if !inner.isKnown { grid.known.remove(axis) }
      tracks.lengths.append(inner.length)
    }
    return isWhole ? tracks : nil
  }
}
