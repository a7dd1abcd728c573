/// The settings that modifiers make for the charts in a view.
struct ChartSettings: Sendable {
  /// The settings of an axis.
  struct AxisSettings: Sendable {
    var visibility = Visibility.automatic
    /// The ticks and their labels; nil for those that the axis finds.
    var marks: [AxisMarks]?
    var domain: Domain?
    var title: String?
  }

  /// The values that an axis has.
  enum Domain: Sendable {
    case automatic(includesZero: Bool?)
    case values([_PlotValue])
    case range(_PlotValue, _PlotValue)
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var legend = Visibility.automatic
  var legendPosition = AnnotationPosition.automatic
  /// The colours of series with a name, in their order.
  var colors: [(series: _PlotValue, color: Color)] = []
  /// The colours of other series, in turn.
  var palette: [Color] = [.blue, .orange, .green, .purple, .pink, .teal, .yellow, .brown]
}

private enum ChartSettingsKey: EnvironmentKey { static let defaultValue = ChartSettings() }

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// The values of an axis that a chart finds by itself.
public struct AutomaticScaleDomain: Hashable, Sendable {
  let includesZero: Bool?

  /// The values of the marks. Bars and areas are drawn from zero, which is one of them; other marks alone include it where
  /// `includesZero` is true, or nil and the least value is nearer to zero than to the greatest.
  public static func automatic(includesZero: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero)
  }

  /// The values of the marks.
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

  /// Sets the ticks of the x axis of the charts in the view, and the parts drawn at them.
  public consuming func chartXAxis(@AxisContentBuilder content: () -> [AxisMarks]) -> ModifiedView {
    let marks = content()
    return changingEnvironment { $0.chart.x.marks = marks }
  }

  /// Sets the ticks of the y axis of the charts in the view, and the parts drawn at them.
  ///
  ///     chart.chartYAxis { AxisMarks(values: [0, 50, 100]) }
  public consuming func chartYAxis(@AxisContentBuilder content: () -> [AxisMarks]) -> ModifiedView {
    let marks = content()
    return changingEnvironment { $0.chart.y.marks = marks }
  }

  /// Sets the values at the ends of the x axis of the charts in the view. Marks outside are not drawn. Ends that are
  /// not finite, or equal, are ignored.
  public consuming func chartXScale<D: Plottable>(domain: ClosedRange<D>) -> ModifiedView {
    let (low, high) = (domain.lowerBound.primitivePlottable._plotted, domain.upperBound.primitivePlottable._plotted)
    return changingEnvironment { $0.chart.x.domain = .range(low, high) }
  }

  /// Sets the values at the ends of the y axis of the charts in the view. Marks outside are not drawn. Ends that are
  /// not finite, or equal, are ignored.
  public consuming func chartYScale<D: Plottable>(domain: ClosedRange<D>) -> ModifiedView {
    let (low, high) = (domain.lowerBound.primitivePlottable._plotted, domain.upperBound.primitivePlottable._plotted)
    return changingEnvironment { $0.chart.y.domain = .range(low, high) }
  }

  /// Sets the categories of the x axis of the charts in the view, in order. Others are added after them.
  public consuming func chartXScale<D: Plottable>(domain: [D]) -> ModifiedView {
    let values = domain.map(\.primitivePlottable._plotted)
    return changingEnvironment { $0.chart.x.domain = .values(values) }
  }

  /// Sets the categories of the y axis of the charts in the view, from the top. Others are added after them.
  public consuming func chartYScale<D: Plottable>(domain: [D]) -> ModifiedView {
    let values = domain.map(\.primitivePlottable._plotted)
    return changingEnvironment { $0.chart.y.domain = .values(values) }
  }

  /// Lets the x axis of the charts in the view find its values.
  public consuming func chartXScale(domain: AutomaticScaleDomain) -> ModifiedView {
    changingEnvironment { $0.chart.x.domain = .automatic(includesZero: domain.includesZero) }
  }

  /// Lets the y axis of the charts in the view find its values.
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

  /// Shows the names of series of the charts in the view, or hides them. By default there is a legend where more than one
  /// series has a colour, unless lines have the names at their ends.
  public consuming func chartLegend(_ visibility: Visibility) -> ModifiedView {
    changingEnvironment { $0.chart.legend = visibility }
  }

  /// Sets the position of the legends of the charts in the view: above the chart, or below it for any other position.
  public consuming func chartLegend(position: AnnotationPosition) -> ModifiedView {
    changingEnvironment { $0.chart.legendPosition = position }
  }

  /// Sets the colours of series of the charts in the view by their names, which legends have in this order.
  ///
  ///     chart.chartForegroundStyleScale(["a": .blue, "b": .red])
  public consuming func chartForegroundStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, Color>) -> ModifiedView {
    let colors = mapping.map { (series: $0.key.primitivePlottable._plotted, color: $0.value) }
    return changingEnvironment { $0.chart.colors = colors }
  }

  /// Sets the colours of series of the charts in the view, in turn. An empty list leaves them unchanged.
  public consuming func chartForegroundStyleScale(range: [Color]) -> ModifiedView {
    changingEnvironment { if !range.isEmpty { $0.chart.palette = range } }
  }
}
