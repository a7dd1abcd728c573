/// A queue of a tree's nodes, from the root to the leaves by ascending index, or from the leaves to the root by
/// descending index.
///
/// It never sorts: the nodes that are added on the way are directly inside the node that was returned last, or around
/// it, and so precede those that were added before.
package struct TreeOrder {
  private let isTopDown: Bool
  /// The nodes known from the beginning, the next one last.
  private var known: [Int]
  /// The nodes found on the way, the next one last.
  private var found: [Int] = []

  /// Makes an order from the root to the leaves, of nodes in descending order.
  package init(lastFirst known: [Int]) { (self.known, isTopDown) = (known, true) }

  /// Makes an order from the leaves to the root, of nodes in ascending order.
  init(firstFirst known: [Int]) { (self.known, isTopDown) = (known, false) }

  /// Removes and returns the next node. A node that was added more than once is returned only once.
  package mutating func next() -> Int? {
    guard var next = known.last ?? found.last else { return nil }
    if let other = found.last { next = isTopDown ? min(next, other) : max(next, other) }
    while known.last == next { known.removeLast() }
    while found.last == next { found.removeLast() }
    return next
  }

  /// Adds nodes, in ascending order, that are directly inside the node returned last.
  package mutating func add(_ nodes: [Int]) { found.append(contentsOf: nodes.reversed()) }

  /// Adds the parent of the node that was returned last.
  mutating func add(around node: Int) { found.append(node) }
}
