import TrussSolver
import TrussTree

extension RecordOrigins {
  /// Places again the views inside the nodes that a solver touched, those inside others in order, and all that moved
  /// with them. Returns all views whose place or length may be other than it was.
  mutating func replace(
    _ solved: LengthSolver, _ records: RecordTree, _ others: [Int], isMirrored: Bool, isAll: Bool
  ) -> [Int] {
    // Where much is other, to go through all is less than to know what moves.
    if isAll || solved.touched.count > records.placements.count / 16 {
      for index in records.placements.indices { place(inside: index, records, solved, isMirrored: isMirrored) }
      return Array(records.placements.indices)
    }
    let (nodes, ends) = (solved.tree.nodes, solved.tree.ends)
    let known = others.isEmpty ? solved.touched : Set(solved.touched + others).sorted()
    var order = TopDownOrder(lastFirst: known.reversed())
    var moved: [Int] = known.first == 0 ? [0] : []
    var (old, inside): ([Double], [Int]) = ([], [])
    // As many as the views of a usual stack.
    moved.reserveCapacity(16)
    old.reserveCapacity(16)
    while let index = order.next() {
      let end = Int(ends[index])
      if nodes[index].isAbsent {
        place(inside: index, records, solved, isMirrored: isMirrored)
        moved += index + 1..<end
        continue
      }
      let start = moved.count
      old.removeAll(keepingCapacity: true)
      var child = index + 1
      while child < end {
        moved.append(child)
        old.append(starts[child])
        child = Int(ends[child])
      }
      place(inside: index, records, solved, isMirrored: isMirrored)
      inside.removeAll(keepingCapacity: true)
      for position in old.indices {
        let child = moved[start + position]
        if starts[child] != old[position], Int(ends[child]) > child + 1 { inside.append(child) }
      }
      order.add(inside)
    }
    return moved
  }
}
