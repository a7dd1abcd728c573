/// The nodes of a tree that wait for a change: from the root on, the first one first, or from the leaves on, the last
/// one first.
///
/// Nothing is sorted: what is found on the way is inside the node that came last, or around it, hence before all that
/// still waits.
package struct TreeOrder {
  private let isTopDown: Bool
  /// Those known from the beginning, the next one last.
  private var known: [Int]
  /// Those found on the way, the next one last.
  private var found: [Int] = []

  /// From the root on, beginning with nodes, the last one first.
  package init(lastFirst known: [Int]) { (self.known, isTopDown) = (known, true) }

  /// From the leaves on, beginning with nodes, the first one first.
  init(firstFirst known: [Int]) { (self.known, isTopDown) = (known, false) }

  /// Takes the next node out; one that was both known and found, or found twice, comes once.
  package mutating func next() -> Int? {
    guard var next = known.last ?? found.last else { return nil }
    if let other = found.last { next = isTopDown ? min(next, other) : max(next, other) }
    while known.last == next { known.removeLast() }
    while found.last == next { found.removeLast() }
    return next
  }

  /// Adds nodes directly inside the one that came last, in their order.
  package mutating func add(_ nodes: [Int]) { found.append(contentsOf: nodes.reversed()) }

  /// Adds the node around the one that came last.
  mutating func add(around node: Int) { found.append(node) }
}
