import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of a scroll view: a guide for its content, that begins the offset before the view's edge.
  ///
  ///     content.top == view.top - offset      priority 999; at rest the content's inset is -offset
  ///     content.width == view.width           across the axis that does not scroll, so that texts wrap; less the inset
  ///     the child's edges == the content's
  ///     view.height >= content.height         priority 60, so that where the size is fitted all is seen; and the inset
  ///
  /// The offset is not required: constraints from inside the view to outside can leave it no room, and win.
  mutating func addScroll(_ scroll: ScrollView, _ index: Int) -> [Constraint] {
    let (view, content) = (Item.ID(index), guide(.content, of: index))
    let (axis, cross) = (scroll.axis, scroll.axis.cross)
    let insets = leadingInsets(of: index)
    let inset = mirrored(
      tree.adjustedContentInset(
        of: scroll, medium, covered: covered[index] ?? .zero, isRightToLeft: tree.entries[index].isRightToLeft),
      in: index)
    for each in Axis.allCases {
      add(Term(content, each.extent), .greaterThanOrEqual, category: .extent)
    }
    add(
      Term(content, cross.start), .equal, Term(view, cross.start),
      constant: insets.start(cross) + inset.start(cross), category: .scrolling)
    add(
      Term(content, cross.end), .equal, Term(view, cross.end), constant: -insets.end(cross) - inset.end(cross),
      category: .scrolling)
    let distance = scroll.offset.map { -medium.gap($0, axis) } ?? inset.start(axis)
    add(
      Term(content, axis.start), .equal, Term(view, axis.start), constant: insets.start(axis) + distance,
      priority: RulePriority.offset, category: .scrolling)
    for child in tree.children(of: index) {
      let isCollapsed = tree.entries[child].attributes.isCollapsed
      if !isCollapsed {
        contexts[child].stretch(along: cross, inDefiniteRoom: contexts[index].definite.contains(cross))
      }
      for each in Axis.allCases {
        let category: TrussIR.Category = isCollapsed ? .collapsing : .scrolling
        settle(child, each, isFilled: true)
        add(Term(Item.ID(child), each.start), .equal, Term(content, each.start), category: category)
        if !isCollapsed { add(Term(Item.ID(child), each.end), .equal, Term(content, each.end), category: category) }
      }
    }
    add(
      Term(view, axis.extent), .greaterThanOrEqual, Term(content, axis.extent),
      constant: insets.start(axis) + insets.end(axis) + inset.start(axis) + inset.end(axis),
      priority: RulePriority.showAll, category: .scrolling)
    return []
  }
}
