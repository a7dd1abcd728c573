/// The values from which a style creates the views of a control.
///
/// A style is its own protocol for each kind of control, because a struct that conforms to it names its
/// `Configuration`. The rest is here: the type of a style is erased, a view keeps it in its environment by the type of
/// its configuration, and the control asks it for its views when it is laid out.
protocol ControlConfiguration {
  /// The style of controls in which no view sets one.
  static var automatic: AnyControlStyle<Self> { get }

  /// The views that the control is created with.
  static var parts: [WritableKeyPath<Self, ViewContent>] { get }
}

/// A style whose type is erased. It is only called in a layout, on its thread, as a `CompositeView`.
final class AnyControlStyle<Configuration: ControlConfiguration>: EnvironmentChange, @unchecked Sendable {
  private let makeBody: (Configuration) -> any View
  private let outer: AnyControlStyle?

  init(_ makeBody: @escaping (Configuration) -> any View, inside outer: AnyControlStyle? = nil) {
    self.makeBody = makeBody
    self.outer = outer
  }

  /// Puts the style around the controls of its configuration.
  func add(to values: inout EnvironmentValues) {
    let key = ControlStyleKey<Configuration>.self
    values[key] = AnyControlStyle(makeBody, inside: values[key])
  }

  /// The views of a control. Those that the style makes are in the style outside of it, as in SwiftUI: a label in a
  /// label's style is an ordinary one. Those that the control is given stay in this style.
  func body(of configuration: Configuration) -> ViewContent {
    guard let outer else { return ViewContent(makeBody(configuration)._takeNodes()) }
    var configuration = configuration
    for part in Configuration.parts { configuration[keyPath: part] = configuration[keyPath: part].inside(self) }
    return ViewContent(makeBody(configuration)._takeNodes()).inside(outer)
  }

  fileprivate func set(in values: inout EnvironmentValues) { values[ControlStyleKey<Configuration>.self] = self }
}

/// A control as the style around it makes it.
struct StyledControl<Configuration: ControlConfiguration>: Control {
  let configuration: Configuration

  var body: ViewContent {
    return EnvironmentValues.current[ControlStyleKey<Configuration>.self].body(of: configuration)
  }
}

extension ViewContent {
  /// The views, the controls in them in a style.
  fileprivate consuming func inside(_ style: any EnvironmentChange) -> ViewContent {
    ViewContent(changingEnvironment { style.set(in: &$0) }._takeNodes())
  }
}

extension View {
  /// Sets how the controls of a configuration look in the view.
  consuming func styled<Configuration: ControlConfiguration>(
    _ makeBody: @escaping (Configuration) -> any View
  ) -> ModifiedView {
    // The closure has no generic type, whose metatype it would capture.
    let style: any EnvironmentChange = AnyControlStyle(makeBody)
    return changingEnvironment { style.add(to: &$0) }
  }
}

/// A style without the type of its configuration.
private protocol EnvironmentChange: Sendable {
  func add(to values: inout EnvironmentValues)
  func set(in values: inout EnvironmentValues)
}

private enum ControlStyleKey<Configuration: ControlConfiguration>: EnvironmentKey {
  static var defaultValue: AnyControlStyle<Configuration> { Configuration.automatic }
}
