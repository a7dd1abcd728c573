import TrussIR

/// A line across a stack, 1 point (1 cell in text) along the stack's axis.
public struct Divider: _SingleView {
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
  public var _node: ViewNode { ViewNode(leaf: .divider, at: location) }
}
