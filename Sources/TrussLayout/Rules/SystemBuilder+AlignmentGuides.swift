import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The last alignment guide of a view for a line, or nil.
  func guide(_ line: AlignmentLine, _ axis: Axis, of index: Int) -> AlignmentGuide? {
    tree.entries[index].attributes.alignmentGuides.last { $0.line == line && $0.axis == axis }
  }

  /// A line that views of a box have in common, where at least one of them has a guide for its own; else nil, as each
  /// then keeps to the box's. The line is as near to the box's own as the views leave it.
  ///
  ///          line                      a: leading at 0
  ///     |    [a       ]|               b: leading at 4, so that it begins 4 before the others
  ///     |[   b  ]      |
  mutating func addLine(_ line: AlignmentLine, _ children: [Int], _ axis: Axis, _ index: Int) -> Term? {
    let visible = children.filter { !tree.entries[$0].attributes.isCollapsed }
    guard visible.contains(where: { guide(line, axis, of: $0) != nil }) else { return nil }
    let item = addGuide(.alignmentLine, in: index)
    add(Term(item, axis.extent), .equal, category: .alignment)
    let insets = leadingInsets(of: index)
    system.add(
      Constraint(
        Expression([Term(item, axis.start)]), .equal,
        self.line(line, axis, ofBox: Item.ID(index), insets.start(axis), insets.end(axis)), priority: RulePriority.line,
        category: .alignment, origin: tree.entries[index].attributes.location))
    return Term(item, axis.start)
  }

  /// A line of a box less its insets. A centre is written from the start, as its own anchor names no direction.
  private func line(
    _ line: AlignmentLine, _ axis: Axis, ofBox box: Item.ID, _ start: Double, _ end: Double
  ) -> Expression {
    switch line {
    case .leading, .top, .firstBaseline: Expression([Term(box, axis.start)], constant: start)
    case .center:
      Expression([Term(box, axis.start), Term(0.5, Anchor(box, axis.extent))], constant: (start - end) / 2)
    case .trailing, .bottom, .lastBaseline: Expression([Term(box, axis.end)], constant: -end)
    }
  }

  /// A view's line on the line that it has in common with others.
  mutating func addToLine(_ child: Int, _ line: AlignmentLine, _ axis: Axis, _ common: Term) {
    let place = place(of: line, axis, in: child)
    system.add(
      Constraint(
        Expression([Term(Item.ID(child), axis.start)] + place.terms, constant: place.constant), .equal,
        Expression([common]), category: .alignment, origin: tree.entries[child].attributes.location))
    system.update(Item.ID(child)) { $0.settledByRule.formUnion(axis.position) }
  }

  /// The one view of a box, with its line on the box's.
  mutating func addByGuide(_ slot: Slot, _ place: Alignment.Place) {
    let (view, box) = (Item.ID(slot.view), slot.first)
    let line = place.line(slot.axis)
    let guide = self.place(of: line, slot.axis, in: slot.view)
    system.add(
      Constraint(
        Expression([Term(view, slot.axis.start)] + guide.terms, constant: guide.constant), .equal,
        self.line(line, slot.axis, ofBox: box, slot.start, slot.end), category: .alignment,
        origin: tree.entries[slot.view].attributes.location))
    add(
      Term(view, slot.axis.extent), .lessThanOrEqual, Term(box, slot.axis.extent),
      constant: -slot.start - slot.end, priority: RulePriority.containment, category: .containment)
  }

  /// The distance of a line from the start of its view: that of a guide, or the line's own.
  private func place(of line: AlignmentLine, _ axis: Axis, in index: Int) -> Expression {
    let item = Item.ID(index)
    guard let guide = guide(line, axis, of: index) else {
      switch line {
      case .leading, .top: return 0
      case .center: return Expression([Term(0.5, Anchor(item, axis.extent))])
      case .trailing, .bottom: return Expression([Term(item, axis.extent)])
      case .firstBaseline: return Expression([Term(1, baseline(index, .firstBaseline)), Term(-1, Anchor(item, .top))])
      case .lastBaseline: return Expression([Term(1, baseline(index, .lastBaseline)), Term(-1, Anchor(item, .top))])
      }
    }
    // In cells a length along the other axis is scaled by the cell.
    let terms = guide.place.terms.map { term in
      let attribute = term.anchor.attribute
      let scale = attribute.axis == axis ? 1 : axis == .horizontal ? medium.ratio(1) : 1 / medium.ratio(1)
      let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
      return Term(term.coefficient * scale, isBaseline ? baseline(index, attribute) : Anchor(item, attribute))
    }
    return Expression(terms, constant: medium.gap(guide.place.constant, axis))
  }
}
