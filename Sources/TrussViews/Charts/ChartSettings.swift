/// The settings that modifiers make for the charts in a view.
struct ChartSettings: Sendable {
  struct AxisSettings: Sendable {
    var visibility = Visibility.automatic
    /// The ticks and their labels; nil if the axis chooses them.
    var marks: [AxisMarks]?
    var domain: Domain?
    var title: String?
  }

  enum Domain: Sendable {
    case automatic(includesZero: Bool?)
    case values([_PlotValue])
    case range(_PlotValue, _PlotValue)
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var legend = Visibility.automatic
  var legendPosition = AnnotationPosition.automatic
  /// The colours of series that are set by name, in this order.
  var colors: [(series: _PlotValue, color: Color)] = []
  /// The colours of all other series, repeated if there are more series than colours.
  var palette: [Color] = [.blue, .orange, .green, .purple, .pink, .teal, .yellow, .brown]
}

private enum ChartSettingsKey: EnvironmentKey { static let defaultValue = ChartSettings() }

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// The range of values that a chart computes for an axis.
public struct AutomaticScaleDomain: Hashable, Sendable {
  let includesZero: Bool?

  /// The range of the marks' values. If there are bars or areas, which begin at zero, the range includes zero. With
  /// only other marks it includes zero if `includesZero` is true. If `includesZero` is nil, the range of an axis that
  /// measures values includes zero if the values are closer to zero than their range is wide.
  public static func automatic(includesZero: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero)
  }

  /// The same as `automatic(includesZero: nil)`.
  public static let automatic = AutomaticScaleDomain(includesZero: nil)
}

extension View {
  /// Shows the x axis of the charts in the view, or hides it with its ticks and their labels.
  public consuming func chartXAxis(_ visibility: Visibility) -> ModifiedView {
    changingEnvironment { $0.chart.x.visibility = visibility }
  }

  /// Shows the y axis of the charts in the view, or hides it with its grid and the labels.
  public consuming func chartYAxis(_ visibility: Visibility) -> ModifiedView {
    changingEnvironment { $0.chart.y.visibility = visibility }
  }

  /// Sets the ticks of the x axis of the charts in the view, and the parts drawn at each tick.
  public consuming func chartXAxis(@AxisContentBuilder content: () -> [AxisMarks]) -> ModifiedView {
    let marks = content()
    return changingEnvironment { $0.chart.x.marks = marks }
  }

  /// Sets the ticks of the y axis of the charts in the view, and the parts drawn at each tick.
  ///
  ///     chart.chartYAxis { AxisMarks(values: [0, 50, 100]) }
  public consuming func chartYAxis(@AxisContentBuilder content: () -> [AxisMarks]) -> ModifiedView {
    let marks = content()
    return changingEnvironment { $0.chart.y.marks = marks }
  }

  /// Sets the range of the x axis of the charts in the view. Marks outside are not drawn. A range whose ends are not
  /// finite, or equal, is ignored.
  public consuming func chartXScale<D: Plottable>(domain: ClosedRange<D>) -> ModifiedView {
    let (low, high) = (domain.lowerBound.primitivePlottable._plotted, domain.upperBound.primitivePlottable._plotted)
    return changingEnvironment { $0.chart.x.domain = .range(low, high) }
  }

  /// Sets the range of the y axis of the charts in the view. Marks outside are not drawn. A range whose ends are not
  /// finite, or equal, is ignored.
  public consuming func chartYScale<D: Plottable>(domain: ClosedRange<D>) -> ModifiedView {
    let (low, high) = (domain.lowerBound.primitivePlottable._plotted, domain.upperBound.primitivePlottable._plotted)
    return changingEnvironment { $0.chart.y.domain = .range(low, high) }
  }

  /// Sets the categories of the x axis of the charts in the view, in order. Categories that are not in the list come
  /// after it.
  public consuming func chartXScale<D: Plottable>(domain: [D]) -> ModifiedView {
    let values = domain.map(\.primitivePlottable._plotted)
    return changingEnvironment { $0.chart.x.domain = .values(values) }
  }

  /// Sets the categories of the y axis of the charts in the view, from the top. Categories that are not in the list
  /// come after it.
  public consuming func chartYScale<D: Plottable>(domain: [D]) -> ModifiedView {
    let values = domain.map(\.primitivePlottable._plotted)
    return changingEnvironment { $0.chart.y.domain = .values(values) }
  }

  /// Sets how the x axis of the charts in the view computes its range.
  public consuming func chartXScale(domain: AutomaticScaleDomain) -> ModifiedView {
    changingEnvironment { $0.chart.x.domain = .automatic(includesZero: domain.includesZero) }
  }

  /// Sets how the y axis of the charts in the view computes its range.
  public consuming func chartYScale(domain: AutomaticScaleDomain) -> ModifiedView {
    changingEnvironment { $0.chart.y.domain = .automatic(includesZero: domain.includesZero) }
  }

  /// Writes a title below the x axis of the charts in the view.
  public consuming func chartXAxisLabel(_ label: String) -> ModifiedView {
    changingEnvironment { $0.chart.x.title = label }
  }

  /// Writes a title above the y axis of the charts in the view.
  public consuming func chartYAxisLabel(_ label: String) -> ModifiedView {
    changingEnvironment { $0.chart.y.title = label }
  }

  /// Shows or hides the names of series in the charts in the view. By default there is a legend if more than one series
  /// has a colour, unless the names are at the ends of lines.
  public consuming func chartLegend(_ visibility: Visibility) -> ModifiedView {
    changingEnvironment { $0.chart.legend = visibility }
  }

  /// Sets the position of the legends of the charts in the view: above the chart for `.top`, below the chart for any
  /// other position.
  public consuming func chartLegend(position: AnnotationPosition) -> ModifiedView {
    changingEnvironment { $0.chart.legendPosition = position }
  }

  /// Sets the colours of series by their names, for the charts in the view. Legends list these series first, in this
  /// order.
  ///
  ///     chart.chartForegroundStyleScale(["a": .blue, "b": .red])
  public consuming func chartForegroundStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, Color>) -> ModifiedView {
    let colors = mapping.map { (series: $0.key.primitivePlottable._plotted, color: $0.value) }
    return changingEnvironment { $0.chart.colors = colors }
  }

  /// Sets the palette of series whose colour is not set by name, for the charts in the view. An empty list is ignored.
  public consuming func chartForegroundStyleScale(range: [Color]) -> ModifiedView {
    changingEnvironment { if !range.isEmpty { $0.chart.palette = range } }
  }
}
