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
  mutating func addFrame(_ box: FrameBox, _ index: Int) -> [Constraint] {
    for axis in Axis.allCases where tree.entries[index].exactSize(axis) != nil { places[index].definite.insert(axis) }
    guard let view = tree.framedView(of: index) else {
      addLayers(tree.children(of: index), box.alignment, index)
      return []
    }
    let insets = leadingInsets(of: index)
    places[view].stackAxis = places[index].stackAxis
    for axis in Axis.allCases {
      if tree.entries[sizer(of: view, axis)].exactSize(axis) != nil { places[view].definite.insert(axis) }
      if isOpen(index, axis) {
        handThrough(view, of: index, axis, insets)
      } else {
        places[view].framed.insert(axis)
        addLayer(slot(view, in: index, axis, insets), box.alignment[axis])
      }
    }
    return []
  }

  /// The view inside a frame takes the frame's place along an axis.
  private mutating func handThrough(_ view: Int, of index: Int, _ axis: Axis, _ insets: Insets) {
    let (inner, outer) = (Item.ID(view), Item.ID(index))
    add(
      Term(inner, axis.start), .equal, Term(outer, axis.start), constant: insets.start(axis), category: .alignment)
    add(Term(inner, axis.end), .equal, Term(outer, axis.end), constant: -insets.end(axis), category: .alignment)
    places[view].takeRoom(of: places[index], along: axis)
    settle(view, axis, isFilled: system.items[index].settledByRule.contains(axis.size))
    system.update(outer) { $0.settledByRule.formUnion(axis.size) }
  }

  /// Whether a frame specifies no size along an axis.
  func isOpen(_ index: Int, _ axis: Axis) -> Bool {
    tree.isOpenFrame(index, axis) && !hasIdeal(index, axis)
  }

  /// Whether a frame has its ideal size, as nothing is offered to it or it is to keep it.
  func hasIdeal(_ index: Int, _ axis: Axis) -> Bool {
    let entry = tree.entries[index]
    return entry.content.ideal(axis) != nil
      && (entry.attributes.fixedAxes.contains(axis) || !places[index].offered.contains(axis))
  }

  /// The view that decides how large a view is along an axis: it itself, or the one inside frames without a rule for
  /// the axis.
  func sizer(of index: Int, _ axis: Axis) -> Int { frameChains.sizer(of: index, axis) }

  /// The distance of a view's content from its edges, along an axis, with that of the frames around it without a rule
  /// for the axis.
  func insets(of index: Int, _ axis: Axis) -> Double {
    var view = index
    var total = 0.0
    while true {
      let insets = medium.boxInsets(of: tree.entries[view])
      total += insets.start(axis) + insets.end(axis)
      guard isOpen(view, axis), let inner = tree.framedView(of: view) else { return total }
      view = inner
    }
  }

  /// The size of a container that nothing else sizes: as small as its content lets it, or the ideal of a frame that is
  /// offered nothing.
  mutating func addFit(_ index: Int, _ axis: Axis) {
    let entry = tree.entries[index]
    let size = Term(Item.ID(index), axis.extent)
    let isFixed = entry.attributes.fixedAxes.contains(axis)
    if let ideal = entry.content.ideal(axis), hasIdeal(index, axis) {
      let free = places[index].stretched.contains(axis) ? RulePriority.stretchedIdeal : RulePriority.ideal
      add(
        size, .equal, constant: medium.extent(ideal, axis),
        priority: isFixed ? RulePriority.fixedFit : places[index].scales[axis](free), category: .size)
    } else {
      add(size, .equal, priority: isFixed ? RulePriority.fixedFit : places[index].scales[axis].fit, category: .fit)
    }
  }
}

extension SystemBuilder {
  /// Hands down what there is on offer: a known room, or none, where a view is as large as its content or its ideal;
  /// and whether sizes inside are fixed.
  mutating func offerRoom() {
    for index in tree.entries.indices {
      let entry = tree.entries[index]
      defer { places[index].fixed.formUnion(entry.attributes.fixedAxes) }
      guard let parent = entry.parent else { continue }
      guard entry.decoration == nil else {
        places[index].offered = Axes.all
        continue
      }
      let (around, outer) = (tree.entries[parent], places[parent])
      for axis in Axis.allCases {
        let isGiven = around.exactSize(axis) != nil || around.content.ideal(axis) != nil
        if isGiven || (outer.offered.contains(axis) && !outer.fixed.contains(axis)) {
          places[index].offered.insert(axis)
        }
        if outer.fixed.contains(axis), !isGiven { places[index].fixed.insert(axis) }
      }
      if case .scroll(let scroll) = around.content { places[index].offered.remove(scroll.axis) }
    }
  }

  /// Takes over from the view around how much a view's content, and its size to a stack, matter.
  mutating func inheritPriority(_ index: Int) {
    let entry = tree.entries[index]
    guard let parent = entry.parent, entry.decoration == nil else { return }
    for axis in Axis.allCases {
      places[index].scales[axis] = scale(of: index, axis)
      places[index].layoutPriority[axis] = places[parent].layoutPriority[axis] ?? places[index].layoutPriority[axis]
    }
  }
}

extension ViewNode.Content {
  /// The ideal size of a frame, or nil.
  fileprivate func ideal(_ axis: Axis) -> Double? {
    guard case .framed(let box) = self else { return nil }
    return box.bounds[axis]?.ideal
  }
}
