import TrussIR

/// A box with a border, and a title in its middle. With a title it is as large as the title and a padding of 8 points
/// at the sides, 4 above and below; without one it has no intrinsic size.
public struct Box: _SingleView {
  let title: String
  let location: SourceLocation

  /// Makes a box.
  ///
  /// - Parameters:
  ///   - title: its text, on one line.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(_ title: String = "", fileID: String = #fileID, line: Int = #line) {
    self.title = title
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _node: ViewNode { ViewNode(leaf: .box(title), at: location) }
}
