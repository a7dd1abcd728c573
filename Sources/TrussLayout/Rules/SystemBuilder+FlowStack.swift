import TrussIR
import TrussSolver
import TrussTree
import TrussViews

extension SystemBuilder {
  /// Adds the rows of a flow stack: for each line a guide, and the rows of a horizontal stack.
  ///
  ///     |[a]-[b]-[c]     |   line 0
  ///     |[d    ]-[e]     |   line 1       line.top == previous.bottom + lineSpacing
  ///
  ///     stack.width >= the width of all views on one line     priority 740
  ///
  /// Before the lines are known all views are on one line, and no view keeps the stack from being narrower: its width
  /// is then the space that its surroundings leave, and the lines are broken in this width. Lines from top to bottom
  /// are columns, with the axes exchanged.
  mutating func addFlow(_ flow: FlowStack, _ index: Int) -> [Constraint] {
    let views = Array(tree.visibleViews(in: index))
    let insets = leadingInsets(of: index)
    addPlacesOfCollapsed(in: index, insets)
    // If the stack shares a shortfall, the row around it requires one line, as for texts. For columns, the height of
    // all views is not known.
    if flow.axis == .horizontal, !contexts[index].flexShrinks {
      let gaps = medium.gap(flow.spacing, .horizontal) * Double(max(0, views.count - 1))
      let oneLine = views.reduce(gaps + insets.left + insets.right) { $0 + contents.widths[$1] }
      add(
        Term(Item.ID(index), .width), .greaterThanOrEqual, constant: oneLine,
        priority: contexts[index].scales[.horizontal](RulePriority.textLine), category: .intrinsicSize)
    }
    var deferred: [Constraint] = []
    var rest = views[...]
    var lines: [Item.ID] = []
    for count in (state.flowLines[index] ?? []) + [views.count] where !rest.isEmpty {
      let line = addLine(in: index, flow.axis.cross)
      deferred += addViews(Array(rest.prefix(count)), of: line, flow, index, insets)
      rest = rest.dropFirst(count)
      lines.append(line)
    }
    return deferred + placeLines(lines, flow, index, insets)
  }

  /// Adds rows by which lines divide the remaining space of the stack (CSS' `align-content: stretch`): all lines are
  /// longer than their views by the same length. Returns false if no earlier round has measured the views.
  private mutating func stretch(_ lines: [Item.ID], _ axis: Axis, _ index: Int) -> Bool {
    guard let lengths = state.lineLengths[index], lengths.count == lines.count else { return false }
    let unit = addGuide(.share, in: index)
    add(Term(unit, axis.extent), .greaterThanOrEqual, category: .shares)
    for (line, length) in zip(lines, lengths) {
      for (relation, priority) in [(Relation.greaterThanOrEqual, Priority.required), (.equal, RulePriority.flowLines)] {
        add(
          Term(line, axis.extent), relation, Term(unit, axis.extent), constant: length, priority: priority,
          category: .shares)
      }
    }
    return true
  }

  /// Places a stack's lines, one below the other. Returns the rows that keep the lines within the box.
  mutating func placeLines(_ lines: [Item.ID], _ flow: FlowStack, _ index: Int, _ insets: Insets) -> [Constraint] {
    let (item, axis) = (Item.ID(index), flow.axis.cross)
    // Lines that are too high overflow a stack of a given height, as in CSS: they are not made lower than their views.
    if tree.entries[frames.sizer(of: index, axis)].address.exactSize(axis) != nil {
      contexts[index].definite.insert(axis)
    }
    guard !lines.isEmpty else {
      return [
        row(
          Term(item, axis.start), .lessThanOrEqual, Term(item, axis.end),
          constant: -insets.start(axis) - insets.end(axis), priority: containment(index, axis), category: .containment)
      ]
    }
    for line in lines {
      system.update(line) { $0.settledByRule.formUnion([axis.position, axis.size]) }
    }
    let isStretched = flow.alignContent == .fill && stretch(lines, axis, index)
    var across = line(
      of: lines.map { Int($0.index) }, in: index, axis,
      flow.alignContent == .fill && !isStretched ? .start : flow.alignContent,
      spacing: flow.lineSpacing, insets, flow.location, sharing: [])
    if isStretched { across.filling = RulePriority.flowLines }
    // Columns are not made narrower than the preferred width of their views.
    if axis == .horizontal { across.containment = contexts[index].scales[axis](RulePriority.flowColumns) }
    return addLine(across)
  }

  private func line(
    of items: [Int], in index: Int, _ axis: Axis, _ justify: Justify, spacing: Double, _ insets: Insets,
    _ location: SourceLine, sharing: [Int]
  ) -> Line {
    let areSharing = !sharing.isEmpty
    let areBounded = sharing.allSatisfy { views.hasBoundedShare($0, axis, frames, medium) }
    let justification = Justification(justify).applied(toViews: items.count, areSharing: areSharing && !areBounded)
    return Line(
      index: index, axis: axis, insets: insets, spacing: medium.gap(spacing, axis), justification: justification,
      filling: justification.filling(areSharing: areSharing, areBounded: areBounded),
      containment: containment(index, axis), items: items, location: location)
  }

  /// Adds a guide as high as the views of a line, or as wide as the views of a column.
  mutating func addLine(in index: Int, _ axis: Axis) -> Item.ID {
    let line = addGuide(.flowLine, in: index)
    add(Term(line, axis.extent), .greaterThanOrEqual, category: .extent)
    let fit = contexts[index].scales[axis].fit
    add(Term(line, axis.extent), .equal, priority: max(fit, RulePriority.fit), category: .fit)
    return line
  }

  private mutating func addViews(
    _ views: [Int], of line: Item.ID, _ flow: FlowStack, _ index: Int, _ insets: Insets
  ) -> [Constraint] {
    let (isBroken, axis) = (state.flowLines[index] != nil, flow.axis)
    let sharing = isBroken && axis == .horizontal ? views.filter { tree.entries[$0].flexGrow != nil } : []
    let growing = sharing.filter { tree.entries[$0].flexGrow ?? 0 > 0 }
    for view in views { settle(view, axis, isFilled: true) }
    let outer = contexts[index].scales[axis]
    let isDefinite = contexts[index].definite.contains(axis)
    let division = RoomDivision(
      along: axis, hasFlexGrow: true, isDefinite: isDefinite,
      shareHoldsText: sharing.contains { contents.holdsText[$0] })
    for view in sharing {
      contexts[view].hasFlexGrow = true
      contexts[view].scales[.horizontal] = division.scale(inside: outer)
    }
    var along = self.line(
      of: views, in: index, axis, isBroken ? flow.justify : .start, spacing: flow.spacing, insets,
      flow.location, sharing: growing)
    // A line that is too long is broken in the next round: only single views keep the stack from being narrower.
    if !isBroken || views.count > 1 { along.containment = outer(RulePriority.textLine) }
    let deferred = addLine(along)
    addLineShares(sharing, in: index, isDefinite: isDefinite)
    var baselines = BaselineGroup()
    for view in views {
      place(
        view,
        in: Cell(axis: axis.cross, isDefinite: false, own: tree.entries[view].attributes.align, usual: flow.align),
        along: axis)
      addToCell(
        Slot(
          view: view, axis: axis.cross, first: line, last: line, containment: contexts[view].containment[axis.cross]),
        &baselines)
    }
    if axis == .vertical { return deferred + keep(views, in: index, insets) }
    return isBroken ? deferred + (views.count > 1 ? keep(views, in: index, insets) : []) : []
  }

  /// Returns rows that keep the stack at least as wide as each of the views and the insets.
  private func keep(_ views: [Int], in index: Int, _ insets: Insets) -> [Constraint] {
    views.map { view in
      row(
        Term(Item.ID(view), .width), .lessThanOrEqual, Term(Item.ID(index), .width),
        constant: -insets.left - insets.right, priority: containment(index, .horizontal), category: .containment)
    }
  }

  /// Adds rows by which the views with a share divide the remaining space of the line, down to their minimum. A view
  /// with a basis wider than the stack is alone on its line, and shrinks.
  private mutating func addLineShares(_ sharing: [Int], in index: Int, isDefinite: Bool) {
    guard !sharing.isEmpty else { return }
    var shrinks: [Int32: Double] = [:]
    let members = sharing.map { view in
      let base = views.flexBase(of: view, .horizontal, frames, medium)
      shrinks[Int32(view)] = base?.shrink
      return LengthTree.Member(
        node: Int32(view), factor: tree.entries[view].flexGrow ?? 1,
        inset: base?.length ?? views.inset(of: view, .horizontal, frames, medium),
        maximum: views.greatestLength(of: view, .horizontal, frames, medium))
    }
    let scale = contexts[index].scales[.horizontal]
    let shortfall = addFirstShares(
      members, shrinks, in: index, .horizontal, scale.flexGrow(ofKnownRoom: isDefinite))
    guard let shortfall else { return }
    add(Term(shortfall, .width), .lessThanOrEqual, constant: 1, category: .shares)
    add(
      Term(shortfall, .width), .greaterThanOrEqual, constant: 1,
      priority: scale(RulePriority.flexShrink(depth: tree.entries[index].depth)), category: .shares)
  }
}

extension SystemBuilder {
  /// Adds the rows of a flow stack whose views fill columns, with a guide for each column and for each row of views.
  ///
  ///       column 0   column 1   column 2
  ///     |[        ]-[        ]-[        ]|       the columns: `addTracks`
  ///      [a       ] [b       ] [c       ]        row 0
  ///      [d                  ] [e       ]        row 1       row.top == previous.bottom + spacing
  ///
  ///     d.leading == column0.leading, d.trailing == column1.trailing
  ///
  /// Before the number of columns is known, each item makes one column.
  mutating func addColumnFlow(_ flow: FlowStack, _ items: [GridItem], _ index: Int) -> [Constraint] {
    let counts = state.flowLines[index] ?? items.map { _ in 1 }
    let columns = FlowStack.columns(items, counts)
    let views = Array(tree.visibleViews(in: index))
    let cells = AutomaticCells(views, columnCount: columns.count, in: tree)
    var tracks = columns.tracks(spacing: flow.spacing, medium)
    if !flow.isMasonry { contents.widen(&tracks, cells.cells.map { ($0.view, $0.columns) }, tree, medium) }
    let placed = tracks.map { PlacedTrack(addGuide(.column, in: index), $0) }
    addContentWidth(of: tracks, index)
    let deferred = addTracks(placed, .horizontal, in: index)
    let insets = leadingInsets(of: index)
    addPlacesOfCollapsed(in: index, insets)
    if flow.isMasonry { return deferred + addMasonry(views, columns, placed, flow, index) }
    let rows = (0..<cells.rowCount).map { _ in addLine(in: index, .vertical) }
    addCells(cells, columns, placed, rows, index)
    return deferred + placeLines(rows, flow, index, insets)
  }

  private mutating func addCells(
    _ cells: AutomaticCells, _ columns: [GridItem], _ placed: [PlacedTrack], _ rows: [Item.ID], _ index: Int
  ) {
    var row = -1
    var baselines = BaselineGroup()
    for cell in cells.cells {
      if cell.rows.lowerBound != row { baselines = BaselineGroup() }
      row = cell.rows.lowerBound
      let tracks = placed[cell.columns]
      guard let first = tracks.first, let last = tracks.last else { continue }
      let (item, attributes) = (columns[cell.columns.lowerBound], tree.entries[cell.view].attributes)
      let areSharing = tracks.contains { $0.track.flexGrow != nil }
      if areSharing { scaleShare(cell.view, in: index) }
      let containmentPriority = contexts[index].containmentPriority(of: tracks.count, areSharing: areSharing)
      place(
        cell.view,
        in: Cell(
          axis: .horizontal, isDefinite: tracks.allSatisfy(\.track.isFixed) || containmentPriority != nil,
          containmentPriority: containmentPriority,
          own: attributes.rare.gridCell?.align, usual: item.alignment?[.horizontal].align ?? .fill),
        Cell(
          axis: .vertical, isDefinite: false, own: attributes.align, usual: item.alignment?[.vertical].align ?? .fill))
      addCell(
        cell.view, (first.item, last.item), (rows[cell.rows.lowerBound], rows[cell.rows.upperBound - 1]), &baselines)
    }
  }

  /// Lowers the priorities of the content of a view in a flexible column below the proportions of the columns.
  private mutating func scaleShare(_ view: Int, in index: Int) {
    let division = RoomDivision(ofGridAlong: .horizontal, contexts[index])
    contexts[view].scales[.horizontal] = division.scale(inside: contexts[index].scales[.horizontal])
  }

  /// Adds the views of a masonry, each below the previous view in its column.
  ///
  /// Returns the rows that keep the columns within the box.
  private mutating func addMasonry(
    _ views: [Int], _ columns: [GridItem], _ placed: [PlacedTrack], _ flow: FlowStack, _ index: Int
  ) -> [Constraint] {
    let (box, insets) = (Item.ID(index), leadingInsets(of: index))
    let spacing = medium.gap(flow.lineSpacing, .vertical)
    var last: [Int?] = Array(repeating: nil, count: columns.count)
    var baselines = BaselineGroup()
    for (position, view) in views.enumerated() {
      let column = state.masonryColumn(of: position, in: index, of: columns.count)
      let (item, track) = placed[column]
      if track.flexGrow != nil { scaleShare(view, in: index) }
      place(
        view,
        in: Cell(
          axis: .horizontal, isDefinite: track.isFixed, own: tree.entries[view].attributes.align,
          usual: columns[column].alignment?[.horizontal].align ?? .fill))
      contexts[view].stackAxis = .vertical
      addToCell(
        Slot(
          view: view, axis: .horizontal, first: item, last: item,
          containment: contexts[view].containment.horizontal), &baselines)
      settle(view, .vertical, isFilled: true)
      let above = last[column].map { Term(Item.ID($0), .bottom) }
      add(
        Term(Item.ID(view), .top), .equal, above ?? Term(box, .top), constant: above == nil ? insets.top : spacing,
        category: above == nil ? .justification : .spacing)
      last[column] = view
    }
    let bottoms = views.isEmpty ? [Term(box, .top)] : last.compactMap { $0.map { Term(Item.ID($0), .bottom) } }
    return bottoms.map { bottom in
      row(
        bottom, .lessThanOrEqual, Term(box, .bottom), constant: -insets.bottom - (views.isEmpty ? insets.top : 0),
        priority: containment(index, .vertical), category: .containment)
    }
  }

  /// Decides the context of a view of a flow stack in the cell of its line, and of its column if there are columns.
  mutating func place(_ view: Int, in cells: Cell..., along axis: Axis = .horizontal) {
    let sizes = frames.sizes(of: view, views, medium)
    contexts[view].definite = sizes.exact
    contexts[view].stackAxis = axis
    for cell in cells { contexts[view].place(view, in: cell, sizes, views, frames) }
  }
}
