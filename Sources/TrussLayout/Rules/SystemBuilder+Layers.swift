import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of a `ZStack`. Returns no rows for later.
  mutating func addLayers(_ stack: ZStack, _ index: Int) -> [Constraint] {
    addLayers(tree.children(of: index), stack.align, index)
    return []
  }

  /// The rows of views in one box: each within it, at its place on both axes. Each is offered all of it: a flexible
  /// view fills it.
  mutating func addLayers(_ children: [Int], _ alignment: Alignment?, _ index: Int) {
    let insets = leadingInsets(of: index)
    var lines = PerAxis<Term>()
    if children.count > 1, let alignment {
      for axis in Axis.allCases {
        lines[axis] = addLine(alignment[axis].line(axis), children, axis, index)
      }
    }
    for child in children {
      let entry = tree.entries[child]
      if entry.attributes.isCollapsed {
        for axis in Axis.allCases {
          add(
            Term(Item.ID(child), axis.start), .equal, Term(Item.ID(index), axis.start),
            constant: insets.start(axis), category: .collapsing)
        }
        continue
      }
      for axis in Axis.allCases {
        if tree.entries[sizer(of: child, axis)].exactSize(axis) != nil { places[child].definite.insert(axis) }
        guard let alignment else { continue }
        addLayer(slot(child, in: index, axis, insets), alignment[axis], line: lines[axis])
      }
    }
  }

  /// The room of a layer in its box.
  func slot(_ child: Int, in box: Int, _ axis: Axis, _ insets: Insets) -> Slot {
    Slot(
      child, in: box, axis, insets, isDefinite: places[box].definite.contains(axis), containment(box, axis))
  }

  /// Places one view. Where its neighbours have a common line that is not the box's, the view keeps to that.
  mutating func addLayer(_ slot: Slot, _ place: Alignment.Place, line: Term? = nil) {
    let isBounded = isBounded(slot)
    let fillsBox = fillsLayer(slot.view, slot.axis)
    settle(slot.view, slot.axis, isFilled: fillsBox)
    if fillsBox, !isBounded {
      places[slot.view].fill(along: slot.axis, inDefiniteRoom: slot.isDefinite)
    } else {
      if isBounded { addExtent(slot, scale(of: slot.view, slot.axis)(RulePriority.boundedStretch)) }
      if let line { return addToLine(slot, place.line(slot.axis), line, startsInside: slot.containment) }
      if guide(place.line(slot.axis), slot.axis, of: slot.view) != nil { return addByGuide(slot, place) }
    }
    let fitsViews = tree.entries[slot.view].traits.contains(.fitsViews)
    add(.layer(place, fillsBox: fillsBox && !isBounded, fitsViews: fitsViews), in: slot)
  }

  /// Whether a view grows with its box only so far: it has a maximum or a ratio.
  private func isBounded(_ slot: Slot) -> Bool {
    if let limit = growth.limits[slot.view][slot.axis], limit != .infinity { return true }
    let view = tree.entries[sizer(of: slot.view, slot.axis)].address
    return growth.flexible[slot.view].contains(slot.axis)
      && (view.hasMaximum(slot.axis) || !view.pointee.attributes.ratios.isEmpty)
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
