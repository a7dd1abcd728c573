/// A style of buttons.
///
///     struct PillStyle: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding(.horizontal, 12).background(.blue).clipShape(Capsule())
///       }
///     }
///
///     Button("Buy") { buy() }.buttonStyle(PillStyle())
///
/// `buttonStyle(_:)` applies a style to all buttons in a view. The properties of a style may read `@Environment`.
public protocol ButtonStyle {
  /// The type of the button's views.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the views of a button. Called during a layout, on the thread that lays out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// SwiftUI's style that also handles the user's actions; here the same as `ButtonStyle`.
public typealias PrimitiveButtonStyle = ButtonStyle

/// The parts of a button that a style arranges.
public struct ButtonStyleConfiguration: ControlConfiguration {
  /// The views of a button's label.
  public typealias Label = ViewContent

  /// The label.
  public internal(set) var label: Label
  /// The purpose of the button; nil if it was created without a role.
  public let role: ButtonRole?

  static var parts: [WritableKeyPath<Self, ViewContent>] { [\.label] }

  static var automatic: AnyControlStyle<Self> {
    AnyControlStyle { BorderlessButtonStyle().makeBody(configuration: $0) }
  }

  /// Whether the button is pressed; always false in a layout.
  public var isPressed: Bool { false }

  /// Does nothing: a layout runs no actions.
  public func trigger() {}
}

extension View {
  /// Sets the style of the buttons in the view.
  ///
  ///     HStack(spacing: 8) { Button("Cancel"); Button("Save") }.buttonStyle(.borderedProminent)
  public consuming func buttonStyle(_ style: some ButtonStyle) -> ModifiedView {
    ModifiedView(_takeNodes().changed { $0 = $0.styleable() }).styled { style.makeBody(configuration: $0) }
  }
}

/// A title in the tint colour or, if a text colour is set on the button or around it, in that colour: the default style
/// of buttons with an action.
public struct BorderlessButtonStyle: ButtonStyle {
  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style that shows a title in the tint colour.
  public init() {}

  /// Returns the label in the tint colour, or in red for a destructive role.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(surroundings.ink(configuration.ink ?? surroundings.tint ?? .accent, isEnabled))
  }
}

/// Another name for `BorderlessButtonStyle`: SwiftUI's name for its default style.
public typealias DefaultButtonStyle = BorderlessButtonStyle

/// The label alone, in the colour of texts.
public struct PlainButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style that shows only the label.
  public init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View {
    if isEnabled { configuration.label } else { configuration.label.foreground(Color.secondary.opacity(0.6)) }
  }
}

/// The label in the tint colour on a grey surface; in text `( Sign In )`.
public struct BorderedButtonStyle: ButtonStyle {
  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style with a grey surface.
  public init() {}

  /// Returns the label on its surface.
  public func makeBody(configuration: Configuration) -> some View {
    let tint = configuration.ink ?? surroundings.tint
    ButtonSurface(
      label: configuration.label, ink: surroundings.ink(tint ?? .accent, isEnabled),
      fill: isEnabled && tint != nil ? (tint ?? .accent).opacity(0.15) : Color.fill)
  }
}

/// The label in white on a surface in the tint colour; in text `( Sign In )`.
public struct BorderedProminentButtonStyle: ButtonStyle {
  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style with a surface in the tint colour.
  public init() {}

  /// Returns the label on its surface.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonSurface(
      label: configuration.label, ink: surroundings.ink(.white, isEnabled),
      fill: isEnabled ? configuration.ink ?? surroundings.tint ?? .prominent : Color.fill)
  }
}

extension ButtonStyleConfiguration {
  fileprivate var ink: Color? { role == .destructive ? .red : nil }
}

extension ControlSurroundings {
  /// The colour of a control's label; nil if a text colour is set around the control and applies instead.
  func ink(_ color: Color, _ isEnabled: Bool) -> Color? {
    isEnabled ? hasForeground ? nil : color : Color.secondary.opacity(0.6)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// A title in the tint colour.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  /// A title in the tint colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone, in the colour of texts.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint colour on a grey surface.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on a surface in the tint colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// SwiftUI's glass style; here the same as `bordered`.
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// SwiftUI's prominent glass style; here the same as `borderedProminent`.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension Color {
  /// The accent colour under white letters, with a contrast of 4.5 : 1; the dark mode has its own shade.
  static let prominent = Color(0x09_69DA, dark: 0x1F_6FEB)

  /// The grey of surfaces without a colour.
  static let fill = Color(0x78_7880).opacity(0.16)
}

/// A label on a surface with round corners; in text, a label between brackets.
struct ButtonSurface: View {
  let label: ViewContent
  /// The colour of the label; nil for the colour of surrounding texts.
  let ink: Color?
  let fill: Color
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.medium) private var medium

  var body: some View {
    if medium.isText {
      HStack(alignment: .center, spacing: 0) {
        Text("(")
        centered.padding(.horizontal, 5)
        Text(")")
      }
      .foregroundColor(ink)
      .background(fill)
    } else {
      switch shape.form {
      case .capsule: centered.foregroundColor(ink).padding(size.buttonPadding).background(fill, in: Capsule())
      case .circle:
        label.foregroundColor(ink).frame(minWidth: side, minHeight: side).background(fill, in: Circle())
      case .rounded(let radius):
        centered.foregroundColor(ink).padding(size.buttonPadding).background(fill).cornerRadius(
          radius ?? size.buttonRadius)
      }
    }
  }

  /// The label, centred in a surface that may be larger.
  private var centered: some View { ZStack(align: .center) { label } }

  /// The diameter of a circle around a symbol: a line of text and the padding above and below it.
  private var side: Double { 20 + size.buttonPadding.top + size.buttonPadding.bottom }
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case mini
  /// A size smaller than the default.
  case small
  /// The default size.
  case regular
  /// A size larger than the default; the same as `extraLarge`.
  case large
  /// The largest size.
  case extraLarge

  fileprivate var buttonPadding: Insets {
    switch self {
    case .mini: Insets(horizontal: 8, vertical: 2)
    case .small: Insets(horizontal: 10, vertical: 4)
    case .regular: Insets(horizontal: 12, vertical: 7)
    case .large, .extraLarge: Insets(horizontal: 20, vertical: 14)
    }
  }

  fileprivate var buttonRadius: Double {
    switch self {
    case .mini, .small: 6
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }
}

extension View {
  /// Sets the size of those buttons in the view that have a surface; regular by default.
  ///
  ///     Button("Buy").buttonStyle(.borderedProminent).controlSize(.large)
  public consuming func controlSize(_ size: ControlSize) -> ModifiedView { environment(\.controlSize, size) }
}
