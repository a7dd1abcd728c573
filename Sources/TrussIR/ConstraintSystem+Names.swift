extension ConstraintSystem {
  /// The name of each item by its index, no two alike.
  ///
  /// An item has the name that its author gave it; without one, its kind and index (`Text2`). A name that is taken gets
  /// the item's index after it (`Text2_2`): of two items with one given name the first keeps it, and a given name wins
  /// over the kind and index of another item. So a listing never makes one item of two.
  public var itemNames: [String] {
    var names = Array(repeating: "", count: items.count)
    var taken: Set<String> = []
    taken.reserveCapacity(items.count)
    var unnamed: [Int] = []
    for (index, item) in items.enumerated() {
      if let name = item.name, taken.insert(name).inserted {
        names[index] = name
      } else {
        unnamed.append(index)
      }
    }
    for index in unnamed {
      var name = items[index].name ?? "\(items[index].kind)\(index)"
      while !taken.insert(name).inserted { name += "_\(index)" }
      names[index] = name
    }
    return names
  }

  /// The name of an item as listings and messages write it: in quotes where it is no identifier.
  ///
  /// The names of all items decide about each, so ask for `itemNames` where many are needed.
  public func name(of item: Item.ID) -> String { ItemSpelling(self)[item] }

  /// The names of all items by their index, as listings and messages write them.
  package var itemSpellings: [String] { itemNames.map(Spelling.name) }
}

/// The names of a system's items as a listing spells them.
struct ItemSpelling {
  private let names: [String]

  init(_ system: ConstraintSystem) { names = system.itemSpellings }

  /// The spelling of an item's name; one that the system does not have gets one too.
  subscript(item: Item.ID) -> String {
    let index = Int(item.index)
    return names.indices.contains(index) ? names[index] : Spelling.name("Missing\(index)")
  }
}
