import TrussIR
import TrussLayout
public import TrussTree
public import TrussViews

/// Changes of constraints by label. A label identifies all constraints that have it, in any block of the view.
extension LayoutSession {
  /// Changes the constant or the priority of the constraints with a label.
  ///
  ///     try session.updateConstraints(labeled: "gap", constant: 12)
  ///
  /// To change anything else, such as the views or the relation, use `replaceConstraints(labeled:)`.
  ///
  /// - Parameters:
  ///   - label: the label of the constraints.
  ///   - constant: the new constant, in points: the sum of all numbers in the constraint, when moved to its right side,
  ///     such as 12 in `b.left == a.right + 12`. Nil leaves it unchanged.
  ///   - priority: the new priority; nil leaves it unchanged.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
  /// - Throws: `LayoutError` for a label that no constraint has, and for invalid numbers. The layout then stays
  ///   unchanged.
  public mutating func updateConstraints(
    labeled label: String, constant: Double? = nil, priority: Priority? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws(LayoutError) {
    let location = SourceLine(fileID: fileID, line: line)
    let path = try path(ofLabel: label, "updateConstraints", location)
    try change { overrides in
      var change = overrides.changes[path] ?? ConstraintOverrides.Change()
      change.constant = constant ?? change.constant
      change.priority = priority ?? change.priority
      change.location = location
      overrides.changes[path] = change
    }
  }

  /// Replaces the constraints with a label. The new constraints get the label too.
  ///
  ///     try session.replaceConstraints(labeled: "gap") { detail.top == title.bottom + 12 }
  ///
  /// - Throws: `LayoutError` for a label that no constraint has, and for invalid constraints. The layout then stays
  ///   unchanged.
  public mutating func replaceConstraints(
    labeled label: String, fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ constraints: () -> [ConstraintEntry]
  ) throws(LayoutError) {
    let path = try path(ofLabel: label, "replaceConstraints", SourceLine(fileID: fileID, line: line))
    let constraints = constraints().map { $0.seen(from: NameScopes.layout) }
    try change { $0.replace(path, with: constraints) }
  }

  /// Removes the constraints with a label; `restoreConstraints(labeled:)` restores them.
  ///
  /// - Throws: `LayoutError` for a label that no constraint has.
  public mutating func removeConstraints(
    labeled label: String, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutError) {
    let path = try path(ofLabel: label, "removeConstraints", SourceLine(fileID: fileID, line: line))
    try change { $0.replace(path, with: []) }
  }

  /// Undoes the session's changes of the constraints with a label, so that the view's own constraints apply again.
  ///
  /// - Throws: `LayoutError` for a label that no constraint has and that the session has not changed.
  public mutating func restoreConstraints(
    labeled label: String, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutError) {
    let path = try path(ofLabel: label, "restoreConstraints", SourceLine(fileID: fileID, line: line))
    try change { $0.changes[path] = nil }
  }

  /// Finds the path of a label in the layout. For `restoreConstraints` it also searches the labels that the session
  /// changed, because a label is no longer in the layout once its constraints were removed.
  private func path(
    ofLabel label: String, _ method: String, _ location: SourceLine
  ) throws(LayoutError) -> String {
    do {
      return try layout.tree.label(label, method, location)
    } catch {
      let changed = overrides.changes.keys.filter { $0 == label || $0.hasSuffix(".\(label)") }
      guard method == "restoreConstraints", changed.count == 1, let path = changed.first else { throw error }
      return path
    }
  }
}

/// Changes of constraints by view: a constraint belongs to the view whose `constraints` block contains it.
extension LayoutSession {
  /// Adds constraints to the constraints of a view.
  ///
  ///     try session.addConstraints(to: "form") { button.top == field.bottom + 8 }
  ///
  /// - Throws: `LayoutError` for a name that no view has, and for invalid constraints. The layout then stays unchanged.
  public mutating func addConstraints(
    to view: ViewID, fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ constraints: () -> [ConstraintEntry]
  ) throws(LayoutError) {
    try give(constraints(), to: view, replacing: false, "addConstraints", SourceLine(fileID: fileID, line: line))
  }

  /// Replaces all constraints of a view: the constraints of its `constraints` blocks, and the constraints that the
  /// session added. Constraints of other views stay, even if they name this view.
  ///
  /// - Throws: `LayoutError` for a name that no view has, and for invalid constraints. The layout then stays unchanged.
  public mutating func remakeConstraints(
    of view: ViewID, fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ constraints: () -> [ConstraintEntry]
  ) throws(LayoutError) {
    try give(constraints(), to: view, replacing: true, "remakeConstraints", SourceLine(fileID: fileID, line: line))
  }

  /// Undoes all of the session's changes of constraints.
  ///
  /// - Throws: `LayoutError` for invalid constraints of the view.
  public mutating func restoreConstraints() throws(LayoutError) {
    try change { ($0.blocks, $0.changes) = ([:], [:]) }
  }

  private mutating func give(
    _ constraints: [ConstraintEntry], to view: ViewID, replacing: Bool, _ method: String, _ location: SourceLine
  ) throws(LayoutError) {
    let path = try layout.tree.view(named: view, method, location).path
    let constraints = constraints.map { $0.seen(from: NameScopes.layout) }
    try change { $0.give(constraints, to: path, replacing: replacing) }
  }
}
