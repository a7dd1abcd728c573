import TrussLayout
public import TrussTree
public import TrussViews

/// Changes that insert, remove and move views. Each change lays out all views again, but measures no text again. The
/// next `update(to:)` replaces the whole view and discards these changes.
extension LayoutSession {
  /// Inserts views before the named view, into the stack or grid that directly contains it.
  ///
  ///     try session.insert(before: "total") { Text("Shipping") }
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
  ///   - content: the views.
  /// - Throws: `LayoutError` if no view outside of tables' rows has the name; if the view is not in a stack or a grid,
  ///   such as the root or the only view of a frame or a scroll view; if the view is an alternative or a decoration, or
  ///   is inside one; for a name used twice and any other invalid input; and for diagnostics if the session is strict.
  ///   The layout then stays unchanged.
  public mutating func insert(
    before id: ViewID, fileID: String = #fileID, line: Int = #line, @ViewBuilder _ content: () -> ViewContent
  ) throws(LayoutError) {
    try insert(content().nodes, id, after: false, SourceLine(fileID: fileID, line: line))
  }

  /// Inserts views after the named view, like `insert(before:)`.
  ///
  /// - Throws: `LayoutError` in the same cases as `insert(before:)`. The layout then stays unchanged.
  public mutating func insert(
    after id: ViewID, fileID: String = #fileID, line: Int = #line, @ViewBuilder _ content: () -> ViewContent
  ) throws(LayoutError) {
    try insert(content().nodes, id, after: true, SourceLine(fileID: fileID, line: line))
  }

  /// Removes the view with a name, and all views inside it.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
  /// - Throws: `LayoutError` for a name that no view outside of tables' rows has; for the name of a view that is not in
  ///   a stack or a grid; and for input that is invalid without the view, such as a constraint that names it. The
  ///   layout then stays unchanged.
  public mutating func remove(
    _ id: ViewID, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutError) {
    let location = SourceLine(fileID: fileID, line: line)
    try restructure { (tree) throws(LayoutError) in
      [try tree.place(of: id, "remove", location).removal]
    }
  }

  /// Moves a view, with all views inside it, to the position before another view, which may be in another stack.
  ///
  ///     try session.move("total", before: "subtotal")
  ///
  /// - Parameters:
  ///   - id: the name of the view that moves.
  ///   - other: the name of the view before which it is placed.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
  /// - Throws: `LayoutError` for a name that no view outside of tables' rows has; for the name of a view that is not in
  ///   a stack or a grid; for a move of a view into itself; and for diagnostics if the session is strict. The layout
  ///   then stays unchanged.
  public mutating func move(
    _ id: ViewID, before other: ViewID, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutError) {
    try move(id, other, after: false, SourceLine(fileID: fileID, line: line))
  }

  /// Moves a view, with all views inside it, to the position after another view, like `move(_:before:)`.
  ///
  /// - Throws: `LayoutError` in the same cases as `move(_:before:)`. The layout then stays unchanged.
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
