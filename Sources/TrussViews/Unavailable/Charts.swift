// Swift Charts' names for features of a running app, and for features with other names in Truss.

extension View {
  /// Does nothing: a layout takes no input.
  public func chartXSelection<Value>(value: Binding<Value>) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func chartYSelection<Value>(value: Binding<Value>) -> Self { self }

  /// Not available: Swift Charts' scrolling chart.
  @available(*, unavailable, message: "a layout shows one moment: write .chartXScale(domain:) with the visible range")
  public func chartScrollableAxes(_ axes: Axis) -> Self { self }

  /// Not available: Swift Charts' visible part of a scrolling chart.
  @available(*, unavailable, message: "write .chartXScale(domain:) with the visible range")
  public func chartXVisibleDomain<Length>(length: Length) -> Self { self }

  /// Not available: Swift Charts' views over a chart, which can read positions in the chart.
  @available(*, unavailable, message: "write .annotation { … } on a mark, or .overlay { … } on the chart")
  public func chartOverlay<Content>(alignment: Alignment = .center, content: (ChartProxy) -> Content) -> Self { self }

  /// Not available: Swift Charts' views behind a chart, which can read positions in the chart.
  @available(*, unavailable, message: "write .background { … } on the chart, or RuleMark and AreaMark in it")
  public func chartBackground<Content>(alignment: Alignment = .center, content: (ChartProxy) -> Content) -> Self {
    self
  }

  /// Not available: Swift Charts' style of the plot area.
  @available(*, unavailable, message: "write .frame(…) or .background(…) on the chart")
  public func chartPlotStyle<Content>(content: (Self) -> Content) -> Self { self }
}

/// Swift Charts' access to positions in a chart, which is not available.
@available(*, unavailable, message: "write .annotation { … } on a mark")
public struct ChartProxy: Sendable {}

/// Swift Charts' slice of a pie, which is not available.
@available(*, unavailable, message: "write BarMark(x: .value(…), y: .value(…)), whose lengths readers can compare")
public struct SectorMark: ChartContent {
  /// Makes a slice.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: Radius = .automatic, outerRadius: Radius = .automatic,
    angularInset: Double? = nil
  ) {}

  /// Nothing.
  public var body: some View { ViewContent([]) }

  /// Swift Charts' radius.
  public enum Radius: Sendable {
    /// Chosen automatically, a fraction of the chart's radius, or in points.
    case automatic, ratio(Double), fixed(Double)
  }
}
