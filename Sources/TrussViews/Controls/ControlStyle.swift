/// The values from which a style creates the views of a control.
///
/// Each kind of control has its own style protocol, because a struct that conforms to it names its `Configuration`.
/// This file has the code that all kinds share. The type of a style is erased. A view keeps the style in its
/// environment, under the type of the configuration, and a control asks the style for its views when it is laid out.
protocol ControlConfiguration {
  /// The style of controls if no view around them sets a style.
  static var automatic: AnyControlStyle<Self> { get }

  /// The key paths of the views that a style arranges.
  static var parts: [WritableKeyPath<Self, ViewContent>] { get }
}

/// A style whose type is erased. As with `CompositeView`, it is only called in a layout, on the thread that lays out.
final class AnyControlStyle<Configuration: ControlConfiguration>: EnvironmentChange, @unchecked Sendable {
  private let makeBody: (Configuration) -> any View
  private let outer: AnyControlStyle?

  init(_ makeBody: @escaping (Configuration) -> any View, inside outer: AnyControlStyle? = nil) {
    self.makeBody = makeBody
    self.outer = outer
  }

  /// Sets this style for the controls with this type of configuration. The current style becomes the next outer style.
  func add(to values: inout EnvironmentValues) {
    let key = ControlStyleKey<Configuration>.self
    values[key] = AnyControlStyle(makeBody, inside: values[key])
  }

  /// Returns the views of a control. Views that the style creates get the next outer style, as in SwiftUI: a label that
  /// a label style creates is an ordinary label. The control's own parts keep this style.
  func body(of configuration: Configuration) -> ViewContent {
    guard let outer else { return ViewContent(makeBody(configuration)._takeNodes()) }
    var configuration = configuration
    for part in Configuration.parts { configuration[keyPath: part] = configuration[keyPath: part].inside(self) }
    return ViewContent(makeBody(configuration)._takeNodes()).inside(outer)
  }

  fileprivate func set(in values: inout EnvironmentValues) { values[ControlStyleKey<Configuration>.self] = self }

  /// Whether a view sets this style: the automatic style, which no view sets, has no outer style.
  fileprivate var isSet: Bool { outer != nil }
}

/// A control whose views are created by the style in its environment.
struct StyledControl<Configuration: ControlConfiguration>: Control {
  let configuration: Configuration

  var body: ViewContent {
    return EnvironmentValues.current[ControlStyleKey<Configuration>.self].body(of: configuration)
  }
}

extension ViewContent {
  fileprivate consuming func inside(_ style: any EnvironmentChange) -> ViewContent {
    ViewContent(changingEnvironment { style.set(in: &$0) }._takeNodes())
  }
}

extension View {
  /// Sets the style of one kind of control in the view: the controls with this type of configuration.
  consuming func styled<Configuration: ControlConfiguration>(
    _ makeBody: @escaping (Configuration) -> any View
  ) -> ModifiedView {
    // The closure below must not use a value of generic type, because it would capture the metatype.
    let style: any EnvironmentChange = AnyControlStyle(makeBody)
    return changingEnvironment { style.add(to: &$0) }
  }
}

/// A style whose type of configuration is erased.
private protocol EnvironmentChange: Sendable {
  func add(to values: inout EnvironmentValues)
  func set(in values: inout EnvironmentValues)
}

private enum ControlStyleKey<Configuration: ControlConfiguration>: EnvironmentKey {
  static var defaultValue: AnyControlStyle<Configuration> { Configuration.automatic }
}

extension EnvironmentValues {
  /// Whether a view sets a style of buttons.
  package var hasButtonStyle: Bool { mayHaveOwnValues && self[ControlStyleKey<ButtonStyleConfiguration>.self].isSet }
}
