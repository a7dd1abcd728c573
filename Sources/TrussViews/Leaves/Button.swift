import TrussIR

/// A button: its title and a padding of 8 points at the sides, 4 above and below. In text: `( Sign In )`.
public struct Button: _SingleView {
  let title: String
  let location: SourceLocation

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: its text, on one line.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(_ title: String, fileID: String = #fileID, line: Int = #line) {
    self.title = title
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _node: ViewNode { ViewNode(leaf: .button(title), at: location) }
}
