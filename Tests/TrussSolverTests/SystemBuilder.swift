import TrussIR

/// Systems by hand, in few words.
struct SystemBuilder {
  private(set) var system = ConstraintSystem()

  mutating func item(in parent: Item.ID? = nil, settledByRule: Item.Variables = []) -> Item.ID {
    system.addItem(Item("View", parent: parent, settledByRule: settledByRule))
  }

  mutating func add(
    _ terms: [(Double, Item.ID, Attribute)], _ relation: Relation, _ constant: Double,
    _ priority: Priority = .required, category: TrussIR.Category = .none
  ) {
    system.add(
      Constraint(
        Expression(terms.map { Term($0.0, Anchor($0.1, $0.2)) }), relation, Expression(constant: constant),
        priority: priority, category: category))
  }

  /// A leaf of an intrinsic size.
  mutating func leaf(in parent: Item.ID, width: Double, height: Double, hugging: Priority = 250) -> Item.ID {
    let leaf = item(in: parent)
    for (attribute, length) in [(Attribute.width, width), (.height, height)] {
      add([(1, leaf, attribute)], .greaterThanOrEqual, 0)
      add([(1, leaf, attribute)], .lessThanOrEqual, length, hugging)
      add([(1, leaf, attribute)], .greaterThanOrEqual, length, 750)
    }
    return leaf
  }

  /// A stack's rows: along its axis the views one after the other, across it each as large as the stack.
  mutating func stack(
    _ views: [Item.ID], in parent: Item.ID, near: (Attribute, Attribute), far: (Attribute, Attribute),
    spacing: Double, inset: Double
  ) {
    for (index, view) in views.enumerated() {
      if index == 0 {
        add([(1, view, near.0), (-1, parent, near.0)], .equal, inset)
      } else {
        add([(1, view, near.0), (-1, views[index - 1], far.0)], .equal, spacing)
      }
      add([(1, view, near.1), (-1, parent, near.1)], .equal, inset)
      add([(1, view, far.1), (-1, parent, far.1)], .equal, -inset)
    }
    if let last = views.last { add([(1, last, far.0), (-1, parent, far.0)], .equal, -inset) }
  }
}
