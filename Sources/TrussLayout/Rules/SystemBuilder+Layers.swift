import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// Adds the rows of layers: each view is within the box, at its place on both axes. Each view is offered the whole
  /// box: a flexible view fills it.
  mutating func addLayers(_ alignment: Alignment?, _ rule: ContainerRule) {
    let children = placeViews(rule)
    let index = rule.box.index
    let visible = Array(tree.visibleViews(in: index))
    let insets = leadingInsets(of: index)
    var lines = PerAxis<Term>()
    if children.count > 1, let alignment {
      for axis in Axis.allCases {
        lines[axis] = addLine(alignment[axis].line(axis), visible, axis, index)
      }
    }
    for child in children {
      if tree.entries[child].attributes.isCollapsed {
        addPlace(ofCollapsed: child, in: index, insets)
      } else if let alignment {
        for axis in Axis.allCases {
          let slot = Slot(child, in: index, axis, insets, contexts[child].containment[axis])
          addLayer(slot, alignment[axis], line: lines[axis])
        }
      }
    }
  }

  /// Places one layer. If the layers share a line that is not the box's, the view is aligned with that line.
  mutating func addLayer(_ slot: Slot, _ place: Alignment.Place, line: Term? = nil) {
    let (context, axis) = (contexts[slot.view], slot.axis)
    settle(slot.view, axis, isFilled: !context.unsettled.contains(axis))
    if context.growing.contains(axis) { addExtent(slot, context.scales[axis](RulePriority.boundedStretch)) }
    if !context.filling.contains(axis) {
      if let line { return addToLine(slot, place.line(axis), line, startsInside: slot.containment) }
      if guide(place.line(axis), axis, of: slot.view) != nil { return addByGuide(slot, place) }
    }
    add(context.placement[axis], in: slot)
  }
}

extension Alignment.Place {
  /// The line of a view that the place aligns: an edge or the centre.
  func line(_ axis: Axis) -> AlignmentLine {
    switch self {
    case .start: axis == .horizontal ? .leading : .top
    case .center: .center
    case .end: axis == .horizontal ? .trailing : .bottom
    }
  }
}

extension SystemBuilder {
  /// Adds the rows of a frame. Along an axis for which the frame specifies no size, it has the edges of its view, and
  /// the rows of the container around the frame apply to the frame and its view. Along an axis with a specified size
  /// the frame contains its view as a `ZStack` contains a layer; the frame's bounds are rows as for any view.
  ///
  /// The rule is SwiftUI's: a frame proposes to its view the size that it is offered, within its bounds, and takes its
  /// view's size if it specifies none.
  mutating func addFrame(_ box: FrameBox, _ rule: ContainerRule) {
    let index = rule.box.index
    guard let view = tree.framedView(of: index) else { return addLayers(box.alignment, rule) }
    contexts[index].definite = rule.box.definite
    _ = placeViews(rule)
    let insets = leadingInsets(of: index)
    for axis in Axis.allCases {
      if rule.box.open.contains(axis) {
        passFrameEdges(view, of: index, axis, insets)
      } else {
        addLayer(Slot(view, in: index, axis, insets, contexts[view].containment[axis]), box.alignment[axis])
      }
    }
  }

  /// Gives the view inside a frame the frame's edges along an axis.
  private mutating func passFrameEdges(_ view: Int, of index: Int, _ axis: Axis, _ insets: Insets) {
    let (inner, outer) = (Item.ID(view), Item.ID(index))
    addEdges(of: inner, in: outer, axis, insets, .alignment)
    settle(view, axis, isFilled: system.items[index].settledByRule.contains(axis.size))
    system.update(outer) { $0.settledByRule.formUnion(axis.size) }
  }
}

extension SystemBuilder {
  /// The factor of priorities in a decoration: the largest priority that is not required becomes less than 1.
  private static let decorationScale = 0.0009
  /// The lowest priority inside nested decorations.
  private static let leastPriority = 1e-30

  /// Adds the rows of a view's overlays and backgrounds: each is placed in the view's frame as the only layer of a
  /// `ZStack`, whose insets are the decoration's distances from the edges, if it has any.
  ///
  /// The view alone decides its size. No required row relates a decoration to more than one line of the view, and all
  /// other rules of a decoration, and inside it, yield to the view's rules: see `weaken`. Records describe the
  /// decorations in `others`.
  mutating func addDecorations(of index: Int, except others: Set<Int> = []) {
    let first = system.constraints.count
    for child in tree.decorations(of: index) where !others.contains(child) {
      guard var alignment = tree.entries[child].decoration else { continue }
      if tree.entries[child].attributes.isCollapsed {
        addPlace(ofCollapsed: child, in: index, .zero)
        continue
      }
      var (insets, pinned): (Insets, Axes?) = (.zero, nil)
      if let pin = tree.entries[child].attributes.rare.pin {
        func gap(_ distance: Double?, _ axis: Axis) -> Double { medium.gap(distance ?? 0, axis) }
        insets = Insets(
          top: gap(pin.vertical.start, .vertical), left: gap(pin.horizontal.start, .horizontal),
          bottom: gap(pin.vertical.end, .vertical), right: gap(pin.horizontal.end, .horizontal))
        var axes = Axes()
        for axis in Axis.allCases where pin[axis].start != nil && pin[axis].end != nil { axes.insert(axis) }
        pinned = axes
        for axis in Axis.allCases { alignment[axis] = pin[axis].place ?? alignment[axis] }
      }
      var box = ContainerContext(around: index, alignment, contexts[index].scales)
      box.pinned = pinned
      place(child, in: &box)
      for axis in Axis.allCases {
        addLayer(Slot(child, in: index, axis, insets, RulePriority.containment), alignment[axis])
      }
      contexts[child].scales = ContentScales()
    }
    weaken(rowsFrom: first)
  }

  /// Lowers the priorities of the optional rows from an index on below the priorities of the rows around them.
  mutating func weaken(rowsFrom first: Int) {
    for row in first..<system.rows.count { system.changePriority(ofRow: row, Self.weakened) }
  }

  static func weakened(_ priority: Priority) -> Priority {
    Priority(max(leastPriority, priority.value * decorationScale))
  }
}

extension SystemBuilder {
  /// Adds the rows of a collapsed view: it and all views inside it have no size, and no view inside has other rules.
  /// The container around the view places it; a collapsed root is at the origin.
  ///
  /// In a stack with UIStackView's rules a collapsed view keeps the sizes that its author set, as in UIKit: a required
  /// size is in conflict with `UISV-hiding`, which the stack's rule adds.
  mutating func addCollapsed(_ index: Int) {
    if let parent = tree.entries[index].parent, case .arranged = tree.entries[parent].content {
      addGivenSizes(index)
      system.update(Item.ID(index)) { $0.settledByRule = .all }
    } else {
      let origin = tree.entries[index].attributes.rare.collapsedLocation
      add(Term(Item.ID(index), .width), .equal, category: .collapsing, origin: origin)
      add(Term(Item.ID(index), .height), .equal, category: .collapsing, origin: origin)
    }
    for inner in index + 1..<tree.entries[index].end {
      let item = Item.ID(inner)
      add(Term(item, .width), .equal, category: .collapsing)
      add(Term(item, .height), .equal, category: .collapsing)
      add(Term(item, .leading), .equal, Term(Item.ID(index), .leading), category: .collapsing)
      add(Term(item, .top), .equal, Term(Item.ID(index), .top), category: .collapsing)
    }
  }

  /// Places a collapsed view at the start of a box along an axis.
  mutating func addPlace(ofCollapsed view: Int, in box: Item.ID, _ axis: Axis, inset: Double = 0) {
    add(Term(Item.ID(view), axis.start), .equal, Term(box, axis.start), constant: inset, category: .collapsing)
  }

  mutating func addPlace(ofCollapsed view: Int, in index: Int, _ insets: Insets) {
    for axis in Axis.allCases { addPlace(ofCollapsed: view, in: Item.ID(index), axis, inset: insets.start(axis)) }
  }

  mutating func addPlacesOfCollapsed(in index: Int, _ insets: Insets) {
    for child in tree.views(in: index) where tree.entries[child].attributes.isCollapsed {
      addPlace(ofCollapsed: child, in: index, insets)
    }
  }

  /// Places collapsed views of a stack at the end of the visible view before them, or at the box's start if no visible
  /// view is before them. In a reversed stack they are at the start of that visible view, or at the box's end.
  mutating func addPlacesOfCollapsed(_ children: [Int], in index: Int, _ axis: Axis, isReversed: Bool) {
    let (box, insets) = (Item.ID(index), leadingInsets(of: index))
    var previous: Item.ID?
    for child in children {
      guard tree.entries[child].attributes.isCollapsed else {
        previous = Item.ID(child)
        continue
      }
      if let previous {
        add(
          Term(Item.ID(child), axis.start), .equal, Term(previous, isReversed ? axis.start : axis.end),
          category: .collapsing)
      } else if isReversed {
        add(
          Term(Item.ID(child), axis.end), .equal, Term(box, axis.end), constant: -insets.end(axis),
          category: .collapsing)
      } else {
        addPlace(ofCollapsed: child, in: box, axis, inset: insets.start(axis))
      }
      addPlace(ofCollapsed: child, in: box, axis.cross, inset: insets.start(axis.cross))
    }
  }
}
