/// A growing list of plain values with one owner: an array without copy on write.
///
/// It cannot be copied, so no write has to ask whether it is shared; in the loops over all rows that question costs an
/// array more than the work. Indexes are checked as an array's are.
struct Vector<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  /// An empty list with space for some elements.
  init(capacity: Int = 0) {
    self.capacity = max(capacity, 4)
    base = .allocate(capacity: self.capacity)
    count = 0
  }

  /// A list of equal elements.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { base.deallocate() }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  var indices: Range<Int> { 0..<count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      check(index)
      return base[index]
    }
    set {
      check(index)
      base[index] = newValue
    }
  }

  @inline(__always)
  private func check(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: 2 * capacity) }
    base[count] = element
    count += 1
  }

  /// Keeps the first elements; the space of the others stays.
  @inline(__always)
  mutating func truncate(to length: Int) { count = min(count, max(0, length)) }

  @inline(never)
  private mutating func grow(to length: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: length)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = length
  }

  /// Sorts the elements.
  mutating func sort(by isBefore: (Element, Element) -> Bool) {
    var buffer = UnsafeMutableBufferPointer(start: base, count: count)
    buffer.sort(by: isBefore)
  }
}

/// When numbers count as equal. Values are compared relative to the system's scale, coefficients and gradients, which
/// rows scaled to about 1 keep near 1, absolutely.
struct Tolerance {
  /// A coefficient below this came from cancellation and is dropped.
  static let coefficient = 0x1p-36
  /// A coefficient below this is not a pivot: dividing by it would blow errors up.
  static let pivot = 0x1p-30
  /// Among the pivots of an elimination, one must be at least this part of the row's greatest.
  static let relativePivot = 0x1p-7
  /// A gradient below this, times the level's greatest slope, is 0.
  static let gradient = 0x1p-34
  /// Symbolic epsilons, about 1 each, closer than this are equal.
  static let epsilon = 0x1p-30
  /// A variable whose range is at most this many points wide is not called ambiguous.
  static let ambiguity = 1e-4

  /// Values this close, relative to the scale, are ties, which epsilons decide: a thousand roundings.
  private static let tie = 0x1p-42
  /// An infeasibility below this, relative to the scale, is rounding and not a conflict.
  static let feasibility = 0x1p-36
  /// A required row that is off by more than this, relative to its summands, does not hold: the computation of the
  /// values went wrong.
  static let residual = 0x1p-26
  /// A constant beyond this means "no limit", and does not coarsen the comparison of the others.
  private static let greatestScale = 0x1p20

  /// A power of two near the greatest number in sight, at least 1 if that is not known to be smaller.
  let scale: Double
  /// The scale for a gap between required rows: at least the scale of the system.
  let ground: Double
  /// The step of the grid on which lengths of steps are compared; clean numbers are on it.
  let grid: Double

  /// Makes the tolerances for numbers of at most `greatest` in magnitude. Gaps are compared with at least `ground`.
  init(greatest: Double, ground: Double = 0) {
    let bounded = min(greatest, Tolerance.greatestScale)
    scale = bounded > 0 ? max(bounded.binade, 0x1p-20) : 1
    self.ground = max(scale, ground)
    grid = scale * Tolerance.tie
  }

  /// The scale for required rows at first, before their components are known: a gap of a billionth of a point is
  /// rounding in any layout.
  static let strict = Tolerance(greatest: 1, ground: 64)

  /// The number of steps of the grid that is nearest to a length, which is at least 0.
  ///
  /// Adding 2^52 leaves no bits for a fraction, so it rounds; `rounded()` would need the C library's mathematics,
  /// which a program without Foundation does not link.
  @inline(__always)
  func onGrid(_ length: Double) -> Double {
    let steps = length / grid
    return steps < 0x1p51 ? (steps + 0x1p52) - 0x1p52 : steps
  }

  /// Whether two values are the same except for rounding.
  @inline(__always)
  func isTie(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= Tolerance.tie * max(scale, abs(left), abs(right))
  }

  /// Whether a value is below another by more than rounding on the way to it can have done.
  @inline(__always)
  func isBelow(_ left: Double, _ right: Double) -> Bool {
    let gap = right - left
    return gap == .infinity || gap > Tolerance.feasibility * max(ground, min(abs(left), abs(right)))
  }

  /// The rounding error of a sum whose greatest number is the given one.
  func rounding(of magnitude: Double) -> Double { Tolerance.feasibility * max(ground, magnitude) }

  /// Whether a value with its epsilon is below another.
  @inline(__always)
  func isBelow(_ left: Perturbed, _ right: Perturbed) -> Bool {
    isTie(left.value, right.value)
      ? left.epsilon < right.epsilon - Tolerance.epsilon : left.value < right.value
  }
}
