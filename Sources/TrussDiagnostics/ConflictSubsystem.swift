package import TrussIR

/// Some constraints of a system, with only the items in them, to check whether these constraints can hold alone.
package struct ConflictSubsystem {
  package private(set) var system = ConstraintSystem()
  private let items: [Item]
  /// Whether every item has a width and a height of at least 0, as in a layout.
  private let hasExtents: Bool
  private var ids: [Item.ID: Item.ID] = [:]

  package init(of items: [Item], hasExtents: Bool) {
    self.items = items
    self.hasExtents = hasExtents
  }

  /// Adds a constraint between items of the whole system.
  package mutating func add(_ constraint: Constraint, priority: Priority = .required) {
    system.add(
      Constraint(local(constraint.left), constraint.relation, local(constraint.right), priority: priority))
  }

  /// Returns the subsystem's item for an item of the whole system, and adds it if it is new.
  mutating func id(of item: Item.ID) -> Item.ID {
    if let known = ids[item] { return known }
    var bare = items[Int(item.index)]
    bare.parent = nil
    let id = system.addItem(bare)
    ids[item] = id
    if hasExtents {
      for size in [Attribute.width, .height] {
        system.add(Constraint(Expression([Term(id, size)]), .greaterThanOrEqual, 0))
      }
    }
    return id
  }

  private mutating func local(_ expression: Expression) -> Expression {
    let terms = expression.terms.map {
      Term($0.coefficient, Anchor(id(of: $0.anchor.item), $0.anchor.attribute))
    }
    return Expression(terms, constant: expression.constant)
  }
}
