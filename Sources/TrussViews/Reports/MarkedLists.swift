import TrussIR

/// Views one below the other, each behind a bullet.
///
///     UnorderedList {
///       Text("Exact priorities")
///       Text("Explained conflicts")
///     }
///
/// A text that is too long for the width goes on below its beginning. A list in a list is indented as the views are.
public struct UnorderedList: BuiltInView {
  /// The list as one node.
  public let nodes: [ViewNode]

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - marker: the text before each view; a bullet by default, which ASCII shows as `*`.
  ///   - spacing: the distance between the views, in points; 4 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views.
  public init(
    marker: String? = nil, spacing: Double = 4, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    nodes = ListRows.nodes(content(), spacing, SourceLocation(fileID: fileID, line: line)) { _ in
      if let marker { Text(marker, fileID: fileID, line: line) } else { Bullet() }
    }
  }
}

/// Views one below the other, each behind its number.
///
///     OrderedList { Text("Write the layout"); Text("Look at it") }
public struct OrderedList: BuiltInView {
  /// The list as one node.
  public let nodes: [ViewNode]

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - start: the number of the first view; 1 by default.
  ///   - spacing: the distance between the views, in points; 4 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views.
  public init(
    start: Int = 1, spacing: Double = 4, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    nodes = ListRows.nodes(content(), spacing, SourceLocation(fileID: fileID, line: line)) { number in
      Text("\(start &+ number).", fileID: fileID, line: line)
    }
  }
}

/// The rows of a list: markers in a column of their own.
private enum ListRows {
  static func nodes(
    _ content: consuming ViewContent, _ spacing: Double, _ location: SourceLocation,
    @ViewBuilder _ marker: (Int) -> ViewContent
  ) -> [ViewNode] {
    let (fileID, line) = (location.fileID, location.line)
    let views = content.list()
    let grid = Grid(
      columns: [.fit(align: .end), .flexible()], spacing: 8, rowSpacing: spacing, align: .start, fileID: fileID,
      line: line
    ) {
      for (number, view) in views.enumerated() {
        GridRow(fileID: fileID, line: line) {
          marker(number)
          ViewContent(nodes: [view])
        }
      }
    }
    return grid.nodes
  }
}

/// A disc beside the first line of a text.
private struct Bullet: Leaf {
  func size(in medium: Medium) -> IntrinsicSize {
    medium.isText ? IntrinsicSize(width: 1, height: 1) : IntrinsicSize(width: 6, height: 10)
  }

  func draw(in canvas: inout Canvas) {
    guard !canvas.isText else {
      return canvas.draw("•", ascii: "*", in: Rect(x: 0, y: 0, width: 1, height: 1))
    }
    let size = canvas.font.size
    canvas.fill(Path(ellipseIn: Rect(x: 0.5, y: size * 0.66 - 2.5, width: 5, height: 5)))
  }
}
