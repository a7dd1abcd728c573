import TrussIR

/// A switch, 40 by 24 points. In text: `[x]` or `[ ]`.
///
///     Toggle("Sounds", isOn: true)
///     Toggle("Sounds", isOn: $isOn)
///
/// With a label a toggle is a row: the label at the leading edge, the switch at the trailing edge.
public struct Toggle: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a switch; off by default.
  public init(isOn: Bool = false, fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .toggle(isOn), at: SourceLine(fileID: fileID, line: line))
  }

  /// Makes a row of a text at the leading edge and a switch.
  public init(_ label: String, isOn: Bool, fileID: String = #fileID, line: Int = #line) {
    self.init(isOn: isOn, fileID: fileID, line: line) { Text(label, fileID: fileID, line: line) }
  }

  /// Makes a row of views at the leading edge and a switch.
  public init(isOn: Bool, fileID: String = #fileID, line: Int = #line, @ViewBuilder label: () -> ViewContent) {
    let location = SourceLine(fileID: fileID, line: line)
    let toggle = ViewNode(leaf: .toggle(isOn), at: location)
    let label = label().withSubtitle.list()
    guard !label.isEmpty else {
      _node = toggle
      return
    }
    let row = label + [ViewNode(leaf: .spacer(nil), at: location), toggle]
    let rule = FlexStack.Rule(axis: .horizontal, align: .center, spacing: 8)
    _node = FlexStack(rule, row, at: location).node.written(as: .toggle)
  }

  /// Makes a toggle: a text and a switch, arranged by the toggle style in effect. The switch is on if the binding's
  /// value is true.
  public init(_ label: String, isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line) {
    self.init(isOn: isOn, fileID: fileID, line: line) { Text(label, fileID: fileID, line: line) }
  }

  /// Makes a toggle: views and a switch, arranged by the toggle style in effect. The switch is on if the binding's
  /// value is true.
  public init(
    isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line, @ViewBuilder label: () -> ViewContent
  ) {
    let view = StyledControl(configuration: ToggleStyleConfiguration(label: label(), isOn: isOn))
    _node = view.node(named: Toggle.self, at: SourceLine(fileID: fileID, line: line))
  }

  /// Makes a toggle from a style's configuration; the next outer style arranges it.
  public init(_ configuration: ToggleStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    let location = SourceLine(fileID: fileID, line: line)
    _node = StyledControl(configuration: configuration).node(named: Toggle.self, at: location)
  }
}

/// A style of toggles that have a binding.
///
///     struct CheckStyle: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack(spacing: 8) { Text(configuration.isOn ? "✓" : "○"); configuration.label }
///       }
///     }
public protocol ToggleStyle {
  /// The type of the toggle's views.
  associatedtype Body: View

  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the views of a toggle. Called during a layout, on the thread that lays out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle that a style arranges.
public struct ToggleStyleConfiguration: ControlConfiguration {
  private var content: ViewContent
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: ViewContent, isOn: Binding<Bool>) {
    content = label
    _isOn = isOn
  }

  static var parts: [WritableKeyPath<Self, ViewContent>] { [\.content] }

  static var automatic: AnyControlStyle<Self> {
    AnyControlStyle { SwitchToggleStyle().makeBody(configuration: $0) }
  }

  /// The label; without views if labels are hidden in the environment.
  public var label: ViewContent { EnvironmentValues.current.hidesLabels ? ViewContent(nodes: []) : content }
}

extension View {
  /// Sets the style of the toggles in the view. The style applies only to toggles with a binding.
  public consuming func toggleStyle(_ style: some ToggleStyle) -> ModifiedView {
    styled { style.makeBody(configuration: $0) }
  }

  /// Hides the labels of the controls in the view: pickers, steppers, date and colour pickers, `LabeledContent`, and
  /// toggles with a binding.
  ///
  ///     Stepper("Copies", value: .constant(2)).labelsHidden()
  public consuming func labelsHidden() -> ModifiedView { environment(\.hidesLabels, true) }

  /// Hides the labels of the controls in the view, like `labelsHidden()`, or shows them.
  public consuming func labelsVisibility(_ visibility: Visibility) -> ModifiedView {
    environment(\.hidesLabels, visibility == .hidden)
  }
}

/// The label at the leading edge and a switch at the trailing edge: the default style of toggles.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style with a switch at the trailing edge.
  public init() {}

  /// Returns the row of label and switch.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.isOn) { configuration.label }
  }
}

/// Another name for `SwitchToggleStyle`: SwiftUI's name for its default style.
public typealias DefaultToggleStyle = SwitchToggleStyle

/// The label in the tint colour, on a surface while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  @Environment(\.controlSurroundings) private var surroundings

  /// Makes the style that looks like a button.
  public init() {}

  /// Returns the label, on its surface if the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    let tint = surroundings.tint ?? .accent
    if configuration.isOn {
      ButtonSurface(label: configuration.label, ink: tint, fill: tint.opacity(0.2))
    } else {
      configuration.label.foreground(tint)
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing edge.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  /// A switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The label in the tint colour, on a surface while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
