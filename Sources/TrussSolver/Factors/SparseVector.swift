/// A vector most elements of which are 0, with a list of those that may not be.
struct SparseVector: ~Copyable {
  private var values: Vector<Double>
  /// The indices of all elements that are not 0; some may be 0, or come twice.
  private var touched = Vector<Int32>()

  /// A vector of zeros.
  init(count: Int) { values = Vector(repeating: 0, count: count) }

  /// An element. One that was 0 may only be set to another number by `subtract`, or `add`.
  @inline(__always)
  subscript(index: Int) -> Double {
    get { values[index] }
    set { values[index] = newValue }
  }

  /// The length of the list of elements that may not be 0.
  var touchedCount: Int { touched.count }

  /// An index in that list.
  @inline(__always)
  func touched(_ position: Int) -> Int { Int(touched[position]) }

  @inline(__always)
  mutating func subtract(_ number: Double, at index: Int) { add(-number, at: index) }

  @inline(__always)
  mutating func add(_ number: Double, at index: Int) {
    if values[index] == 0 { touched.append(Int32(truncatingIfNeeded: index)) }
    values[index] += number
  }

  /// Calls `body` with each element that is not 0, in the order in which they came about. The vector is 0 then.
  @inline(__always)
  mutating func clear(_ body: (_ index: Int, _ value: Double) -> Void) {
    for position in touched.indices {
      let index = Int(touched[position])
      let value = values[index]
      if value == 0 { continue }
      values[index] = 0
      body(index, value)
    }
    touched.truncate(to: 0)
  }

  /// Calls `body` with each element that is not 0.
  @inline(__always)
  mutating func forEach(_ body: (_ index: Int32, _ value: Double) -> Void) {
    drop()
    for position in touched.indices { body(touched[position], values[Int(touched[position])]) }
  }

  /// Gives each element that is not 0 another value.
  @inline(__always)
  mutating func change(_ body: (_ index: Int32, _ value: Double) -> Double) {
    drop()
    for position in touched.indices {
      values[Int(touched[position])] = body(touched[position], values[Int(touched[position])])
    }
  }

  /// Drops from the list what is 0 or comes twice.
  private mutating func drop() {
    var kept = 0
    for position in touched.indices {
      let index = touched[position]
      let value = values[Int(index)]
      if value == 0 { continue }
      seen.append(value)
      values[Int(index)] = 0
      touched[kept] = index
      kept += 1
    }
    touched.truncate(to: kept)
    for position in 0..<kept { values[Int(touched[position])] = seen[position] }
    seen.truncate(to: 0)
  }

  /// Empty between uses.
  private var seen = Vector<Double>()
}
