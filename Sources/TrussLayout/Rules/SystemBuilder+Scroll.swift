import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// Adds the rows of a scroll view, with a guide for its content, which begins at a distance of `offset` before the
  /// edge.
  ///
  ///     content.top == view.top - offset      priority 999; at rest the content's inset is -offset
  ///     content.width == view.width           across the scrolled axis, so that texts wrap; minus the inset
  ///     the child's edges == the content's
  ///     view.height >= content.height         priority 197, so that a fitted view shows all of it; plus the inset
  ///
  /// The offset is not required: constraints between views inside and outside of the scroll view may contradict it, and
  /// take precedence.
  mutating func addScroll(_ scroll: ScrollView, _ rule: ContainerRule) {
    let index = rule.box.index
    let (view, content) = (Item.ID(index), guide(.content, of: index))
    let (axis, cross) = (scroll.axis, scroll.axis.cross)
    let (insets, inset) = (leadingInsets(of: index), rule.contentInset)
    for each in Axis.allCases {
      add(Term(content, each.extent), .greaterThanOrEqual, category: .extent)
    }
    add(
      Term(content, cross.start), .equal, Term(view, cross.start),
      constant: insets.start(cross) + inset.start(cross), category: .scrolling)
    add(
      Term(content, cross.end), .equal, Term(view, cross.end), constant: -insets.end(cross) - inset.end(cross),
      category: .scrolling)
    add(
      Term(content, axis.start), .equal, Term(view, axis.start),
      constant: insets.start(axis) + scroll.contentStart(inset, medium), priority: RulePriority.offset,
      category: .scrolling)
    for child in placeViews(rule) {
      let isCollapsed = tree.entries[child].attributes.isCollapsed
      for each in Axis.allCases {
        settle(child, each, isFilled: true)
        if isCollapsed {
          addPlace(ofCollapsed: child, in: content, each)
        } else {
          addEdges(of: Item.ID(child), in: content, each, .zero, .scrolling)
        }
      }
    }
    add(
      Term(view, axis.extent), .greaterThanOrEqual, Term(content, axis.extent),
      constant: insets.start(axis) + insets.end(axis) + inset.start(axis) + inset.end(axis),
      priority: RulePriority.showAll, category: .scrolling)
  }
}

extension ScrollView {
  /// The distance from the edge of the box to the beginning of the content along the axis.
  func contentStart(_ inset: Insets, _ medium: Medium) -> Double {
    offset.map { -medium.gap($0, axis) } ?? inset.start(axis)
  }
}

extension SystemBuilder {
  /// Adds the rows of a table: the views in its window, each below the previous one.
  ///
  ///     row.leading == table.leading, row.trailing == table.trailing
  ///     anchor.top == table.top + top                    priority 999, as the offset of a scroll view
  ///     row.top == previous.bottom + spacing
  ///     table.height >= viewport                         priority 197, if nothing offers a height;
  ///     table.height >= content                          this without a viewport, so that all rows are visible
  ///
  /// The content's height is a number from the previous round: a row of the system would pull at the table's rows.
  mutating func addTable(_ table: LazyTable, _ rule: ContainerRule) {
    let index = rule.box.index
    let view = Item.ID(index)
    let rows = placeViews(rule)
    let insets = leadingInsets(of: index)
    let plan = TablePlan(table, index, tree, medium)
    system.update(view) { $0.settledByRule.formUnion(Axis.vertical.size) }
    for row in rows { addEdges(of: Item.ID(row), in: view, .horizontal, insets, .scrolling) }
    if rows.indices.contains(plan.anchor) {
      add(
        Term(Item.ID(rows[plan.anchor]), .top), .equal, Term(view, .top), constant: plan.top,
        priority: RulePriority.offset,
        category: .scrolling)
    }
    for (row, next) in zip(rows, rows.dropFirst()) {
      add(
        Term(Item.ID(next), .top), .equal, Term(Item.ID(row), .bottom), constant: plan.spacing, category: .scrolling)
    }
    add(
      Term(view, .height), .greaterThanOrEqual, constant: plan.fitted, priority: RulePriority.showAll,
      category: .scrolling)
  }
}

extension SystemBuilder {
  /// Adds the rows of a view with alternatives: the alternative that is laid out fills the view.
  ///
  ///     alternative.leading == view.leading
  ///     alternative.trailing == view.trailing            required, if it is the last
  ///     alternative.trailing == view.trailing            priority 739, if it has to fit along the axis
  ///
  /// All rows that an alternative needs have priorities above 739, so that it stays as large as it prefers; the view
  /// becomes as large, if its surroundings leave it the space. So the frames show whether the alternative fits
  /// (`PassState.readChoices`), and show it again in every later round.
  mutating func addChoice(_ view: ViewThatFits, _ index: Int) {
    guard let child = tree.children(of: index).first else { return }
    let insets = leadingInsets(of: index)
    let (item, inner) = (Item.ID(index), Item.ID(child))
    let depth = Double(tree.entries[index].depth + 1)
    let level = Priority(RulePriority.alternative.value + 0.001 * min(depth, 900))
    contexts[child].stackAxis = contexts[index].stackAxis
    for axis in Axis.allCases {
      let isTried = tree.isTried(view, at: index, axis)
      add(Term(inner, axis.start), .equal, Term(item, axis.start), constant: insets.start(axis), category: .alignment)
      guard !tree.entries[child].attributes.isCollapsed else { continue }
      let isGiven = tree.entries[frames.sizer(of: child, axis)].address.exactSize(axis) != nil
      contexts[child].stretch(
        along: axis, inDefiniteRoom: isGiven || !isTried && contexts[index].definite.contains(axis))
      // An exact size leaves space beside the view instead of causing a conflict.
      let otherwise = isGiven ? containment(index, axis) : .required
      add(
        Term(inner, axis.end), isGiven ? .lessThanOrEqual : .equal, Term(item, axis.end), constant: -insets.end(axis),
        priority: isTried ? contexts[index].scales[axis](level) : otherwise, category: .alignment)
    }
  }
}
