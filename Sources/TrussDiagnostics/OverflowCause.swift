import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// What its author wrote that leaves a container too little room for a view in it, where constraints are among that: a
/// constraint reaches the view from anywhere, so that the container alone does not tell.
///
///     the content of VStack is 19 higher than its box: "a" sticks out by 19 at the bottom, as these hold
///       line.height == 1                  Row.swift:12   .height(1)
///       2*line.height == b.top - a.bottom Row.swift:14   constraint
struct OverflowCause {
  let tree: ViewTree
  let medium: Medium
  let constraints: ConstraintSystem
  let solution: Solution

  /// Nil for a layout without constraints. Where it was solved without rows, it is solved again by these.
  init?(
    _ tree: ViewTree, _ medium: Medium, _ constraints: @autoclosure () -> ConstraintSystem, _ solution: Solution? = nil
  ) {
    guard tree.entries.contains(where: { $0.outline.hasConstraints }) else { return nil }
    self.tree = tree
    self.medium = medium
    self.constraints = constraints()
    self.solution = solution ?? self.constraints.solve()
  }

  /// The constraints that a message is to name, one a line; nil where no constraint is among them.
  ///
  /// Found as a conflict: the row that keeps the view in the container is taken for required, with all rows that matter
  /// more and hold.
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
      guard found.contains(broken), found.contains(where: isTie) else { continue }
      return text(of: Conflict(constraints: found, broken: broken))
    }
    return nil
  }

  private func text(of conflict: Conflict) -> String {
    let lines = constraints.lines(ofRows: conflict.constraints)
    return ConflictReport(
      conflict, lines: lines[...], names: constraints.itemSpellings, constraints, tree, medium
    ).ownTable
  }

  /// The row by which a view would be in a container, along an axis.
  private func brokenRow(of view: Int, in container: Int, _ axis: Axis) -> Int? {
    constraints.constraints.indices.first { row in
      guard solution.violation(of: row) > Overflow.least else { return false }
      let constraint = constraints.constraints[row]
      let terms = constraint.left.terms + constraint.right.terms
      return !constraint.priority.isRequired && terms.contains { Int($0.anchor.item.index) == view }
        && terms.contains { Int($0.anchor.item.index) == container }
        && terms.allSatisfy { $0.anchor.attribute.axis == axis }
    }
  }

  /// Whether a row matters more than another, and is kept.
  private func holds(_ row: Int, over broken: Int) -> Bool {
    let priority = constraints.constraints[row].priority
    return priority > constraints.constraints[broken].priority && solution.violation(of: row) < 1e-6
  }

  private func isTie(_ row: Int) -> Bool {
    let category = constraints.constraints[row].category
    return category == .constraints || category == .visualFormat
  }
}
