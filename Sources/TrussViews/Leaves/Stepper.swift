import TrussIR

/// Two buttons to make a number smaller and larger, 80 by 24 points. In text: `[- +]`.
public struct Stepper: BuiltInView {
  let location: SourceLocation

  /// Makes a stepper.
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

  private var node: ViewNode { ViewNode(leaf: .stepper, at: location) }
}
