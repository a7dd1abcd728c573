extension LengthTree.Node {
  /// The costs of the length itself.
  var ownCosts: Range<Int> { Int(firstCost)..<Int(firstCost) + Int(ownCount) }

  /// The costs of its rest in the box around it.
  var outerCosts: Range<Int> { ownCosts.upperBound..<ownCosts.upperBound + Int(outerCount) }

  /// The costs of the rest in its own sum.
  var restCosts: Range<Int> { outerCosts.upperBound..<outerCosts.upperBound + Int(restCount) }

  /// The indices of its groups.
  var groups: Range<Int> { Int(firstGroup)..<Int(firstGroup) + Int(groupCount) }
}

extension LengthTree {
  func members(of group: Group) -> ArraySlice<Member> {
    members[Int(group.members.lowerBound)..<Int(group.members.upperBound)]
  }

  func terms(of row: Row) -> ArraySlice<Term> { terms[Int(row.terms.lowerBound)..<Int(row.terms.upperBound)] }

  /// The nodes directly inside one, but for those that are apart.
  func forEachInside(_ index: Int, _ body: (Int) -> Void) {
    var child = index + 1
    while child < Int(ends[index]) {
      if !nodes[child].isApart { body(child) }
      child = Int(ends[child])
    }
  }

  /// The greatest length that is spoken of, what is not finite aside.
  func greatestConstant(and root: Double?) -> Double {
    var greatest = root ?? 0
    for node in nodes {
      greatest = max(greatest, node.lower, node.constant)
      if node.upper < .infinity { greatest = max(greatest, node.upper) }
    }
    for cost in costs { greatest = max(greatest, abs(cost.breakpoint)) }
    for row in rows { greatest = max(greatest, abs(row.cost.breakpoint)) }
    return greatest
  }
}
