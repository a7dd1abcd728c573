import TrussTree
import TrussViews

extension RecordBuilder {
  /// Decides which decorations of a view are described by records: no decoration if only decorations could determine a
  /// length of the view.
  @inline(never)
  mutating func decideDecorations(of index: Int, _ views: Views, _ context: UnsafePointer<ChildContext>) {
    guard views[index].outline.isDecorated,
      views[index].content.isContainer
        || Axis.allCases.allSatisfy({ axis in
          context.pointee.isGiven(axis)
            || views[index].address.hasOwnSize(axis, stackAxis: context.pointee.stackAxis)
        })
    else { return }
    decorations.formUnion(tree.decorations(of: index).filter { isRecord(decoration: $0, views) })
  }

  /// Whether a record describes the position of a decoration: the decoration has no maximum size, and no constraint
  /// determines its position.
  private func isRecord(decoration index: Int, _ views: Views) -> Bool {
    index >= reweighedEnd && !forced.contains(index) && !views[index].attributes.isCollapsed
      && GridRule.isRecord(cell: index, views, frames) && views[index].attributes.rare.gridCell == nil
      && views[index].attributes.rare.pin == nil
      && !Axis.allCases.contains { views[frames?.sizer(of: index, $0) ?? index].address.hasMaximum($0) }
  }

  /// Begins a decoration. Returns whether rows place it.
  @inline(never)
  mutating func openDecoration(_ index: Int, _ views: Views) -> Bool {
    beginRows(views)
    rows?.open(decoration: index, records)
    decorationEnd = max(decorationEnd, views[index].end)
    return !decorations.contains(index)
  }

  /// Decides the context of a decoration in its view. Returns false if no record describes its position.
  @inline(never)
  mutating func placeDecoration(
    _ index: Int, in parent: Int, _ alignment: Alignment, _ sizes: GivenSizes, _ views: Views,
    _ context: inout ChildContext
  ) -> Bool {
    var box = ContainerContext(around: parent, alignment, rows?.rules.contexts[parent].scales ?? ContentScales())
    let shown = frames?.sizes(of: index, views, medium) ?? sizes
    let flexible = flexibleAxes(index, views)
    let isRecord = box.placeNext(views + index, shown, flexible, medium, views, frames, &context)
    context.scales = ContentScales()
    return isRecord
  }
}
