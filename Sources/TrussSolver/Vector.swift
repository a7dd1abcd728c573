/// A growing list of plain values with one owner: an array without copy on write.
///
/// It cannot be copied, so no write has to check whether the storage is shared; in loops over all rows, this check
/// takes an array more time than the work itself. Indices are checked like those of an array.
struct Vector<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 4)
    base = .allocate(capacity: self.capacity)
    count = 0
  }

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

  /// Keeps at most the first `length` elements. The capacity does not change.
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

  mutating func sort(by isBefore: (Element, Element) -> Bool) {
    var buffer = UnsafeMutableBufferPointer(start: base, count: count)
    buffer.sort(by: isBefore)
  }
}

/// The limits within which numbers count as equal. Values are compared relative to the system's scale. Coefficients and
/// gradients are compared absolutely, because scaled rows keep them near 1.
struct Tolerance {
  /// A coefficient up to this limit came from cancellation and is dropped.
  static let coefficient = 0x1p-36
  /// A coefficient below this limit is not a pivot: dividing by it would magnify rounding errors.
  static let pivot = 0x1p-30
  /// A coefficient below this is a pivot only if new factors confirm it.
  static let smallPivot = 0x1p-16
  /// The least ratio of a pivot to the greatest coefficient of its row.
  static let relativePivot = 0x1p-7
  /// A gradient below this multiple of the level's greatest slope counts as 0.
  static let gradient = 0x1p-34
  /// Symbolic epsilons, which are about 1, count as equal if they differ by less than this.
  static let epsilon = 0x1p-30
  /// A variable is not called ambiguous if its range is at most this wide, in points.
  static let ambiguity = 1e-4

  /// The greatest difference between values that are ties, relative to the scale. Epsilons decide ties. The limit
  /// allows for about a thousand roundings.
  private static let tie = 0x1p-42
  /// The greatest infeasibility that counts as rounding and not as a conflict, relative to the scale.
  static let feasibility = 0x1p-36
  /// The greatest error of a required row that holds, relative to its summands. A greater error means that the
  /// computation of the values went wrong.
  static let residual = 0x1p-26
  /// A constant above this means "no limit", and does not enlarge the scale at which other values are compared.
  private static let greatestScale = 0x1p20

  /// A power of two close to the greatest magnitude in the system; 1 if all its constants are 0.
  let scale: Double
  /// The scale for gaps between required rows, at least `scale`.
  let rowScale: Double
  /// The spacing of the grid to which lengths of steps are rounded for comparison. It is a power of two, so numbers
  /// with few binary digits are on the grid.
  let grid: Double

  /// Makes the tolerances for numbers of a magnitude up to `greatest`. Gaps between required rows are compared at a
  /// scale of at least `rowScale`.
  init(greatest: Double, rowScale: Double = 0) {
    let bounded = min(greatest, Tolerance.greatestScale)
    scale = bounded > 0 ? max(bounded.binade, 0x1p-20) : 1
    self.rowScale = max(scale, rowScale)
    grid = scale * Tolerance.tie
  }

  /// The tolerance for required rows before their components are known: a gap of a billionth of a point is a rounding
  /// error in any layout.
  static let strict = Tolerance(greatest: 1, rowScale: 64)

  /// A length of at least 0 as a number of grid steps, rounded to the nearest integer.
  ///
  /// Adding 2^52 leaves no bits for a fraction, so it rounds; `rounded()` would need the C library's mathematics, which
  /// a program without Foundation does not link.
  @inline(__always)
  func onGrid(_ length: Double) -> Double {
    let steps = length / grid
    return steps < 0x1p51 ? (steps + 0x1p52) - 0x1p52 : steps
  }

  /// Whether two values are equal except for rounding.
  @inline(__always)
  func isTie(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= Tolerance.tie * max(scale, abs(left), abs(right))
  }

  /// Whether `left` is below `right` by more than the rounding errors of computing them.
  @inline(__always)
  func isBelow(_ left: Double, _ right: Double) -> Bool {
    let gap = right - left
    return gap == .infinity || gap > Tolerance.feasibility * max(rowScale, min(abs(left), abs(right)))
  }

  /// The possible rounding error of a sum whose greatest summand is `magnitude`.
  func rounding(of magnitude: Double) -> Double { Tolerance.feasibility * max(rowScale, magnitude) }

  /// Whether `left` is below `right`; if the values are ties, by their epsilons.
  @inline(__always)
  func isBelow(_ left: Perturbed, _ right: Perturbed) -> Bool {
    isTie(left.value, right.value)
      ? left.epsilon < right.epsilon - Tolerance.epsilon : left.value < right.value
  }
}
