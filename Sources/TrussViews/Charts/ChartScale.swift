/// Where the values of an axis are in a chart, in the unit of the medium.
///
/// In text a value from which bars begin has its own row or column: that of the axis. The bars on both sides of it have
/// whole cells and a rest, so that one of 50 in a chart of 0 to 100 and 20 rows is 10 rows high:
///
///     100 ┤
///      50 ┤ ██
///         │ ██
///       0 ┼────
///
/// Where nothing begins at a value, as with lines, the values at the ends are in the middle of the first and the last cell.
struct ChartScale: Sendable {
  enum Mode: Equatable, Sendable {
    /// From edge to edge.
    case edges
    /// From the middle of the first cell to that of the last.
    case middles
    /// On both sides of the cell of a value, with so many cells for a unit.
    case around(base: Double, cell: Double, unit: Double)
  }

  let low: Double
  let high: Double
  /// Where the least value is drawn, or the greatest of an axis that goes up: the least coordinate.
  let origin: Double
  let length: Double
  /// Whether values grow toward lesser coordinates, as they do upward.
  let isFlipped: Bool
  let mode: Mode

  /// Makes the scale of points.
  init(_ range: ClosedRange<Double>, origin: Double, length: Double, isFlipped: Bool) {
    (low, high, mode) = (range.lowerBound, range.upperBound, .edges)
    (self.origin, self.length, self.isFlipped) = (origin, max(0, length), isFlipped)
  }

  /// Makes the scale of cells.
  ///
  /// - Parameters:
  ///   - base: the value from which bars begin; nil if there are none.
  ///   - hasMiddles: whether nothing fills the axis from edge to edge.
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
    // Halves, as the difference of the ends may have no number.
    let (below, above) = (value / 2 - low / 2, high / 2 - value / 2)
    let cell = below > 0 ? ((length - 1) * (below / (below + above))).rounded() : 0
    let most = length - 1 - cell
    let unit = min(
      above > 0 ? most / (2 * above) : .infinity, below > 0 ? cell / (2 * below) : .infinity)
    mode = .around(base: value, cell: cell, unit: unit)
  }

  /// The distance of a value from the end with the smallest value.
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

  /// The coordinate of a value.
  func position(_ value: Double) -> Double { place(distance(value)) }

  /// The cell that shows a value: of one between cells the one nearer to the base.
  func cell(_ value: Double) -> Int {
    var cell = distance(value).rounded(.down)
    if case .around(let base, _, _) = mode, value > base { cell = distance(value).rounded(.up) - 1 }
    cell = min(length - 1, max(0, cell))
    return Int(clamping: origin) + Int(clamping: isFlipped ? length - 1 - cell : cell)
  }

  /// The coordinates between which two values are drawn, the smaller first. Parts beyond the ends are left out; nil if
  /// nothing is left.
  func extent(_ from: Double, _ to: Double) -> (start: Double, end: Double)? {
    let (least, greatest) = (min(from, to), max(from, to))
    guard greatest >= low, least <= high else { return nil }
    func edge(_ value: Double) -> Double {
      let value = min(high, max(low, value))
      guard case .around(let base, let cell, _) = mode, value == base else { return place(distance(value)) }
      // The bar begins at the side of the base that it is on.
      return place(greatest > base || greatest == base && least == base ? cell + 1 : cell)
    }
    let (one, other) = (edge(least), edge(greatest))
    return (min(one, other), max(one, other))
  }

  /// The cell of the base; nil if there is none.
  var baseCell: Int? {
    guard case .around(let base, _, _) = mode else { return nil }
    return cell(base)
  }
}
