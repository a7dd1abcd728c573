import TrussIR

/// A line across a stack, 1 point (1 cell in text) along the stack's axis.
public struct Divider: BuiltInView {
  let location: SourceLocation

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [node] }
  /// The same node.
  public consuming func _takeNodes() -> _NodeList { .one(node) }

  private var node: ViewNode { ViewNode(leaf: .divider, at: location) }
}
