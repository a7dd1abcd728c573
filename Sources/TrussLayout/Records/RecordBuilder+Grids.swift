import TrussTree
import TrussViews

extension RecordBuilder {
  /// The position in `grids` of the grid that is the box or contains the box as a row.
  @inline(__always)
  mutating func grid(around box: ContainerContext) -> Int? {
    let index = box.kind == .gridRow ? tree.entries[box.index].parent : box.index
    return grids.lastIndex { $0.index == index }
  }

  /// The context of a grid's row, cell or full-width view; nil outside of a grid.
  mutating func contextInGrid(_ index: Int, _ box: ContainerContext, _ sizes: GivenSizes, _ views: Views)
    -> ChildContext?
  {
    guard let grid = grid(around: box) else { return nil }
    let sizes = frames?.sizes(of: index, views, medium) ?? sizes
    if box.kind == .grid { return grids[grid].place(index, sizes, views, frames, position: box.position) }
    let position = grids[grid].cellCount
    var row = ChildContext()
    row.scales = box.scales
    var context = grids[grid].place(grids[grid].plan.cells[position], position: position, row, sizes, views, frames)
    if let baselines, grids[grid].isAlignedByBaseline(index, inRow: box.index, views, frames) {
      context.shift = grids[grid].lowestBaseline(ofRow: box.index) - (baselines.first[index] ?? 0)
    }
    grids[grid].add(cell: index, column: box.position)
    return context
  }

  /// The record of a grid; nil if the grid must be written as rows.
  mutating func gridRecord(
    _ index: Int, _ views: Views, _ context: ChildContext, _ sizes: GivenSizes
  ) -> GridRule? {
    // The priorities of a decoration are lowered at its end; columns are added after that.
    guard case .grid(let grid) = views[index].content, views[index].decoration == nil, rows?.isInDecoration != true
    else { return nil }
    let record = GridRule(grid, index, context, sizes, tree, medium)
    guard record.isOfRecords(views, frames) else { return nil }
    if record.alignsBaselines(views, frames) {
      guard record.read(baselines(inside: index), views, frames) else { return nil }
    }
    grids.append(record)
    records.isEditable = false
    return record
  }
}
