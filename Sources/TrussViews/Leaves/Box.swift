public import TrussIR

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
