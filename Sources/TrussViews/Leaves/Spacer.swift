import TrussIR

/// Empty space along a stack's axis: it takes a share of the remaining space, as `.flex(1)` does. The spacers of one
/// stack have equal sizes.
public struct Spacer: _SingleView {
  let minimum: Double
  let location: SourceLocation

  /// Makes a spacer.
  ///
  /// - Parameters:
  ///   - minimum: its minimum length, in points.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(minimum: Double = 0, fileID: String = #fileID, line: Int = #line) {
    self.minimum = minimum
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// Makes a spacer with SwiftUI's name for `minimum`. Nil is no minimum.
  public init(minLength: Double?, fileID: String = #fileID, line: Int = #line) {
    self.init(minimum: minLength ?? 0, fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _node: ViewNode { ViewNode(leaf: .spacer(minimum), at: location) }
}
