/// A bar from zero to a value, or from one value to another.
///
///     Chart {
///       BarMark(x: .value("Month", "Jan"), y: .value("Sales", 12))
///       BarMark(xStart: .value("Start", 2), xEnd: .value("End", 5), y: .value("Task", "Design"))
///     }
///
/// Bars at one place are stacked in their order, those below zero downward, unless `position(by:)` puts them side by
/// side. Bars are horizontal if the y axis has categories, and vertical with two numbers. A bar without a width takes
/// seven tenths of the distance between places, or eight tenths for several bars side by side. A bar whose value is not
/// finite is not drawn.
///
/// In text a bar ends with a block of eighths where a terminal has such glyphs: at the top of a vertical bar and at the
/// right of a horizontal one. A bar below zero ends at half a cell, and one between two values at a whole cell.
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

/// A point of a line. The points with one colour, or of one series, are joined in their order.
///
///     LineMark(x: .value("Day", 1), y: .value("Load", 0.4)).foregroundStyle(by: .value("Host", "a"))
///
/// A value that is not finite leaves a gap. A line has the name of its series at its end. In text a line has one height in
/// each column, that of its last point there, and lines from the least to the greatest of the others.
public struct LineMark: _Mark {
  /// The point as a node.
  public let _node: ViewNode

  private init(_ mark: ChartMark) { _node = ViewNode(leaf: .custom(CustomLeaf(PlottedMark(mark: mark)))) }

  /// Makes a point of the line with its colour.
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

/// A symbol at a place.
///
///     Chart { PointMark(x: .value("Weight", 62), y: .value("Height", 171)) }
public struct PointMark: _Mark {
  /// The symbol as a node.
  public let _node: ViewNode

  /// Makes a symbol. One whose values are not finite is not drawn.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    let mark = ChartMark(kind: .point, x: .init(x), y: .init(y))
    _node = ViewNode(leaf: .custom(CustomLeaf(PlottedMark(mark: mark))))
  }
}

/// A point of the edge of an area, from zero or from another value on. Areas of several series are stacked.
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

  /// Makes a line from side to side at a value.
  public init<Y: Plottable>(y: PlottableValue<Y>) { self.init(ChartMark(kind: .rule, y: .init(y))) }

  /// Makes a line from top to bottom at a value.
  public init<X: Plottable>(x: PlottableValue<X>) { self.init(ChartMark(kind: .rule, x: .init(x))) }

  /// Makes a line from one value to another.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(ChartMark(kind: .rule, x: .init(xStart, to: xEnd), y: .init(y)))
  }

  /// Makes a line from one value to another.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(ChartMark(kind: .rule, x: .init(x), y: .init(yStart, to: yEnd)))
  }
}

/// How thick a bar is.
public struct MarkDimension: Hashable, Sendable {
  enum Rule: Hashable, Sendable { case automatic, fixed(Double), ratio(Double), inset(Double) }

  let rule: Rule

  /// Seven tenths of the distance between places.
  public static let automatic = MarkDimension(rule: .automatic)
  /// A number of points, at least 1; one that is not finite is automatic. In text it is a whole number of cells.
  public static func fixed(_ value: Double) -> MarkDimension {
    MarkDimension(rule: value.isFinite ? .fixed(max(1, value)) : .automatic)
  }
  /// A part of the distance between places, from 0 to 1; a number outside counts as the nearer end, NaN as automatic.
  public static func ratio(_ value: Double) -> MarkDimension {
    MarkDimension(rule: value.isNaN ? .automatic : .ratio(min(1, max(0, value))))
  }
  /// The distance between places without a number of points at each side; one that is not finite is automatic.
  public static func inset(_ value: Double) -> MarkDimension {
    MarkDimension(rule: value.isFinite ? .inset(max(0, value)) : .automatic)
  }
}

/// The way in which marks at one place are combined.
public enum MarkStackingMethod: String, CaseIterable, Hashable, Sendable {
  /// On top of each other.
  case standard
  /// On top of each other, as parts of 1.
  case normalized
  /// All from zero, the later ones in front.
  case unstacked
}

/// How a line goes from point to point. In text it is straight, or has steps.
public enum InterpolationMethod: String, CaseIterable, Hashable, Sendable {
  /// Straight.
  case linear
  /// Smooth, and never beyond the values of its points: the cubics of M. Steffen, "A simple method for monotonic
  /// interpolation in one dimension", Astronomy and Astrophysics 239, 1990.
  case monotone
  /// Smooth: the same as `monotone`.
  case catmullRom
  /// Smooth: the same as `monotone`.
  case cardinal
  /// With the value of a point from there to the next one.
  case stepStart
  /// With a step in the middle between two points.
  case stepCenter
  /// With the value of a point from the one before to there.
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
  /// At its leading side.
  case leading
  /// At its trailing side.
  case trailing
  /// Over its middle.
  case overlay
  /// Above a vertical bar, or to the right of a horizontal one.
  case automatic
}
