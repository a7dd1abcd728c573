import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of a table: those in its window, each below the one before it.
  ///
  ///     row.leading == table.leading, row.trailing == table.trailing
  ///     anchor.top == table.top + top                    priority 999, as the offset of a scroll view
  ///     row.top == previous.bottom + spacing
  ///     table.height >= viewport                         priority 60, for where nothing offers a height;
  ///     table.height >= content                          this without a viewport, so that all is seen
  ///
  /// The content's height is the number that the last round gave: a row of the system would pull at the rows.
  mutating func addTable(_ table: LazyTable, _ rule: ContainerRule) -> [Constraint] {
    let index = rule.box.index
    let view = Item.ID(index)
    let rows = placeViews(rule)
    let insets = leadingInsets(of: index)
    let plan = TablePlan(table, index, tree, medium)
    system.update(view) { $0.settledByRule.formUnion(Axis.vertical.size) }
    for row in rows {
      add(
        Term(Item.ID(row), .leading), .equal, Term(view, .leading), constant: insets.left, category: .scrolling)
      add(
        Term(Item.ID(row), .trailing), .equal, Term(view, .trailing), constant: -insets.right, category: .scrolling)
    }
    if rows.indices.contains(plan.anchor) {
      add(
        Term(Item.ID(rows[plan.anchor]), .top), .equal, Term(view, .top), constant: plan.top,
        priority: RulePriority.offset,
        category: .scrolling)
    }
    for (row, next) in zip(rows, rows.dropFirst()) {
      add(
        Term(Item.ID(next), .top), .equal, Term(Item.ID(row), .bottom), constant: plan.spacing, category: .scrolling)
    }
    add(
      Term(view, .height), .greaterThanOrEqual, constant: plan.fitted, priority: RulePriority.showAll,
      category: .scrolling)
    return []
  }
}
