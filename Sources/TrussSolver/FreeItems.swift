import TrussIR

/// What lowering has no row for: which variables default rows settle, and in which order.
struct FreeItems {
  private let items: [Item]
  /// Whether any row is about an item.
  private var hasRows: [Bool]
  /// The nearest ancestor of each item that has rows, or -1: an item without rows stands where its parent does.
  private var origin: [Int32]

  /// Looks at the items of a system.
  init(_ system: ConstraintSystem, _ program: Program) {
    items = system.items
    hasRows = Array(repeating: false, count: items.count)
    for term in program.terms { hasRows[Int(Variable(index: Int(term.variable)).item.index)] = true }
    origin = Array(repeating: -1, count: items.count)
    for index in items.indices { origin[index] = findOrigin(of: index) }
  }

  /// The walk ends at an ancestor before the item, whose origin is known. Parents that go round in a circle, or are
  /// not there, are none.
  private func findOrigin(of item: Int) -> Int32 {
    var next = item
    for _ in items.indices {
      guard let parent = items[next].parent, items.indices.contains(Int(parent.index)) else { return -1 }
      next = Int(parent.index)
      if next == item { return -1 }
      if hasRows[next] { return Int32(next) }
      if next < item { return origin[next] == item ? -1 : origin[next] }
    }
    return -1
  }

  /// The variables that are ambiguous if the rows leave them free, in order.
  var unsettledVariables: [Variable] {
    items.indices.filter { hasRows[$0] }.flatMap { item in
      Variable.Component.allCases.compactMap { component in
        items[item].settledByRule.contains(Item.Variables(component)) ? nil : Variable(Item.ID(item), component)
      }
    }
  }

  /// The sums that are to be as near to 0 as they can, one after the other: each width and height, then each position
  /// less the parent's.
  var defaults: [[Program.Term]] {
    var sums: [[Program.Term]] = []
    let constrained = items.indices.filter { hasRows[$0] }
    for item in constrained {
      for component in [Variable.Component.width, .height] { sums.append([term(1, item, component)]) }
    }
    for item in constrained {
      for component in [Variable.Component.x, .y] {
        var sum = [term(1, item, component)]
        if origin[item] >= 0 { sum.append(term(-1, Int(origin[item]), component)) }
        sums.append(sum)
      }
    }
    return sums
  }

  private func term(_ coefficient: Double, _ item: Int, _ component: Variable.Component) -> Program.Term {
    Program.Term(variable: Variable(Item.ID(item), component).index, coefficient: coefficient)
  }

  /// Puts the items without rows where their parents are.
  func place(_ values: inout [Double]) {
    for item in items.indices where !hasRows[item] && origin[item] >= 0 {
      values[item * 4] = values[Int(origin[item]) * 4]
      values[item * 4 + 1] = values[Int(origin[item]) * 4 + 1]
    }
  }
}
