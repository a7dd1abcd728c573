import TrussIR

/// A slider, 100 by 20 points; it fills a greater offered width. In text: `──●──`.
///
///     Slider(value: $volume, in: 0...10)
public struct Slider: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a slider with its knob at a value from 0 to 1. A value outside this range is an error when the slider is
  /// laid out.
  public init(value: Double = 0.5, fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .slider(value), at: SourceLine(fileID: fileID, line: line))
  }

  /// Makes a slider with its knob at a value in a range. A value outside the range is an error when the slider is laid
  /// out.
  public init(value: Double, in range: ClosedRange<Double>, fileID: String = #fileID, line: Int = #line) {
    let length = range.upperBound - range.lowerBound
    self.init(value: length > 0 ? (value - range.lowerBound) / length : 0, fileID: fileID, line: line)
  }

  /// Makes a slider with its knob at the binding's value. A value outside the range, 0 to 1 by default, is clamped. As
  /// in SwiftUI the label is not shown.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value = 1, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder label: () -> ViewContent = { EmptyView().body },
    onEditingChanged: (Bool) -> Void = { _ in }
  ) {
    let part = Self.part(of: Double(value.wrappedValue), Double(range.lowerBound), Double(range.upperBound))
    self.init(value: part, fileID: fileID, line: line)
  }

  /// Makes a slider with its knob at the binding's value in a range, 0 to 1 by default. The action does not run.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value = 1, fileID: String = #fileID,
    line: Int = #line, onEditingChanged: (Bool) -> Void
  ) { self.init(value: value, in: range, step: step, fileID: fileID, line: line) { EmptyView() } }

  /// Makes a slider with a view at either end. As in SwiftUI the label is not shown.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value = 1, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder label: () -> ViewContent, @ViewBuilder minimumValueLabel: () -> ViewContent,
    @ViewBuilder maximumValueLabel: () -> ViewContent, onEditingChanged: (Bool) -> Void = { _ in }
  ) {
    let location = SourceLine(fileID: fileID, line: line)
    let slider = Slider(value: value, in: range, fileID: fileID, line: line)
    let views = minimumValueLabel().list() + [slider._node] + maximumValueLabel().list()
    let rule = FlexStack.Rule(axis: .horizontal, align: .center, spacing: 8, offersSpace: true)
    _node = FlexStack(rule, views, at: location).node
  }

  /// Makes a slider with its knob at a value from 0 to 1. As in SwiftUI the label is not shown.
  public init(value: Double, fileID: String = #fileID, line: Int = #line, @ViewBuilder label: () -> ViewContent) {
    self.init(value: value, fileID: fileID, line: line)
  }

  /// The position of a value in a range, from 0 to 1; 0 for an empty range. NaN stays NaN, which is an error when the
  /// control is laid out.
  static func part(of value: Double, _ low: Double, _ high: Double) -> Double {
    if value.isNaN { return value }
    return low < high ? min(1, max(0, (max(low, min(high, value)) - low) / (high - low))) : 0
  }
}

/// Two buttons that decrease and increase a number, 80 by 24 points. In text: `[- +]`.
///
///     HStack(spacing: 8) { Text("Copies: 2"); Stepper() }
///
/// With a title a stepper is a row: the title at the leading edge, the buttons at the trailing edge.
public struct Stepper: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a stepper.
  public init(fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .stepper, at: SourceLine(fileID: fileID, line: line))
  }

  /// Makes a row of a title and a stepper.
  public init(_ title: String, fileID: String = #fileID, line: Int = #line) {
    self.init(
      ViewContent(Text(title, fileID: fileID, line: line)._takeNodes()), SourceLine(fileID: fileID, line: line))
  }

  /// Creates a row of a title and a stepper. The number is not shown, because the title may contain it; it may be outside
  /// the bounds.
  public init<Value: Strideable>(
    _ title: String, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    fileID: String = #fileID, line: Int = #line, onEditingChanged: (Bool) -> Void = { _ in }
  ) where Value.Stride: ExpressibleByIntegerLiteral { self.init(title, fileID: fileID, line: line) }

  /// Creates a row of a title and a stepper. The number is not shown, because the title may contain it.
  public init<Value: Strideable>(_ title: String, value: Value, fileID: String = #fileID, line: Int = #line) {
    self.init(title, fileID: fileID, line: line)
  }

  /// Makes a row of a title and a stepper with actions, which do not run.
  public init(
    _ title: String, fileID: String = #fileID, line: Int = #line, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) { self.init(title, fileID: fileID, line: line) }

  /// Makes a row of views and a stepper. The number is not shown, because the views may contain it.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder label: () -> ViewContent
  ) where Value.Stride: ExpressibleByIntegerLiteral {
    self.init(label(), SourceLine(fileID: fileID, line: line))
  }

  private init(_ label: ViewContent, _ location: SourceLine) {
    let stepper = ViewContent(nodes: [ViewNode(leaf: .stepper, at: location)])
    _node = ControlRow(label: label, control: stepper).node(named: Stepper.self, at: location)
  }
}

/// A progress bar, 100 by 8 points; it fills a greater offered width. In text: `████░░`.
///
///     ProgressView(value: 3, total: 10) { Text("3 of 10") }
public struct ProgressBar: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a progress bar with a value from 0 to 1. A value outside this range is an error when the bar is laid out.
  public init(value: Double, fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .progress(value), at: SourceLine(fileID: fileID, line: line))
  }

  /// Creates a spinning indicator for work of unknown duration: an `ActivityIndicator`.
  public init(fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .custom(CustomLeaf(ActivityIndicator())), at: SourceLine(fileID: fileID, line: line))
  }

  /// Makes a spinning indicator with a title below it.
  public init(_ title: String, fileID: String = #fileID, line: Int = #line) {
    let location = SourceLine(fileID: fileID, line: line)
    let views =
      ProgressBar(fileID: fileID, line: line).nodes
      + Text(title, fileID: fileID, line: line).foreground(.secondary).nodes
    _node = FlexStack(FlexStack.Rule(axis: .vertical, align: .center, spacing: 8), views, at: location).node
  }

  /// Creates a bar for a value out of a total, which is 1 by default. A value outside the range from 0 to the total is
  /// clamped; nil counts as 0.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, fileID: String = #fileID, line: Int = #line
  ) {
    let part = Slider.part(of: Double(value ?? 0), 0, Double(total))
    self.init(value: part, fileID: fileID, line: line)
  }

  /// Makes a bar for a value out of a total, with a title above it.
  public init<Value: BinaryFloatingPoint>(
    _ title: String, value: Value?, total: Value = 1, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(value: value, total: total, fileID: fileID, line: line) { Text(title, fileID: fileID, line: line) }
  }

  /// Creates a bar for a value out of a total, with the views of a block above it, and the views of a second block
  /// below it; without views below by default.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> ViewContent, @ViewBuilder currentValueLabel: () -> ViewContent = { EmptyView().body }
  ) {
    let location = SourceLine(fileID: fileID, line: line)
    let bar = ProgressBar(value: value, total: total, fileID: fileID, line: line)
    let below = currentValueLabel().font(.caption).foreground(.secondary)
    let rule = FlexStack.Rule(axis: .vertical, align: .start, spacing: 4, offersSpace: true)
    _node = FlexStack(rule, label().list() + [bar._node] + below.nodes, at: location).node
  }
}

/// SwiftUI's name for `ProgressBar`: `ProgressView(value: 0.5)`.
public typealias ProgressView = ProgressBar
