import TrussIR
import TrussTree
import TrussViews

/// Rows between views that are read from the left and views that are read from the right: where a view is given another
/// layout direction than the one around it.
extension SystemBuilder {
  /// Whether a row is between leading or trailing edges of two directions.
  func isMixed(_ left: Term, _ right: Term?) -> Bool {
    guard let right,
      system.items[Int(left.anchor.item.index)].isRightToLeft
        != system.items[Int(right.anchor.item.index)].isRightToLeft
    else { return false }
    return left.anchor.attribute.followsDirection && right.anchor.attribute.followsDirection
  }

  /// The row in left and right, as the container reads it: a stack lays out its views in its own direction, whatever
  /// theirs is.
  func mixedRow(
    _ left: Term, _ relation: Relation, _ right: Term, constant: Double, priority: Priority, category: Category,
    origin: SourceLocation?
  ) -> Constraint {
    let isRightToLeft = system.items[Int(container(left.anchor.item, right.anchor.item).index)].isRightToLeft
    func fixed(_ term: Term) -> Term {
      let isLeft = (term.anchor.attribute == .leading) != isRightToLeft
      return Term(term.coefficient, Anchor(term.anchor.item, isLeft ? .left : .right))
    }
    return row(
      fixed(left), isRightToLeft ? relation.mirrored : relation, fixed(right),
      constant: isRightToLeft ? -constant : constant, priority: priority, category: category, origin: origin)
  }

  /// Of two items the one that holds the other, else the one that holds both.
  private func container(_ left: Item.ID, _ right: Item.ID) -> Item.ID {
    let parents = (system.items[Int(left.index)].parent, system.items[Int(right.index)].parent)
    if parents.1 == left { return left }
    if parents.0 == right { return right }
    return parents.0 ?? left
  }
}

extension Attribute {
  /// Whether the edge is another one where lines begin at the right.
  fileprivate var followsDirection: Bool { self == .leading || self == .trailing }
}

extension Relation {
  /// The relation of both sides times -1.
  fileprivate var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
