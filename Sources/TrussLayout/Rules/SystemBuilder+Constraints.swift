import TrussIR
import TrussSolver
import TrussTree
import TrussViews

extension SystemBuilder {
  /// Adds the constraints of a view. They may refer to any view of the layout.
  ///
  /// - Throws: `LayoutError` for a name that no view has, for invalid numbers, and for sides that cannot be related.
  mutating func addConstraints(of index: Int) throws(LayoutError) {
    addNamedGuides(of: index)
    for entry in tree.entries[index].attributes.rare.constraints {
      switch entry {
      case .constraint(let constraint): try add(constraint, index)
      case .visual(let visual): try add(visual, index)
      }
    }
  }

  private mutating func add(_ constraint: LayoutConstraint, _ index: Int) throws(LayoutError) {
    try check(constraint, index)
    let reference = constraint.axis
    let left = try terms(of: constraint.left, reference, constraint, index)
    let right = try terms(of: constraint.right, reference, constraint, index)
    system.add(
      Constraint(
        Expression(left), constraint.relation, Expression(right, constant: constraint.constant(in: medium)),
        priority: constraint.priority, category: .constraints, label: constraint.label, origin: constraint.location))
  }

  /// Adds the constraints of a visual format, which is read for each layout. Its numbers are in points, and converted
  /// to the medium's unit.
  private mutating func add(_ visual: Visual, _ index: Int) throws(LayoutError) {
    let constraints: [Constraint]
    let scope = visual.scope ?? tree.entries[index].scope
    var ambiguous: LayoutError.Reason?
    var unknown: String?
    do {
      constraints = try VisualFormat(visual.format).constraints(
        in: Item.ID(index), options: visual.options, metrics: visual.metrics, origin: visual.location
      ) { name in
        switch tree.meaning(of: ViewID(name), in: scope) {
        case .view(let view): return Item.ID(view)
        case .guide(let path): return tree.guideOwners[path].map { guide(.named(path), of: $0) }
        case .ambiguous(let paths):
          ambiguous = tree.ambiguity(of: ViewID(name), "a visual format", paths)
          return nil
        case .unknown:
          unknown = unknown ?? name
          return nil
        }
      }
    } catch {
      var error = error
      if let near = unknown.flatMap({ tree.nearestName(to: $0, or: Array(visual.metrics.keys)) }) {
        error.expected += ", perhaps \(near)"
      }
      throw LayoutError(ambiguous ?? .visualFormat(error), view: tree.title(of: index), location: visual.location)
    }
    for var constraint in constraints {
      for term in constraint.left.terms + constraint.right.terms { open(term.anchor) }
      let attribute = constraint.left.terms.first?.anchor.attribute ?? .width
      let points = constraint.right.constant - constraint.left.constant
      let factors = (constraint.left.terms + constraint.right.terms).map(\.coefficient)
      try checkNumbers(factors, [points], of: "a visual format", index, visual.location)
      let isSize = constraint.right.terms.isEmpty && attribute.isSize
      constraint.left.constant = 0
      constraint.right.constant =
        isSize ? medium.extent(points, attribute.axis) : medium.gap(points, attribute.axis)
      system.add(constraint)
    }
  }

  /// Converts terms of a side. In cells a length along the other axis is scaled: a height of 11 rows is as long as 22
  /// columns.
  private mutating func terms(
    of side: LayoutExpression, _ reference: Axis, _ constraint: LayoutConstraint, _ index: Int
  ) throws(LayoutError) -> [Term] {
    var terms: [Term] = []
    for term in side.terms {
      let item = try item(of: term.anchor, constraint, index)
      var coefficient = term.coefficient
      if term.anchor.attribute.axis != reference {
        coefficient *= reference == .horizontal ? medium.ratio(1) : 1 / medium.ratio(1)
      }
      let anchor = Anchor(item, term.anchor.attribute)
      open(anchor)
      terms.append(Term(coefficient, anchor))
    }
    return terms
  }

  private mutating func item(of anchor: LayoutAnchor, _ constraint: LayoutConstraint, _ index: Int) throws(LayoutError)
    -> Item.ID
  {
    switch tree.meaning(of: anchor.view, in: constraint, of: index) {
    case .view(let owner):
      if anchor.guide == .content, !tree.entries[owner].content.isScroll {
        let reason = "\(tree.title(of: owner)) is no scroll view and has no .content; leave .content out for its frame"
        throw error(.meaninglessConstraint(reason), constraint, index)
      }
      return guide(anchor.guide, of: owner)
    case .guide(let path):
      guard anchor.guide == .frame else {
        throw error(
          .meaninglessConstraint(
            "\"\(anchor.view)\" is a guide, and a guide has no guides; leave .\(anchor.guide) out"), constraint, index)
      }
      return guide(.named(path), of: tree.guideOwners[path] ?? index)
    case .ambiguous(let paths): throw error(tree.ambiguity(of: anchor.view, "a constraint", paths), constraint, index)
    case .unknown where anchor.view == .superview:
      throw error(
        .meaninglessConstraint(
          ".superview is the view around the one that a constraint names, and there is none; name another view, or put a "
            + "ZStack around"),
        constraint, index)
    case .unknown:
      throw tree.unknown(anchor.view, "a constraint", view: tree.title(of: index), constraint.location)
    }
  }

  private func checkNumbers(
    _ factors: [Double], _ constants: [Double], of what: String, _ index: Int, _ location: SourceLine?
  ) throws(LayoutError) {
    if let wrong = factors.first(where: { $0 != 0 && !ViewTree.Rule.factor.allows(abs($0)) }) {
      let rule = "0, or a number whose magnitude is between 0.000001 and 10000000"
      throw LayoutError(
        .number(parameter: "a factor of \(what)", value: wrong, rule: rule), view: tree.title(of: index),
        location: location)
    }
    for constant in constants { try tree.check(constant, "a number of \(what)", .distance, at: index, location) }
  }

  private func check(_ constraint: LayoutConstraint, _ index: Int) throws(LayoutError) {
    try checkNumbers(constraint.factors, constraint.constants, of: "a constraint", index, constraint.location)
    try tree.check(constraint.priority.value, "the priority of a constraint", .priority, at: index, constraint.location)
    if let reason = meaningless(constraint) { throw error(.meaninglessConstraint(reason), constraint, index) }
  }

  /// Why a constraint is meaningless, or nil. Two single anchors must be of one kind; sums are not checked, as `2 *
  /// a.centerX == b.left + b.right` has a meaning.
  private func meaningless(_ constraint: LayoutConstraint) -> String? {
    guard constraint.left.terms.count <= 1, constraint.right.terms.count <= 1 else { return nil }
    guard let anchor = (constraint.left.terms + constraint.right.terms).first?.anchor else {
      return "the constraint names no view"
    }
    let first = anchor.attribute
    guard let second = constraint.left.terms.isEmpty ? nil : constraint.right.terms.first?.anchor.attribute else {
      if first.isSize { return nil }
      let rule = "a position cannot be compared with a number: add the number to another position"
      if anchor.view == .container || anchor.view == .superview { return rule }
      return rule + ", as in ViewID(\"\(anchor.view)\").\(first) == ViewID.superview.\(first) + 8"
    }
    if first.isSize != second.isSize {
      let (size, position) = first.isSize ? (first, second) : (second, first)
      return
        "a size cannot be compared with a position: \(size) is a size, \(position) a position; compare \(size) with "
        + "a size or a number, or \(position) with a position"
    }
    if !first.isSize, first.axis != second.axis {
      return "positions of different axes cannot be compared: \(first) is \(first.axis), \(second) \(second.axis)"
        + "; compare edges or centres of one axis"
    }
    return nil
  }

  private func error(_ reason: LayoutError.Reason, _ constraint: LayoutConstraint, _ index: Int) -> LayoutError {
    LayoutError(reason, view: tree.title(of: index), location: constraint.location)
  }
}

extension LayoutConstraint {
  var factors: [Double] { (left.terms + right.terms).map(\.coefficient) }
  var constants: [Double] { [left.constant, right.constant, right.constant - left.constant] }

  /// The number on the right side minus the number on the left, in the medium's unit along the constraint's axis.
  func constant(in medium: Medium) -> Double {
    let constant = right.constant - left.constant
    let axis = axis
    let isSize = right.terms.isEmpty && left.terms.allSatisfy { $0.anchor.attribute.isSize }
    return isSize ? medium.extent(constant, axis) : medium.gap(constant, axis)
  }

  /// The axis in whose unit the constant is measured: the axis of the first anchor.
  var axis: Axis { (left.terms + right.terms).first?.anchor.attribute.axis ?? .horizontal }
}

extension ViewNode.Content {
  var isScroll: Bool { if case .scroll = self { true } else { false } }
}

/// Constraint rows between views of different layout directions: a view may have another direction than the view around
/// it.
extension SystemBuilder {
  /// Whether a constraint row is between leading or trailing edges of items with different directions.
  func isMixed(_ left: Term, _ right: Term?) -> Bool {
    guard let right,
      system.items[Int(left.anchor.item.index)].isRightToLeft
        != system.items[Int(right.anchor.item.index)].isRightToLeft
    else { return false }
    return left.anchor.attribute.followsDirection && right.anchor.attribute.followsDirection
  }

  /// Makes a constraint row with left and right edges for leading and trailing edges of different directions. The
  /// container's direction applies: a stack lays out its views in its own direction, whatever their directions.
  func mixedRow(
    _ left: Term, _ relation: Relation, _ right: Term, constant: Double, priority: Priority, category: Category,
    origin: SourceLine?
  ) -> Constraint {
    let isRightToLeft = system.items[Int(container(left.anchor.item, right.anchor.item).index)].isRightToLeft
    func fixed(_ term: Term) -> Term {
      let isLeft = (term.anchor.attribute == .leading) != isRightToLeft
      return Term(term.coefficient, Anchor(term.anchor.item, isLeft ? .left : .right))
    }
    return row(
      fixed(left), isRightToLeft ? relation.flipped : relation, fixed(right),
      constant: isRightToLeft ? -constant : constant, priority: priority, category: category, origin: origin)
  }

  /// The container among two items, if one contains the other; otherwise the item that contains both.
  private func container(_ left: Item.ID, _ right: Item.ID) -> Item.ID {
    let parents = (system.items[Int(left.index)].parent, system.items[Int(right.index)].parent)
    if parents.1 == left { return left }
    if parents.0 == right { return right }
    return parents.0 ?? left
  }
}

extension Attribute {
  fileprivate var followsDirection: Bool { self == .leading || self == .trailing }
}
