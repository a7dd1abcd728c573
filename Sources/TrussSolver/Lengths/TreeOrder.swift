/// A queue of a tree's nodes, from the root to the leaves by ascending index, or from the leaves to the root by
/// descending index.
///
/// It never sorts: nodes that are added later are directly inside the last returned node, or around it, and so come
/// before all nodes that were added earlier.
package struct TreeOrder {
  private let isTopDown: Bool
  /// The nodes known from the beginning, in reverse order: the next node is the last.
  private var known: [Int]
  /// The nodes found later, in reverse order: the next node is the last.
  private var found: [Int] = []

  /// Makes an order from the root to the leaves. The nodes must be in descending order.
  package init(lastFirst known: [Int]) { (self.known, isTopDown) = (known, true) }

  /// Makes an order from the leaves to the root. The nodes must be in ascending order.
  init(firstFirst known: [Int]) { (self.known, isTopDown) = (known, false) }

  /// Removes and returns the next node. A node that was added more than once is returned only once.
  package mutating func next() -> Int? {
    guard var next = known.last ?? found.last else { return nil }
    if let other = found.last { next = isTopDown ? min(next, other) : max(next, other) }
    while known.last == next { known.removeLast() }
    while found.last == next { found.removeLast() }
    return next
  }

  /// Adds nodes directly inside the last returned node, in ascending order.
  package mutating func add(_ nodes: [Int]) { found.append(contentsOf: nodes.reversed()) }

  /// Adds the parent of the last returned node.
  mutating func add(around node: Int) { found.append(node) }
}
