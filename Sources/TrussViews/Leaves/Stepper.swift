import TrussIR

/// Two buttons to make a number smaller and larger, 80 by 24 points. In text: `[- +]`.
public struct Stepper: _SingleView {
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
  public var _node: ViewNode { ViewNode(leaf: .stepper, at: location) }
}
