import TrussLayout
public import TrussTree
public import TrussViews

/// Views that come, go and move. All views are laid out again; what was measured of texts is kept. The next
/// `update(to:)` replaces the whole view, and these changes with it.
extension LayoutSession {
  /// Puts views before the one with a name, into the stack or grid directly around that.
  ///
  ///     try session.insert(before: "total") { Text("Shipping") }
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views.
  /// - Throws: `LayoutError` for a name that no view has, or only one in a table's row; for the name of a view that is
  ///   not in a stack or a grid, such as the root or the only view of a frame or a scroll view, or that is an
  ///   alternative or a decoration, or inside one; for a name used twice and any other invalid input; and for
  ///   diagnostics if the session is strict. The layout then stays unchanged.
  public mutating func insert(
    before id: ViewID, fileID: String = #fileID, line: Int = #line, @ViewBuilder _ content: () -> ViewContent
  ) throws(LayoutError) {
    try insert(content().nodes, id, after: false, SourceLine(fileID: fileID, line: line))
  }

  /// Puts views after the one with a name, as `insert(before:)` does before it.
  ///
  /// - Throws: `LayoutError`, as `insert(before:)` does. The layout then stays as it was.
  public mutating func insert(
    after id: ViewID, fileID: String = #fileID, line: Int = #line, @ViewBuilder _ content: () -> ViewContent
  ) throws(LayoutError) {
    try insert(content().nodes, id, after: true, SourceLine(fileID: fileID, line: line))
  }

  /// Removes the view with a name, and all inside it.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  /// - Throws: `LayoutError` for a name that no view has, or only one in a table's row; for the name of a view that is
  ///   not in a stack or a grid; and for input that is invalid without the view, such as a constraint that names it.
  ///   The layout then stays as it was.
  public mutating func remove(
    _ id: ViewID, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutError) {
    let location = SourceLine(fileID: fileID, line: line)
    try restructure { (tree) throws(LayoutError) in
      [try tree.place(of: id, "remove", location).removal]
    }
  }

  /// Moves a view, with all views inside it, before another one, which may be in another stack.
  ///
  ///     try session.move("total", before: "subtotal")
  ///
  /// - Parameters:
  ///   - id: the name of the view that moves.
  ///   - other: the name of the view that follows it then.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  /// - Throws: `LayoutError` for a name that no view has, or only one in a table's row; for the name of a view that is
  ///   not in a stack or a grid; for a move of a view into itself; and for diagnostics if the session is strict. The
  ///   layout then stays unchanged.
  public mutating func move(
    _ id: ViewID, before other: ViewID, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutError) {
    try move(id, other, after: false, SourceLine(fileID: fileID, line: line))
  }

  /// Moves a view, with all inside it, after another one, as `move(_:before:)` does before it.
  ///
  /// - Throws: `LayoutError`, as `move(_:before:)` does. The layout then stays as it was.
  public mutating func move(
    _ id: ViewID, after other: ViewID, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutError) {
    try move(id, other, after: true, SourceLine(fileID: fileID, line: line))
  }

  private mutating func insert(
    _ nodes: [ViewNode], _ id: ViewID, after: Bool, _ location: SourceLine
  ) throws(LayoutError) {
    try restructure { (tree) throws(LayoutError) in
      let place = try tree.place(of: id, "insert", location)
      return nodes.isEmpty ? [] : [place.insertion(of: nodes, after: after)]
    }
  }

  private mutating func move(
    _ id: ViewID, _ other: ViewID, after: Bool, _ location: SourceLine
  ) throws(LayoutError) {
    try restructure { (tree) throws(LayoutError) in
      let (own, goal) = (try tree.place(of: id, "move", location), try tree.place(of: other, "move", location))
      if own.range == goal.range { return [] }
      if own.range.contains(goal.range.lowerBound) {
        throw LayoutError(
          .misplaced(parameter: "move", meant: "views that are not inside the one that moves"),
          view: tree.title(of: goal.range.lowerBound), location: location)
      }
      let insertion = goal.insertion(of: [tree.node(at: own.range.lowerBound)], after: after)
      return own.isBesides(insertion)
        ? [] : [own.removal, insertion].sorted { $0.places.lowerBound > $1.places.lowerBound }
    }
  }
}
