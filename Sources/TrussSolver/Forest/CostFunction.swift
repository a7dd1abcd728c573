/// A convex piecewise-linear cost of one variable: where it is least, and what steps away from there cost.
///
///        \              /
///         \           .'        right: segments outward, each dearer than the one before
///          '._      .'
///             '-.--'
///             argmin
///
/// A side that ends bounds the variable. Segments lie in a `CostPool`.
struct CostFunction {
  var argmin: Double
  /// The places of its segments, each outward from the argmin.
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

  /// Whether it allows one value alone.
  var isPoint: Bool { left.isEmpty && right.isEmpty }

  /// A range in 32 bits: a layout keeps six functions a view, and a tree has fewer segments than views times rules.
  private struct Places {
    private let start: Int32
    private let end: Int32

    init(_ range: Range<Int>) {
      start = Int32(truncatingIfNeeded: range.lowerBound)
      end = Int32(truncatingIfNeeded: range.upperBound)
    }

    var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
  }

  /// A piece of one side.
  struct Segment {
    /// How far it goes, in units of the variable; may be infinite.
    var length: Double
    var slope: Slope
    /// In a sum over several variables, the position of the one that moves.
    var owner: Int32 = 0
  }
}
