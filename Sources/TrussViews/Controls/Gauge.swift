import TrussIR

/// A value in a range: a ring, or a bar below a label and between the labels of the range's ends.
///
///     Gauge(value: 0.4) { Text("Fuel") }
///     Gauge(value: 72, in: 0...120) { Text("BPM") } currentValueLabel: { Text("72") }.gaugeStyle(.accessoryCircular)
public struct Gauge: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Creates a gauge of a value in a range, 0 to 1 by default, with views for the label, the value and the ends of the
  /// range. A value outside the range is clamped, and NaN is an error when the gauge is laid out. Around a bar the label is above, the value below, and the ends are at the sides.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> ViewContent, @ViewBuilder currentValueLabel: () -> ViewContent = { EmptyView().body },
    @ViewBuilder minimumValueLabel: () -> ViewContent = { EmptyView().body },
    @ViewBuilder maximumValueLabel: () -> ViewContent = { EmptyView().body }
  ) {
    let location = SourceLine(fileID: fileID, line: line)
    let view = StyledGauge(
      part: Slider.part(of: Double(value), Double(range.lowerBound), Double(range.upperBound)), label: label(),
      current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel(), location: location)
    _node = view.node(named: Gauge.self, at: location)
  }
}

/// The look of gauges.
public struct GaugeStyle: Hashable, Sendable {
  enum Look: Hashable, Sendable { case bar, openRing, closedRing }

  let look: Look

  /// A bar.
  public static let automatic = GaugeStyle(look: .bar)
  /// A bar.
  public static let linearCapacity = GaugeStyle(look: .bar)
  /// A bar.
  public static let accessoryLinear = GaugeStyle(look: .bar)
  /// A bar.
  public static let accessoryLinearCapacity = GaugeStyle(look: .bar)
  /// Three quarters of a ring with the value inside. The gap shows the labels of the ends or, if there are none, the
  /// label of the gauge. In text: a bar.
  public static let accessoryCircular = GaugeStyle(look: .openRing)
  /// A ring with the value inside; in text a bar.
  public static let accessoryCircularCapacity = GaugeStyle(look: .closedRing)
  /// A ring with the value inside; in text a bar.
  public static let circular = GaugeStyle(look: .closedRing)
}

extension View {
  /// Sets the look of the gauges in the view; a bar by default.
  public consuming func gaugeStyle(_ style: GaugeStyle) -> ModifiedView { environment(\.gaugeStyle, style) }
}

private struct StyledGauge: Control {
  let part: Double
  let label: ViewContent
  let current: ViewContent
  let minimum: ViewContent
  let maximum: ViewContent
  let location: SourceLine
  @Environment(\.gaugeStyle) private var style
  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.medium) private var medium

  var body: some View {
    // The bar reports a value that is not a number.
    if medium.isText || style.look == .bar || part.isNaN { bar } else { ring }
  }

  private var bar: ViewContent {
    let row = FlexStack(
      FlexStack.Rule(axis: .horizontal, align: .center, spacing: 8),
      minimum.list() + [ProgressBar(value: part)._node] + maximum.list(), at: location)
    let rule = FlexStack.Rule(axis: .vertical, align: .center, spacing: 4, offersSpace: true)
    let views = label.list() + [row.node] + current.list()
    return ViewContent(nodes: [FlexStack(rule, views, at: location).node])
  }

  /// The fraction of a full turn that the ring covers.
  private var turn: Double { style.look == .openRing ? 0.75 : 1 }

  private var ring: some View {
    arc(to: 1).stroke(.fill, style: line)
      .frame(width: 60, height: 60)
      .overlay { arc(to: part).stroke(surroundings.tint ?? .accent, style: line) }
      .overlay { current.font(.title3).lineLimit(1) }
      .overlay(alignment: .bottom) {
        if style.look == .openRing {
          HStack(alignment: .center, spacing: 6) {
            if minimum.nodes.isEmpty && maximum.nodes.isEmpty {
              label.lineLimit(1)
            } else {
              minimum
              maximum
            }
          }
          .font(.caption2)
        }
      }
  }

  private var line: StrokeStyle { StrokeStyle(lineWidth: 6, lineCap: .round) }

  /// The ring from its beginning to a fraction of its length. An open ring begins at the lower left, a closed ring at
  /// the top.
  private func arc(to part: Double) -> some Shape {
    Circle().inset(by: 3).trim(from: 0, to: part * turn).rotation(.degrees(style.look == .openRing ? 135 : -90))
  }
}
