/// How far each variable of a dictionary goes along with one.
struct Changes: ~Copyable {
  /// The change of each variable: unknowns, then sums.
  var values: SparseVector
  // Clean between uses.
  private var sums: SparseVector
  private var magnitudes: Vector<Double>

  /// A change below this part of the greatest is rounding.
  private static let nothing = 0x1p-42
  /// A change above this part of the greatest is none.
  private static let something = 0x1p-32

  /// No change of so many variables, of which the last are sums.
  init(variableCount: Int, sumCount: Int) {
    values = SparseVector(count: variableCount)
    sums = SparseVector(count: sumCount)
    magnitudes = Vector(repeating: 0, count: sumCount)
  }

  mutating func clear() { values.clear { _, _ in } }

  /// Makes changes of unknowns that are rounding 0, and adds those of the sums that are basic; false where one may be
  /// rounding and may be none.
  mutating func addSums(_ definitions: Definitions, unknownCount: Int, where isBasic: (Int) -> Bool) -> Bool {
    var isClear = true
    var greatest = 1.0
    let count = values.touchedCount
    for position in 0..<count { greatest = max(greatest, abs(values[values.touched(position)])) }
    for position in 0..<count {
      let unknown = values.touched(position)
      let change = values[unknown]
      if abs(change) <= Changes.nothing * greatest {
        values[unknown] = 0
        continue
      }
      if abs(change) < Changes.something * greatest { isClear = false }
      for place in definitions.occurrenceRange(unknown) {
        let occurrence = definitions.occurrences[place]
        let part = occurrence.coefficient * change
        sums.add(part, at: Int(occurrence.sum))
        magnitudes[Int(occurrence.sum)] = max(magnitudes[Int(occurrence.sum)], abs(part))
      }
    }
    for position in 0..<sums.touchedCount {
      let sum = sums.touched(position)
      let (change, magnitude) = (sums[sum], magnitudes[sum])
      magnitudes[sum] = 0
      if abs(change) <= Changes.nothing * magnitude || !isBasic(unknownCount + sum) { continue }
      if abs(change) < Changes.something * magnitude { isClear = false }
      values.add(change, at: unknownCount + sum)
      sums[sum] = 0
    }
    sums.clear { _, _ in }
    return isClear
  }
}
