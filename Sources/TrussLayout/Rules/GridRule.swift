import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// The rule of a grid. Horizontally it is a sum of columns, each a box around its cells. Vertically it is a sum of
/// rows.
///
/// It is a class, because the rules of its rows and cells share it.
final class GridRule {
  let index: Int
  let grid: Grid
  let plan: GridPlan
  private let medium: Medium
  private let depth: Int
  private let end: Int
  private let context: ChildContext
  private let containment: Priority
  /// The cells of each column as they are added, including collapsed cells, and the number of all added cells.
  private var cells: [[Int32]]
  private(set) var cellCount = 0
  /// The distance from the top of each row to its lowest baseline.
  private var lowestBaselines: [Int: Double] = [:]

  init(_ grid: Grid, _ index: Int, _ context: ChildContext, _ sizes: GivenSizes, _ tree: ViewTree, _ medium: Medium) {
    self.index = index
    self.grid = grid
    self.medium = medium
    self.context = context
    (depth, end) = (tree.entries[index].depth, tree.entries[index].end)
    plan = GridPlan(of: index, grid, in: tree)
    cells = Array(repeating: [], count: plan.columns.count)
    var box = ContainerContext(index: index, end: end)
    (box.definite, box.bounded, box.filling) = (context.definite, sizes.greatest, context.filling)
    containment = box.containment(.horizontal)
  }

  /// Whether records describe the grid: not if a cell spans several columns or rows, a column has a maximum, a row has
  /// no visible cell, or records do not describe one of the views.
  func isOfRecords(_ views: Views, _ frames: FramedViews?) -> Bool {
    let isPlain = plan.columns.allSatisfy { column in
      if case .flexible(let flexGrow, _, let maximum) = column.width { return flexGrow > 0 && maximum == nil }
      return true
    }
    let areShown = zip(plan.rows, plan.isRowShown).allSatisfy { $1 || views[$0].attributes.isCollapsed }
    return isPlain && areShown && plan.cells.allSatisfy { $0.columns.count == 1 && $0.rows.count == 1 }
      && plan.rows.allSatisfy { Self.isRecord(row: $0, views, frames) }
      && plan.cells.allSatisfy { Self.isRecord(cell: $0.view, views, frames) }
  }

  private static func isRecord(row: Int, _ views: Views, _ frames: FramedViews?) -> Bool {
    if views[row].attributes.isCollapsed { return true }
    if let flexGrow = views[row].flexGrow, flexGrow <= 0 { return false }
    guard case .gridRow = views[row].content else {
      return isRecord(cell: row, views, frames) && views[row].attributes.rare.gridCell == nil
    }
    return !views[row].outline.isDecorated && (views[row].outline.isPlain || views[row].address.areOfRecords)
      && !views[row].attributes.sizes.contains { $0.axis == .horizontal }
  }

  static func isRecord(cell: Int, _ views: Views, _ frames: FramedViews?) -> Bool {
    if views[cell].attributes.isCollapsed { return true }
    if let frames {
      guard frames.areOfRecords(cell, views) else { return false }
    } else if case .framed = views[cell].content {
      return false
    }
    return views[cell].outline.isPlain || views[cell].address.areOfRecordsInCell
  }
}

// MARK: - Placements of rows and cells

extension GridRule {
  /// The context of a row, or of a view of the whole width.
  func place(_ view: Int, _ sizes: GivenSizes, _ views: Views, _ frames: FramedViews?, position: Int) -> ChildContext {
    var context = ChildContext()
    context.definite = sizes.exact
    context.box = index
    context.position = position
    context.stackAxis = .vertical
    context.scales = self.context.scales
    context.layoutPriority = self.context.layoutPriority
    context.hasFlexGrow = views[view].flexGrow != nil
    if context.hasFlexGrow {
      let division = RoomDivision(ofGridAlong: .vertical, self.context)
      context.scales[.vertical] = division.scale(inside: context.scales[.vertical])
    }
    context.containment = BothAxes(containment, containment)
    if case .gridRow = views[view].content {
      context.definite = Axes()
      context.stretched.insert(.horizontal)
    } else {
      let cell = Cell(
        axis: .horizontal, isDefinite: self.context.definite.contains(.horizontal), own: views[view].attributes.align,
        usual: .fill)
      context.place(view, in: cell, sizes, views, frames)
    }
    return context
  }

  /// The context of a cell, whose content has the priorities of its row.
  func place(
    _ cell: GridPlan.Cell, position: Int, _ row: ChildContext, _ sizes: GivenSizes, _ views: Views,
    _ frames: FramedViews?
  ) -> ChildContext {
    var context = ChildContext()
    context.definite = sizes.exact
    context.box = index
    context.position = plan.rows.count + position
    context.stackAxis = .horizontal
    context.scales = row.scales
    context.layoutPriority = row.layoutPriority
    if cell.columns.contains(where: hasFlexGrow) {
      let division = RoomDivision(ofGridAlong: .horizontal, self.context)
      context.scales[.horizontal] = division.scale(inside: context.scales[.horizontal])
    }
    let view = cell.view
    let ownColumn = views[view].outline.isPlain ? nil : views[view].attributes.rare.gridCell?.align
    let containmentPriority = self.context.containmentPriority(
      of: cell.columns.count, areSharing: cell.columns.contains(where: hasFlexGrow))
    let across = Cell(
      axis: .horizontal, isDefinite: cell.columns.allSatisfy(isFixed) || containmentPriority != nil,
      containmentPriority: containmentPriority, own: ownColumn,
      usual: plan.columns[cell.columns.lowerBound].align ?? .fill)
    context.place(view, in: across, sizes, views, frames)
    let along = Cell(
      axis: .vertical, isDefinite: plan.rows[cell.rows].allSatisfy { views[$0].address.exactSize(.vertical) != nil },
      own: views[view].attributes.align, usual: alignment(ofRow: cell.row, views))
    context.place(view, in: along, sizes, views, frames)
    return context
  }

  /// Adds a cell, which may be collapsed, to its column.
  func add(cell view: Int, column: Int) {
    cells[column].append(Int32(view))
    cellCount += 1
  }

  /// The alignment of a row's cells across it, unless they specify their own alignment.
  private func alignment(ofRow row: Int, _ views: Views) -> Align {
    guard case .gridRow(let own) = views[row].content else { return grid.align }
    return own.align ?? grid.align
  }

  func alignsBaselines(_ views: Views, _ frames: FramedViews?) -> Bool {
    plan.cells.contains { cell in
      if cell.isCollapsed { return false }
      let align = alignment(of: cell.view, inRow: cell.row, views, frames)
      return align == .firstBaseline || align == .lastBaseline
    }
  }

  /// Reads the baselines of cells. Returns false if a baseline depends on lengths.
  func read(_ baselines: Baselines, _ views: Views, _ frames: FramedViews?) -> Bool {
    for cell in plan.cells where !cell.isCollapsed {
      switch alignment(of: cell.view, inRow: cell.row, views, frames) {
      case .firstBaseline:
        guard let first = baselines.first[cell.view] else { return false }
        lowestBaselines[cell.row] = max(lowestBaselines[cell.row] ?? 0, first)
      case .lastBaseline: return false
      case .fill, .start, .center, .end: break
      }
    }
    return true
  }

  func lowestBaseline(ofRow row: Int) -> Double { lowestBaselines[row] ?? 0 }

  /// Whether a cell of a row is aligned by its first baseline.
  func isAlignedByBaseline(_ view: Int, inRow row: Int, _ views: Views, _ frames: FramedViews?) -> Bool {
    alignment(of: view, inRow: row, views, frames) == .firstBaseline
  }

  private func alignment(of view: Int, inRow row: Int, _ views: Views, _ frames: FramedViews?) -> Align {
    let isInRow = views[view].parent != index
    let cell = Cell(
      axis: .vertical, isDefinite: false, own: views[view].attributes.align, usual: alignment(ofRow: row, views))
    return cell.align(view, stackAxis: isInRow ? .horizontal : .vertical, views, frames) ?? .fill
  }

  private func hasFlexGrow(_ column: Int) -> Bool {
    guard plan.isShown[column], case .flexible = plan.columns[column].width else { return false }
    return true
  }

  private func isFixed(_ column: Int) -> Bool {
    if case .fixed = plan.columns[column].width { return true }
    return false
  }
}

/// The space for a view along one axis in a cell of a grid, or in a line of a flow stack.
struct Cell {
  var axis: Axis
  /// Whether the cell's length does not depend on the view.
  var isDefinite: Bool
  /// The priority at which content stays in the cell's width, if it is lower than usual.
  var containmentPriority: Priority?
  /// The alignment that the view specifies.
  var own: Align?
  /// The alignment of views that do not specify their own alignment.
  var usual: Align?

  /// The alignment of a view in the cell; nil if constraints place the view.
  func align(_ view: Int, stackAxis: Axis?, _ views: Views, _ frames: FramedViews?) -> Align? {
    let hasOwnSize =
      frames?.hasOwnSize(view, axis, stackAxis: stackAxis, views)
      ?? views[view].address.hasOwnSize(axis, stackAxis: stackAxis)
    return Align.inContainer(usual, own: own, hasOwnSize: hasOwnSize)
  }
}

extension ChildContext {
  /// The priority at which content stays in a cell of a grid if the cell spans several columns and at least one of them
  /// is flexible; nil for any other cell. In a grid that is as wide as it can be, the cell's content widens none of these
  /// columns (CSS Grid Layout, 6.6).
  func containmentPriority(of columnCount: Int, areSharing: Bool) -> Priority? {
    guard columnCount > 1, areSharing else { return nil }
    return Priority(scales.horizontal.flexGrow(ofKnownRoom: true).value - 0.25)
  }

  /// Places a view in a cell, whose rule determines the view's length.
  mutating func place(
    _ view: Int, in cell: Cell, _ sizes: GivenSizes, _ views: Views, _ frames: FramedViews?
  ) {
    let axis = cell.axis
    containment[axis] =
      cell.containmentPriority ?? RulePriority.containment(isDefinite: cell.isDefinite, isBounded: false, depth: 0)
    if axis == .horizontal { containmentPriority = cell.containmentPriority }
    guard let alignment = cell.align(view, stackAxis: stackAxis, views, frames) else {
      place(axis, .separate)
      return unsettled.remove(axis)
    }
    if alignment == .fill { stretch(along: axis, inDefiniteRoom: cell.isDefinite) }
    let isBounded = sizes.greatest.contains(axis) || sizes.inRatio.contains(axis) || sizes.fixed.contains(axis)
    let stretched = AxisPlacement.stretchedInCell(hasSize: sizes.exact.contains(axis), isBounded: isBounded)
    place(axis, AxisPlacement(alignment, along: axis, stretched: stretched))
    unsettled.remove(axis)
  }
}

// MARK: - Rows and columns

extension GridRule {
  /// The rows that divide the space that the other rows leave.
  func sharingRows(_ views: Views) -> [LengthTree.Member] {
    plan.rows.compactMap { row in
      guard !views[row].attributes.isCollapsed, let flexGrow = views[row].flexGrow else { return nil }
      return LengthTree.Member(node: Int32(row), factor: flexGrow, inset: 0)
    }
  }

  /// The priority at which flexible tracks are in proportion, even if the space is as large as its content. Then the
  /// track with the largest content relative to its factor determines the unit of all factors (CSS Grid Layout,
  /// 11.7.1).
  func level(ofFlexGrow axis: Axis) -> Priority { context.scales[axis].flexGrow(ofKnownRoom: true) }

  /// How the columns divide the grid's width.
  var division: RoomDivision {
    plan.columns.indices.contains(where: hasFlexGrow) ? RoomDivision(ofGridAlong: .horizontal, context) : .byContent
  }

  /// Adds the nodes of the columns. Call it when all views have their nodes.
  func addColumns(to lengths: inout LengthTree, _ contents: TreeContents) {
    let first = Int32(lengths.nodes.count)
    let tracks = plan.columnTracks(
      contents.widths, context.scales[.horizontal], spacing: grid.spacing, contents.tree, medium)
    let isFilled = tracks.contains { $0.flexGrow != nil }
    var columns: [(node: LengthTree.Node, cells: [Int32])] = []
    for (column, track) in tracks.enumerated() {
      var node = LengthTree.Node(parent: first)
      node.rule = .cells
      node.firstCost = Int32(lengths.costs.count)
      node.shift = track.gap
      if track.isShown { addLength(of: track, column, to: &lengths, &node) } else { node.upper = 0 }
      node.ownCount = Int32(lengths.costs.count) - node.firstCost
      columns.append((node, cells[column]))
    }
    var sum = LengthTree.Node(parent: Int32(index))
    sum.rule = .sum
    sum.constant = tracks.reduce(0) { $0 + $1.gap }
    sum.firstCost = Int32(lengths.costs.count)
    let order = Section.endOrder(end, depth: depth)
    lengths.add(0, down: 1, up: 0, containment, order)
    if isFilled { lengths.add(0, down: 0, up: 1, RulePriority.filling, order + 1) }
    sum.outerCount = isFilled ? 2 : 1
    addGroups(first + 1, tracks, to: &lengths, &sum)
    lengths.append(columns: columns, in: sum, of: index)
  }

  private func addLength(
    of track: GridTrack, _ column: Int, to lengths: inout LengthTree, _ node: inout LengthTree.Node
  ) {
    (node.lower, node.upper) = (track.bounds.least, track.bounds.greatest)
    guard track.isFitted else { return }
    let order = Section.flexGrow.order(index, 1 << 16 + 2 * column)
    lengths.add(0, down: 1, up: 1, RulePriority.fit, order)
    if let (width, priority) = track.widest { lengths.add(width, down: 0, up: 1, priority, order + 1) }
  }

  /// Adds the groups of columns: flexible columns divide the space that other columns leave; fitted columns that
  /// contain text share a shortfall.
  private func addGroups(
    _ first: Int32, _ tracks: [GridTrack], to lengths: inout LengthTree, _ sum: inout LengthTree.Node
  ) {
    var (sharing, fitted): ([LengthTree.Member], [LengthTree.Member]) = ([], [])
    for (column, track) in tracks.enumerated() {
      let node = first + Int32(column)
      if let flexGrow = track.flexGrow { sharing.append(LengthTree.Member(node: node, factor: flexGrow, inset: 0)) }
      if let width = track.shrinking { fitted.append(LengthTree.Member(node: node, factor: width, inset: 0)) }
    }
    sum.link = Int32(lengths.groups.count)
    if sharing.count > 1 {
      lengths.add(.shares, sharing, level(ofFlexGrow: .horizontal), Section.flexGrow.order(index))
    }
    if !fitted.isEmpty {
      let level = context.scales[.horizontal](RulePriority.flexShrink(depth: depth))
      lengths.add(.shortfall, fitted, level, Section.flexShrink.order(index))
    }
    sum.groupCount = UInt8(lengths.groups.count - Int(sum.link))
  }
}
