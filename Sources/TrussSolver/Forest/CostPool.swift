/// The segments of cost functions and the entries of their slopes, in arrays that only grow.
struct CostPool {
  var segments: [CostFunction.Segment] = []
  private var entries: [Slope.Entry] = []
  // Scratch.
  var middle: [CostFunction.Segment] = []
  var pieces: [Piece] = []

  /// A part of a function below its argmin: where it starts, and what a step down costs there.
  struct Piece {
    var start: Double
    var slope: Slope
  }

  /// A difference of coefficients this small, relative to them, is 0.
  private static let negligible = 0x1p-33
}

// MARK: Slopes

extension CostPool {
  /// One slope and a multiple of another. Their rows differ.
  mutating func sum(_ first: Slope, _ second: Slope, times factor: Double) -> Slope {
    if second.isZero { return first }
    if first.isZero && factor == 1 { return second }
    var result = Slope()
    result.row = min(first.row, second.row)
    result.sign = first.row <= second.row ? first.sign : (factor < 0 ? -second.sign : second.sign)
    result.rest = Int32(entries.count)
    var (left, right) = (0, 0)
    let (leftCount, rightCount) = (first.entryCount, second.entryCount)
    while left < leftCount || right < rightCount {
      let mine = left < leftCount ? first.entry(left, entries) : nil
      let other = right < rightCount ? second.entry(right, entries) : nil
      var next: Slope.Entry
      if let mine, mine.level <= other?.level ?? Slope.none {
        next = mine
        left += 1
        if let other, other.level == mine.level {
          right += 1
          next.coefficient += factor * other.coefficient
          let scale = max(abs(mine.coefficient), abs(factor * other.coefficient))
          if abs(next.coefficient) <= CostPool.negligible * scale { continue }
        }
      } else if let other {
        next = Slope.Entry(level: other.level, coefficient: factor * other.coefficient)
        right += 1
      } else {
        break
      }
      append(next, to: &result)
    }
    return result
  }

  /// A multiple of a slope.
  mutating func scaled(_ slope: Slope, by factor: Double) -> Slope {
    factor == 1 ? slope : sum(Slope(), slope, times: factor)
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

  /// Whether one slope costs less than another.
  private static func isLess(_ first: Slope, _ second: Slope, _ entries: [Slope.Entry]) -> Bool {
    let (leftCount, rightCount) = (first.entryCount, second.entryCount)
    var index = 0
    while index < leftCount || index < rightCount {
      let mine = index < leftCount ? first.entry(index, entries) : Slope.Entry(level: Slope.none, coefficient: 0)
      let other = index < rightCount ? second.entry(index, entries) : Slope.Entry(level: Slope.none, coefficient: 0)
      // At a level that only one has, the other's coefficient is 0.
      if mine.level < other.level { return mine.coefficient < 0 }
      if other.level < mine.level { return other.coefficient > 0 }
      let gap = other.coefficient - mine.coefficient
      if abs(gap) > CostPool.negligible * max(abs(mine.coefficient), abs(other.coefficient)) { return gap > 0 }
      index += 1
    }
    return first.row < second.row ? first.sign < 0 : (second.row < first.row && second.sign > 0)
  }
}

extension Slope {
  @inline(__always)
  fileprivate var entryCount: Int { level == Slope.none ? 0 : 1 + Int(restCount) }

  /// The entries from the highest priority down: the first is the slope's own, the others lie in a pool.
  @inline(__always)
  fileprivate func entry(_ index: Int, _ pool: [Entry]) -> Entry {
    index == 0 ? Entry(level: level, coefficient: coefficient) : pool[Int(rest) + index - 1]
  }
}

extension CostPool {
  /// What a slope costs at a level.
  func coefficient(of slope: Slope, at level: Int32) -> Double {
    for index in 0..<slope.entryCount {
      let entry = slope.entry(index, entries)
      if entry.level == level { return entry.coefficient }
    }
    return 0
  }

  /// Calls `body` with each level at which a slope costs or gains something.
  func forEachLevel(of slope: Slope, _ body: (Int32) -> Void) {
    for index in 0..<slope.entryCount { body(slope.entry(index, entries).level) }
  }

  /// Sorts segments by what they cost.
  mutating func sort(_ range: Range<Int>) {
    if range.count < 2 { return }
    let entries = entries
    segments[range].sort { CostPool.isLess($0.slope, $1.slope, entries) }
  }
}
