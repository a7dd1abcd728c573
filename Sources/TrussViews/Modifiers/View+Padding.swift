import TrussIR

extension View {
  /// Puts room around the view, in points: a box of its own, so that a border before it lies inside the room and one
  /// after it outside.
  @_disfavoredOverload
  public consuming func padding(_ insets: Insets, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    let location = SourceLocation(fileID: fileID, line: line)
    return boxed {
      FlexStack(axis: .vertical, insets: insets, children: [$0], location: location).node
    }
  }

  /// Puts the same room on all sides of the view, in points.
  public consuming func padding(_ length: Double = 8, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    padding(Insets(all: length), fileID: fileID, line: line)
  }

  /// Puts the same room on some sides of the view.
  ///
  ///     Text("Name").padding(.horizontal, 16)
  ///     Text("Name").padding([.top, .leading])
  ///
  /// - Parameters:
  ///   - edges: the sides; leading and trailing follow the layout direction.
  ///   - length: the room, in points; 8 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func padding(
    _ edges: Edge.Set, _ length: Double = 8, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    padding(Insets(edges, length), fileID: fileID, line: line)
  }

  /// Puts room at the sides, and room above and below the view, in points.
  public consuming func padding(
    horizontal: Double = 0, vertical: Double = 0, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    padding(Insets(horizontal: horizontal, vertical: vertical), fileID: fileID, line: line)
  }

  /// Says how far the view's margins are from its edges, in points: a guide for constraints, that moves nothing by
  /// itself.
  public consuming func margins(_ margins: Insets) -> ModifiedView {
    modified { $0.margins = margins }
  }
}
