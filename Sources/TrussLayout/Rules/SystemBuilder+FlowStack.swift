import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of a flow stack: the rows of a horizontal stack for each of its lines, and a guide a line.
  ///
  ///     |[a]-[b]-[c]     |   line 0
  ///     |[d    ]-[e]     |   line 1       line.top == previous.bottom + lineSpacing
  ///
  ///     stack.width >= the width of all views on one line     priority 740
  ///
  /// Before the lines are known all views are on one, and none of them keeps the stack from being narrower: its width
  /// is then the room that its surroundings leave it, and the lines are broken in that.
  mutating func addFlow(_ flow: FlowStack, _ index: Int) -> [Constraint] {
    let children = tree.children(of: index)
    let views = children.filter { !tree.entries[$0].attributes.isCollapsed }
    let insets = leadingInsets(of: index)
    let item = Item.ID(index)
    let gaps = medium.gap(flow.spacing, .horizontal) * Double(max(0, views.count - 1))
    let oneLine = views.reduce(gaps + insets.left + insets.right) { $0 + contents.widths[$1] }
    for child in children where tree.entries[child].attributes.isCollapsed {
      add(Term(Item.ID(child), .leading), .equal, Term(item, .leading), constant: insets.left, category: .collapsing)
      add(Term(Item.ID(child), .top), .equal, Term(item, .top), constant: insets.top, category: .collapsing)
    }
    add(
      Term(item, .width), .greaterThanOrEqual, constant: oneLine,
      priority: places[index].scales[.horizontal](RulePriority.textLine), category: .intrinsicSize)
    var deferred: [Constraint] = []
    var rest = views[...]
    var lines: [Item.ID] = []
    for count in (flowLines[index] ?? []) + [views.count] where !rest.isEmpty {
      let line = addLine(in: index)
      deferred += addViews(Array(rest.prefix(count)), of: line, flow, index, insets)
      rest = rest.dropFirst(count)
      lines.append(line)
    }
    return deferred + placeLines(lines, flow, index, insets)
  }

  /// The places of a stack's lines, one below the other. Returns the rows that keep them within the box.
  mutating func placeLines(_ lines: [Item.ID], _ flow: FlowStack, _ index: Int, _ insets: Insets) -> [Constraint] {
    let item = Item.ID(index)
    // Lines that are too high leave a stack of a given height, as in CSS: they are not made lower than their views.
    if tree.entries[sizer(of: index, .vertical)].exactSize(.vertical) != nil {
      places[index].definite.insert(.vertical)
    }
    guard !lines.isEmpty else {
      return [
        row(
          Term(item, .top), .lessThanOrEqual, Term(item, .bottom), constant: -insets.bottom - insets.top,
          priority: containment(index, .vertical), category: .containment)
      ]
    }
    let stack = FlexStack(
      axis: .vertical, justify: flow.alignContent, spacing: flow.lineSpacing, children: [], location: flow.location)
    let places = lines.map { Int($0.index) }
    return addJustification(
      StackFrame(
        index: index, item: item, stack: stack, axis: .vertical, insets: insets,
        spacing: medium.gap(flow.lineSpacing, .vertical), children: places, visible: places, sharing: []))
  }

  /// A guide as high as the views of a line.
  mutating func addLine(in index: Int) -> Item.ID {
    let line = addGuide(.flowLine, in: index)
    add(Term(line, .height), .greaterThanOrEqual, category: .extent)
    add(Term(line, .height), .equal, priority: RulePriority.fit, category: .fit)
    return line
  }

  private mutating func addViews(
    _ views: [Int], of line: Item.ID, _ flow: FlowStack, _ index: Int, _ insets: Insets
  ) -> [Constraint] {
    let isBroken = flowLines[index] != nil
    let stack = FlexStack(
      axis: .horizontal, justify: isBroken ? flow.justify : .start, spacing: flow.spacing, children: [],
      location: flow.location)
    let frame = StackFrame(
      index: index, item: Item.ID(index), stack: stack, axis: .horizontal, insets: insets,
      spacing: medium.gap(flow.spacing, .horizontal), children: views, visible: views,
      sharing: isBroken ? views.filter { tree.entries[$0].flexGrow != nil } : [])
    let deferred = addJustification(frame)
    addLineShares(frame)
    var baselines = BaselineGroup()
    for view in views {
      places[view].stackAxis = .horizontal
      if tree.entries[view].exactSize(.horizontal) != nil { places[view].definite.insert(.horizontal) }
      let slot = Slot(cell: view, .vertical, first: line, last: line, isDefinite: false)
      place(slot, own: tree.entries[view].attributes.align, default: flow.align, &baselines)
    }
    return isBroken ? deferred : []
  }

  /// The shares of a line are below what its views need: the line was broken for that.
  private mutating func addLineShares(_ frame: StackFrame) {
    guard !frame.sharing.isEmpty else { return }
    let unit = addGuide(.share, in: frame.index)
    for view in frame.sharing {
      places[view].hasFlexGrow = true
      add(
        Term(Item.ID(view), .width), .equal, Term(tree.entries[view].flexGrow ?? 1, Anchor(unit, .width)),
        priority: RulePriority.flexGrowWhereIndefinite, category: .shares)
    }
  }
}
