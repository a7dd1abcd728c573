import TrussViews

extension ViewTree {
  /// The indices of all views in the order in which they are drawn; nil where that is the order of the tree. Those inside
  /// one view are drawn by their `zIndex`, equal ones in the order of the tree; what is inside a view stays together.
  package var drawingOrder: [Int]? {
    guard entries.contains(where: { $0.address.zIndex != 0 }) else { return nil }
    var order: [Int] = []
    order.reserveCapacity(entries.count)
    // What comes next, the last first.
    var waiting = [0]
    while let index = waiting.popLast() {
      order.append(index)
      let inside = Array(views(in: index)).sorted { one, other in
        let (first, second) = (entries[one].address.zIndex, entries[other].address.zIndex)
        return first == second ? one < other : first < second
      }
      let backgrounds = Siblings(entries, from: index + 1, to: entries[index].backgroundEnd)
      let overlays = Siblings(entries, from: entries[index].contentEnd, to: entries[index].end)
      waiting += (Array(backgrounds) + inside + Array(overlays)).reversed()
    }
    return order
  }
}
