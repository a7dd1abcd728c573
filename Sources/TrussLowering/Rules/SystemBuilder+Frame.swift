import TrussIR
import TrussViews

extension SystemBuilder {
  /// The rows of a frame: its view at its place, as a layer of a `ZStack`. The bounds are rows that any view has.
  ///
  /// A view that fills the frame has a definite size where the frame has one. Returns no rows for later.
  mutating func addFrame(_ box: FrameBox, _ index: Int) -> [Constraint] {
    addLayers(tree.children(of: index), box.alignment, index)
    return []
  }

  /// The size that a container has where nobody else gives it one: as small as its content lets it, or the ideal of a
  /// frame that is offered nothing.
  mutating func addFit(_ index: Int, _ axis: Axis) {
    let entry = tree.entries[index]
    let size = Term(Item.ID(index), axis.extent)
    let ideal = entry.content.ideal(axis)
    let isFixed = entry.attributes.fixedAxes.contains(axis)
    if let ideal, isFixed || !places[index].offered.contains(axis) {
      add(
        size, .equal, constant: medium.extent(ideal, axis),
        priority: isFixed ? Level.fixedFit : places[index].scales[axis](Level.ideal), category: .size)
    } else {
      add(size, .equal, priority: isFixed ? Level.fixedFit : places[index].scales[axis].fit, category: .fit)
    }
  }

  /// Takes over what the view around says of a view's room: whether there is any on offer, whether sizes inside are
  /// fixed, and how much they matter to a stack.
  mutating func inheritRoom(_ index: Int) {
    let entry = tree.entries[index]
    defer { places[index].fixed.formUnion(entry.attributes.fixedAxes) }
    guard let parent = entry.parent, entry.decoration == nil else {
      if entry.parent != nil { places[index].offered = Axes.all }
      return
    }
    let outer = places[parent]
    for axis in Axis.allCases {
      places[index].scales[axis] = scale(of: index, axis)
      let around = tree.entries[parent]
      let isGiven = around.attributes.exactSize(axis) != nil || around.content.ideal(axis) != nil
      if isGiven || (outer.offered.contains(axis) && !outer.fixed.contains(axis)) { places[index].offered.insert(axis) }
      if outer.fixed.contains(axis), !isGiven { places[index].fixed.insert(axis) }
      places[index].layoutPriority[axis] = outer.layoutPriority[axis] ?? places[index].layoutPriority[axis]
    }
    if case .scroll(let scroll) = tree.entries[parent].content { places[index].offered.remove(scroll.axis) }
  }
}

extension ViewNode.Content {
  /// The ideal size of a frame, or nil.
  fileprivate func ideal(_ axis: Axis) -> Double? {
    guard case .framed(let box) = self else { return nil }
    return box.bounds[axis]?.ideal
  }
}
