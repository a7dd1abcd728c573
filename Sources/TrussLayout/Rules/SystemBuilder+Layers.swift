import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of views in one box: each within it, at its place on both axes. Each is offered all of it: a flexible
  /// view fills it. Returns no rows for later.
  mutating func addLayers(_ alignment: Alignment?, _ rule: ContainerRule) -> [Constraint] {
    let children = placeViews(rule)
    let index = rule.box.index
    let insets = leadingInsets(of: index)
    var lines = PerAxis<Term>()
    if children.count > 1, let alignment {
      for axis in Axis.allCases {
        lines[axis] = addLine(alignment[axis].line(axis), children, axis, index)
      }
    }
    for child in children {
      for axis in Axis.allCases {
        if tree.entries[child].attributes.isCollapsed {
          add(
            Term(Item.ID(child), axis.start), .equal, Term(Item.ID(index), axis.start),
            constant: insets.start(axis), category: .collapsing)
        } else if let alignment {
          let slot = Slot(child, in: index, axis, insets, contexts[child].containment(axis))
          addLayer(slot, alignment[axis], line: lines[axis])
        }
      }
    }
    return []
  }

  /// Places one view. Where its neighbours have a common line that is not the box's, the view keeps to that.
  mutating func addLayer(_ slot: Slot, _ place: Alignment.Place, line: Term? = nil) {
    let (context, axis) = (contexts[slot.view], slot.axis)
    settle(slot.view, axis, isFilled: !context.unsettled.contains(axis))
    if context.growing.contains(axis) { addExtent(slot, context.scales[axis](RulePriority.boundedStretch)) }
    if !context.filling.contains(axis) {
      if let line { return addToLine(slot, place.line(axis), line, startsInside: slot.containment) }
      if guide(place.line(axis), axis, of: slot.view) != nil { return addByGuide(slot, place) }
    }
    add(context.placement(axis), in: slot)
  }
}

extension Alignment.Place {
  /// The line of a view that the place is about.
  func line(_ axis: Axis) -> AlignmentLine {
    switch self {
    case .start: axis == .horizontal ? .leading : .top
    case .center: .center
    case .end: axis == .horizontal ? .trailing : .bottom
    }
  }
}
