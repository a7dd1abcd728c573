import TrussIR

/// Views one below the other in a border, with a title on its upper line: `┌ Account ──┐`.
///
///     GroupBox("Account") { Toggle("Public", isOn: false) }
public struct GroupBox: BuiltInView {
  /// The box as one node.
  public let nodes: [ViewNode]

  /// Makes a box.
  ///
  /// - Parameters:
  ///   - title: the text on the border's upper line; none by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views, 8 points from the border.
  public init(
    _ title: String = "", fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    let stack = VStack(insets: 8, fileID: fileID, line: line, content: content)
    nodes = title.isEmpty ? stack.border().nodes : stack.border(title: title).nodes
  }
}
