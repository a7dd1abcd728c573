extension ConstraintSystem {
  /// A variable of a constraint row, and its coefficient when all terms are on the left side.
  package typealias VariableTerm = (variable: Variable, coefficient: Double)

  /// Calls `body` with each variable of a constraint row and its coefficient when all terms are on the left side, and
  /// returns the constant on the right side. A variable may occur more than once.
  package func forEachVariable(ofRow index: Int, _ body: (Variable, Double) -> Void) -> Double {
    var list: [VariableTerm] = []
    let right = appendVariables(ofRow: index, to: &list)
    for term in list { body(term.variable, term.coefficient) }
    return right
  }

  /// Adds each variable of a constraint row, with its coefficient when all terms are on the left side, to a list, and
  /// returns the constant on the right side. A variable may occur more than once.
  package func appendVariables(ofRow index: Int, to list: inout [VariableTerm]) -> Double {
    let row = rows[index]
    let sides = row.sides
    let middle = row.left.upperBound
    var right = row.constant
    let isMirrored = hasRightToLeft && isMirrored(terms[sides])
    for position in sides {
      let term = terms[position]
      let coefficient = position < middle ? term.coefficient : -term.coefficient
      if isMirrored, term.anchor.attribute.gapAxis == .horizontal {
        right -= resolve(term.anchor, -coefficient, &list)
      } else {
        right -= resolve(term.anchor, coefficient, &list)
      }
    }
    return right
  }

  /// Whether a constraint is read from right to left. Its positions are then measured from the right, so that
  /// `a.leading == b.leading + 8` means 8 points further inside in both directions. A constraint with a left or right
  /// edge is not mirrored.
  private func isMirrored(_ terms: ArraySlice<Term>) -> Bool {
    var isMirrored = false
    for term in terms {
      switch term.anchor.attribute {
      case .left, .right: return false
      case .leading, .trailing: isMirrored = isMirrored || items[Int(term.anchor.item.index)].isRightToLeft
      default: continue
      }
    }
    return isMirrored
  }

  /// Adds the variables of an anchor to a list. Returns the constant that the anchor adds, times the coefficient.
  ///
  ///     right = x + width      centerX = x + width / 2      firstBaseline = y + item.firstBaseline
  ///
  /// A centred baseline is at `centerY` plus the item's distance.
  private func resolve(
    _ anchor: Anchor, _ coefficient: Double, _ list: inout [VariableTerm]
  ) -> Double {
    let item = anchor.item
    switch anchor.attribute {
    case .width: list.append((Variable(item, .width), coefficient))
    case .height: list.append((Variable(item, .height), coefficient))
    case .left: list.append((Variable(item, .x), coefficient))
    case .top: list.append((Variable(item, .y), coefficient))
    case .right, .leading, .trailing:
      list.append((Variable(item, .x), coefficient))
      let isRight =
        anchor.attribute == .right
        || (anchor.attribute == .trailing) != items[Int(item.index)].isRightToLeft
      if isRight { list.append((Variable(item, .width), coefficient)) }
    case .bottom:
      list.append((Variable(item, .y), coefficient))
      list.append((Variable(item, .height), coefficient))
    case .centerX:
      list.append((Variable(item, .x), coefficient))
      list.append((Variable(item, .width), coefficient / 2))
    case .centerY:
      list.append((Variable(item, .y), coefficient))
      list.append((Variable(item, .height), coefficient / 2))
    case .firstBaseline:
      return resolve(baseline: items[Int(item.index)].firstBaseline, of: item, coefficient, &list)
    case .lastBaseline:
      return resolve(baseline: items[Int(item.index)].lastBaseline, of: item, coefficient, &list)
    }
    return 0
  }

  /// Resolves a baseline to its distance below the top edge or the centre, or to the bottom edge if the item has no
  /// baseline.
  private func resolve(
    baseline offset: Double?, of item: Item.ID, _ coefficient: Double, _ list: inout [VariableTerm]
  ) -> Double {
    list.append((Variable(item, .y), coefficient))
    guard let offset else {
      list.append((Variable(item, .height), coefficient))
      return 0
    }
    if items[Int(item.index)].hasCenteredBaselines { list.append((Variable(item, .height), coefficient / 2)) }
    return coefficient * offset
  }
}

extension ConstraintSystem {
  /// The unique name of each item, by the item's index.
  ///
  /// An item keeps its given name; an item without a name is named by its kind and index (`Text2`). If another item
  /// already has this name, the index is added once more (`Text2_2`): of two items with the same given name the first
  /// keeps it, and a given name wins over the kind and index of another item. So a listing never merges two items.
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

  /// Returns the name of an item as listings and messages write it: in quotes if it is not an identifier.
  ///
  /// Each name depends on the names of all items, so use `itemNames` for many items.
  public func name(of item: Item.ID) -> String { ItemSpelling(self)[item] }

  /// The names of all items by their index, as listings and messages write them.
  package var itemSpellings: [String] { itemNames.map(Spelling.name) }
}

/// The names of a system's items as a listing spells them.
struct ItemSpelling {
  private let names: [String]

  init(_ system: ConstraintSystem) { names = system.itemSpellings }

  /// The spelling of an item's name, or of `Missing` and the index for an item that the system does not have.
  subscript(item: Item.ID) -> String {
    let index = Int(item.index)
    return names.indices.contains(index) ? names[index] : Spelling.name("Missing\(index)")
  }
}
