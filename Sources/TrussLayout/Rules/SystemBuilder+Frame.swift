import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of a frame. Along an axis that it gives no size for, it is as its view: the edges of both are the same,
  /// and the rows of the view around it apply to both. Along another axis the frame holds its view as a `ZStack` holds a
  /// layer; the frame's bounds are rows that any view has.
  ///
  /// The rule is SwiftUI's: a frame proposes to its view what it is offered, within its bounds, and a size that it does
  /// not have is its view's. Returns no rows for later.
  mutating func addFrame(_ box: FrameBox, _ rule: ContainerRule) -> [Constraint] {
    let index = rule.box.index
    guard let view = tree.framedView(of: index) else { return addLayers(box.alignment, rule) }
    contexts[index].definite = rule.box.definite
    _ = placeViews(rule)
    let insets = leadingInsets(of: index)
    for axis in Axis.allCases {
      if rule.box.open.contains(axis) {
        handThrough(view, of: index, axis, insets)
      } else {
        addLayer(Slot(view, in: index, axis, insets, contexts[view].containment(axis)), box.alignment[axis])
      }
    }
    return []
  }

  /// The view inside a frame has the frame's edges along an axis.
  private mutating func handThrough(_ view: Int, of index: Int, _ axis: Axis, _ insets: Insets) {
    let (inner, outer) = (Item.ID(view), Item.ID(index))
    add(
      Term(inner, axis.start), .equal, Term(outer, axis.start), constant: insets.start(axis), category: .alignment)
    add(Term(inner, axis.end), .equal, Term(outer, axis.end), constant: -insets.end(axis), category: .alignment)
    settle(view, axis, isFilled: system.items[index].settledByRule.contains(axis.size))
    system.update(outer) { $0.settledByRule.formUnion(axis.size) }
  }

  /// The size of a container that nothing else sizes: as small as its content lets it, or the ideal of a frame that is
  /// offered nothing.
  mutating func addFit(_ index: Int, _ axis: Axis) {
    let entry = tree.entries[index]
    let size = Term(Item.ID(index), axis.extent)
    let isFixed = entry.attributes.fixedAxes.contains(axis)
    if let ideal = entry.content.ideal(axis), frames.hasIdeal(index, axis, views) {
      let free = contexts[index].stretched.contains(axis) ? RulePriority.stretchedIdeal : RulePriority.ideal
      add(
        size, .equal, constant: medium.extent(ideal, axis),
        priority: isFixed ? RulePriority.fixedFit : contexts[index].scales[axis](free), category: .size)
    } else {
      add(size, .equal, priority: isFixed ? RulePriority.fixedFit : contexts[index].scales[axis].fit, category: .fit)
    }
  }
}
