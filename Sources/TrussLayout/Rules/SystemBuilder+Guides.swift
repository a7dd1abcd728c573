import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// A guide of a view, as an item of the system. It is created on first use; a constraint may use it before the view
  /// itself is reached.
  mutating func guide(_ kind: LayoutAnchor.Guide, of index: Int) -> Item.ID {
    let key = GuideKey(index: index, kind: kind)
    if let item = guides[key] { return item }
    let item: Item.ID
    switch kind {
    case .frame: item = Item.ID(index)
    case .content: item = addGuide(.content, of: index)
    case .margins:
      item = addGuide(.margins, of: index)
      let given = tree.entries[index].attributes.rare.margins ?? 8
      let margins = mirrored(given.resolved(isRightToLeft: tree.entries[index].isRightToLeft), in: index)
      let insets = medium.gaps(margins, isRightToLeft: false)
      for axis in Axis.allCases { addEdges(of: item, in: Item.ID(index), axis, insets, .marginGuide) }
    case .safeArea:
      item = addGuide(.safeArea, of: index)
      addSafeArea(item, index)
    case .named(let name): item = addNamedGuide(name, of: index)
    }
    guides[key] = item
    return item
  }

  struct GuideKey: Hashable {
    var index: Int
    var kind: LayoutAnchor.Guide
  }

  /// Adds a guide that is named after its view: `scroll.content`.
  private mutating func addGuide(_ guide: RuleGuide, of index: Int) -> Item.ID {
    let owner = tree.name(of: index)?.name
    return system.addItem(
      Item(
        "\(tree.entries[index].kind).\(guide.rawValue)", name: owner.map { "\($0).\(guide.rawValue)" },
        parent: Item.ID(index),
        isRightToLeft: system.items[index].isRightToLeft, settledByRule: .all))
  }

  /// Adds the guide of the part of a view in the safe area. For the view whose edges bars cover, the bars determine the
  /// guide. For any other view the guide is as large as possible within the view and the safe area, at a priority that
  /// is too low to move them.
  private mutating func addSafeArea(_ item: Item.ID, _ index: Int) {
    let safeArea = tree.entries[index].safeArea
    let (view, root, insets) = (Item.ID(index), Item.ID(safeArea.owner), safeArea.insets)
    let edges: [(Attribute, Relation, Double, Axis)] = [
      (.left, .greaterThanOrEqual, insets.left, .horizontal), (.right, .lessThanOrEqual, -insets.right, .horizontal),
      (.top, .greaterThanOrEqual, insets.top, .vertical), (.bottom, .lessThanOrEqual, -insets.bottom, .vertical),
    ]
    for (edge, relation, inset, axis) in edges {
      if safeArea.owner == index {
        add(Term(item, edge), .equal, Term(view, edge), constant: medium.gap(inset, axis), category: .marginGuide)
        continue
      }
      add(Term(item, edge), relation, Term(view, edge), category: .marginGuide)
      add(Term(item, edge), relation, Term(root, edge), constant: medium.gap(inset, axis), category: .marginGuide)
      add(Term(item, edge), .equal, Term(view, edge), priority: 1, category: .marginGuide)
    }
  }
}

extension SystemBuilder {
  /// Adds the guides of a view for constraints. Guides that no constraint refers to are in the listing too.
  mutating func addNamedGuides(of index: Int) {
    for name in tree.entries[index].attributes.rare.guides { _ = guide(.named(name), of: index) }
  }

  /// Adds a guide that only constraints place. Each axis counts as settled until a constraint refers to it, see `open`.
  mutating func addNamedGuide(_ name: ViewID, of index: Int) -> Item.ID {
    let item = system.addItem(
      Item(
        RuleGuide.named.rawValue, name: tree.shortest(name).name, parent: Item.ID(index),
        isRightToLeft: tree.entries[index].isRightToLeft, settledByRule: .all))
    let origin = tree.entries[index].attributes.location
    for axis in Axis.allCases {
      add(Term(item, axis.extent), .greaterThanOrEqual, category: .extent, origin: origin)
    }
    return item
  }

  /// Notes that a constraint refers to a guide along an axis. The guide is ambiguous along this axis if the constraints
  /// do not determine it. Along an axis without constraints it has no diagnostic, as the guide of a gap often has
  /// constraints along one axis only.
  mutating func open(_ anchor: Anchor) {
    guard system.items[Int(anchor.item.index)].kind == RuleGuide.named.rawValue else { return }
    let axis = anchor.attribute.axis
    system.update(anchor.item) { $0.settledByRule.subtract([axis.position, axis.size]) }
  }
}

extension SystemBuilder {
  /// The last alignment guide of a view for a line, or nil.
  func guide(_ line: AlignmentLine, _ axis: Axis, of index: Int) -> AlignmentGuide? {
    tree.entries[index].attributes.rare.alignmentGuides.last { $0.line == line && $0.axis == axis }
  }

  /// Adds a line that views of a box share, if any of them has an alignment guide for the line. Otherwise returns nil,
  /// and each view is aligned with the box's line. The shared line is as near to the box's line as the views allow.
  ///
  ///          line                      a: leading at 0
  ///     |    [a       ]|               b: leading at 4, so that it begins 4 before the others
  ///     |[   b  ]      |
  mutating func addLine(_ line: AlignmentLine, _ views: [Int], _ axis: Axis, _ index: Int) -> Term? {
    guard views.contains(where: { guide(line, axis, of: $0) != nil }) else { return nil }
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

  /// The position of a line of a box inside its insets. A centre is written as a distance from the start, as the anchor
  /// of a centre has no direction.
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

  /// Puts a view's line on the line that the view shares with other views.
  mutating func addToLine(_ child: Int, _ line: AlignmentLine, _ axis: Axis, _ common: Term) {
    let place = place(of: line, axis, in: child)
    system.add(
      Constraint(
        Expression([Term(Item.ID(child), axis.start)] + place.terms, constant: place.constant), .equal,
        Expression([common]), category: .alignment, origin: tree.entries[child].attributes.location))
    system.update(Item.ID(child)) { $0.settledByRule.formUnion(axis.position) }
  }

  /// Places the only view of a box, with the view's line on the box's line.
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

  /// The distance of a line from the start of its view: by an alignment guide, or the line's default.
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
    // A part of a length in cells need not be whole, so a distance beside it is not rounded before the sum is.
    let isWhole = terms.allSatisfy { $0.coefficient == $0.coefficient.rounded() }
    let distance = guide.place.constant
    let unit = axis == .horizontal ? medium.unit.width : medium.unit.height
    return Expression(terms, constant: isWhole ? medium.gap(distance, axis) : distance / unit)
  }
}
