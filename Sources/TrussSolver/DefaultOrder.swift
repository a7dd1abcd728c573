import TrussIR

/// The order in which defaults decide the variables of items with rows, and the places of the items without rows.
struct DefaultOrder {
  private let items: [Item]
  private(set) var hasRows: [Bool]
  /// For each item its nearest ancestor that has rows, or -1. An item without rows is placed at the origin of this
  /// ancestor.
  private(set) var origin: [Int32]
  /// All items, each after its parent.
  private(set) var order: [Int32] = []

  init(_ system: ConstraintSystem, _ program: Program) {
    items = system.items
    hasRows = Array(repeating: false, count: items.count)
    for term in program.terms { hasRows[Int(Variable(index: Int(term.variable)).item.index)] = true }
    origin = Array(repeating: -1, count: items.count)
    var isMet = Array(repeating: false, count: items.count)
    for index in items.indices { findOrigins(from: index, &isMet) }
  }

  /// Finds the origins of an item and of its ancestors. A parent is ignored if the system does not contain it, or if it
  /// closes a cycle.
  private mutating func findOrigins(from item: Int, _ isMet: inout [Bool]) {
    var path: [Int] = []
    var next = item
    while items.indices.contains(next), !isMet[next] {
      isMet[next] = true
      path.append(next)
      next = items[next].parent.map { Int($0.index) } ?? -1
    }
    var above = items.indices.contains(next) && !path.contains(next) ? next : -1
    for item in path.reversed() {
      if above >= 0 { origin[item] = hasRows[above] ? Int32(above) : origin[above] }
      order.append(Int32(item))
      above = item
    }
  }

  /// The variables that count as ambiguous if the rows leave them free, in order.
  var unsettledVariables: [Variable] {
    var variables: [Variable] = []
    for item in items.indices where hasRows[item] && items[item].settledByRule != .all {
      for component in Variable.Component.allCases
      where !items[item].settledByRule.contains(Item.Variables(component)) {
        variables.append(Variable(Item.ID(item), component))
      }
    }
    return variables
  }

  /// The variables of items with rows, in the order in which defaults bring them as close to 0 as possible: first all
  /// sizes, then all positions relative to the origins.
  var defaultOrder: [Int32] { defaultSizes + defaultPositions }

  var defaultSizes: [Int32] { variables(.width, .height) }
  var defaultPositions: [Int32] { variables(.x, .y) }

  private func variables(_ first: Variable.Component, _ second: Variable.Component) -> [Int32] {
    var order: [Int32] = []
    for item in items.indices where hasRows[item] {
      order.append(Variable(Item.ID(item), first).index)
      order.append(Variable(Item.ID(item), second).index)
    }
    return order
  }

  /// The sum that a default brings as close to 0 as possible: a size, or a position minus the origin's position.
  func sum(settledFor variable: Int32) -> [Program.Term] {
    var sum = [Program.Term(variable: variable, coefficient: 1)]
    let origin = origin[Int(variable >> 2)]
    if Places.isPosition(variable), origin >= 0 {
      sum.append(Program.Term(variable: origin * 4 + (variable & 3), coefficient: -1))
    }
    return sum
  }

  /// Moves the items without rows to the positions of their origins.
  func place(_ values: inout [Double]) {
    for item in items.indices where !hasRows[item] && origin[item] >= 0 {
      values[item * 4] = values[Int(origin[item]) * 4]
      values[item * 4 + 1] = values[Int(origin[item]) * 4 + 1]
    }
  }
}
