import TrussIR
import TrussSolver
import TrussTree

/// Adds costs, groups and rows by their priorities.
extension LengthTree {
  /// Adds a cost to those of the node that is being made.
  mutating func add(_ breakpoint: Double, down: Double, up: Double, _ priority: Priority, _ order: UInt64) {
    costs.append(Cost(breakpoint, down: down, up: up, level: level(priority), order: order))
  }

  /// Adds a group to those of the node that is being made.
  mutating func add(
    _ kind: Group.Kind, _ members: [Member], _ priority: Priority, _ order: UInt64, knee: Double = 0, slope: Double = 0
  ) {
    let start = Int32(self.members.count)
    self.members += members
    var group = Group(kind, level: level(priority), order: order, members: start..<Int32(self.members.count))
    if members.contains(where: { $0.maximum < .infinity }) {
      group.maxima = MaximumLevels(
        limit: level(RulePriority.cappedFlexGrow), growth: level(RulePriority.limit),
        unit: level(RulePriority.laterFlexGrow))
    }
    (group.knee, group.slope) = (knee, slope)
    groups.append(group)
  }

  /// Adds a row across the tree.
  mutating func add(_ terms: [Term], _ cost: Cost, _ priority: Priority) {
    var cost = cost
    cost.level = level(priority)
    add(terms, cost)
  }
}
