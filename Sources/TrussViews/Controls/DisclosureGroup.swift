import TrussIR

/// A section that can be closed: its label and, while it is open, its content. It is closed unless a binding opens it.
///
///     DisclosureGroup("Advanced", isExpanded: .constant(true)) { Toggle("Logs", isOn: $logs) }
public struct DisclosureGroup: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a section with a title.
  public init(
    _ title: String, isExpanded: Binding<Bool> = .constant(false), fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(isExpanded: isExpanded, fileID: fileID, line: line, content: content) {
      Text(title, fileID: fileID, line: line)
    }
  }

  /// Makes a section with the views of a block as its label.
  public init(
    isExpanded: Binding<Bool> = .constant(false), fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent, @ViewBuilder label: () -> ViewContent
  ) {
    let content = isExpanded.wrappedValue ? content() : ViewContent(nodes: [])
    let configuration = DisclosureGroupStyleConfiguration(label: label(), content: content, isExpanded: isExpanded)
    _node = StyledControl(configuration: configuration)
      .node(named: DisclosureGroup.self, at: SourceLine(fileID: fileID, line: line))
  }

  /// Makes a section from a style's configuration; the next outer style arranges it.
  public init(_ configuration: DisclosureGroupStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    let location = SourceLine(fileID: fileID, line: line)
    _node = StyledControl(configuration: configuration).node(named: DisclosureGroup.self, at: location)
  }
}

/// A style of disclosure groups.
///
/// `disclosureGroupStyle(_:)` applies a style to all disclosure groups in a view. In `makeBody`,
/// `DisclosureGroup(configuration)` is a group in the next outer style.
public protocol DisclosureGroupStyle {
  /// The type of the group's views.
  associatedtype Body: View

  /// The parts of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the views of a group. Called during a layout, on the thread that lays out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group that a style arranges.
public struct DisclosureGroupStyleConfiguration: ControlConfiguration {
  /// The label.
  public internal(set) var label: ViewContent
  /// The views of the section; none while it is closed.
  public internal(set) var content: ViewContent
  /// Whether the section is open.
  @Binding public var isExpanded: Bool

  init(label: ViewContent, content: ViewContent, isExpanded: Binding<Bool>) {
    (self.label, self.content) = (label, content)
    _isExpanded = isExpanded
  }

  static var parts: [WritableKeyPath<Self, ViewContent>] { [\.label, \.content] }

  static var automatic: AnyControlStyle<Self> {
    AnyControlStyle { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the disclosure groups in the view.
  public consuming func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> ModifiedView {
    styled { style.makeBody(configuration: $0) }
  }
}

/// The label with a chevron at the trailing edge, and the content below it: the default style of disclosure groups.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @Environment(\.controlSurroundings) private var surroundings

  /// Makes the style with a chevron at the trailing edge.
  public init() {}

  /// Returns the label with its chevron, above the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .center, spacing: 0) {
        configuration.label
        Spacer(minLength: 8)
        Chevron(pointsDown: configuration.isExpanded).foreground(surroundings.tint ?? .accent)
      }
      configuration.content.padding(.leading, surroundings.isInList ? 16 : 0)
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The label with a chevron at the trailing edge.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
