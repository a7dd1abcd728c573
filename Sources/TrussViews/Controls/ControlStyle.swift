/// What a style makes the views of a control from.
///
/// A style is a protocol of its own for each kind of control, because a struct that conforms to it names its
/// `Configuration`. The rest is here: the type of a style is erased, a view keeps it in its environment by the type of
/// its configuration, and the control asks it for its views when it is laid out.
protocol ControlConfiguration {
  /// The style of controls in which no view sets one.
  static var automatic: AnyControlStyle<Self> { get }

  /// The style around the one that makes the views: that of a control made of this configuration.
  var outer: AnyControlStyle<Self>? { get set }
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

  func body(of configuration: Configuration) -> ViewContent {
    var configuration = configuration
    configuration.outer = outer
    return ViewContent(makeBody(configuration)._takeNodes())
  }
}

/// A control as the style around it makes it, or as the one that is given does.
struct StyledControl<Configuration: ControlConfiguration>: Control {
  let configuration: Configuration
  var style: AnyControlStyle<Configuration>?

  var body: ViewContent {
    return (style ?? EnvironmentValues.current[ControlStyleKey<Configuration>.self]).body(of: configuration)
  }
}

extension ControlConfiguration {
  /// The control that a style makes of its own configuration: as the style outside of it has it.
  var control: StyledControl<Self> { StyledControl(configuration: self, style: outer ?? Self.automatic) }
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

/// What changes an environment.
private protocol EnvironmentChange: Sendable {
  func add(to values: inout EnvironmentValues)
}

private enum ControlStyleKey<Configuration: ControlConfiguration>: EnvironmentKey {
  static var defaultValue: AnyControlStyle<Configuration> { Configuration.automatic }
}
