/// What a step in one direction costs: how much at each priority, compared from the highest down, and for what costs
/// the same at all of them, the first optional row that decides.
///
/// Rows of equal cost are distinguished by order: each row's violation counts by itself below all sums, earlier rows
/// first. In a sum over different rows the first of them is enough to know, as no other can cancel it.
struct Slope {
  /// The rank of the highest priority that it costs at, or `none`.
  var level = Slope.none
  /// The number of entries at lower priorities, in the pool from `rest` on.
  var restCount: Int32 = 0
  var coefficient = 0.0
  /// Where the lower priorities' entries begin in the pool.
  var rest: Int32 = 0
  /// Which way the first row goes: 1 costs, -1 gains.
  var sign: Int32 = 0
  /// The place of the first row among all, or `noRow`.
  var row = Slope.noRow

  static let none = Int32.max
  static let noRow = UInt64.max

  /// What a step costs at a priority.
  struct Entry: Equatable {
    var level: Int32
    var coefficient: Double
  }

  /// Whether a step costs the same as none.
  var isZero: Bool { level == Slope.none && row == Slope.noRow }

  /// Whether a step costs; false where it gains or makes no difference.
  var isPositive: Bool { level == Slope.none ? sign > 0 : coefficient > 0 }

  /// Whether a step gains.
  var isNegative: Bool { level == Slope.none ? sign < 0 : coefficient < 0 }

  /// Whether no row decides a step, only a default.
  func isFree(from firstDefault: UInt64) -> Bool { level == Slope.none && row >= firstDefault }
}
