/// Sets of numbers that are joined two by two: union-find with path halving (Tarjan and van Leeuwen 1984).
struct DisjointSets {
  private var parent: [Int32]

  init(count: Int) { parent = (0..<count).map { Int32($0) } }

  /// The number that represents a number's set.
  mutating func find(_ element: Int32) -> Int32 {
    var element = element
    while parent[Int(element)] != element {
      let above = parent[Int(parent[Int(element)])]
      parent[Int(element)] = above
      element = above
    }
    return element
  }

  /// Joins the sets of two numbers. The one with the smaller representative keeps it.
  mutating func join(_ first: Int32, _ second: Int32) {
    let (first, second) = (find(first), find(second))
    if first == second { return }
    parent[Int(max(first, second))] = min(first, second)
  }
}
