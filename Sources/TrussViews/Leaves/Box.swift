public import TrussIR

/// A box with a border and a centred title. Its size is the title's size plus 8 points of padding at the sides, and 4
/// above and below; without a title it has no intrinsic size.
///
///     HStack(spacing: 8) { Box("sidebar").width(80); Box("page").flex() }
public struct Box: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a box with a title on one line; no title by default.
  public init(_ title: String = "", fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .box(title), at: SourceLine(fileID: fileID, line: line))
  }
}

/// A plain surface without an intrinsic size.
///
///     Rectangle().fill(.blue).frame(width: 40, height: 20)
public struct Rectangle: Shape {
  @usableFromInline let location: SourceLine

  /// Makes a surface.
  @inlinable public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLine(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _nodes: [ViewNode] { [node] }
  /// Returns the view's only node.
  public consuming func _takeNodes() -> _NodeList { .one(node) }

  private var node: ViewNode { ViewNode(leaf: .rectangle, at: location) }
}

/// A line across a stack, 1 point thick (1 cell in text) along the stack's axis.
///
///     VStack(spacing: 8) { Text("Sounds"); Divider(); Text("Display") }
public struct Divider: _SingleView {
  /// Returns the divider unchanged: it widens no column of a grid.
  public func gridCellUnsizedAxes(_ axes: Axis) -> Divider { self }

  /// The view as one node.
  public let _node: ViewNode

  /// Makes a line.
  public init(fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .divider, at: SourceLine(fileID: fileID, line: line))
  }
}

/// Empty space along a stack's axis. It takes a share of the remaining space, as `.flex(1)` does, so the spacers of a
/// stack have equal lengths.
///
///     HStack { Text("Sounds"); Spacer(); Toggle(isOn: true) }
public struct Spacer: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a spacer with a minimum length, in points. Nil, the default, is 0, and in SwiftUI's stacks 8 points or one
  /// cell.
  public init(minimum: Double? = nil, fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .spacer(minimum), at: SourceLine(fileID: fileID, line: line))
  }

  /// Makes a spacer with SwiftUI's name for `minimum`.
  public init(minLength: Double?, fileID: String = #fileID, line: Int = #line) {
    self.init(minimum: minLength, fileID: fileID, line: line)
  }
}
