import TrussIR
import TrussViews

/// The room that a view stands in along one axis, between the edges of one item or of two.
struct Slot {
  var view: Int
  var axis: Axis
  /// The item at whose start the room begins, and how far behind that.
  var first: Item.ID
  var start = 0.0
  /// The item at whose end the room ends, and how far before that.
  var last: Item.ID
  var end = 0.0
  /// Whether the room's size does not depend on what is in it.
  var isDefinite: Bool
}

/// The views of a row that share a baseline, by the first of them.
struct BaselineGroup {
  var first: Anchor?
  var last: Anchor?
}

extension SystemBuilder {
  /// Where a view stands in its room: what a stack says of its views across its axis, said of any room.
  ///
  /// A view without a size of its own is stretched, unless it says something itself.
  mutating func place(_ slot: Slot, own: Align?, default align: Align, _ baselines: inout BaselineGroup) {
    system.update(Item.ID(slot.view)) {
      $0.settledByRule.formUnion([slot.axis.position, slot.axis.size])
    }
    let sizer = tree.entries[sizer(of: slot.view, slot.axis)]
    if sizer.exactSize(slot.axis) != nil { places[slot.view].definite.insert(slot.axis) }
    let hasSize = hasOwnSize(slot.view, slot.axis, stackAxis: places[slot.view].stackAxis)
    switch own ?? (hasSize ? align : .fill) {
    case .fill: addStretch(slot)
    case .firstBaseline where slot.axis == .vertical: addBaseline(slot, .firstBaseline, &baselines.first)
    case .lastBaseline where slot.axis == .vertical: addBaseline(slot, .lastBaseline, &baselines.last)
    case .start, .firstBaseline:
      addStart(slot, .equal, .required, .alignment)
      addEnd(slot, .lessThanOrEqual, containment(slot), .containment)
    case .end, .lastBaseline:
      addEnd(slot, .equal, .required, .alignment)
      addStart(slot, .greaterThanOrEqual, containment(slot), .containment)
    case .center: addCentered(slot)
    }
  }

  /// A view with a size of its own needs no stretching; one with a ratio or a greatest size does not decide how large
  /// its room is.
  private mutating func addStretch(_ slot: Slot) {
    let attributes = tree.entries[sizer(of: slot.view, slot.axis)].attributes
    let isGiven = attributes.exactSize(slot.axis) != nil
    let isBounded =
      !attributes.ratios.isEmpty
      || attributes.sizes.contains {
        $0.axis == slot.axis && $0.relation == .lessThanOrEqual && $0.priority.isRequired
      }
    places[slot.view].stretched.insert(slot.axis)
    if slot.isDefinite { places[slot.view].definite.insert(slot.axis) }
    addStart(slot, .equal, .required, .alignment)
    if !isGiven {
      let bounded = scale(of: slot.view, slot.axis)(Level.boundedCell)
      addEnd(slot, .equal, isBounded ? bounded : Level.stretch, .alignment)
    }
    if isGiven || isBounded { addEnd(slot, .lessThanOrEqual, containment(slot), .containment) }
  }

  private mutating func addCentered(_ slot: Slot) {
    let (first, last) = (Term(slot.first, slot.axis.start), Term(slot.last, slot.axis.end))
    system.add(
      Constraint(
        Expression([Term(2, Anchor(Item.ID(slot.view), slot.axis.center))]), .equal,
        Expression([first, last], constant: slot.start - slot.end), category: .alignment,
        origin: tree.entries[slot.view].attributes.location))
    addStart(slot, .greaterThanOrEqual, containment(slot), .containment)
  }

  private mutating func addBaseline(_ slot: Slot, _ attribute: Attribute, _ first: inout Anchor?) {
    let anchor = baseline(slot.view, attribute)
    if let first {
      add(Term(1, anchor), .equal, Term(1, first), category: .alignment)
    } else {
      first = anchor
    }
    addStart(slot, .greaterThanOrEqual, .required, .alignment)
    addEnd(slot, .lessThanOrEqual, containment(slot), .containment)
  }

  private func containment(_ slot: Slot) -> Priority {
    slot.isDefinite ? Level.containment : Level.containmentWhereIndefinite
  }

  private mutating func addStart(
    _ slot: Slot, _ relation: Relation, _ priority: Priority, _ category: TrussIR.Category
  ) {
    add(
      Term(Item.ID(slot.view), slot.axis.start), relation, Term(slot.first, slot.axis.start), constant: slot.start,
      priority: priority, category: category)
  }

  private mutating func addEnd(
    _ slot: Slot, _ relation: Relation, _ priority: Priority, _ category: TrussIR.Category
  ) {
    add(
      Term(Item.ID(slot.view), slot.axis.end), relation, Term(slot.last, slot.axis.end), constant: -slot.end,
      priority: priority, category: category)
  }
}
