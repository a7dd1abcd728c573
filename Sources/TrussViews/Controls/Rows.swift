import TrussIR

/// A label at the leading edge and a control at the trailing edge.
struct ControlRow: Control {
  let label: ViewContent
  let control: ViewContent
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if hidesLabels {
      control
    } else {
      HStack(alignment: .center, spacing: 0) {
        label.withSubtitle.foreground(isEnabled ? .primary : .secondary)
        Spacer(minLength: 8)
        control
      }
    }
  }
}

extension ViewContent {
  /// A control's label. Of several texts, the first is the title, and the others are a smaller, grey subtitle below it.
  var withSubtitle: ViewContent {
    let texts = nodes
    guard texts.count > 1, texts.allSatisfy({ $0.content.isText }) else { return self }
    let stack = VStack(alignment: .leading, spacing: 1) {
      ViewContent(nodes: [texts[0]])
      ViewContent(nodes: Array(texts.dropFirst())).font(.footnote).foreground(.secondary)
    }
    return ViewContent(stack._takeNodes())
  }
}

/// A row of a label at the leading edge and a value at the trailing edge.
///
///     LabeledContent("Version", value: "2.1")
///     LabeledContent("Owner") { Image("anna"); Text("Anna") }
public struct LabeledContent: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a row of a title and a text.
  public init(_ title: String, value: some StringProtocol, fileID: String = #fileID, line: Int = #line) {
    self.init(title, fileID: fileID, line: line) { Text(String(value), fileID: fileID, line: line) }
  }

  /// Makes a row of a title and views.
  public init(
    _ title: String, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(
      fileID: fileID, line: line, content: content, label: { Text(title, fileID: fileID, line: line).body })
  }

  /// Makes a row with the views of a block as the value, and the views of a second block as the label.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent,
    @ViewBuilder label: () -> ViewContent
  ) {
    let configuration = LabeledContentStyleConfiguration(label: label(), content: content())
    _node = StyledControl(configuration: configuration)
      .node(named: LabeledContent.self, at: SourceLine(fileID: fileID, line: line))
  }

  /// Makes a row from a style's configuration; the next outer style arranges it.
  public init(_ configuration: LabeledContentStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    let location = SourceLine(fileID: fileID, line: line)
    _node = StyledControl(configuration: configuration).node(named: LabeledContent.self, at: location)
  }
}

/// A style of rows with a label and a value.
///
/// `labeledContentStyle(_:)` applies a style to each `LabeledContent` in a view. In `makeBody`,
/// `LabeledContent(configuration)` is a row in the next outer style.
public protocol LabeledContentStyle {
  /// The type of the row's views.
  associatedtype Body: View

  /// The parts of a row.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the views of a row. Called during a layout, on the thread that lays out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labelled row that a style arranges.
public struct LabeledContentStyleConfiguration: ControlConfiguration {
  /// The label.
  public internal(set) var label: ViewContent
  /// The value.
  public internal(set) var content: ViewContent

  static var parts: [WritableKeyPath<Self, ViewContent>] { [\.label, \.content] }

  static var automatic: AnyControlStyle<Self> {
    AnyControlStyle { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the rows of a label and a value in the view.
  public consuming func labeledContentStyle(_ style: some LabeledContentStyle) -> ModifiedView {
    styled { style.makeBody(configuration: $0) }
  }
}

/// The label at the leading edge and the value, in grey, at the trailing edge: the default style of `LabeledContent`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style with the value at the trailing edge.
  public init() {}

  /// Returns the row of label and value.
  public func makeBody(configuration: Configuration) -> some View {
    let value = ViewContent(configuration.content.foreground(.secondary)._takeNodes())
    return ViewContent(ControlRow(label: configuration.label, control: value)._takeNodes())
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge and the value at the trailing edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension Link {
  /// Makes a link with a text and an address of another type, such as Foundation's `URL`.
  public init(
    _ title: String, destination: some CustomStringConvertible, fileID: String = #fileID, line: Int = #line
  ) { self.init(title, destination: destination.description, fileID: fileID, line: line) }

  /// Makes a link of the views in a block.
  public init(
    destination: some CustomStringConvertible, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> ViewContent
  ) {
    _nodes = label().foreground(.accent).link(destination.description, fileID: fileID, line: line).nodes
  }
}

/// A row that leads to another screen. Only the row is drawn: in a list a label and `›`, elsewhere a label in the tint
/// colour.
public struct NavigationLink: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a row with a title.
  public init(
    _ title: String, fileID: String = #fileID, line: Int = #line, @ViewBuilder destination: () -> ViewContent
  ) { self.init(title, fileID, line) }

  /// Makes a row with a title.
  public init(_ title: String, destination: any View, fileID: String = #fileID, line: Int = #line) {
    self.init(title, fileID, line)
  }

  /// Makes a row with a title, for a link to the screen that shows `value`. The screen is not drawn.
  public init(_ title: String, value: (some Hashable)?, fileID: String = #fileID, line: Int = #line) {
    self.init(title, fileID, line)
  }

  /// Makes a row of views.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder destination: () -> ViewContent,
    @ViewBuilder label: () -> ViewContent
  ) { self.init(label(), SourceLine(fileID: fileID, line: line)) }

  /// Makes a row of views.
  public init(
    destination: any View, fileID: String = #fileID, line: Int = #line, @ViewBuilder label: () -> ViewContent
  ) { self.init(label(), SourceLine(fileID: fileID, line: line)) }

  /// Makes a row of views, for a link to the screen that shows `value`. The screen is not drawn.
  public init(
    value: (some Hashable)?, fileID: String = #fileID, line: Int = #line, @ViewBuilder label: () -> ViewContent
  ) { self.init(label(), SourceLine(fileID: fileID, line: line)) }

  private init(_ title: String, _ fileID: String, _ line: Int) {
    self.init(
      ViewContent(Text(title, fileID: fileID, line: line)._takeNodes()), SourceLine(fileID: fileID, line: line))
  }

  private init(_ label: ViewContent, _ location: SourceLine) {
    _node = LinkRow(label: label).node(named: NavigationLink.self, at: location)
  }
}

/// The row of a navigation link, with a badge before the chevron.
struct LinkRow: Control {
  let label: ViewContent
  var badge: Text?
  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.isEnabled) private var isEnabled

  init(label: ViewContent) { self.label = label }

  var body: some View {
    if surroundings.isInList {
      HStack(alignment: .center, spacing: 0) {
        label
        Spacer(minLength: 8)
        if let badge { Badge(label: badge).padding(.trailing, 8) }
        Chevron().foreground(.tertiary)
      }
    } else {
      label.foregroundColor(surroundings.ink(surroundings.tint ?? .accent, isEnabled))
    }
  }
}

/// A button that opens a menu. Only the button's label is drawn, in the tint colour.
public struct Menu: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a menu with a title.
  public init(
    _ title: String, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) { _node = Button(title, fileID: fileID, line: line) {}._node }

  /// Makes a menu with the views of a block as its label.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent,
    @ViewBuilder label: () -> ViewContent
  ) { _node = Button(action: {}, fileID: fileID, line: line, label: label)._node }
}

/// The parts of a date that a `DatePicker` shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bit mask: 1 for the day, 2 for the time.
  public let rawValue: Int

  /// Makes a set from a bit mask: 1 for the day, 2 for the time.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A row with a label, and with the day and the time of a date, such as `2026-11-27` and `09:41`, in UTC.
///
///     DatePicker("Due", selection: $due, displayedComponents: .date)
public struct DatePicker: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Creates a row with a date. The day and the time are taken from the date's description, in the format of
  /// Foundation's `Date`.
  public init<Date>(
    _ title: String, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      "\(selection.wrappedValue)", displayedComponents,
      ViewContent(Text(title, fileID: fileID, line: line)._takeNodes()), SourceLine(fileID: fileID, line: line))
  }

  /// Makes a row with a date; the range has no effect.
  public init<Bounds: RangeExpression>(
    _ title: String, selection: Binding<Bounds.Bound>, in bounds: Bounds,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      title, selection: selection, displayedComponents: displayedComponents, fileID: fileID, line: line)
  }

  /// Makes a row with a date, and the views of a block as its label.
  public init<Date>(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    fileID: String = #fileID, line: Int = #line, @ViewBuilder label: () -> ViewContent
  ) {
    self.init(
      "\(selection.wrappedValue)", displayedComponents, label(), SourceLine(fileID: fileID, line: line))
  }

  private init(
    _ date: String, _ components: DatePickerComponents, _ label: ViewContent, _ location: SourceLine
  ) {
    // The format of a date's description: `2026-11-27 09:41:00 +0000`.
    let parts = date.split(separator: " ").prefix(2).map(String.init)
    var shown: [ViewNode] = []
    if components.contains(.date), let day = parts.first { shown += ValuePill(text: day).nodes }
    if components.contains(.hourAndMinute), parts.count > 1 {
      shown += ValuePill(text: String(parts[1].prefix(5))).nodes
    }
    let control = FlexStack(FlexStack.Rule(axis: .horizontal, align: .center, spacing: 8), shown, at: location).node
    let row = ControlRow(label: label, control: ViewContent(nodes: [control]))
    _node = row.node(named: DatePicker.self, at: location)
  }
}

/// A value on a grey surface, like a button.
private struct ValuePill: View {
  let text: String
  @Environment(\.medium) private var medium

  var body: some View {
    Text(text).lineLimit(1).padding(Insets(horizontal: medium.isText ? 0 : 10, vertical: medium.isText ? 0 : 5))
      .background(.fill).cornerRadius(7)
  }
}

/// A row of a label and a colour, which is shown in a circle 24 points wide. In text: `●`.
public struct ColorPicker: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a row of a title and a colour.
  public init(
    _ title: String, selection: Binding<Color>, supportsOpacity: Bool = true, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, fileID: fileID, line: line) {
      Text(title, fileID: fileID, line: line)
    }
  }

  /// Makes a row of views and a colour.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> ViewContent
  ) {
    let row = ControlRow(label: label(), control: ViewContent(ColorWell(color: selection.wrappedValue)._takeNodes()))
    _node = row.node(named: ColorPicker.self, at: SourceLine(fileID: fileID, line: line))
  }
}

/// A disc of a colour, with a ring around it.
private struct ColorWell: Leaf {
  let color: Color

  func size(in medium: Medium) -> IntrinsicSize {
    medium.isText ? IntrinsicSize(width: 1, height: 1) : IntrinsicSize(width: 24, height: 24)
  }

  func draw(in canvas: inout Canvas) {
    if canvas.isText { return canvas.draw("●", ascii: "o", in: canvas.bounds, color: color) }
    let side = min(canvas.size.width, canvas.size.height)
    func circle(inset: Double) -> Path {
      Path { $0.addEllipse(in: Rect(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset)) }
    }
    canvas.stroke(circle(inset: 1.5), with: .edge, lineWidth: 3)
    canvas.fill(circle(inset: 4), with: color)
  }
}
