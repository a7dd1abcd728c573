import TrussIR

/// Bars, lines, points and areas with axes.
///
///     Chart {
///       BarMark(x: .value("Month", "Jan"), y: .value("Sales", 12))
///       BarMark(x: .value("Month", "Feb"), y: .value("Sales", 18))
///       RuleMark(y: .value("Goal", 15)).annotation(position: .top, alignment: .trailing) { Text("goal") }
///     }
///     .frame(height: 200)
///
/// Its terms are those of Swift Charts. It fills the offered frame, and is 300 by 200 points without one, as in a
/// scroll view; with categories on the y axis it is 28 points high for each, and 50 for its axis and a legend.
///
/// - The first value of an axis decides whether it has numbers, dates or categories. Categories are in the order of
///   their first occurrence, those of the y axis from the top; dates are in UTC.
/// - Labels of numbers are exact: written out below 10,000, else in the shortest of `1.2M`, `1.2e21` and all digits.
/// - Labels never touch, and none is cut without a report. An axis of numbers or dates has as many ticks as fit.
///   Categories break into lines; if they still do not fit, every second one has a label, or fewer, and a diagnostic
///   reports it.
/// - Areas are drawn below bars, lines, points and rules, in this order. Lines have their names at their ends; other
///   series are named in a legend.
/// - The y axis is at the left. The x axis goes from left to right in each layout direction.
/// - Numbers beyond 1e300 count as that, and dates beyond the year 300,000 as that.
///
/// In text the axes use the glyphs of borders, and bars, areas and lines those of blocks and round corners: `█▅`, `╭╯`.
/// Series without colours are distinguished by their ink: `█▒▓░`.
public struct Chart: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a chart of marks.
  public init(fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent) {
    let location = SourceLine(fileID: fileID, line: line)
    _node = StyledChart(marks: content().list(), location: location).node(named: Chart.self, at: location)
  }

  /// Makes a chart of the marks of all elements.
  public init<Data: Sequence, Content: View>(
    _ data: Data, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: (Data.Element) -> Content
  ) {
    self.init(fileID: fileID, line: line) { ViewContent(ForEach(data, content: content)._takeNodes()) }
  }

  /// Makes a chart of the marks of all elements, each known by one of its values.
  public init<Data: Sequence, ID: Hashable, Content: View>(
    _ data: Data, id: any KeyPath<Data.Element, ID> & Sendable, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: (Data.Element) -> Content
  ) {
    self.init(data, fileID: fileID, line: line, content: content)
  }
}

/// A chart as the words around it have it.
private struct StyledChart: Control {
  let marks: [ViewNode]
  let location: SourceLine
  @Environment(\.chart) private var settings
  @Environment(\.medium) private var medium
  @Environment(\.textSizeCategory) private var textSize

  var body: ViewContent {
    let picture = ChartPicture(data: ChartData(marks, settings), textScale: textSize.scale)
    var node = ViewNode(leaf: .custom(CustomLeaf(picture)), at: location).written(as: .chart)
    let annotations = ChartAnnotations(picture, medium)
    if !annotations.isEmpty {
      let views = Decoration(layer: .overlay, alignment: .topLeading, nodes: [annotations.node(at: location)])
      node.modify { $0.rare.decorations.append(views) }
    }
    return ViewContent(nodes: [node])
  }
}
