package import TrussIR
package import TrussSolver
package import TrussTree
package import TrussViews

/// The constraints and modifiers in the author's code that make a view stick out of its container. The cause is
/// searched for only in layouts with `constraints` blocks: there a constraint on any view can be the cause, and the
/// container does not show which one.
///
///     the content of VStack is 19 higher than its box: "a" sticks out by 19 at the bottom, because these hold
///       line.height == 1                  Row.swift:12   .height(1)
///       2*line.height == b.top - a.bottom Row.swift:14   constraint
package struct OverflowCause {
  let tree: ViewTree
  let medium: Medium
  let constraints: ConstraintSystem
  let solution: Solution

  /// Returns nil for a layout without `constraints` blocks.
  ///
  /// - Parameter solution: the solution of the constraints; nil solves them here, for a layout that was computed
  ///   without the solver.
  package init?(
    _ tree: ViewTree, _ medium: Medium, _ constraints: @autoclosure () -> ConstraintSystem, _ solution: Solution? = nil
  ) {
    guard tree.entries.contains(where: { $0.outline.hasConstraints }) else { return nil }
    self.tree = tree
    self.medium = medium
    self.constraints = constraints()
    self.solution = solution ?? self.constraints.solve()
  }

  /// A table of the constraint rows that cause the overflow, one on each line; nil if none of these rows comes from a
  /// `constraints` block.
  ///
  /// The search turns the overflow into a conflict. It takes the broken optional row that should keep the view in the
  /// container, and all rows of higher priority that hold, and makes all of them required. A conflict that contains the
  /// broken row shows the cause.
  func text(of view: Int, in container: Int, _ axis: Axis) -> String? {
    guard let broken = brokenRow(of: view, in: container, axis) else { return nil }
    var system = ConstraintSystem()
    for item in constraints.items { system.addItem(item) }
    var rows: [Int] = []
    for row in constraints.constraints.indices where row == broken || holds(row, over: broken) {
      var constraint = constraints.constraints[row]
      constraint.priority = .required
      system.add(constraint)
      rows.append(row)
    }
    for conflict in system.findConflicts() {
      let found = conflict.constraints.map { rows[$0] }
      guard found.contains(broken), found.contains(where: isFromConstraintsBlock) else { continue }
      return text(of: Conflict(constraints: found, broken: broken))
    }
    return nil
  }

  /// A table of the author's constraint rows that give a view its length on an axis, one on each line; nil if none of
  /// these rows comes from a `constraints` block.
  package func text(ofLengthOf view: Int, _ axis: Axis) -> String? {
    let solved = SolvedRows(constraints, values: solution.values)
    let derivation = FrameDerivation(solved, constraints)
    var open = [view * 4 + (axis == .horizontal ? 2 : 3)]
    var (seen, found) = (Set(open), Set<Int>())
    while let variable = open.popLast() {
      let (rows, inputs) = derivation.step(to: variable)
      found.formUnion(rows)
      open += inputs.filter { seen.insert($0).inserted }
    }
    guard found.contains(where: isFromConstraintsBlock), let first = found.min() else { return nil }
    return text(of: Conflict(constraints: found.sorted(), broken: first))
  }

  private func text(of conflict: Conflict) -> String {
    let lines = constraints.lines(ofRows: conflict.constraints)
    return ConflictReport(
      conflict, lines: lines[...], names: constraints.itemSpellings, constraints, tree, medium
    ).ownTable
  }

  /// Finds the first broken optional constraint row that relates a view and its container on an axis: the row should
  /// keep the view inside.
  private func brokenRow(of view: Int, in container: Int, _ axis: Axis) -> Int? {
    constraints.constraints.indices.first { row in
      guard solution.violation(of: row) > Overflow.least else { return false }
      let constraint = constraints.constraints[row]
      let terms = constraint.terms
      return !constraint.priority.isRequired && terms.contains { Int($0.anchor.item.index) == view }
        && terms.contains { Int($0.anchor.item.index) == container }
        && terms.allSatisfy { $0.anchor.attribute.axis == axis }
    }
  }

  /// Whether the solution satisfies a constraint row, and the row has a higher priority than the broken row.
  private func holds(_ row: Int, over broken: Int) -> Bool {
    let priority = constraints.constraints[row].priority
    return priority > constraints.constraints[broken].priority && solution.violation(of: row) < 1e-6
  }

  /// Whether a constraint row comes from a `constraints` block, as an anchor constraint or in visual format.
  private func isFromConstraintsBlock(_ row: Int) -> Bool {
    let category = constraints.constraints[row].category
    return category == .constraints || category == .visualFormat
  }
}
