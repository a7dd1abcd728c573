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
/// The terms are those of Swift Charts. A chart fills the offered frame. If no size is offered, as in a scroll view, it
/// is 300 by 200 points; with categories on the y axis its height is 28 points for each category, plus 50 points for
/// its axis and a legend.
///
/// - The first value of an axis decides whether it has numbers, dates or categories. Categories are in the order of
///   their first occurrence, categories of the y axis from the top; dates are in UTC.
/// - Labels of numbers are exact. Below 10,000 they are written out; above, in the shortest of the forms `1.2M`,
///   `1.2e21` and all digits.
/// - Labels never touch, and a diagnostic reports labels that are cut. An axis of numbers or dates has as many ticks as
///   fit. Names of categories break into lines; if they still do not fit, only every second label or fewer are drawn,
///   and a diagnostic reports the omission.
/// - Areas are drawn below bars, lines, points and rules, in this order. Lines have their names at their ends; other
///   series are named in a legend.
/// - The y axis is at the left, or at the right if its marks are `.trailing`. The x axis goes from left to right in
///   either layout direction.
/// - Numbers are clamped to ±1e300, and dates to the years from -300,000 to 300,000.
///
/// In text, axes are box-drawing characters, bars and areas are blocks, and lines have round corners: `█▅`, `╭╯`.
/// Series also differ in their ink: `█▒▓░`.
public struct Chart: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a chart of marks.
  public init(fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent) {
    let location = SourceLine(fileID: fileID, line: line)
    _node = StyledChart(marks: content().list(), location: location).node(named: Chart.self, at: location)
  }

  /// Makes a chart of the marks of all elements of a sequence.
  public init<Data: Sequence, Content: View>(
    _ data: Data, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: (Data.Element) -> Content
  ) {
    self.init(fileID: fileID, line: line) { ViewContent(ForEach(data, content: content)._takeNodes()) }
  }

  /// Makes a chart of the marks of all elements of a sequence; `id` is the property that identifies an element.
  public init<Data: Sequence, ID: Hashable, Content: View>(
    _ data: Data, id: any KeyPath<Data.Element, ID> & Sendable, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: (Data.Element) -> Content
  ) {
    self.init(data, fileID: fileID, line: line, content: content)
  }
}

/// A chart with the settings from its environment.
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
