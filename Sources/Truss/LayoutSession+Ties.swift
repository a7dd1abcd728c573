import TrussIR
public import TrussLowering
public import TrussViews

/// Ties by label. A label stands for all ties that have it, wherever they were given.
extension LayoutSession {
  /// Changes the constant or the priority of the ties with a label.
  ///
  ///     try session.updateTies(labeled: "gap", constant: 12)
  ///
  /// More than that, the views or the relation, is changed with `replaceTies(labeled:)`.
  ///
  /// - Parameters:
  ///   - label: the label.
  ///   - constant: the number at the right side's end, all numbers of the tie brought there, in points: 12 in
  ///     `b.left == a.right + 12`. Nil leaves it.
  ///   - priority: how much the ties matter. Nil leaves it.
  ///   - fileID: the file that messages name; the caller's unless told otherwise.
  ///   - line: the line that messages name; the caller's unless told otherwise.
  /// - Throws: `LayoutError` for a label that no tie has, and for numbers without meaning; the layout then stays as it
  ///   was.
  public mutating func updateTies(
    labeled label: String, constant: Double? = nil, priority: Priority? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws(LayoutError) {
    let location = SourceLocation(fileID: fileID, line: line)
    try check(label, location)
    try change { overrides in
      var change = overrides.changes[label] ?? TieOverrides.Change()
      change.constant = constant ?? change.constant
      change.priority = priority ?? change.priority
      change.location = location
      overrides.changes[label] = change
    }
  }

  /// Puts ties in place of those with a label. They get the label too.
  ///
  ///     try session.replaceTies(labeled: "gap") { detail.top == title.bottom + 12 }
  ///
  /// - Throws: `LayoutError` for a label that no tie has, and for ties without meaning; the layout then stays as it was.
  public mutating func replaceTies(
    labeled label: String, fileID: String = #fileID, line: Int = #line, @TieBuilder _ ties: () -> [TieEntry]
  ) throws(LayoutError) {
    try check(label, SourceLocation(fileID: fileID, line: line))
    let ties = ties()
    try change { $0.replace(label, with: ties) }
  }

  /// Removes the ties with a label, until `restoreTies(labeled:)`.
  ///
  /// - Throws: `LayoutError` for a label that no tie has.
  public mutating func removeTies(
    labeled label: String, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutError) {
    try check(label, SourceLocation(fileID: fileID, line: line))
    try change { $0.replace(label, with: []) }
  }

  /// Takes back what the session was told of the ties with a label: they are what the view says again.
  ///
  /// - Throws: `LayoutError` for a label of which it was told nothing and that no tie has.
  public mutating func restoreTies(
    labeled label: String, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutError) {
    if overrides.changes[label] == nil { try check(label, SourceLocation(fileID: fileID, line: line)) }
    try change { $0.changes[label] = nil }
  }

  private func check(_ label: String, _ location: SourceLocation) throws(LayoutError) {
    guard !layout.tree.hasTie(labeled: label) else { return }
    throw LayoutError(.unknownLabel(label), view: "the session", location: location)
  }
}

/// Ties by the view that they were given with.
extension LayoutSession {
  /// Gives a view ties beside those that it has.
  ///
  ///     try session.addTies(to: "form") { button.top == field.bottom + 8 }
  ///
  /// - Throws: `LayoutError` for a name that no view has, and for ties without meaning; the layout then stays as it was.
  public mutating func addTies(
    to view: ViewID, fileID: String = #fileID, line: Int = #line, @TieBuilder _ ties: () -> [TieEntry]
  ) throws(LayoutError) {
    try give(ties(), to: view, replacing: false, "addTies", SourceLocation(fileID: fileID, line: line))
  }

  /// Gives a view ties in place of all that it was given with `constraints`, and of those that the session gave it. Ties
  /// of other views stay, those that name this view too.
  ///
  /// - Throws: `LayoutError` for a name that no view has, and for ties without meaning; the layout then stays as it was.
  public mutating func remakeTies(
    of view: ViewID, fileID: String = #fileID, line: Int = #line, @TieBuilder _ ties: () -> [TieEntry]
  ) throws(LayoutError) {
    try give(ties(), to: view, replacing: true, "remakeTies", SourceLocation(fileID: fileID, line: line))
  }

  /// Takes back all that the session was told of ties.
  ///
  /// - Throws: `LayoutError` for ties of the view that have no meaning.
  public mutating func restoreTies() throws(LayoutError) {
    try change { $0 = TieOverrides() }
  }

  private mutating func give(
    _ ties: [TieEntry], to view: ViewID, replacing: Bool, _ method: String, _ location: SourceLocation
  ) throws(LayoutError) {
    guard layout.tree.indices[view] != nil else {
      throw LayoutError(.unknownName(view.name, parameter: method), view: "the session", location: location)
    }
    try change { $0.give(ties, to: view, replacing: replacing) }
  }
}
