/// The content of a mark, before a chart has a size.
struct ChartMark: Sendable {
  enum Kind: String, Sendable {
    case bar = "BarMark"
    case line = "LineMark"
    case point = "PointMark"
    case area = "AreaMark"
    case rule = "RuleMark"
  }

  /// The position of a mark along an axis: a value, or a range from one value to another.
  struct Place: Sendable {
    var value: _PlotValue
    var end: _PlotValue?
    var unit: DateUnit?

    init<Value: Plottable>(_ value: PlottableValue<Value>, to end: PlottableValue<Value>? = nil) {
      (self.value, unit) = (value.plotted, value.unit)
      self.end = end?.plotted
    }
  }

  struct Annotation: Sendable {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: Double?
    var view: ViewNode
  }

  let kind: Kind
  var x: Place?
  var y: Place?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// The value of the `series:` parameter, which separates lines in addition to `series` and `symbolSeries`.
  var line: _PlotValue?
  /// The value that decides the mark's colour.
  var series: _PlotValue?
  /// The value that decides the mark's position among bars side by side.
  var group: _PlotValue?
  /// The value that decides the mark's symbol.
  var symbolSeries: _PlotValue?
  var symbol: BasicChartSymbolShape?
  /// The area of a symbol in square points.
  var symbolSize: Double?
  var stroke: StrokeStyle?
  var interpolation: InterpolationMethod?
  var annotations: [Annotation] = []
}

/// The leaf that represents a mark in a list of views. Only a chart reads it; by itself it draws nothing.
package struct PlottedMark: Leaf {
  var mark: ChartMark

  package var name: String { mark.kind.rawValue }

  package func draw(in canvas: inout Canvas) {}
}

extension ViewNode {
  /// The mark that the node represents; nil for any other view.
  var plotted: PlottedMark? {
    guard case .leaf(.custom(let leaf)) = address.pointee.content else { return nil }
    return leaf.leaf as? PlottedMark
  }
}

/// The content of a chart: marks, `ForEach` and `Group` with marks, and your own types whose body contains marks.
///
/// Marks are created in a view builder, with `if`, `for` and `switch`, and accept the view modifiers that apply to
/// them: `foregroundStyle(_:)`, `opacity(_:)` and `cornerRadius(_:)`.
public protocol ChartContent: View {}

/// Another name for `ViewBuilder`, for the marks of a chart.
public typealias ChartContentBuilder = ViewBuilder

extension ChartContent {
  /// The nodes of the body.
  public var _nodes: [ViewNode] { body.nodes }

  /// Returns the nodes of the body.
  public consuming func _takeNodes() -> _NodeList { body._takeNodes() }
}

extension ViewContent: ChartContent {}
extension ModifiedView: ChartContent {}
extension ForEach: ChartContent {
  /// Returns `_nodes`.
  public consuming func _takeNodes() -> _NodeList { .many(nodes) }
}
extension Group: ChartContent {
  /// Returns `_nodes`.
  public consuming func _takeNodes() -> _NodeList { .many(nodes) }
}

/// A built-in mark.
public protocol _Mark: ChartContent, Sendable where Body == ViewContent {
  /// The mark's node.
  var _node: ViewNode { get }
}

extension _Mark {
  /// The mark's node.
  public var _nodes: [ViewNode] { [_node] }
  /// Returns the mark's node.
  public consuming func _takeNodes() -> _NodeList { .one(_node) }
  /// The mark itself.
  public var body: ViewContent { return ViewContent(nodes: [_node]) }
}

extension ChartContent {
  consuming func marked(_ change: (inout ChartMark) -> Void) -> ModifiedView {
    ModifiedView(
      _takeNodes().changed { node in
        guard var plotted = node.plotted else { return }
        change(&plotted.mark)
        node = node.with(CustomLeaf(plotted))
      })
  }
}
