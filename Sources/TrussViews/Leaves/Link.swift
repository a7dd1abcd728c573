/// A text in the accent colour that leads somewhere when it is clicked, in SVG.
///
///     Link("The guide", destination: "https://example.org/guide")
public struct Link: BuiltInView {
  /// The text's node.
  public let nodes: [ViewNode]

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - destination: the address, as `link(_:)` takes it.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(_ title: String, destination: String, fileID: String = #fileID, line: Int = #line) {
    nodes =
      Text(title, fileID: fileID, line: line).foreground(.accent).link(destination, fileID: fileID, line: line).nodes
  }
}
