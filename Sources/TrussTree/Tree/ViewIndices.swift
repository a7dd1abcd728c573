package import TrussViews

extension ViewTree {
  /// The index of each view that has a name, by its names.
  ///
  /// A name has a place in a list, which has the index: where many views move behind others, only that list changes.
  package struct Indices: Sendable {
    private var places: [ViewID: Int32] = [:]
    private var indices: [Int32] = []
    /// The places in the list of names that went.
    private var free: [Int32] = []

    init() {}

    /// The index of the view with a name, or nil where none has it.
    package subscript(id: ViewID) -> Int? { places[id].map { Int(indices[Int($0)]) } }

    /// Adds a name; false where another view has it already.
    mutating func add(_ id: ViewID, at index: Int) -> Bool {
      let place = free.last ?? Int32(indices.count)
      if let other = places.updateValue(place, forKey: id) {
        places[id] = other
        return false
      }
      if free.popLast() == nil { indices.append(Int32(index)) } else { indices[Int(place)] = Int32(index) }
      return true
    }

    /// Takes a name out.
    mutating func remove(_ id: ViewID) {
      if let place = places.removeValue(forKey: id) { free.append(place) }
    }

    /// Moves all views from an index on by a number of places.
    mutating func move(from index: Int, by count: Int) {
      let (first, count) = (Int32(index), Int32(count))
      indices.withUnsafeMutableBufferPointer { indices in
        for place in indices.indices { indices[place] += indices[place] >= first ? count : 0 }
      }
    }
  }
}
