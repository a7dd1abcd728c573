/// The ticks of an axis, and the parts drawn at them: the grid and labels by default.
///
///     chart.chartYAxis { AxisMarks(values: [0, 50, 100]) }
///     chart.chartXAxis {
///       AxisMarks(values: .stride(by: 10)) { value in
///         AxisGridLine()
///         AxisValueLabel("\(value.as(Int.self) ?? 0) km")
///       }
///     }
///
/// If labels would touch, some labels are left out, and a diagnostic reports the omission.
public struct AxisMarks: Sendable {
  let values: AxisMarkValues
  let position: AxisMarkPosition
  let parts: (@Sendable (AxisValue) -> [AxisMarkPart])?
  /// Formats a value as a label. If the function is nil or returns nil, the axis's own label is kept.
  package var format: (@Sendable (_PlotValue) -> String?)?

  /// Makes ticks at values that the axis chooses.
  public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) {
    (self.position, self.values, parts) = (position, values, nil)
  }

  /// Makes ticks at the given values.
  public init<V: Plottable>(position: AxisMarkPosition = .automatic, values: [V]) {
    (self.position, parts) = (position, nil)
    self.values = AxisMarkValues(rule: .values(values.map(\.primitivePlottable._plotted)))
  }

  /// Places ticks at automatically chosen values and draws the block's content at each. The block is called when the
  /// chart is drawn.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @Sendable (AxisValue) -> [AxisMarkPart]
  ) {
    (self.position, self.values, parts) = (position, values, content)
  }

  /// Places ticks at the given values and draws the block's content at each. The block is called when the chart is
  /// drawn.
  public init<V: Plottable>(
    position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping @Sendable (AxisValue) -> [AxisMarkPart]
  ) {
    (self.position, parts) = (position, content)
    self.values = AxisMarkValues(rule: .values(values.map(\.primitivePlottable._plotted)))
  }
}

/// The values that have ticks.
public struct AxisMarkValues: Sendable {
  package enum Rule: Sendable {
    case automatic(count: Int?)
    case values([_PlotValue])
    case stride(Double)
    case calendar(DateUnit, Int)
  }

  package let rule: Rule

  package init(rule: Rule) { self.rule = rule }

  /// As many round values as fit.
  public static let automatic = AxisMarkValues(rule: .automatic(count: nil))

  /// About the given number of round values, clamped to 1…1,000; without a number, as many as fit. Labels that do not
  /// fit are left out.
  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
    AxisMarkValues(rule: .automatic(count: desiredCount.map { min(1000, max(1, $0)) }))
  }

  /// The multiples of a number. The axis chooses its values itself if the number is not finite, not above 0, or has
  /// more than 10,000 multiples in the range.
  public static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues(rule: .stride(step)) }
}

/// The side of a chart at which an axis is drawn.
public enum AxisMarkPosition: String, CaseIterable, Hashable, Sendable {
  /// The left side for the y axis, the bottom for the x axis.
  case automatic
  /// The left side.
  case leading
  /// The right side.
  case trailing
  /// Not supported: the axis is at the bottom.
  case top
  /// The bottom.
  case bottom
}

/// A value that has a tick.
public struct AxisValue: Sendable {
  /// The position among the ticks, from 0.
  public let index: Int
  /// The number of ticks.
  public let count: Int
  let plotted: _PlotValue

  /// The value as a number, a string or a date; nil if it has another type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable(_plotted: plotted).flatMap { P(primitivePlottable: $0) }
  }
}

/// A part that an axis draws at a tick: a grid line, a tick or a label.
public struct AxisMarkPart: Sendable {
  package enum Kind: Equatable, Sendable { case grid, tick, label(String?) }

  let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }
}

/// Returns the line through the chart at a tick.
public func AxisGridLine() -> AxisMarkPart { AxisMarkPart(.grid) }

/// Returns the short line at a tick.
public func AxisTick() -> AxisMarkPart { AxisMarkPart(.tick) }

/// Returns the label of a tick; without a text, the axis's own label.
public func AxisValueLabel(_ label: String? = nil) -> AxisMarkPart { AxisMarkPart(.label(label)) }

/// Returns the label of a tick, made of the joined texts of a block.
public func AxisValueLabel(@ViewBuilder content: () -> ViewContent) -> AxisMarkPart {
  let texts = content().list().flatMap { node -> [String] in
    if case .leaf(let leaf) = node.content { leaf.texts } else { [] }
  }
  return AxisMarkPart(.label(texts.joined(separator: " ")))
}

/// Collects the parts drawn at a tick.
@resultBuilder
public enum AxisMarkBuilder {
  /// A single part.
  public static func buildExpression(_ part: AxisMarkPart) -> [AxisMarkPart] { [part] }
  /// The parts of a block.
  public static func buildBlock(_ parts: [AxisMarkPart]...) -> [AxisMarkPart] { parts.flatMap { $0 } }
  /// The parts of an `if` without `else`.
  public static func buildOptional(_ part: [AxisMarkPart]?) -> [AxisMarkPart] { part ?? [] }
  /// The parts of the branch that was taken.
  public static func buildEither(first part: [AxisMarkPart]) -> [AxisMarkPart] { part }
  /// The parts of the branch that was taken.
  public static func buildEither(second part: [AxisMarkPart]) -> [AxisMarkPart] { part }
}

/// Collects the marks of an axis.
@resultBuilder
public enum AxisContentBuilder {
  /// The marks of a block.
  public static func buildBlock(_ marks: AxisMarks...) -> [AxisMarks] { marks }
}
