import TrussTree
import TrussViews

extension MaxContentWidths {
  /// Every column as wide as its widest cell, or as its author set it, and the gaps between them.
  mutating func measure(_ grid: Grid, _ index: Int, _ tree: ViewTree, _ medium: Medium) {
    let plan = GridPlan(of: index, grid, in: tree)
    let columns = widths(ofColumns: plan, medium)
    let gaps = Double(max(0, plan.isShown.filter { $0 }.count - 1)) * medium.gap(grid.spacing, .horizontal)
    gather(index, tree) { max($0, $1) }
    var widest = columns.reduce(gaps, +)
    for row in plan.rows where !tree.entries[row].attributes.isCollapsed {
      if case .gridRow = tree.entries[row].content { continue }
      widest = max(widest, widths[row])
    }
    let insets = medium.boxInsets(of: tree.entries[index])
    widths[index] = widest + insets.left + insets.right
  }

  /// One column of each item, as wide as the widest view, or as its author set it.
  mutating func measure(columns flow: FlowStack, _ index: Int, _ tree: ViewTree, _ medium: Medium) {
    gather(index, tree) { max($0, $1) }
    let insets = medium.boxInsets(of: tree.entries[index])
    var width = insets.left + insets.right
    for (position, item) in (flow.columns ?? []).enumerated() {
      switch item.track(medium).bounds {
      case .exactly(let length): width += length
      case .between(let least, let greatest): width += max(least, min(widths[index], greatest))
      }
      if position > 0, let items = flow.columns { width += items[position - 1].gap(flow.spacing, medium) }
    }
    widths[index] = width
  }

  /// The width of each column with texts on one line. A cell that takes several counts for none of them.
  func widths(ofColumns plan: GridPlan, _ medium: Medium) -> [Double] {
    var columns = plan.columns.map { column in
      switch column.width {
      case .fixed(let width): medium.extent(width, .horizontal)
      case .flexible(_, let minimum, _): medium.extent(minimum, .horizontal)
      case .fit: 0.0
      }
    }
    for cell in plan.cells where !cell.isCollapsed && cell.columns.count == 1 {
      let column = cell.columns.lowerBound
      switch plan.columns[column].width {
      case .fixed: continue
      case .fit: columns[column] = max(columns[column], widths[cell.view])
      case .flexible(_, _, let maximum):
        let bound = maximum.map { medium.extent($0, .horizontal) } ?? .infinity
        columns[column] = max(columns[column], min(widths[cell.view], bound))
      }
    }
    return columns
  }

  /// The alternative that is laid out. One that has to fit does not share a shortfall: it would be narrower than it
  /// needs to be, and not fit.
  mutating func measure(_ view: ViewThatFits, _ index: Int, _ tree: ViewTree) {
    gather(index, tree) { max($0, $1) }
    if tree.isTried(view, at: index, .horizontal) { holdsText[index] = false }
  }
}
