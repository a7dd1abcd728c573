/// The nodes of a tree that wait for a change from the root on, the first one first.
///
/// Nothing is sorted: what is found on the way lies inside the node that came last, hence before all that still waits.
package struct TopDownOrder {
  /// Those known from the beginning, the last one first.
  private var known: [Int]
  /// Those found on the way, the last one first.
  private var found: [Int] = []

  /// Begins with nodes, the last one first.
  package init(lastFirst known: [Int]) { self.known = known }

  /// Takes the next node out; one that was both known and found comes once.
  package mutating func next() -> Int? {
    guard let inside = found.last else { return known.popLast() }
    guard let first = known.last, first <= inside else { return found.popLast() }
    if first == inside { found.removeLast() }
    return known.popLast()
  }

  /// Adds nodes directly inside the one that came last, in their order.
  package mutating func add(_ nodes: [Int]) { found.append(contentsOf: nodes.reversed()) }
}
