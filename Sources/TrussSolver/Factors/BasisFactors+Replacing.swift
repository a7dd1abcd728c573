extension BasisFactors {
  /// A new coefficient of the diagonal may differ by this part from what it has to be before rounding has gone too far.
  private static let drift = 0x1p-20

  /// A coefficient below this is what rounding left of 0.
  private static let nothing = 0x1p-60

  /// Whether so many columns have been replaced that it takes less time to factor the matrix again.
  var isWorn: Bool { replacementCount >= 64 || replacements.entryCount > 4 * size }

  /// Replaces the column with its pivot in a row by the one that was solved for last, whose result there was `pivot`; false
  /// if rounding makes that worthless: then the matrix has to be factored again.
  mutating func replace(_ row: Int, pivot: Double) -> Bool {
    removeColumn(row)
    var newDiagonal = addSpike(row)
    let expected = diagonal[row] * pivot
    newDiagonal -= eliminateRow(row)
    diagonal[row] = newDiagonal
    if place[row] >= 0 { order[Int(place[row])] = -1 }
    place[row] = Int32(truncatingIfNeeded: order.count)
    order.append(Int32(truncatingIfNeeded: row))
    replacementCount += 1
    return newDiagonal != 0 && abs(newDiagonal - expected) <= BasisFactors.drift * abs(expected)
  }

  /// Takes the column with its pivot in a row out of U.
  private mutating func removeColumn(_ row: Int) {
    for place in upperColumns.range(row) { BasisFactors.remove(row, from: &upperRows, Int(upperColumns[place].index)) }
    upperColumns.removeAll(row)
  }

  private static func remove(_ index: Int, from pool: inout Pool<Entry>, _ list: Int) {
    for place in pool.range(list) where Int(pool[place].index) == index { return pool.remove(at: place, of: list) }
  }

  /// Puts the spike into U as the column of a row. Returns its coefficient in the row itself.
  private mutating func addSpike(_ row: Int) -> Double {
    var own = 0.0
    for position in spike.indices {
      let entry = spike[position]
      if Int(entry.index) == row {
        own = entry.coefficient
      } else {
        upperColumns.append(entry, to: row)
        upperRows.append(
          Entry(index: Int32(truncatingIfNeeded: row), coefficient: entry.coefficient), to: Int(entry.index))
      }
    }
    return own
  }

  /// Takes from a row, which goes to the end of the order, multiples of the rows after it until it has its own column
  /// alone. Returns what that takes from its coefficient there.
  private mutating func eliminateRow(_ row: Int) -> Double {
    var taken = 0.0
    var open = upperRows.length(row)
    for place in upperRows.range(row) {
      let entry = upperRows[place]
      work[Int(entry.index)] = entry.coefficient
      BasisFactors.remove(row, from: &upperColumns, Int(entry.index))
    }
    upperRows.removeAll(row)
    var position = max(0, Int(place[row]))
    while open > 0, position < order.count {
      let other = Int(order[position])
      position += 1
      if other < 0 || other == row || work[other] == 0 { continue }
      let coefficient = work[other]
      work[other] = 0
      open -= 1
      if abs(coefficient) < BasisFactors.nothing { continue }
      let multiplier = coefficient / diagonal[other]
      replacements.append(Int32(truncatingIfNeeded: other), multiplier)
      for place in upperRows.range(other) {
        let entry = upperRows[place]
        if Int(entry.index) == row {
          taken += multiplier * entry.coefficient
          continue
        }
        // What cancels to 0 would no longer be counted.
        let before = work[Int(entry.index)]
        if before == 0 { open += 1 }
        let after = before - multiplier * entry.coefficient
        work[Int(entry.index)] = after == 0 ? .leastNonzeroMagnitude : after
      }
    }
    replacements.end(of: row)
    return taken
  }
}
