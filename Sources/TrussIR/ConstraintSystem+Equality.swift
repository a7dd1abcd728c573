extension ConstraintSystem: Equatable {
  /// Whether two systems have the same constraints in the same order, as far as a listing shows.
  ///
  /// Items are compared by `itemNames`, whatever their place among the items, and only those that a constraint is
  /// about. Origins are left aside, and all else that a listing does not show: kinds, parents, baselines, layout
  /// directions. So a system equals what is read from its listing.
  public static func == (left: ConstraintSystem, right: ConstraintSystem) -> Bool {
    guard left.rows.count == right.rows.count, left.terms.count == right.terms.count else { return false }
    let isSameRow = left.rows.indices.allSatisfy { index in
      let one = left.rows[index]
      let other = right.rows[index]
      return one.relation == other.relation && one.notation == other.notation && one.constant == other.constant
        && one.priority == other.priority && one.leftCount == other.leftCount && one.rightCount == other.rightCount
        && left.categories[Int(one.category)] == right.categories[Int(other.category)]
        && left.label(of: one) == right.label(of: other)
    }
    guard isSameRow else { return false }
    let leftNames = ItemSpelling(left)
    let rightNames = ItemSpelling(right)
    return zip(left.terms, right.terms).allSatisfy { one, other in
      one.coefficient == other.coefficient && one.anchor.attribute == other.anchor.attribute
        && leftNames[one.anchor.item] == rightNames[other.anchor.item]
    }
  }
}
