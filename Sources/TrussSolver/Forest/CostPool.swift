/// The segments of cost functions and the entries of their slopes, in arrays that grow until the pool is emptied.
struct CostPool {
  var segments: [CostFunction.Segment] = []
  private var entries: [Slope.Entry] = []
  /// The position of the first default in the order of all rows. Defaults come after all rows.
  var firstDefault: UInt64
  // Scratch.
  var middle = ReusedList<CostFunction.Segment>()
  var pieces = ReusedList<Piece>()

  /// A part of a function below its argmin: its start, and the cost of a step down.
  struct Piece: BitwiseCopyable {
    var start: Double
    var slope: Slope
  }

  /// A difference of coefficients this small, relative to the coefficients, is 0.
  private static let negligible = 0x1p-33

  init(firstDefault: UInt64 = 0) { self.firstDefault = firstDefault }
}

extension CostPool {
  var capacity: Int { max(segments.capacity, entries.capacity, middle.capacity, pieces.capacity) }

  /// Empties the pool. It keeps its memory.
  mutating func removeAll() {
    segments.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  /// Appends copies of segments. Appending a slice of the array to itself would first copy the whole array.
  mutating func repeatSegments(_ range: Range<Int>) {
    for index in range { segments.append(segments[index]) }
  }
}

// MARK: Slopes

extension CostPool {
  /// The sum of `first` and `factor` times `second`. The slopes must name different rows.
  @inline(__always)
  mutating func sum(_ first: Slope, _ second: Slope, times factor: Double) -> Slope {
    second.isZero ? first : first.isZero ? scaled(second, by: factor) : merged(first, second, times: factor)
  }

  private mutating func merged(_ first: Slope, _ second: Slope, times factor: Double) -> Slope {
    var result = Slope()
    result.row = min(first.row, second.row)
    result.sign = first.row <= second.row ? first.sign : (factor < 0 ? -second.sign : second.sign)
    result.rest = Int32(truncatingIfNeeded: entries.count)
    var (left, right) = (0, 0)
    var (mine, other) = (first.entry(0, entries), second.entry(0, entries))
    while min(mine.level, other.level) != Slope.none {
      let (mineCounts, otherCounts) = (mine.level <= other.level, other.level <= mine.level)
      var next = Slope.Entry(level: other.level, coefficient: factor * other.coefficient)
      if mineCounts {
        let scale = max(abs(mine.coefficient), abs(next.coefficient))
        next.coefficient = otherCounts ? mine.coefficient + next.coefficient : mine.coefficient
        next.level = mine.level
        if !otherCounts || abs(next.coefficient) > CostPool.negligible * scale { append(next, to: &result) }
        left += 1
        mine = first.entry(left, entries)
      } else {
        append(next, to: &result)
      }
      if otherCounts {
        right += 1
        other = second.entry(right, entries)
      }
    }
    return result
  }

  /// Multiplies a slope by a factor, and adds scaled copies of the slope's entries to the pool.
  @inline(__always)
  mutating func scaled(_ slope: Slope, by factor: Double) -> Slope {
    if factor == 1 { return slope }
    var result = slope
    result.coefficient *= factor
    if factor < 0 { result.sign = -slope.sign }
    if slope.restCount > 0 { scaleRest(of: &result, by: factor) }
    return result
  }

  private mutating func scaleRest(of slope: inout Slope, by factor: Double) {
    let range = Int(slope.rest)..<Int(slope.rest + slope.restCount)
    slope.rest = Int32(truncatingIfNeeded: entries.count)
    for place in range {
      entries.append(Slope.Entry(level: entries[place].level, coefficient: factor * entries[place].coefficient))
    }
  }

  /// Copies a segment of another pool into this pool, with the entries of its slope.
  mutating func append(_ segment: CostFunction.Segment, of other: CostPool) {
    var segment = segment
    let entries = other.entries[Int(segment.slope.rest)..<Int(segment.slope.rest + segment.slope.restCount)]
    segment.slope.rest = Int32(self.entries.count)
    self.entries += entries
    segments.append(segment)
  }

  private mutating func append(_ entry: Slope.Entry, to slope: inout Slope) {
    if slope.level == Slope.none {
      slope.level = entry.level
      slope.coefficient = entry.coefficient
    } else {
      entries.append(entry)
      slope.restCount += 1
    }
  }

  func isLess(_ first: Slope, _ second: Slope) -> Bool { CostPool.isLess(first, second, entries) }

  /// Whether a step has a cost only in a default, in no row.
  func isFree(_ slope: Slope) -> Bool { slope.level == Slope.none && slope.row >= firstDefault }

  /// Sets the default of all segments whose steps no row decides. `row` is the default's position in the order of all
  /// rows.
  @inline(__always)
  mutating func markDefaults(_ range: Range<Int>, _ row: UInt64) {
    for index in range where isFree(segments[index].slope) {
      segments[index].slope.sign = 1
      segments[index].slope.row = row
    }
  }

  /// Whether the first slope costs less than the second at the highest level at which they differ or, if they differ at
  /// no level, in a row that is not a default.
  func isClearlyLess(_ first: Slope, _ second: Slope) -> Bool {
    let order = CostPool.compareLevels(first, second, entries)
    if order != 0 { return order < 0 }
    return min(first.row, second.row) < firstDefault && CostPool.isLessByRow(first, second)
  }

  private static func isLess(_ first: Slope, _ second: Slope, _ entries: [Slope.Entry]) -> Bool {
    let order = compareLevels(first, second, entries)
    return order != 0 ? order < 0 : isLessByRow(first, second)
  }

  private static func isLessByRow(_ first: Slope, _ second: Slope) -> Bool {
    first.row < second.row ? first.sign < 0 : (second.row < first.row && second.sign > 0)
  }

  /// Compares two slopes at the highest level at which they differ: -1 if the first slope costs less, 1 if the second
  /// slope costs less, 0 if they differ at no level.
  private static func compareLevels(_ first: Slope, _ second: Slope, _ entries: [Slope.Entry]) -> Int {
    // The highest level nearly always decides. If only one slope has this level, the other slope's coefficient is 0.
    if first.level != second.level {
      return (first.level < second.level ? first.coefficient < 0 : second.coefficient > 0) ? -1 : 1
    }
    var index = 0
    while true {
      let (mine, other) = (first.entry(index, entries), second.entry(index, entries))
      if min(mine.level, other.level) == Slope.none { return 0 }
      if mine.level < other.level { return mine.coefficient < 0 ? -1 : 1 }
      if other.level < mine.level { return other.coefficient > 0 ? -1 : 1 }
      let gap = other.coefficient - mine.coefficient
      if abs(gap) > CostPool.negligible * max(abs(mine.coefficient), abs(other.coefficient)) { return gap > 0 ? -1 : 1 }
      index += 1
    }
  }
}

extension Slope {
  @inline(__always)
  fileprivate var entryCount: Int { level == Slope.none ? 0 : 1 + Int(restCount) }

  /// The entries in order of priority, highest first. The first entry is stored in the slope, the others are in the
  /// pool. After the last entry, the level is `none`.
  @inline(__always)
  fileprivate func entry(_ index: Int, _ pool: [Entry]) -> Entry {
    if index == 0 { return Entry(level: level, coefficient: coefficient) }
    return index > restCount ? Entry(level: Slope.none, coefficient: 0) : pool[Int(rest) + index - 1]
  }
}

extension CostPool {
  /// Whether two functions are equal, except for the owners of their segments.
  func isSame(_ first: CostFunction, _ second: CostFunction) -> Bool {
    guard first.argmin == second.argmin, first.left.count == second.left.count,
      first.right.count == second.right.count
    else { return false }
    func isSame(_ first: Int, _ second: Int) -> Bool {
      let (one, other) = (segments[first], segments[second])
      guard one.length == other.length, one.slope.row == other.slope.row, one.slope.sign == other.slope.sign,
        one.slope.entryCount == other.slope.entryCount
      else { return false }
      return (0..<one.slope.entryCount).allSatisfy {
        one.slope.entry($0, entries) == other.slope.entry($0, entries)
      }
    }
    return zip(first.left, second.left).allSatisfy(isSame) && zip(first.right, second.right).allSatisfy(isSame)
  }

  func coefficient(of slope: Slope, at level: Int32) -> Double {
    for index in 0..<slope.entryCount {
      let entry = slope.entry(index, entries)
      if entry.level == level { return entry.coefficient }
    }
    return 0
  }

  func forEachLevel(of slope: Slope, _ body: (Int32) -> Void) {
    for index in 0..<slope.entryCount { body(slope.entry(index, entries).level) }
  }

  /// Sorts segments by cost. The sort is stable.
  mutating func sort(_ range: Range<Int>) {
    if range.count < 2 { return }
    segments.sort(range) { [entries] in CostPool.isLess($0.slope, $1.slope, entries) }
  }
}

/// A convex piecewise-linear cost of one variable: its argmin, and the costs of steps away from the argmin.
///
///        \              /
///         \           .'        right: segments outward, each dearer than the one before
///          '._      .'
///             '-.--'
///             argmin
///
/// The sides end at the bounds of the variable. The segments are in a `CostPool`.
struct CostFunction: BitwiseCopyable, Sendable {
  var argmin: Double
  /// The indices of the segments in the pool, for the left and the right side. Each side is ordered from the argmin
  /// outward.
  var left: Range<Int> {
    get { leftPlaces.range }
    set { leftPlaces = Places(newValue) }
  }
  var right: Range<Int> {
    get { rightPlaces.range }
    set { rightPlaces = Places(newValue) }
  }
  private var leftPlaces: Places
  private var rightPlaces: Places

  init(argmin: Double, left: Range<Int> = 0..<0, right: Range<Int> = 0..<0) {
    self.argmin = argmin
    leftPlaces = Places(left)
    rightPlaces = Places(right)
  }

  var isPoint: Bool { left.isEmpty && right.isEmpty }

  /// A range in 32 bits, to save memory: a layout keeps six functions for each view. The number of segments is less
  /// than the number of views times the number of rules.
  private struct Places: BitwiseCopyable {
    private let start: Int32
    private let end: Int32

    init(_ range: Range<Int>) {
      start = Int32(truncatingIfNeeded: range.lowerBound)
      end = Int32(truncatingIfNeeded: range.upperBound)
    }

    var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
  }

  /// A part of a side with a single slope.
  struct Segment: BitwiseCopyable, Sendable {
    /// The length, in units of the variable; may be infinite.
    var length: Double
    var slope: Slope
    /// The variable that moves along this segment, in a sum over several variables.
    var owner: Int32 = 0
  }
}

/// The cost of a step in one direction: an amount at each priority. Slopes are compared from the highest priority down
/// and, if all amounts are equal, by the first optional row that they affect.
///
/// Below all priorities, the violation of each row counts by itself, earlier rows first. For a sum over different rows
/// only the first of these rows matters, because no other row can cancel its effect.
struct Slope: BitwiseCopyable, Sendable {
  /// The rank of the highest priority at which a step has a cost, or `none`.
  var level = Slope.none
  /// The number of entries at lower priorities. They are in the pool from `rest` on.
  var restCount: Int32 = 0
  var coefficient = 0.0
  /// The index of the first entry at a lower priority, in the pool.
  var rest: Int32 = 0
  /// The effect of a step on `row`, the first affected row: 1 if the violation grows, -1 if it shrinks.
  var sign: Int32 = 0
  /// The position of the first affected row in the order of all rows, or `noRow`.
  var row = Slope.noRow

  static let none = Int32.max
  static let noRow = UInt64.max

  struct Entry: Equatable {
    var level: Int32
    var coefficient: Double
  }

  var isZero: Bool { level == Slope.none && row == Slope.noRow }

  /// Whether a step has a cost; false if it has a gain, or neither.
  var isPositive: Bool { level == Slope.none ? sign > 0 : coefficient > 0 }

  /// Whether a step has a gain, a negative cost.
  var isNegative: Bool { level == Slope.none ? sign < 0 : coefficient < 0 }
}
