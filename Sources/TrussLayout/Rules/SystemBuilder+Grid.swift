import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// Adds the constraints of a grid, with a guide for each column; each row of the grid is a view already.
  ///
  ///       column 0   column 1      column 2
  ///     |[        ]-[            ]-[       ]|       the columns: `addTracks`
  ///      [a       ] [b           ] [c      ]        row 0
  ///      [d       ] [e                     ]        row 1
  ///      [f                                ]        a view of the whole width
  ///
  ///     b.leading == column1.leading, e.trailing == column2.trailing
  ///
  /// A cell that spans several rows begins at the top of the first row and ends at the bottom of the last row.
  ///
  /// Each edge of a cell needs one row of the system, whatever the number of columns.
  mutating func addGrid(_ grid: Grid, _ index: Int) -> [Constraint] {
    let sizes = GivenSizes(of: views[index].address, medium)
    let rule = GridRule(grid, index, contexts[index], sizes, tree, medium)
    let plan = rule.plan
    let tracks = plan.columnTracks(contents, contexts[index].scales[.horizontal], spacing: grid.spacing, tree, medium)
    let columns = tracks.map { PlacedTrack(addGuide(.column, in: index), $0) }
    addContentWidth(of: tracks, index)
    var deferred = addTracks(columns, .horizontal, in: index)
    addColumnSizes(columns, index)
    var rows = zip(plan.rows, plan.isRowShown).map { GridTrack(row: tree.entries[$0], isShown: $1) }
    rows.separate(by: medium.gap(grid.rowSpacing, .vertical))
    for (position, row) in plan.rows.enumerated() { addRow(row, position, rule, columns.map(\.item)) }
    deferred += addTracks(zip(plan.rows, rows).map { PlacedTrack(Item.ID($0), $1) }, .vertical, in: index)
    addCells(rule, columns)
    return deferred
  }

  /// Makes columns as narrow as their cells allow. Fitted columns that contain text share a shortfall.
  private mutating func addColumnSizes(_ columns: [PlacedTrack], _ index: Int) {
    for (item, column) in columns where column.isFitted {
      add(Term(item, .width), .equal, priority: RulePriority.fit, category: .fit)
    }
    let total = columns.reduce(0) { $0 + ($1.track.shrinking ?? 0) }
    guard total > 0 else { return }
    let unit = addGuide(.shortfall, in: index)
    add(Term(unit, .width), .lessThanOrEqual, constant: 1, category: .shares)
    for (item, column) in columns {
      guard let shrinking = column.shrinking else { continue }
      add(Term(item, .width), .greaterThanOrEqual, Term(shrinking, Anchor(unit, .width)), category: .shares)
    }
    add(
      Term(total, Anchor(unit, .width)), .greaterThanOrEqual, constant: total,
      priority: contexts[index].scales[.horizontal](RulePriority.flexShrink(depth: tree.entries[index].depth)),
      category: .shares)
  }

  /// Places a row from the first column to the last, or a view of the whole width from edge to edge of the grid's box.
  private mutating func addRow(_ row: Int, _ position: Int, _ rule: GridRule, _ columns: [Item.ID]) {
    let (entry, index) = (tree.entries[row], rule.index)
    let insets = leadingInsets(of: index)
    system.update(Item.ID(row)) { $0.settledByRule = .all }
    guard !entry.attributes.isCollapsed else {
      return addPlace(ofCollapsed: row, in: Item.ID(index), .horizontal, inset: insets.left)
    }
    contexts[row] = rule.place(row, frames.sizes(of: row, views, medium), views, frames, position: position)
    if case .gridRow = entry.content {
      guard let first = columns.first, let last = columns.last else { return }
      add(Term(Item.ID(row), .leading), .equal, Term(first, .leading), category: .alignment)
      add(Term(Item.ID(row), .trailing), .equal, Term(last, .trailing), category: .alignment)
    } else {
      var baselines = BaselineGroup()
      addToCell(Slot(row, in: index, .horizontal, insets, contexts[row].containment.horizontal), &baselines)
    }
  }

  private mutating func addCells(_ rule: GridRule, _ columns: [PlacedTrack]) {
    var row: Int?
    var baselines = BaselineGroup()
    for (position, cell) in rule.plan.cells.enumerated() where !cell.columns.isEmpty {
      if cell.row != row { baselines = BaselineGroup() }
      row = cell.row
      let (first, last) = (columns[cell.columns.lowerBound].item, columns[cell.columns.upperBound - 1].item)
      guard !cell.isCollapsed else {
        addPlace(ofCollapsed: cell.view, in: first, .horizontal)
        addPlace(ofCollapsed: cell.view, in: Item.ID(cell.row), .vertical)
        continue
      }
      contexts[cell.view] = rule.place(
        cell, position: position, contexts[cell.row], frames.sizes(of: cell.view, views, medium), views, frames)
      let lastRow = rule.plan.rows[cell.rows].last ?? cell.row
      addCell(cell.view, (first, last), (Item.ID(cell.row), Item.ID(lastRow)), &baselines)
    }
  }

  /// Places a cell from the first of its columns to the last, and from the first of its rows to the last.
  mutating func addCell(
    _ view: Int, _ columns: (first: Item.ID, last: Item.ID), _ rows: (first: Item.ID, last: Item.ID),
    _ baselines: inout BaselineGroup
  ) {
    let context = contexts[view]
    addToCell(
      Slot(
        view: view, axis: .horizontal, first: columns.first, last: columns.last,
        containment: context.containment.horizontal), &baselines)
    addToCell(
      Slot(
        view: view, axis: .vertical, first: rows.first, last: rows.last, containment: context.containment.vertical),
      &baselines)
  }
}

extension SystemBuilder {
  /// Makes a grid whose flexible columns divide the width of its content at least as wide as this content on one line.
  mutating func addContentWidth(of tracks: [GridTrack], _ index: Int) {
    let context = contexts[index]
    let division = RoomDivision(ofGridAlong: .horizontal, context)
    guard tracks.contains(where: { $0.flexGrow != nil }),
      let priority = division.contentWidthPriority(context.scales.horizontal)
    else { return }
    add(
      Term(Item.ID(index), .width), .greaterThanOrEqual, constant: contents.widths[index], priority: priority,
      category: .intrinsicSize)
  }

  /// A track, and the view or the guide that is as long as the track.
  typealias PlacedTrack = (item: Item.ID, track: GridTrack)

  /// Adds the positions of a grid's tracks along an axis, one after the other, and their lengths.
  ///
  /// Returns the rows that keep the tracks within the box, and fill it if a track is flexible.
  mutating func addTracks(_ tracks: [PlacedTrack], _ axis: Axis, in index: Int) -> [Constraint] {
    let insets = leadingInsets(of: index)
    var previous = Term(Item.ID(index), axis.start)
    var gap = insets.start(axis)
    var isFirst = true
    for (item, track) in tracks {
      add(
        Term(item, axis.start), .equal, previous, constant: gap + track.gap,
        category: isFirst ? .justification : .spacing)
      if track.isShown { isFirst = false }
      previous = Term(item, axis.end)
      gap = 0
      addLength(of: track, item, axis)
    }
    addTrackShares(tracks, axis, in: index)
    let isFilled = tracks.contains { $0.track.flexGrow != nil }
    let box = Expression([Term(Item.ID(index), axis.end)], constant: -insets.end(axis) - gap)
    func end(_ relation: Relation, _ priority: Priority, _ category: TrussIR.Category) -> Constraint {
      Constraint(
        Expression([previous]), relation, box, priority: priority, category: category,
        origin: tree.entries[index].attributes.location)
    }
    return [end(.lessThanOrEqual, containment(index, axis), .containment)]
      + (isFilled ? [end(.greaterThanOrEqual, RulePriority.filling, .justification)] : [])
  }

  private mutating func addLength(of track: GridTrack, _ item: Item.ID, _ axis: Axis) {
    let size = Term(item, axis.extent)
    add(size, .greaterThanOrEqual, category: .extent)
    guard track.isShown else {
      if Int(item.index) >= tree.entries.count { add(size, .equal, category: .collapsing) }
      return
    }
    switch track.bounds {
    case .exactly(let length): add(size, .equal, constant: length, category: .size)
    case .between(let least, let greatest):
      if least > 0 { add(size, .greaterThanOrEqual, constant: least, category: .size) }
      if greatest < .infinity { add(size, .lessThanOrEqual, constant: greatest, category: .size) }
    }
  }

  /// Makes the flexible tracks divide the remaining space, down to the minimum of their cells. The axis has one guide
  /// t:
  ///
  ///     size >= k t    required      size == k t    at the shares' level            without a maximum
  ///     size <= k t    at the shares' level,  size >= k t    just below it          with one
  ///
  /// A track at its maximum leaves the rest to the other tracks, and t continues to grow: the two levels distinguish
  /// the track from tracks that can still grow.
  private mutating func addTrackShares(_ tracks: [PlacedTrack], _ axis: Axis, in index: Int) {
    guard tracks.contains(where: { $0.track.flexGrow != nil }) else { return }
    let unit = addGuide(.share, in: index)
    let level = contexts[index].scales[axis].flexGrow(ofKnownRoom: true)
    let lower = Priority(level.value - 0.5)
    for (item, track) in tracks {
      guard let flexGrow = track.flexGrow else { continue }
      let size = Term(item, axis.extent)
      let part = Term(flexGrow, Anchor(unit, axis.extent))
      if track.hasMaximum {
        add(size, .lessThanOrEqual, part, priority: level, category: .shares)
        add(size, .greaterThanOrEqual, part, priority: lower, category: .shares)
      } else {
        add(size, .greaterThanOrEqual, part, category: .shares)
        add(size, .equal, part, priority: level, category: .shares)
      }
    }
    for (item, track) in tracks {
      guard let (width, priority) = track.widest else { continue }
      add(Term(item, axis.extent), .lessThanOrEqual, constant: width, priority: priority, category: .fit)
    }
  }
}

/// A column or a row of a grid, with its length in the medium's unit. The rules use it both for constraints and for
/// records.
struct GridTrack {
  /// A required length, or required bounds of a length.
  enum Bounds: Equatable {
    case exactly(Double)
    case between(least: Double, greatest: Double)

    var least: Double {
      switch self {
      case .exactly(let length), .between(let length, _): length
      }
    }

    var greatest: Double {
      switch self {
      case .exactly(let length), .between(_, let length): length
      }
    }

    /// Returns these bounds with the least length raised to `length`, but not above the greatest length.
    func raised(to length: Double) -> Self {
      if case .exactly = self { return self }
      return .between(least: max(least, min(length, greatest)), greatest: greatest)
    }
  }

  /// Whether the track is visible: an invisible track has no length and no gap.
  var isShown: Bool
  /// The distance from the previous track.
  var gap = 0.0
  var bounds = Bounds.between(least: 0, greatest: .infinity)
  /// The track's share of the remaining space, or nil.
  var flexGrow: Double?
  /// Whether the track is a column as narrow as its cells allow.
  var isFitted = false
  /// For a fitted column beside flexible columns, the width that it should not exceed, and the priority of this rule.
  var widest: (width: Double, priority: Priority)?
  /// For a fitted column that contains text, its width with each text on one line. Such columns share a shortfall in
  /// proportion to this width, as the texts of a stack do (`addShortfall`).
  var shrinking: Double?

  var isFixed: Bool {
    if case .exactly = bounds { true } else { false }
  }

  var hasMaximum: Bool { !isFixed && bounds.greatest < .infinity }
}

extension GridTrack {
  init(row: ViewTree.Entry, isShown: Bool) {
    self.isShown = isShown
    flexGrow = isShown ? row.flexGrow.flatMap { $0 > 0 ? $0 : nil } : nil
  }

  init(_ column: GridColumn, isShown: Bool, _ medium: Medium) {
    self.isShown = isShown
    switch column.width {
    case .fixed(let width): bounds = .exactly(medium.extent(width, .horizontal))
    case .flexible(let share, let minimum, let maximum):
      flexGrow = isShown ? share : nil
      bounds = .between(
        least: medium.extent(minimum, .horizontal),
        greatest: maximum.map { medium.extent($0, .horizontal) } ?? .infinity)
    case .fit: isFitted = true
    }
  }
}

extension GridPlan {
  var visibleCells: [(view: Int, columns: Range<Int>)] {
    cells.filter { !$0.isCollapsed }.map { ($0.view, $0.columns) }
  }

  /// The tracks of a grid's columns, widened by cells that span several columns.
  func tracks(spacing: Double, _ contents: MaxContentWidths, _ tree: ViewTree, _ medium: Medium) -> [GridTrack] {
    var tracks = columns.indices.map { GridTrack(columns[$0], isShown: isShown[$0], medium) }
    tracks.separate(by: medium.gap(spacing, .horizontal))
    contents.widen(&tracks, visibleCells, tree, medium)
    return tracks
  }

  /// The tracks of a grid's columns, with the widths of fitted columns.
  ///
  /// - Parameters:
  ///   - contents: the width of each view with texts on one line, and whether it is or holds a text.
  ///   - scale: the scale of the priorities of the grid's content.
  ///   - spacing: the distance between columns.
  func columnTracks(
    _ contents: MaxContentWidths, _ scale: ContentScale, spacing: Double, _ tree: ViewTree, _ medium: Medium
  ) -> [GridTrack] {
    var tracks = tracks(spacing: spacing, contents, tree, medium)
    let widths = contents.widths(ofColumns: self, spacing: spacing, tree, medium)
    let sharing = tracks.filter { $0.flexGrow != nil }
    // Otherwise a cell that prefers to be narrower than its flexible column, or a maximum of that column, would leave
    // space to the fitted columns.
    let widest = sharing.allSatisfy(\.hasMaximum) ? RulePriority.fittedAmongBounded : scale(RulePriority.fitted)
    for column in tracks.indices where tracks[column].isFitted && tracks[column].isShown && !sharing.isEmpty {
      tracks[column].widest = (widths[column], widest)
    }
    for cell in cells where cell.columns.count == 1 && contents.holdsText[cell.view] {
      let column = cell.columns.lowerBound
      if tracks[column].isFitted, widths[column] > 0 { tracks[column].shrinking = widths[column] }
    }
    return tracks
  }
}

extension [GridTrack] {
  /// Sets the distances between tracks that are visible.
  mutating func separate(by spacing: Double) {
    guard let first = firstIndex(where: \.isShown) else { return }
    for index in indices where index > first && self[index].isShown { self[index].gap = spacing }
  }
}
