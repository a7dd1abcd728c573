extension ConstraintSystem {
  /// A variable of a row and its coefficient, with all terms on the left side.
  package typealias VariableTerm = (variable: Variable, coefficient: Double)

  /// Calls `body` with each variable and coefficient of a row, all terms brought to the left side, and returns the
  /// constant that is then on the right. A variable may come more than once.
  package func forEachVariable(ofRow index: Int, _ body: (Variable, Double) -> Void) -> Double {
    var list: [VariableTerm] = []
    let right = appendVariables(ofRow: index, to: &list)
    for term in list { body(term.variable, term.coefficient) }
    return right
  }

  /// Adds each variable of a row to a list, all terms brought to the left side, and returns the constant that is then
  /// on the right. A variable may come more than once.
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

  /// Whether a row is read from right to left. Then its positions are measured from the right, so that
  /// `a.leading == b.leading + 8` is 8 inside in both directions; a row with left or right is read unchanged.
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

  /// An anchor in variables. Returns the constant that the anchor adds, times the coefficient.
  ///
  ///     right = x + width      centerX = x + width / 2      firstBaseline = y + item.firstBaseline
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

  /// A baseline, so far below the top edge; the bottom edge of an item without one.
  private func resolve(
    baseline offset: Double?, of item: Item.ID, _ coefficient: Double, _ list: inout [VariableTerm]
  ) -> Double {
    list.append((Variable(item, .y), coefficient))
    if let offset { return coefficient * offset }
    list.append((Variable(item, .height), coefficient))
    return 0
  }
}

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

  /// The name of an item as listings and messages write it: in quotes if it is not an identifier.
  ///
  /// Each name depends on those of all items, so use `itemNames` for many of them.
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
