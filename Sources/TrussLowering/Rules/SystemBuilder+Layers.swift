import TrussIR
import TrussViews

extension SystemBuilder {
  /// The rows of a `ZStack`. Returns no rows for later.
  mutating func addLayers(_ stack: ZStack, _ index: Int) -> [Constraint] {
    addLayers(tree.children(of: index), stack.align, index)
    return []
  }

  /// The rows of views in one box: each within it, at its place on both axes. Each is offered all of it: a flexible view
  /// fills it.
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
      if entry.attributes.isHidden {
        for axis in Axis.allCases {
          add(
            Term(Item.ID(child), axis.start), .equal, Term(Item.ID(index), axis.start),
            constant: insets.start(axis), category: .hiding)
        }
        continue
      }
      for axis in Axis.allCases {
        if tree.entries[sizer(of: child, axis)].exactSize(axis) != nil { places[child].definite.insert(axis) }
        guard let alignment else { continue }
        let layer = Layer(
          child: child, box: index, axis: axis, place: alignment[axis], insets: insets,
          containment: containment(index, axis))
        addLayer(layer, line: lines[axis])
      }
    }
  }

  /// A view in a box, along one axis.
  struct Layer {
    var child: Int
    var box: Int
    var axis: Axis
    var place: Alignment.Place
    var start: Double
    var end: Double
    /// How much the view minds leaving the box.
    var containment: Priority

    init(
      child: Int, box: Int, axis: Axis, place: Alignment.Place, insets: Insets,
      containment: Priority = Level.containment
    ) {
      self.child = child
      self.box = box
      self.axis = axis
      self.place = place
      start = insets.start(axis)
      end = insets.end(axis)
      self.containment = containment
    }
  }

  /// Places one view. Where its neighbours have a common line that is not the box's, the view keeps to that.
  mutating func addLayer(_ layer: Layer, line: Term? = nil) {
    let isBounded = isBounded(layer)
    settle(layer.child, layer.axis, isFilled: fillsLayer(layer.child, layer.axis))
    if fillsLayer(layer.child, layer.axis), !isBounded {
      addFilling(layer)
      return
    }
    if isBounded { addExtent(layer, places[layer.box].scales[layer.axis](Level.boundedStretch)) }
    if let line {
      addToLine(layer.child, layer.place.line(layer.axis), layer.axis, line)
      addStart(layer, .greaterThanOrEqual, layer.containment, .containment)
      addEnd(layer, .lessThanOrEqual, layer.containment, .containment)
      return
    }
    if guide(layer.place.line(layer.axis), layer.axis, of: layer.child) != nil {
      addByGuide(layer)
      return
    }
    addPlace(layer)
    if layer.place == .start {
      addEnd(layer, .lessThanOrEqual, layer.containment, .containment)
    } else {
      addStart(layer, .greaterThanOrEqual, layer.containment, .containment)
    }
  }

  /// The edge, or the centre, that a view is aligned to.
  private mutating func addPlace(_ layer: Layer) {
    switch layer.place {
    case .start: addStart(layer, .equal)
    case .center:
      add(
        Term(Item.ID(layer.child), layer.axis.center), .equal, Term(Item.ID(layer.box), layer.axis.center),
        constant: centerShift(layer.start, layer.end, layer.axis, in: layer.box), category: .alignment)
    case .end: addEnd(layer, .equal)
    }
  }

  /// A flexible view is as large as the box. A container whose views do not let it be so small overflows the box as the
  /// alignment says; of all others the start is where the box's is, whatever ties want.
  private mutating func addFilling(_ layer: Layer) {
    places[layer.child].stretched.insert(layer.axis)
    places[layer.child].filling.insert(layer.axis)
    if places[layer.box].definite.contains(layer.axis) { places[layer.child].definite.insert(layer.axis) }
    var layer = layer
    if !tree.entries[layer.child].content.fitsViews { layer.place = .start }
    addPlace(layer)
    switch layer.place {
    case .start: addEnd(layer, .equal, Level.containment)
    case .center: addExtent(layer, Level.containment)
    case .end: addStart(layer, .equal, Level.containment)
    }
  }

  /// Whether a view grows with its box only so far: it has a maximum or a ratio.
  private func isBounded(_ layer: Layer) -> Bool {
    if let limit = growth.limits[layer.child][layer.axis], limit != .infinity { return true }
    let attributes = tree.entries[sizer(of: layer.child, layer.axis)].attributes
    return growth.flexible[layer.child].contains(layer.axis)
      && (attributes.hasMaximum(layer.axis) || !attributes.ratios.isEmpty)
  }

  private mutating func addExtent(_ layer: Layer, _ priority: Priority) {
    add(
      Term(Item.ID(layer.child), layer.axis.extent), .equal, Term(Item.ID(layer.box), layer.axis.extent),
      constant: -layer.start - layer.end, priority: priority, category: .alignment)
  }

  private mutating func addStart(
    _ layer: Layer, _ relation: Relation, _ priority: Priority = .required,
    _ category: TrussIR.Category = .alignment
  ) {
    add(
      Term(Item.ID(layer.child), layer.axis.start), relation, Term(Item.ID(layer.box), layer.axis.start),
      constant: layer.start, priority: priority, category: category)
  }

  private mutating func addEnd(
    _ layer: Layer, _ relation: Relation, _ priority: Priority = .required,
    _ category: TrussIR.Category = .alignment
  ) {
    add(
      Term(Item.ID(layer.child), layer.axis.end), relation, Term(Item.ID(layer.box), layer.axis.end),
      constant: -layer.end, priority: priority, category: category)
  }
}

extension ViewNode.Content {
  /// Whether it is a container that is as large as what it holds.
  var fitsViews: Bool {
    switch self {
    case .stack, .arranged, .layers, .framed, .grid, .gridRow, .flow, .choice: true
    default: false
    }
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
