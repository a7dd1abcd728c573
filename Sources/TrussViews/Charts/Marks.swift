/// A bar from zero to a value, or from one value to another.
///
///     Chart {
///       BarMark(x: .value("Month", "Jan"), y: .value("Sales", 12))
///       BarMark(xStart: .value("Start", 2), xEnd: .value("End", 5), y: .value("Task", "Design"))
///     }
///
/// Bars at one position are stacked in their order, bars below zero downward, unless `position(by:)` puts them side by
/// side. Bars are horizontal if the y axis has categories; with numbers on both axes they are vertical. By default a
/// bar takes seven tenths of the distance between positions; several bars side by side take eight tenths together. A
/// bar whose value is not finite is not drawn.
///
/// In text the top of a vertical bar and the right end of a horizontal bar are drawn in eighths of a cell. A bar below
/// zero ends at half a cell; a bar between two values, or with a shaded ink (`▒`), at a whole cell.
public struct BarMark: _Mark {
  /// The bar as a node.
  public let _node: ViewNode

  private init(_ mark: ChartMark) { _node = ViewNode(leaf: .custom(CustomLeaf(PlottedMark(mark: mark)))) }

  /// Makes a bar from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      ChartMark(kind: .bar, x: .init(x), y: .init(y), width: width, height: height, stacking: stacking))
  }

  /// Creates a horizontal bar from one value to another, as in a Gantt chart.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(ChartMark(kind: .bar, x: .init(xStart, to: xEnd), y: .init(y), height: height))
  }

  /// Creates a vertical bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(ChartMark(kind: .bar, x: .init(x), y: .init(yStart, to: yEnd), width: width))
  }
}

/// A point of a line. The points with the same `series:`, `foregroundStyle(by:)` and `symbol(by:)` are joined in their
/// order.
///
///     LineMark(x: .value("Day", 1), y: .value("Load", 0.4)).foregroundStyle(by: .value("Host", "a"))
///
/// A value that is not finite leaves a gap. The name of a series is drawn at the end of its line. In text a line has
/// one row in each column: the row of its last point there. A vertical line spans the rows of the column's other
/// points.
public struct LineMark: _Mark {
  /// The point as a node.
  public let _node: ViewNode

  private init(_ mark: ChartMark) { _node = ViewNode(leaf: .custom(CustomLeaf(PlottedMark(mark: mark)))) }

  /// Makes a point of a line without `series:`.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(ChartMark(kind: .line, x: .init(x), y: .init(y)))
  }

  /// Makes a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(ChartMark(kind: .line, x: .init(x), y: .init(y), line: series.plotted))
  }
}

/// A symbol at a position.
///
///     Chart { PointMark(x: .value("Weight", 62), y: .value("Height", 171)) }
public struct PointMark: _Mark {
  /// The symbol as a node.
  public let _node: ViewNode

  /// Makes a symbol. A symbol whose values are not finite is not drawn.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    let mark = ChartMark(kind: .point, x: .init(x), y: .init(y))
    _node = ViewNode(leaf: .custom(CustomLeaf(PlottedMark(mark: mark))))
  }
}

/// A point on the edge of an area. The area extends to zero or to another value. Areas of several series are stacked.
///
///     Chart { AreaMark(x: .value("Day", 1), y: .value("Load", 0.4)) }
public struct AreaMark: _Mark {
  /// The point as a node.
  public let _node: ViewNode

  private init(_ mark: ChartMark) { _node = ViewNode(leaf: .custom(CustomLeaf(PlottedMark(mark: mark)))) }

  /// Makes a point of an area from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(ChartMark(kind: .area, x: .init(x), y: .init(y), stacking: stacking))
  }

  /// Makes a point of an area of a series from zero to a value.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(ChartMark(kind: .area, x: .init(x), y: .init(y), stacking: stacking, line: series.plotted))
  }

  /// Makes a point of an area from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(ChartMark(kind: .area, x: .init(x), y: .init(yStart, to: yEnd)))
  }
}

/// A line across the chart at a value: a limit, a mean, today. It is drawn over the other marks.
///
///     RuleMark(y: .value("Limit", 80)).annotation(position: .top, alignment: .leading) { Text("limit") }
public struct RuleMark: _Mark {
  /// The line as a node.
  public let _node: ViewNode

  private init(_ mark: ChartMark) { _node = ViewNode(leaf: .custom(CustomLeaf(PlottedMark(mark: mark)))) }

  /// Makes a horizontal line across the chart at a value.
  public init<Y: Plottable>(y: PlottableValue<Y>) { self.init(ChartMark(kind: .rule, y: .init(y))) }

  /// Makes a vertical line across the chart at a value.
  public init<X: Plottable>(x: PlottableValue<X>) { self.init(ChartMark(kind: .rule, x: .init(x))) }

  /// Makes a horizontal line from one value to another.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(ChartMark(kind: .rule, x: .init(xStart, to: xEnd), y: .init(y)))
  }

  /// Makes a vertical line from one value to another.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(ChartMark(kind: .rule, x: .init(x), y: .init(yStart, to: yEnd)))
  }
}

/// The thickness of a bar; `ratio` and `inset` set the thickness of all bars side by side together.
public struct MarkDimension: Hashable, Sendable {
  enum Rule: Hashable, Sendable { case automatic, fixed(Double), ratio(Double), inset(Double) }

  let rule: Rule

  /// Seven tenths of the distance between positions, or eight tenths for bars side by side; in text about three
  /// quarters.
  public static let automatic = MarkDimension(rule: .automatic)
  /// A number of points, at least 1; a number that is not finite counts as automatic. In text it is rounded to whole
  /// cells.
  public static func fixed(_ value: Double) -> MarkDimension {
    MarkDimension(rule: value.isFinite ? .fixed(max(1, value)) : .automatic)
  }
  /// A fraction of the distance between positions, clamped to the range from 0 to 1; NaN counts as automatic.
  public static func ratio(_ value: Double) -> MarkDimension {
    MarkDimension(rule: value.isNaN ? .automatic : .ratio(min(1, max(0, value))))
  }
  /// The distance between positions, less a number of points on each side; a number that is not finite counts as
  /// automatic.
  public static func inset(_ value: Double) -> MarkDimension {
    MarkDimension(rule: value.isFinite ? .inset(max(0, value)) : .automatic)
  }
}

/// The way in which marks at one position are combined.
public enum MarkStackingMethod: String, CaseIterable, Hashable, Sendable {
  /// On top of each other, with their values as lengths.
  case standard
  /// On top of each other, as fractions of their sum.
  case normalized
  /// All starting at zero; later marks cover earlier marks.
  case unstacked
}

/// The way in which a line connects its points. In text the line is straight, or has steps.
public enum InterpolationMethod: String, CaseIterable, Hashable, Sendable {
  /// Straight.
  case linear
  /// Smooth, without exceeding the values of its points: the cubics of M. Steffen, "A simple method for monotonic
  /// interpolation in one dimension", Astronomy and Astrophysics 239, 1990.
  case monotone
  /// Smooth: the same as `monotone`.
  case catmullRom
  /// Smooth: the same as `monotone`.
  case cardinal
  /// With steps: the line keeps the value of a point up to the next point.
  case stepStart
  /// With steps in the middle between two points.
  case stepCenter
  /// With steps: the line takes the value of a point from the previous point on.
  case stepEnd
}

/// The form of a symbol.
public enum BasicChartSymbolShape: String, CaseIterable, Hashable, Sendable {
  /// A disc: `●`.
  case circle
  /// A square: `■`.
  case square
  /// A triangle: `▲`.
  case triangle
  /// A diamond: `◆`.
  case diamond
  /// A plus: `+`.
  case plus
  /// A cross: `×`.
  case cross
}

/// The position of an annotation beside its mark.
public enum AnnotationPosition: String, CaseIterable, Hashable, Sendable {
  /// Above the mark.
  case top
  /// Below the mark.
  case bottom
  /// At the leading side of the mark.
  case leading
  /// At the trailing side of the mark.
  case trailing
  /// Over the middle of the mark.
  case overlay
  /// Beyond the end of a bar, or above any other mark.
  case automatic
}
