/// The nodes of a tree that wait for a change from the leaves on, the last one first: each before the node around it.
/// A binary heap.
struct BottomUpOrder {
  private var heap: [Int] = []

  mutating func insert(_ index: Int) {
    heap.append(index)
    var place = heap.count - 1
    while place > 0 {
      let above = (place - 1) / 2
      if heap[above] >= index { break }
      heap.swapAt(place, above)
      place = above
    }
  }

  /// Takes the next node out; one that was inserted several times comes once.
  mutating func next() -> Int? {
    guard let next = heap.first else { return nil }
    while heap.first == next { removeFirst() }
    return next
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while true {
      var greatest = place
      for below in 2 * place + 1...2 * place + 2 where below < heap.count && heap[below] > heap[greatest] {
        greatest = below
      }
      if greatest == place { return }
      heap.swapAt(place, greatest)
      place = greatest
    }
  }
}
