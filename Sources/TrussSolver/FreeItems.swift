import TrussIR

/// Variables without rows from lowering: those that default rows settle, and their order.
struct FreeItems {
  private let items: [Item]
  /// Whether any row contains an item.
  private(set) var hasRows: [Bool]
  /// The nearest ancestor of each item that has rows, or -1: an item without rows is where its parent is.
  private(set) var origin: [Int32]
  /// All items, each after its parent.
  private(set) var order: [Int32] = []

  /// Looks at the items of a system.
  init(_ system: ConstraintSystem, _ program: Program) {
    items = system.items
    hasRows = Array(repeating: false, count: items.count)
    for term in program.terms { hasRows[Int(Variable(index: Int(term.variable)).item.index)] = true }
    origin = Array(repeating: -1, count: items.count)
    var isMet = Array(repeating: false, count: items.count)
    for index in items.indices { findOrigins(from: index, &isMet) }
  }

  /// Finds the origins of an item and of those around it. A parent that is not there is none, nor is one that is around
  /// itself.
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

  /// The variables that are ambiguous if the rows leave them free, in order.
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

  /// The variables of items with rows in the order in which defaults bring them as near to 0 as they can: each width
  /// and height, then each position relative to the parent's.
  var defaultOrder: [Int32] { defaultSizes + defaultPositions }

  /// The sizes among them.
  var defaultSizes: [Int32] { variables(.width, .height) }
  /// The positions among them.
  var defaultPositions: [Int32] { variables(.x, .y) }

  private func variables(_ first: Variable.Component, _ second: Variable.Component) -> [Int32] {
    var order: [Int32] = []
    for item in items.indices where hasRows[item] {
      order.append(Variable(Item.ID(item), first).index)
      order.append(Variable(Item.ID(item), second).index)
    }
    return order
  }

  /// The sum that a default brings as near to 0 as possible: a size, or a position relative to the origin's.
  func sum(settledFor variable: Int32) -> [Program.Term] {
    var sum = [Program.Term(variable: variable, coefficient: 1)]
    let origin = origin[Int(variable >> 2)]
    if Places.isPosition(variable), origin >= 0 {
      sum.append(Program.Term(variable: origin * 4 + (variable & 3), coefficient: -1))
    }
    return sum
  }

  /// Puts the items without rows where their parents are.
  func place(_ values: inout [Double]) {
    for item in items.indices where !hasRows[item] && origin[item] >= 0 {
      values[item * 4] = values[Int(origin[item]) * 4]
      values[item * 4 + 1] = values[Int(origin[item]) * 4 + 1]
    }
  }
}
