import TrussIR

/// A title with an icon before it, their first lines on one baseline, 8 points apart.
///
///     Label("Favourites", icon: "★")
///     Label { Text("Online") } icon: { Circle().fill(.green).frame(width: 8, height: 8) }
public struct Label: BuiltInView {
  /// The label as one node.
  public let nodes: [ViewNode]

  /// Makes a label of two texts.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - icon: the icon, a character or an emoji.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(_ title: String, icon: String, fileID: String = #fileID, line: Int = #line) {
    let location = SourceLocation(fileID: fileID, line: line)
    nodes = [
      Self.stack(
        .firstBaseline,
        [Text(icon, fileID: fileID, line: line).nodes, Text(title, fileID: fileID, line: line).nodes], location)
    ]
  }

  /// Makes a label of two views, which are centred beside each other.
  ///
  /// - Parameters:
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - title: the title.
  ///   - icon: the icon.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder title: () -> ViewContent,
    @ViewBuilder icon: () -> ViewContent
  ) {
    nodes = [Self.stack(.center, [icon().nodes, title().nodes], SourceLocation(fileID: fileID, line: line))]
  }

  private static func stack(_ align: Align, _ views: [[ViewNode]], _ location: SourceLocation) -> ViewNode {
    FlexStack(axis: .horizontal, align: align, spacing: 8, children: Array(views.joined()), location: location).node
  }
}
