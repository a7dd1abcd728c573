import TrussIR

extension View {
  /// Names the view. A name used twice in one layout is an error.
  public consuming func id(_ id: ViewID) -> ModifiedView {
    modified { $0.names = [id] + $0.names }
  }

  /// Names the view. A name used twice in one layout is an error.
  public consuming func id(_ name: String) -> ModifiedView { id(ViewID(name)) }

  /// Takes the view out of its stack, and its gap with it; it has no size and is not drawn.
  ///
  /// - Parameters:
  ///   - isHidden: whether it is hidden.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func hidden(_ isHidden: Bool = true, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    let location = isHidden ? SourceLocation(fileID: fileID, line: line) : nil
    return modified {
      $0.isHidden = isHidden
      // Most calls show the view, and then no line needs to be kept.
      if location != nil || $0.hiddenLocation != nil { $0.hiddenLocation = location }
    }
  }

  /// Keeps the view's room and draws nothing in it.
  public consuming func invisible(_ isInvisible: Bool = true) -> ModifiedView {
    modified { $0.isInvisible = isInvisible }
  }
}
