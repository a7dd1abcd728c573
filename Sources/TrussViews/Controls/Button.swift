import TrussIR

/// A button: a title, with 8 points of padding at the sides and 4 above and below. In text: `( Sign In )`.
///
/// Created with SwiftUI's parameters, it has SwiftUI's look: a title in the tint colour, or a surface with
/// `buttonStyle(.bordered)` or `buttonStyle(.borderedProminent)`. A layout runs no actions.
///
///     Button("Sign In")
///     Button("Sign Out", role: .destructive) { signOut() }
public struct Button: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a button with a title on one line.
  public init(_ title: String, fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .button(title), at: SourceLine(fileID: fileID, line: line))
  }

  /// Creates a button with a title and a role; by default without a role. The action is not run.
  public init(
    _ title: String, role: ButtonRole? = nil, fileID: String = #fileID, line: Int = #line, action: () -> Void
  ) {
    self.init([Text(title, fileID: fileID, line: line)._node], role, SourceLine(fileID: fileID, line: line))
  }

  /// Makes a button with the views of a block as its label.
  public init(
    role: ButtonRole? = nil, action: () -> Void, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> ViewContent
  ) {
    self.init(label().list(), role, SourceLine(fileID: fileID, line: line))
  }

  /// Makes a button from a style's configuration; the next outer style arranges it.
  public init(_ configuration: ButtonStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    let location = SourceLine(fileID: fileID, line: line)
    _node = StyledControl(configuration: configuration).node(named: Button.self, at: location)
  }

  private init(_ label: [ViewNode], _ role: ButtonRole?, _ location: SourceLine) {
    let configuration = ButtonStyleConfiguration(label: ViewContent(nodes: label), role: role)
    _node = StyledControl(configuration: configuration).node(named: Button.self, at: location)
  }
}

/// The purpose of a button.
public enum ButtonRole: Hashable, Sendable {
  /// A button that cancels an action.
  case cancel
  /// A button that deletes something: its title is red.
  case destructive
}

extension ViewNode {
  /// Replaces a button that has only a title with a button that styles apply to; returns any other view unchanged.
  package func styleable() -> ViewNode {
    guard case .leaf(.button(let title)) = content, let location = attributes.location else { return self }
    var label = Text(title)._node
    label.modify { $0.location = location }
    let configuration = ButtonStyleConfiguration(label: ViewContent(nodes: [label]), role: nil)
    var node = StyledControl(configuration: configuration).node(named: Button.self, at: location)
    node.modify { $0.add(outer: attributes) }
    return node
  }
}
