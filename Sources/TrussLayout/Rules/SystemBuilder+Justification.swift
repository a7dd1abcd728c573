import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// Places a stack's views along its axis.
  ///
  /// Returns the rows that keep the views within the box: content that is too large overflows away from the pinned edge
  /// and breaks no author's constraint.
  mutating func addJustification(_ frame: StackFrame) -> [Constraint] {
    guard let justify = frame.stack.justify, let first = frame.visible.first, let last = frame.visible.last
    else { return [] }
    for child in frame.children {
      system.update(Item.ID(child)) { $0.settledByRule.formUnion([frame.axis.position, frame.axis.size]) }
    }
    let areSharing = !frame.sharing.isEmpty
    let areBounded = frame.sharing.allSatisfy { child in
      tree.entries[sizer(of: child, frame.axis)].address.hasMaximum(frame.axis)
    }
    let justification = Justification(justify).applied(toViews: frame.visible.count, areSharing: areSharing)
    let filling = justification.filling(areSharing: areSharing, areBounded: areBounded)
    let gap = addGapGuide(frame, justification)
    let outer = gap.flatMap { gap in
      justification.gaps.atEnd > 0 ? Term(justification.gaps.atEnd, gap.anchor) : nil
    }
    switch justification.pin {
    case .start: addStart(frame, first, outer)
    case .center: addCenter(frame, first, last)
    case .end: addEnd(frame, last)
    }
    let pairs = Array(zip(frame.visible, frame.visible.dropFirst()))
    for (before, after) in justification.pin == .end ? pairs.reversed() : pairs {
      addGap(frame, before, after, gap, constant: justification.gaps.holdSpacing ? 0 : frame.spacing)
    }
    return justification.pin == .start
      ? end(frame, last, outer, filling: filling) : start(frame, first, filling: filling)
  }

  /// Adds the length that all gaps have, where there are gaps.
  private mutating func addGapGuide(_ frame: StackFrame, _ justification: Justification) -> Term? {
    guard justification.gaps != .none else { return nil }
    let gap = Term(addGuide(.gap, in: frame.index), frame.axis.extent)
    let least = justification.gaps.holdSpacing ? frame.spacing : 0
    add(gap, .greaterThanOrEqual, constant: least, category: .spacing)
    return gap
  }

  private mutating func addStart(_ frame: StackFrame, _ first: Int, _ room: Term?) {
    let box = [Term(frame.item, frame.axis.start)] + (room.map { [$0] } ?? [])
    system.add(
      Constraint(
        Expression([Term(Item.ID(first), frame.axis.start)]), .equal,
        Expression(box, constant: frame.insets.start(frame.axis)), category: .justification,
        origin: location(of: first, in: frame)))
  }

  private mutating func addEnd(_ frame: StackFrame, _ last: Int) {
    add(
      Term(Item.ID(last), frame.axis.end), .equal, Term(frame.item, frame.axis.end),
      constant: -frame.insets.end(frame.axis), category: .justification)
  }

  /// The sum of the outer edges is that of the box's edges.
  private mutating func addCenter(_ frame: StackFrame, _ first: Int, _ last: Int) {
    let axis = frame.axis
    system.add(
      Constraint(
        Expression([Term(Item.ID(first), axis.start), Term(Item.ID(last), axis.end)]), .equal,
        Expression(
          [Term(frame.item, axis.start), Term(frame.item, axis.end)],
          constant: frame.insets.start(axis) - frame.insets.end(axis)),
        category: .justification, origin: frame.stack.location))
  }

  /// The line that made a view; of a guide in its place, the one that made the stack.
  private func location(of item: Int, in frame: StackFrame) -> SourceLocation? {
    item < tree.entries.count ? tree.entries[item].attributes.location : frame.stack.location
  }

  private mutating func addGap(
    _ frame: StackFrame, _ before: Int, _ after: Int, _ gap: Term?, constant: Double
  ) {
    guard let gap else {
      return add(
        Term(Item.ID(after), frame.axis.start), .equal, Term(Item.ID(before), frame.axis.end),
        constant: constant, category: .spacing)
    }
    system.add(
      Constraint(
        Expression([Term(Item.ID(after), frame.axis.start)]), .equal,
        Expression([Term(Item.ID(before), frame.axis.end), gap], constant: constant), category: .spacing,
        origin: location(of: after, in: frame)))
  }

  /// The last view within the box, and where the stack is filled, at its end.
  private func end(
    _ frame: StackFrame, _ last: Int, _ room: Term?, filling: Priority?
  ) -> [Constraint] {
    let content = Expression([Term(Item.ID(last), frame.axis.end)] + (room.map { [$0] } ?? []))
    let box = Expression(
      [Term(frame.item, frame.axis.end)], constant: -frame.insets.end(frame.axis))
    let origin = location(of: last, in: frame)
    var rows = [
      Constraint(
        content, .lessThanOrEqual, box, priority: containment(frame.index, frame.axis),
        category: .containment, origin: origin)
    ]
    if let filling {
      rows.append(
        Constraint(
          content, .greaterThanOrEqual, box, priority: filling, category: .justification,
          origin: origin))
    }
    return rows
  }

  /// The first view within the box, and where the stack is filled, at its start.
  private func start(_ frame: StackFrame, _ first: Int, filling: Priority?) -> [Constraint] {
    let content = Term(Item.ID(first), frame.axis.start)
    let box = Term(frame.item, frame.axis.start)
    let inset = frame.insets.start(frame.axis)
    var rows = [
      row(
        content, .greaterThanOrEqual, box, constant: inset, priority: containment(frame.index, frame.axis),
        category: .containment)
    ]
    if let filling {
      rows.append(row(content, .lessThanOrEqual, box, constant: inset, priority: filling, category: .justification))
    }
    return rows
  }

  /// The priority at which a container's content stays inside it: a box that can still grow does so first, then one
  /// with a greatest size.
  func containment(_ index: Int, _ axis: Axis) -> Priority {
    RulePriority.containment(
      isDefinite: places[index].definite.contains(axis) && !places[index].filling.contains(axis),
      isBounded: tree.entries[index].address.hasMaximum(axis))
  }
}
