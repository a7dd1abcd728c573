import TrussIR
import TrussViews

extension SystemBuilder {
  /// The rows of a `ZStack`: each layer within the box, at its place on both axes; a view without a size of its own
  /// fills it. Returns no rows for later.
  mutating func addLayers(_ stack: ZStack, _ index: Int) -> [Constraint] {
    let insets = leadingInsets(of: index)
    for child in tree.children(of: index) {
      let entry = tree.entries[child]
      if entry.attributes.isHidden {
        for axis in Axis.allCases {
          add(
            Term(Item.ID(child), axis.start), .equal, Term(Item.ID(index), axis.start),
            constant: insets.start(axis), category: .hiding)
        }
        continue
      }
      for axis in Axis.allCases {
        if entry.attributes.exactSize(axis) != nil { places[child].definite.insert(axis) }
        guard let alignment = stack.align else { continue }
        addLayer(child, index, axis, alignment[axis], insets, fills: !entry.hasOwnSize(axis, stackAxis: nil))
      }
    }
    return []
  }

  private mutating func addLayer(
    _ child: Int, _ index: Int, _ axis: Axis, _ place: Alignment.Place, _ insets: Insets, fills: Bool
  ) {
    let (view, box) = (Item.ID(child), Item.ID(index))
    let (start, end) = (insets.start(axis), insets.end(axis))
    func edge(_ attribute: Attribute) -> (Term, Term) { (Term(view, attribute), Term(box, attribute)) }
    let (viewStart, boxStart) = edge(axis.start)
    let (viewEnd, boxEnd) = edge(axis.end)
    if fills {
      places[child].stretched.insert(axis)
      add(viewStart, .equal, boxStart, constant: start, category: .alignment)
      add(
        viewEnd, .equal, boxEnd, constant: -end, priority: Level.containment, category: .alignment)
      return
    }
    switch place {
    case .start:
      add(viewStart, .equal, boxStart, constant: start, category: .alignment)
      add(
        viewEnd, .lessThanOrEqual, boxEnd, constant: -end, priority: Level.containment,
        category: .containment)
    case .center:
      let (viewCenter, boxCenter) = edge(axis.center)
      add(viewCenter, .equal, boxCenter, constant: (start - end) / 2, category: .alignment)
      add(
        viewStart, .greaterThanOrEqual, boxStart, constant: start, priority: Level.containment,
        category: .containment)
    case .end:
      add(viewEnd, .equal, boxEnd, constant: -end, category: .alignment)
      add(
        viewStart, .greaterThanOrEqual, boxStart, constant: start, priority: Level.containment,
        category: .containment)
    }
  }
}
