import TrussIR
import TrussTree
import TrussViews

/// Views or guides, one after the other along an axis of a container, in the medium's unit.
struct Line {
  /// The container.
  var index: Int
  var axis: Axis
  var insets: Insets
  var spacing: Double
  var justification: Justification
  /// The priority at which the items fill the container; nil if they need not fill it.
  var filling: Priority?
  /// The priority at which the items stay inside the container.
  var containment: Priority
  /// The items in line, at least one.
  var items: [Int]
  /// The source line that made the container.
  var location: SourceLine

  var item: Item.ID { Item.ID(index) }
}

extension SystemBuilder {
  /// Places the items of a line along its axis.
  ///
  /// Returns the rows that keep the items within the box: content that is too large overflows away from the pinned edge
  /// and breaks no author's constraint.
  mutating func addLine(_ line: Line) -> [Constraint] {
    let justification = line.justification
    let gap = addGapGuide(line)
    let outer = gap.flatMap { gap in
      justification.gaps.atEnd > 0 ? Term(justification.gaps.atEnd, gap.anchor) : nil
    }
    let (first, last) = (line.items[0], line.items[line.items.count - 1])
    switch justification.pin {
    case .start: addStart(line, first, outer)
    case .center: addCenter(line, first, last)
    case .end: addEnd(line, last)
    }
    let pairs = Array(zip(line.items, line.items.dropFirst()))
    for (before, after) in justification.pin == .end ? pairs.reversed() : pairs {
      addGap(line, before, after, gap, constant: justification.gaps.holdSpacing ? 0 : line.spacing)
    }
    return justification.pin == .start ? end(line, last, outer) : start(line, first)
  }

  /// Adds a guide for the length of all gaps, if there are gaps.
  private mutating func addGapGuide(_ line: Line) -> Term? {
    guard line.justification.gaps != .none else { return nil }
    let gap = Term(addGuide(.gap, in: line.index), line.axis.extent)
    let least = line.justification.gaps.holdSpacing ? line.spacing : 0
    add(gap, .greaterThanOrEqual, constant: least, category: .spacing)
    return gap
  }

  private mutating func addStart(_ line: Line, _ first: Int, _ room: Term?) {
    let box = [Term(line.item, line.axis.start)] + (room.map { [$0] } ?? [])
    system.add(
      Constraint(
        Expression([Term(Item.ID(first), line.axis.start)]), .equal,
        Expression(box, constant: line.insets.start(line.axis)), category: .justification,
        origin: line.location))
  }

  private mutating func addEnd(_ line: Line, _ last: Int) {
    add(
      Term(Item.ID(last), line.axis.end), .equal, Term(line.item, line.axis.end),
      constant: -line.insets.end(line.axis), category: .justification)
  }

  /// Centres the items: the sum of their outer edges equals the sum of the box's edges.
  private mutating func addCenter(_ line: Line, _ first: Int, _ last: Int) {
    let axis = line.axis
    system.add(
      Constraint(
        Expression([Term(Item.ID(first), axis.start), Term(Item.ID(last), axis.end)]), .equal,
        Expression(
          [Term(line.item, axis.start), Term(line.item, axis.end)],
          constant: line.insets.start(axis) - line.insets.end(axis)),
        category: .justification, origin: line.location))
  }

  private mutating func addGap(
    _ line: Line, _ before: Int, _ after: Int, _ gap: Term?, constant: Double
  ) {
    guard let gap else {
      return add(
        Term(Item.ID(after), line.axis.start), .equal, Term(Item.ID(before), line.axis.end),
        constant: constant, category: .spacing)
    }
    system.add(
      Constraint(
        Expression([Term(Item.ID(after), line.axis.start)]), .equal,
        Expression([Term(Item.ID(before), line.axis.end), gap], constant: constant), category: .spacing,
        origin: line.location))
  }

  /// Keeps the last view within the box and, if the views fill the stack, at the box's end.
  private func end(
    _ line: Line, _ last: Int, _ room: Term?
  ) -> [Constraint] {
    let content = Expression([Term(Item.ID(last), line.axis.end)] + (room.map { [$0] } ?? []))
    let box = Expression(
      [Term(line.item, line.axis.end)], constant: -line.insets.end(line.axis))
    var rows = [
      Constraint(
        content, .lessThanOrEqual, box, priority: line.containment,
        category: .containment, origin: line.location)
    ]
    if let filling = line.filling {
      rows.append(
        Constraint(
          content, .greaterThanOrEqual, box, priority: filling, category: .justification,
          origin: line.location))
    }
    return rows
  }

  /// Keeps the first view within the box and, if the views fill the stack, at the box's start.
  private func start(_ line: Line, _ first: Int) -> [Constraint] {
    let content = Term(Item.ID(first), line.axis.start)
    let box = Term(line.item, line.axis.start)
    let inset = line.insets.start(line.axis)
    var rows = [
      row(
        content, .greaterThanOrEqual, box, constant: inset, priority: line.containment,
        category: .containment)
    ]
    if let filling = line.filling {
      rows.append(row(content, .lessThanOrEqual, box, constant: inset, priority: filling, category: .justification))
    }
    return rows
  }

  /// The priority at which a container's content stays inside it: highest for a box that can still grow, lower for a
  /// box with a maximum size, lowest for a box with a given size. So content leaves a box with a given size first.
  func containment(_ index: Int, _ axis: Axis) -> Priority {
    if axis == .horizontal, let containmentPriority = contexts[index].containmentPriority { return containmentPriority }
    return RulePriority.containment(
      isDefinite: contexts[index].definite.contains(axis) && !contexts[index].filling.contains(axis),
      isBounded: contexts[index].clamped.contains(axis) || tree.entries[index].address.hasMaximum(axis),
      depth: tree.entries[index].depth)
  }
}

/// The positions of a stack's views along its axis, and the use of the remaining space, for a justify option.
/// Constraint rows, records and positions follow from this type alone.
///
///     fill          |[a]-[b]-[c   ]|        spaceBetween  |[a]  [b]  [c]|
///     start         |[a]-[b]-[c]   |        spaceAround   | [a]  [b]  [c] |
///     end           |   [a]-[b]-[c]|        spaceEvenly   |  [a]  [b]  [c]  |
///     center        | [a]-[b]-[c]  |
struct Justification: Sendable {
  /// The edge or the centre of the stack to which its views are attached.
  enum Pin: UInt8, Sendable {
    case start, center, end
  }

  /// The equal gaps into which the space is divided.
  enum Gaps: UInt8, Sendable {
    /// No gaps: the views are `spacing` apart.
    case none
    /// Gaps only between the views, each at least `spacing`.
    case between
    /// Gaps only between the views, such that the views' centres are equally far apart; each gap is at least `spacing`.
    case centers
    /// Gaps in addition to `spacing` between the views, and half a gap at either end.
    case around
    /// Gaps in addition to `spacing` between the views, and a whole gap at either end.
    case evenly

    /// The part of a gap that is before the first view, and after the last.
    var atEnd: Double {
      switch self {
      case .none, .between, .centers: 0
      case .around: 0.5
      case .evenly: 1
      }
    }

    /// Whether the spacing is the minimum length of a gap; otherwise it is added to the gap.
    var holdSpacing: Bool { self == .between || self == .centers }

    /// The number of gaps beside a number of views, including those at the ends.
    func count(between views: Int) -> Double { self == .none ? 0 : Double(views - 1) + 2 * atEnd }
  }

  var pin = Pin.start
  var gaps = Gaps.none
  /// Whether the views, or their gaps, fill the stack.
  var fills = false
}

extension Justification {
  init(_ justify: Justify) {
    switch justify {
    case .fill: self.init(pin: .start, gaps: .none, fills: true)
    case .start: self.init(pin: .start, gaps: .none, fills: false)
    case .end: self.init(pin: .end, gaps: .none, fills: false)
    case .center: self.init(pin: .center, gaps: .none, fills: false)
    case .spaceBetween: self.init(pin: .start, gaps: .between, fills: true)
    case .spaceAround: self.init(pin: .start, gaps: .around, fills: true)
    case .spaceEvenly: self.init(pin: .start, gaps: .evenly, fills: true)
    }
  }

  /// The justification of a stack whose first view is at the end. With gaps at the ends too, the justification is
  /// unchanged: if there is no space, views leave the stack at its end in either order, as in CSS (`safe`).
  var reversed: Justification {
    guard gaps.atEnd == 0 else { return self }
    var result = self
    switch pin {
    case .start: result.pin = .end
    case .center: break
    case .end: result.pin = .start
    }
    return result
  }

  /// The justification for a number of views. A single view has no gaps with `between`; and views with a share of the
  /// space leave no space to divide into gaps.
  func applied(toViews count: Int, areSharing: Bool) -> Justification {
    guard gaps != .none, areSharing || gaps.count(between: count) <= 0 else { return self }
    return Justification(pin: pin)
  }

  /// The priority at which the content fills the stack; nil if it need not fill the stack. `areSharing` means that
  /// views have a share of the space, `areBounded` that all of these views have a maximum size.
  func filling(areSharing: Bool, areBounded: Bool) -> Priority? {
    if fills { return RulePriority.filling }
    return areSharing && !areBounded ? RulePriority.filling : nil
  }
}
