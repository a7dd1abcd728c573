import TrussIR

/// Views one below the other in a border, with a title on its upper line: `┌ Account ──┐`.
///
///     GroupBox("Account") { Toggle("Public", isOn: false) }
///
/// A title that is given as views, instead of a string, is above the content, inside the border. In SwiftUI's style
/// (``StackStyle/swiftUI``) the content is on a grey surface under the title; in text it is in a border.
public struct GroupBox: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Creates a box of views, 8 points from the border, with a title on its upper line; without a title by default.
  public init(
    _ title: String = "", fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    let label = title.isEmpty ? [] : Text(title, fileID: fileID, line: line).nodes
    self.init(title, ViewContent(nodes: label), content(), SourceLine(fileID: fileID, line: line))
  }

  /// Makes a box of views, with the views of a second block as its title.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent,
    @ViewBuilder label: () -> ViewContent
  ) { self.init("", label(), content(), SourceLine(fileID: fileID, line: line)) }

  /// Makes a box of views with a view as its title.
  public init(
    label: some View, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) { self.init("", ViewContent(label._takeNodes()), content(), SourceLine(fileID: fileID, line: line)) }

  /// Makes a box from a style's configuration; the next outer style arranges it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    _node = StyledControl(configuration: configuration).node(named: GroupBox.self, at: configuration.location)
  }

  private init(_ title: String, _ label: ViewContent, _ content: ViewContent, _ location: SourceLine) {
    let configuration = GroupBoxStyleConfiguration(label: label, content: content, title: title, location: location)
    _node = StyledControl(configuration: configuration).node(named: GroupBox.self, at: location)
  }
}

/// A style of group boxes.
///
///     struct Card: GroupBoxStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading, spacing: 8) { configuration.label.font(.headline); configuration.content }
///           .padding(12).background(.surface).cornerRadius(8)
///       }
///     }
///
/// `groupBoxStyle(_:)` applies a style to all group boxes in a view. In `makeBody`, `GroupBox(configuration)` is a box
/// in the next outer style.
public protocol GroupBoxStyle {
  /// The type of the box's views.
  associatedtype Body: View

  /// The parts of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the views of a box. Called during a layout, on the thread that lays out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box that a style arranges.
public struct GroupBoxStyleConfiguration: ControlConfiguration {
  /// The title.
  public internal(set) var label: ViewContent
  /// The views in the box.
  public internal(set) var content: ViewContent
  /// The title if it is given as a string; otherwise empty.
  let title: String
  let location: SourceLine

  static var parts: [WritableKeyPath<Self, ViewContent>] { [\.label, \.content] }

  static var automatic: AnyControlStyle<Self> {
    AnyControlStyle { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the group boxes in the view.
  public consuming func groupBoxStyle(_ style: some GroupBoxStyle) -> ModifiedView {
    styled { style.makeBody(configuration: $0) }
  }
}

/// A border with the title on its upper line, or a surface in SwiftUI's stack style: the default style of group boxes.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.stackStyle) private var style
  @Environment(\.medium) private var medium

  /// Makes the style with a border or a surface.
  public init() {}

  /// Returns the views in their border or on their surface.
  public func makeBody(configuration: Configuration) -> some View {
    let (title, location) = (configuration.title, configuration.location)
    if style == .swiftUI, !medium.isText { return surface(configuration) }
    var views = configuration.content
    if title.isEmpty, !configuration.label.nodes.isEmpty {
      let label = configuration.label.font(.headline).nodes
      let rule = FlexStack.Rule(axis: .vertical, spacing: 8)
      views = ViewContent(nodes: [FlexStack(rule, label + views.nodes, at: location).node])
    }
    let stack = VStack(insets: 8, fileID: location.fileID, line: location.line) { views }
    let bordered = title.isEmpty ? stack.border() : stack.border(title: title)
    return ViewContent(nodes: bordered.nodes.map { $0.written(as: .groupBox) })
  }

  private func surface(_ configuration: Configuration) -> ViewContent {
    let (fileID, line) = (configuration.location.fileID, configuration.location.line)
    let stack = VStack(alignment: .leading, spacing: 8, fileID: fileID, line: line) {
      configuration.label.font(.headline)
      VStack(fileID: fileID, line: line) { configuration.content }
    }
    let box = stack.padding(Insets(all: 12)).background(SystemColor.secondarySystemBackground.color).cornerRadius(8)
    return ViewContent(nodes: box.nodes.map { $0.written(as: .groupBox) })
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A border with the title on its upper line.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
