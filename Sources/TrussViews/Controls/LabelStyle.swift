import TrussIR

/// How labels look.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .center, spacing: 2) { configuration.icon; configuration.title }
///       }
///     }
///
///     Label("Favourites", icon: "★").labelStyle(Stacked())
///
/// It applies to all labels in the view, however deep. A label that the style makes, such as
/// `Label(configuration)`, is in the style around it.
public protocol LabelStyle {
  /// The type of the label's views.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The views of a label. Called during a layout, on its thread.
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
  /// Where both are from top to bottom.
  let align: Align
  let location: SourceLine

  static var parts: [WritableKeyPath<Self, ViewContent>] { [\.title, \.icon] }

  static var automatic: AnyControlStyle<Self> {
    AnyControlStyle { TitleAndIconLabelStyle().makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets how the labels in the view look.
  public consuming func labelStyle(_ style: some LabelStyle) -> ModifiedView {
    styled { style.makeBody(configuration: $0) }
  }
}

/// The icon before the title, their first lines on one baseline, 8 points apart: the look of labels unless they have
/// another style.
public struct TitleAndIconLabelStyle: LabelStyle {
  @Environment(\.stackStyle) private var style

  /// Makes the style.
  public init() {}

  /// The row.
  public func makeBody(configuration: Configuration) -> some View {
    let rule = FlexStack.Rule(
      axis: .horizontal, align: configuration.align, spacing: 8, offersRoom: style == .swiftUI)
    let views = configuration.icon.nodes + configuration.title.nodes
    return ViewContent(
      nodes: [FlexStack(rule, views, at: configuration.location).node.written(as: .label)])
  }
}

/// Another name of `TitleAndIconLabelStyle`: SwiftUI's, of the style that fits the place of a label.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The icon.
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
