import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of views in one box: each within it, at its place on both axes. Each is offered all of it: a flexible
  /// view fills it.
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

  /// Places one view. Where its neighbours have a common line that is not the box's, the view keeps to that.
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
  /// The line of a view that the placement aligns.
  func line(_ axis: Axis) -> AlignmentLine {
    switch self {
    case .start: axis == .horizontal ? .leading : .top
    case .center: .center
    case .end: axis == .horizontal ? .trailing : .bottom
    }
  }
}

extension SystemBuilder {
  /// The rows of a frame. Along an axis that it gives no size for, it is as its view: the edges of both are the same,
  /// and the rows of the view around it apply to both. Along another axis the frame holds its view as a `ZStack` holds a
  /// layer; the frame's bounds are rows that any view has.
  ///
  /// The rule is SwiftUI's: a frame proposes to its view what it is offered, within its bounds, and a size that it does
  /// not have is its view's.
  mutating func addFrame(_ box: FrameBox, _ rule: ContainerRule) {
    let index = rule.box.index
    guard let view = tree.framedView(of: index) else { return addLayers(box.alignment, rule) }
    contexts[index].definite = rule.box.definite
    _ = placeViews(rule)
    let insets = leadingInsets(of: index)
    for axis in Axis.allCases {
      if rule.box.open.contains(axis) {
        handThrough(view, of: index, axis, insets)
      } else {
        addLayer(Slot(view, in: index, axis, insets, contexts[view].containment[axis]), box.alignment[axis])
      }
    }
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
}

extension SystemBuilder {
  /// How much less the rules in a decoration matter than those around it: the largest priority that is not required
  /// becomes less than 1.
  private static let decorationScale = 0.0009
  /// The least priority that a decoration in decorations comes to.
  private static let leastPriority = 1e-30

  /// The rows of a view's overlays and backgrounds: each is placed in the view's frame as the one layer of a `ZStack`,
  /// whose insets are its distances from the edges, if it has any.
  ///
  /// The view decides its size alone. Nothing required relates a decoration to more than one line of it, and all other
  /// rules of a decoration, and inside it, apply when the view is settled: see `weaken`. Some may be records instead.
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

  /// Weakens the rows from an index on, all but the required ones, to below those around them.
  mutating func weaken(rowsFrom first: Int) {
    for row in first..<system.rows.count { system.changePriority(ofRow: row, Self.weakened) }
  }

  /// The priority in a decoration of a constraint that is not required.
  static func weakened(_ priority: Priority) -> Priority {
    Priority(max(leastPriority, priority.value * decorationScale))
  }
}

extension SystemBuilder {
  /// A collapsed view: it and all inside it have no size, and nothing inside has other rules. The container around it
  /// places it; a collapsed root is at the origin.
  ///
  /// In a stack in UIStackView's words a collapsed view keeps the sizes that its author gave, as in UIKit: a required
  /// one is in conflict with `UISV-hiding`, which that stack's rule adds.
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

  /// A collapsed view is at the start of the box around it along an axis.
  mutating func addPlace(ofCollapsed view: Int, in box: Item.ID, _ axis: Axis, inset: Double = 0) {
    add(Term(Item.ID(view), axis.start), .equal, Term(box, axis.start), constant: inset, category: .collapsing)
  }

  /// A collapsed view is where the content of the box around it begins.
  mutating func addPlace(ofCollapsed view: Int, in index: Int, _ insets: Insets) {
    for axis in Axis.allCases { addPlace(ofCollapsed: view, in: Item.ID(index), axis, inset: insets.start(axis)) }
  }

  /// All collapsed views of a box are where its content begins.
  mutating func addPlacesOfCollapsed(in index: Int, _ insets: Insets) {
    for child in tree.views(in: index) where tree.entries[child].attributes.isCollapsed {
      addPlace(ofCollapsed: child, in: index, insets)
    }
  }

  /// A collapsed view of a stack is at the end of the visible view before it, else at the box's start; of a reversed
  /// stack at the start of that view, else at the box's end.
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
