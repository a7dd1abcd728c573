import TrussViews

/// What a view is known by from one tree to the next: the name of it or of the nearest view around it that has one,
/// and the places from there on.
package struct ViewIdentity: Hashable, Sendable {
  var name: ViewID?
  /// The innermost first.
  var path: [Int] = []
}

extension ViewTree {
  package func identity(of index: Int) -> ViewIdentity {
    var identity = ViewIdentity()
    var next: Int? = index
    while let view = next {
      if let name = entries[view].names.first {
        identity.name = name
        break
      }
      identity.path.append(entries[view].ordinal)
      next = entries[view].parent
    }
    return identity
  }

  /// For each view the index of the same one in another tree, or nil where that has none.
  package func counterparts(in other: ViewTree) -> [Int?] {
    struct Place: Hashable {
      var parent: Int?
      var ordinal: Int
    }
    var places: [Place: Int] = [:]
    for (index, entry) in other.entries.enumerated() {
      places[Place(parent: entry.parent, ordinal: entry.ordinal)] = index
    }
    var found: [Int?] = []
    found.reserveCapacity(entries.count)
    for entry in entries {
      let named = entry.names.first.flatMap { other.indices[$0] }
      let parent = entry.parent.map { found[$0] }
      // The root has no parent; a view whose parent is new is new.
      let placed = parent == .some(nil) ? nil : places[Place(parent: parent ?? nil, ordinal: entry.ordinal)]
      found.append(named ?? placed)
    }
    return found
  }
}
