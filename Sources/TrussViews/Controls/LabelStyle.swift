import TrussIR

/// A style of labels.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .center, spacing: 2) { configuration.icon; configuration.title }
///       }
///     }
///
///     Label("Favourites", icon: "★").labelStyle(Stacked())
///
/// `labelStyle(_:)` applies a style to all labels in a view. A label that the style creates, such as
/// `Label(configuration)`, gets the next outer style.
public protocol LabelStyle {
  /// The type of the label's views.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the views of a label. Called during a layout, on the thread that lays out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label that a style arranges.
public struct LabelStyleConfiguration: ControlConfiguration {
  /// The views of a label's title.
  public typealias Title = ViewContent
  /// The views of a label's icon.
  public typealias Icon = ViewContent

  /// The title.
  public internal(set) var title: Title
  /// The icon.
  public internal(set) var icon: Icon
  let align: Align
  let location: SourceLine

  static var parts: [WritableKeyPath<Self, ViewContent>] { [\.title, \.icon] }

  static var automatic: AnyControlStyle<Self> {
    AnyControlStyle { TitleAndIconLabelStyle().makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the labels in the view.
  public consuming func labelStyle(_ style: some LabelStyle) -> ModifiedView {
    styled { style.makeBody(configuration: $0) }
  }
}

/// The icon 8 points before the title, with their first baselines aligned: the default style of labels.
public struct TitleAndIconLabelStyle: LabelStyle {
  @Environment(\.stackStyle) private var style

  /// Makes the style that shows the icon before the title.
  public init() {}

  /// Returns the row of icon and title.
  public func makeBody(configuration: Configuration) -> some View {
    let rule = FlexStack.Rule(
      axis: .horizontal, align: configuration.align, spacing: 8, offersSpace: style == .swiftUI)
    let views = configuration.icon.nodes + configuration.title.nodes
    return ViewContent(
      nodes: [FlexStack(rule, views, at: configuration.location).node.written(as: .label)])
  }
}

/// Another name for `TitleAndIconLabelStyle`: SwiftUI's name for its default style.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style that shows only the title.
  public init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style that shows only the icon.
  public init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
