extension EnvironmentValues {
  /// Whether controls are enabled; true by default. `disabled(_:)` sets it.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The size of controls; regular by default.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  package var controlSurroundings: ControlSurroundings {
    get { self[ControlSurroundingsKey.self] }
    set { self[ControlSurroundingsKey.self] = newValue }
  }

  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  package var gaugeStyle: GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }

  package var pickerStyle: PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }

  package var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }

  package var textFieldStyle: TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  package var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The colour scheme that `preferredColorScheme(_:)` sets; nil without it.
  package var preferredColorScheme: ColorScheme? {
    get { self[PreferredColorSchemeKey.self] }
    set { self[PreferredColorSchemeKey.self] = newValue }
  }

  /// Whether screens draw their titles and bars, as in a `NavigationStack`.
  package var showsNavigationTitle: Bool {
    get { self[ShowsNavigationTitleKey.self] }
    set { self[ShowsNavigationTitleKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The reader's text size, with SwiftUI's name for `textSizeCategory`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { textSizeCategory }
    set { textSizeCategory = newValue }
  }
}

private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum ControlSurroundingsKey: EnvironmentKey { static let defaultValue = ControlSurroundings() }
private enum ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
private enum GaugeStyleKey: EnvironmentKey { static let defaultValue = GaugeStyle.automatic }
private enum PickerStyleKey: EnvironmentKey { static let defaultValue = PickerLook.menu }
private enum TextFieldStyleKey: EnvironmentKey { static let defaultValue = TextFieldStyle.automatic }
private enum ListStyleKey: EnvironmentKey { static let defaultValue = ListStyle.automatic }
private enum HidesLabelsKey: EnvironmentKey { static let defaultValue = false }
private enum PreferredColorSchemeKey: EnvironmentKey { static let defaultValue: ColorScheme? = nil }
private enum ShowsNavigationTitleKey: EnvironmentKey { static let defaultValue = false }
