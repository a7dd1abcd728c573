/// Maps the values of an axis to coordinates in a chart, in the medium's unit.
///
/// In text the value from which bars begin has its own row or column: the axis. The bars on both sides are
/// measured from the edge of that cell, so that a bar of 50 in a chart from 0 to 100 with 20 rows is 10 rows high:
///
///     100 ┤
///      50 ┤ ██
///         │ ██
///       0 ┼────
///
/// Without such a value, as with lines, the values at the ends are in the middle of the first and the last cell.
struct ChartScale: Sendable {
  enum Mode: Equatable, Sendable {
    /// From the outer edge of the first cell to the outer edge of the last cell.
    case edges
    /// From the middle of the first cell to the middle of the last.
    case middles
    /// In both directions from the cell of a value; `unit` is the number of cells for a difference of 1.
    case around(base: Double, cell: Double, unit: Double)
  }

  let low: Double
  let high: Double
  /// The smallest coordinate: the coordinate of the least value, or of the greatest value if the axis is flipped.
  let origin: Double
  let length: Double
  /// Whether greater values have smaller coordinates, as on a y axis.
  let isFlipped: Bool
  let mode: Mode

  /// Makes a scale in points.
  init(_ range: ClosedRange<Double>, origin: Double, length: Double, isFlipped: Bool) {
    (low, high, mode) = (range.lowerBound, range.upperBound, .edges)
    (self.origin, self.length, self.isFlipped) = (origin, max(0, length), isFlipped)
  }

  /// Makes a scale in cells.
  ///
  /// - Parameters:
  ///   - base: the value from which bars begin; nil without such a value.
  ///   - hasMiddles: whether the ends of the axis are in the middle of cells, because no mark fills the axis up to its
  ///     edges.
  init(
    _ range: ClosedRange<Double>, origin: Double, cells: Double, isFlipped: Bool, base: Double?, hasMiddles: Bool
  ) {
    (low, high) = (range.lowerBound, range.upperBound)
    (self.origin, length, self.isFlipped) = (origin, max(1, cells), isFlipped)
    guard let base else {
      mode = hasMiddles ? .middles : .edges
      return
    }
    let value = min(high, max(low, base))
    // Halved, because the difference of the ends may overflow.
    let (below, above) = (value / 2 - low / 2, high / 2 - value / 2)
    let cell = below > 0 ? ((length - 1) * (below / (below + above))).rounded() : 0
    let most = length - 1 - cell
    let unit = min(
      above > 0 ? most / (2 * above) : .infinity, below > 0 ? cell / (2 * below) : .infinity)
    mode = .around(base: value, cell: cell, unit: unit)
  }

  /// The distance of a value from the end with the least value.
  private func distance(_ value: Double) -> Double {
    let part = (value / 2 - low / 2) / (high / 2 - low / 2)
    switch mode {
    case .edges: return part * length
    case .middles: return 0.5 + part * (length - 1)
    case .around(let base, let cell, let unit):
      if value == base { return cell + 0.5 }
      return value > base ? cell + 1 + (value - base) * unit : cell - (base - value) * unit
    }
  }

  private func place(_ distance: Double) -> Double { isFlipped ? origin + length - distance : origin + distance }

  func position(_ value: Double) -> Double { place(distance(value)) }

  /// The cell that shows a value; for a value on the edge between two cells, the cell nearer to the base.
  func cell(_ value: Double) -> Int {
    var cell = distance(value).rounded(.down)
    if case .around(let base, _, _) = mode, value > base { cell = distance(value).rounded(.up) - 1 }
    cell = min(length - 1, max(0, cell))
    return Int(clamping: origin) + Int(clamping: isFlipped ? length - 1 - cell : cell)
  }

  /// The coordinates of the range between two values, the smaller coordinate first. Parts outside the axis are cut off;
  /// nil if nothing remains.
  func extent(_ from: Double, _ to: Double) -> (start: Double, end: Double)? {
    let (least, greatest) = (min(from, to), max(from, to))
    guard greatest >= low, least <= high else { return nil }
    func edge(_ value: Double) -> Double {
      let value = min(high, max(low, value))
      guard case .around(let base, let cell, _) = mode, value == base else { return place(distance(value)) }
      // A bar begins at the edge of the base's cell on the bar's side.
      return place(greatest > base || greatest == base && least == base ? cell + 1 : cell)
    }
    let (one, other) = (edge(least), edge(greatest))
    return (min(one, other), max(one, other))
  }

  /// The number of cells between the base and a value; nil without a base.
  func cells(to value: Double) -> Double? {
    guard case .around(let base, _, let unit) = mode else { return nil }
    return abs(min(high, max(low, value)) - base) * unit
  }

  /// The cell of the base; nil without a base.
  var baseCell: Int? {
    guard case .around(let base, _, _) = mode else { return nil }
    return cell(base)
  }
}
