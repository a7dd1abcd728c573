import TrussIR

extension View {
  /// Adds space around the view, in points. The padding is a separate box, so a border before it is inside the padding
  /// and one after it outside.
  @_disfavoredOverload
  public consuming func padding(_ insets: Insets, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    let location = SourceLocation(fileID: fileID, line: line)
    return boxed {
      FlexStack(axis: .vertical, insets: insets, children: [$0], location: location).node
    }
  }

  /// Adds the same space on all sides of the view, in points.
  public consuming func padding(_ length: Double = 8, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    padding(Insets(all: length), fileID: fileID, line: line)
  }

  /// Adds the same space on some sides of the view.
  ///
  ///     Text("Name").padding(.horizontal, 16)
  ///     Text("Name").padding([.top, .leading])
  ///
  /// - Parameters:
  ///   - edges: the sides; leading and trailing follow the layout direction.
  ///   - length: the space, in points; 8 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func padding(
    _ edges: Edge.Set, _ length: Double = 8, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    padding(Insets(edges, length), fileID: fileID, line: line)
  }

  /// Adds space at the sides of the view, and above and below it, in points.
  public consuming func padding(
    horizontal: Double = 0, vertical: Double = 0, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    padding(Insets(horizontal: horizontal, vertical: vertical), fileID: fileID, line: line)
  }

  /// Sets the distance of the view's margins from its edges, in points. Margins are a guide for constraints and move
  /// nothing by themselves.
  public consuming func margins(_ margins: Insets) -> ModifiedView {
    modified { $0.margins = margins }
  }
}
