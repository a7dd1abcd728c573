import TrussText

/// The layout of a chart of a given size: its axes, their labels, and the names of series. Marks are drawn in `plot`.
struct ChartPlan {
  struct Label: Equatable, Sendable {
    var text: String
    var rect: Rect
    var alignment: TextAlignment = .leading
    var color: Color = .secondary
  }

  /// A series in the legend, with the rectangle of its sign.
  struct LegendEntry: Sendable {
    var color: Color
    var symbol: BasicChartSymbolShape?
    /// The index of the series. In text it determines the ink.
    var series: Int?
    var sign: Rect
  }

  let metrics: ChartMetrics
  let size: Size
  var plot = Rect(x: 0, y: 0, width: 0, height: 0)
  var x: ChartScale
  var y: ChartScale
  var xTicks: [ChartAxis.Tick] = []
  var yTicks: [ChartAxis.Tick] = []
  var labels: [Label] = []
  var legend: [LegendEntry] = []
  /// Messages about parts that do not fit.
  var shortages: [String] = []
  /// Whether the y axis is at the right.
  let isTrailing: Bool

  var hasPlot: Bool { plot.width >= 1 && plot.height >= 1 }

  init(_ data: ChartData, _ size: Size, _ metrics: ChartMetrics) {
    (self.size, self.metrics) = (size, metrics)
    isTrailing = data.y.settings.marks?.contains { $0.position == .trailing } ?? false
    (x, y) = (
      ChartScale(0...1, origin: 0, length: 0, isFlipped: false),
      ChartScale(0...1, origin: 0, length: 0, isFlipped: true)
    )
    var builder = ChartPlanBuilder(data, size, metrics, isTrailing: isTrailing)
    builder.build(into: &self)
  }
}

/// The unit and the font of a chart, for measuring its texts.
struct ChartMetrics: Sendable {
  let isText: Bool
  /// The size of the medium's unit: of a cell in text, otherwise 1 by 1 point.
  let unit: Size
  let font: Font

  init(_ medium: Medium, textScale: Double) {
    isText = medium.isText
    if case .cells(let cell) = medium {
      unit = Size(width: cell.width, height: cell.height)
    } else {
      unit = Size(width: 1, height: 1)
    }
    font = Font(size: 11 * textScale)
  }

  /// The height of a line of text.
  var line: Double { isText ? 1 : (font.size * 1.2).rounded(.up) }

  /// A distance: a number of points, or in text a number of cells.
  func gap(_ points: Double, cells: Double) -> Double { isText ? cells : points }

  func width(_ text: String) -> Double {
    isText ? Double(CellWidth.of(text)) : (font.metrics.width(of: text, size: font.size) * 2).rounded(.up) / 2
  }

  /// The text broken at spaces into lines no wider than `width`; nil if a word is wider, or if more than `most` lines
  /// are needed.
  func lines(_ text: String, width: Double, most: Int) -> [String]? {
    if self.width(text) <= width { return [text] }
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, self.width("\(last) \(word)") <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
      if lines.count > most || self.width(lines[lines.count - 1]) > width { return nil }
    }
    return lines
  }

  /// The beginning of the text that fits into a width, with an ellipsis if it is cut.
  func cut(_ text: String, width: Double) -> String {
    if self.width(text) <= width { return text }
    var text = text
    while !text.isEmpty, self.width(text + "…") > width { text.removeLast() }
    return text.isEmpty ? "" : text + "…"
  }
}
