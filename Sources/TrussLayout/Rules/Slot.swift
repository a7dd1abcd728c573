import TrussIR
import TrussTree
import TrussViews

/// The space of a view along one axis, between the edges of one item or of two.
struct Slot {
  var view: Int
  var axis: Axis
  /// The item at whose start the space begins, and the distance from that start.
  var first: Item.ID
  var start = 0.0
  /// The item at whose end the space ends, and the distance before that end.
  var last: Item.ID
  var end = 0.0
  /// The priority at which the view stays in the space.
  var containment: Priority
}

extension Slot {
  /// Makes the space of a container inside its insets.
  init(_ view: Int, in container: Int, _ axis: Axis, _ insets: Insets, _ containment: Priority) {
    self.init(
      view: view, axis: axis, first: Item.ID(container), start: insets.start(axis), last: Item.ID(container),
      end: insets.end(axis), containment: containment)
  }
}

/// The baselines that views of a row share, each represented by the first view with that alignment.
struct BaselineGroup {
  var first: Anchor?
  var last: Anchor?
}

extension SystemBuilder {
  /// Adds the placement of a view in a slot.
  mutating func add(_ slot: Slot, _ baselines: inout BaselineGroup) {
    switch contexts[slot.view].placement[slot.axis] {
    case .firstBaseline: addBaseline(slot, .firstBaseline, &baselines.first)
    case .lastBaseline: addBaseline(slot, .lastBaseline, &baselines.last)
    case .separate: break
    case let placement: add(placement, in: slot)
    }
  }

  /// Adds the placement of a view in a cell, whose rule determines the view's length.
  mutating func addToCell(_ slot: Slot, _ baselines: inout BaselineGroup) {
    settle(slot.view, slot.axis, isFilled: true)
    add(slot, &baselines)
  }

  /// Adds the rows of a placement in a slot: the edge or the centre at which the view is, and its remaining space.
  mutating func add(_ placement: AxisPlacement, in slot: Slot) {
    switch placement.place {
    case .start: addStart(slot, .equal)
    case .center: addCenter(slot)
    case .end: addEnd(slot, .equal)
    }
    let rest = placement.rest(
      scale: contexts[slot.view].scales[slot.axis], containment: slot.containment, depth: tree.entries[slot.view].depth)
    if let filled = rest.filled {
      if case .filling(.center) = placement {
        addExtent(slot, filled)
      } else {
        addFreeEdge(slot, placement, .equal, filled)
      }
    }
    if let contained = rest.contained { addFreeEdge(slot, placement, nil, contained) }
  }

  /// Aligns a view with the shared baseline, within its slot. The views are as near as possible to the slot's start or,
  /// for last baselines, to its end: CSS' fallback alignments.
  private mutating func addBaseline(_ slot: Slot, _ attribute: Attribute, _ first: inout Anchor?) {
    let anchor = baseline(slot.view, attribute)
    if let first {
      add(Term(1, anchor), .equal, Term(1, first), category: .alignment)
    } else {
      first = anchor
      let pull = contexts[slot.view].scales[slot.axis].baseline
      attribute == .lastBaseline ? addEnd(slot, .equal, pull) : addStart(slot, .equal, pull)
    }
    if attribute == .lastBaseline {
      addStart(slot, .greaterThanOrEqual, slot.containment, .containment)
      addEnd(slot, .lessThanOrEqual)
    } else {
      addStart(slot, .greaterThanOrEqual)
      addEnd(slot, .lessThanOrEqual, slot.containment, .containment)
    }
  }

  /// Aligns a view with a line that it shares with other views, within its slot.
  mutating func addToLine(_ slot: Slot, _ line: AlignmentLine, _ common: Term, startsInside priority: Priority) {
    addToLine(slot.view, line, slot.axis, common)
    addStart(slot, .greaterThanOrEqual, priority, priority.isRequired ? .alignment : .containment)
    addEnd(slot, .lessThanOrEqual, slot.containment, .containment)
  }

  /// Makes a view as long as its slot.
  mutating func addExtent(_ slot: Slot, _ priority: Priority) {
    add(
      Term(Item.ID(slot.view), slot.axis.extent), .equal, Term(slot.first, slot.axis.extent),
      constant: -slot.start - slot.end, priority: priority, category: .alignment)
  }

  /// Relates the edge at which a placement leaves space to the slot's edge. Without a relation the edge stays in the
  /// slot.
  private mutating func addFreeEdge(
    _ slot: Slot, _ placement: AxisPlacement, _ relation: Relation?, _ priority: Priority
  ) {
    let category: TrussIR.Category = relation == nil ? .containment : .alignment
    if placement.place == .start {
      addEnd(slot, relation ?? .lessThanOrEqual, priority, category)
    } else {
      addStart(slot, relation ?? .greaterThanOrEqual, priority, category)
    }
  }

  private mutating func addCenter(_ slot: Slot) {
    guard slot.first != slot.last else {
      return add(
        Term(Item.ID(slot.view), slot.axis.center), .equal, Term(slot.first, slot.axis.center),
        constant: centerShift(slot), category: .alignment)
    }
    let (first, last) = (Term(slot.first, slot.axis.start), Term(slot.last, slot.axis.end))
    system.add(
      Constraint(
        Expression([Term(2, Anchor(Item.ID(slot.view), slot.axis.center))]), .equal,
        Expression([first, last], constant: slot.start - slot.end), category: .alignment,
        origin: tree.entries[slot.view].attributes.location))
  }

  /// The distance of the centre between a container's insets from the container's centre, from the left or from the
  /// top: a row between centres contains no direction, and is not mirrored.
  private func centerShift(_ slot: Slot) -> Double {
    let shift = (slot.start - slot.end) / 2
    return slot.axis == .horizontal && system.items[Int(slot.first.index)].isRightToLeft ? -shift : shift
  }

  private mutating func addStart(
    _ slot: Slot, _ relation: Relation, _ priority: Priority = .required,
    _ category: TrussIR.Category = .alignment
  ) {
    add(
      Term(Item.ID(slot.view), slot.axis.start), relation, Term(slot.first, slot.axis.start), constant: slot.start,
      priority: priority, category: category)
  }

  private mutating func addEnd(
    _ slot: Slot, _ relation: Relation, _ priority: Priority = .required,
    _ category: TrussIR.Category = .alignment
  ) {
    add(
      Term(Item.ID(slot.view), slot.axis.end), relation, Term(slot.last, slot.axis.end), constant: -slot.end,
      priority: priority, category: category)
  }
}
