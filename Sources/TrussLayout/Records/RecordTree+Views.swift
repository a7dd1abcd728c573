/// The record of one view, in a list in the order of views.
protocol ViewRecord {
  /// The view's index.
  var index: Int { get }
}

extension ContainerContext: ViewRecord {}

extension RecordTree.Lines: ViewRecord {
  var index: Int { Int(view) }
}

extension Array where Element: ViewRecord {
  /// The record of a view, or nil where there is none.
  subscript(of index: Int) -> Element? {
    let place = firstPlace(from: index)
    return place < count && self[place].index == index ? self[place] : nil
  }

  private func firstPlace(from index: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Puts records in the places of those of the same views, and others between those that are there.
  mutating func merge(_ others: [Element]) {
    var added: [Element] = []
    for other in others {
      let place = firstPlace(from: other.index)
      if place < count, self[place].index == other.index { self[place] = other } else { added.append(other) }
    }
    if added.isEmpty { return }
    var merged: [Element] = []
    merged.reserveCapacity(count + added.count)
    var next = 0
    for record in self {
      while next < added.count, added[next].index < record.index {
        merged.append(added[next])
        next += 1
      }
      merged.append(record)
    }
    self = merged + added[next...]
  }
}
