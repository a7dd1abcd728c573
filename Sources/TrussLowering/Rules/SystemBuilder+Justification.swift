import TrussIR
import TrussViews

extension SystemBuilder {
  /// Where a stack's views stand along its axis.
  ///
  ///     fill          |[a]-[b]-[c   ]|        spaceBetween  |[a]  [b]  [c]|
  ///     start         |[a]-[b]-[c]   |        spaceAround   | [a]  [b]  [c] |
  ///     end           |   [a]-[b]-[c]|        spaceEvenly   |  [a]  [b]  [c]  |
  ///     center        | [a]-[b]-[c]  |
  ///
  /// Returns the rows that keep the views within the box: content that is too large overflows away from the pinned
  /// edge and breaks nobody's constraint.
  mutating func addJustification(_ frame: StackFrame) -> [Constraint] {
    guard let justify = frame.stack.justify, let first = frame.visible.first, let last = frame.visible.last
    else { return [] }
    for child in frame.children {
      system.update(Item.ID(child)) { $0.settledByRule.formUnion([frame.axis.position, frame.axis.size]) }
    }
    // With any share the room is the sharing views': gaps are exactly `spacing`, and `justify` tells no more than
    // which edge views that are too large do not leave.
    let isShared = !frame.sharing.isEmpty
    let areBounded = frame.sharing.allSatisfy { child in
      tree.entries[sizer(of: child, frame.axis)].attributes.hasMaximum(frame.axis)
    }
    let shared = isShared ? (areBounded ? Level.fillingByBounded : Level.filling) : nil
    switch justify {
    case .fill: return addFromStart(frame, first, last, filling: Level.filling)
    case .start: return addFromStart(frame, first, last, filling: shared)
    case .end: return addFromEnd(frame, first, last, filling: shared)
    case .center: return addCentered(frame, first, last, filling: shared)
    case _ where isShared: return addFromStart(frame, first, last, filling: shared)
    case .spaceBetween: return addSpaceBetween(frame, first, last)
    case .spaceAround: return addSpaced(frame, first, last, gapsAtEnd: 0.5)
    case .spaceEvenly: return addSpaced(frame, first, last, gapsAtEnd: 1)
    }
  }

  private mutating func addFromStart(
    _ frame: StackFrame, _ first: Int, _ last: Int, filling: Priority?
  ) -> [Constraint] {
    addStart(frame, first)
    for (before, after) in zip(frame.visible, frame.visible.dropFirst()) { addGap(frame, before, after) }
    return end(frame, last, filling: filling)
  }

  private mutating func addFromEnd(
    _ frame: StackFrame, _ first: Int, _ last: Int, filling: Priority?
  ) -> [Constraint] {
    add(
      Term(Item.ID(last), frame.axis.end), .equal, Term(frame.item, frame.axis.end),
      constant: -frame.insets.end(frame.axis), category: .justification)
    for (before, after) in zip(frame.visible, frame.visible.dropFirst()).reversed() {
      addGap(frame, before, after)
    }
    return start(frame, first, filling: filling)
  }

  /// The sum of the outer edges is that of the box's edges.
  private mutating func addCentered(
    _ frame: StackFrame, _ first: Int, _ last: Int, filling: Priority?
  ) -> [Constraint] {
    let axis = frame.axis
    system.add(
      Constraint(
        Expression([Term(Item.ID(first), axis.start), Term(Item.ID(last), axis.end)]), .equal,
        Expression(
          [Term(frame.item, axis.start), Term(frame.item, axis.end)],
          constant: frame.insets.start(axis) - frame.insets.end(axis)),
        category: .justification, origin: frame.stack.location))
    for (before, after) in zip(frame.visible, frame.visible.dropFirst()) { addGap(frame, before, after) }
    return start(frame, first, filling: filling)
  }

  private mutating func addSpaceBetween(_ frame: StackFrame, _ first: Int, _ last: Int) -> [Constraint] {
    addStart(frame, first)
    guard frame.visible.count > 1 else { return end(frame, last, filling: nil) }
    let gap = Term(addGuide("Gap", in: frame.index), frame.axis.extent)
    add(gap, .greaterThanOrEqual, constant: frame.spacing, category: .spacing)
    for (before, after) in zip(frame.visible, frame.visible.dropFirst()) {
      addGap(frame, before, after, gap, constant: 0)
    }
    return end(frame, last, filling: Level.filling)
  }

  /// `spacing` between the views, and a gap that is shared out: whole between them, a part of it at either end.
  private mutating func addSpaced(
    _ frame: StackFrame, _ first: Int, _ last: Int, gapsAtEnd: Double
  ) -> [Constraint] {
    let gap = Term(addGuide("Gap", in: frame.index), frame.axis.extent)
    let outer = Term(gapsAtEnd, gap.anchor)
    add(gap, .greaterThanOrEqual, category: .spacing)
    addStart(frame, first, outer)
    for (before, after) in zip(frame.visible, frame.visible.dropFirst()) {
      addGap(frame, before, after, gap, constant: frame.spacing)
    }
    return end(frame, last, outer, filling: Level.filling)
  }
}

extension SystemBuilder {
  private mutating func addStart(_ frame: StackFrame, _ first: Int, _ room: Term? = nil) {
    let box = [Term(frame.item, frame.axis.start)] + (room.map { [$0] } ?? [])
    system.add(
      Constraint(
        Expression([Term(Item.ID(first), frame.axis.start)]), .equal,
        Expression(box, constant: frame.insets.start(frame.axis)), category: .justification,
        origin: tree.entries[first].attributes.location))
  }

  private mutating func addGap(_ frame: StackFrame, _ before: Int, _ after: Int) {
    add(
      Term(Item.ID(after), frame.axis.start), .equal, Term(Item.ID(before), frame.axis.end),
      constant: frame.spacing, category: .spacing)
  }

  private mutating func addGap(
    _ frame: StackFrame, _ before: Int, _ after: Int, _ gap: Term, constant: Double
  ) {
    system.add(
      Constraint(
        Expression([Term(Item.ID(after), frame.axis.start)]), .equal,
        Expression([Term(Item.ID(before), frame.axis.end), gap], constant: constant), category: .spacing,
        origin: tree.entries[after].attributes.location))
  }

  /// The last view within the box, and where the stack is filled, at its end.
  private func end(
    _ frame: StackFrame, _ last: Int, _ room: Term? = nil, filling: Priority?
  ) -> [Constraint] {
    let content = Expression([Term(Item.ID(last), frame.axis.end)] + (room.map { [$0] } ?? []))
    let box = Expression(
      [Term(frame.item, frame.axis.end)], constant: -frame.insets.end(frame.axis))
    let origin = tree.entries[last].attributes.location
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

  /// How much a container's content minds leaving it: a box that can still grow does so first, then one with a greatest
  /// size.
  func containment(_ index: Int, _ axis: Axis) -> Priority {
    if places[index].definite.contains(axis), !places[index].filling.contains(axis) { return Level.containment }
    return tree.entries[index].attributes.hasMaximum(axis)
      ? Level.containmentWhereBounded : Level.containmentWhereIndefinite
  }
}
