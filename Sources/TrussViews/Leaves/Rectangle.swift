public import TrussIR

/// A plain surface without an intrinsic size.
public struct Rectangle: Shape {
  @usableFromInline let location: SourceLocation

  /// Makes a surface.
  ///
  /// - Parameters:
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  @inlinable public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [node] }
  /// The same node.
  public consuming func _takeNodes() -> _NodeList { .one(node) }

  private var node: ViewNode { ViewNode(leaf: .rectangle, at: location) }
}
