import TrussTree
public import TrussViews

extension Layout {
  /// The visible part of a table's content, in the layout's unit.
  public struct TableContent: Equatable, Sendable {
    /// The indices of the rows that are seen, if only in part.
    public var rows: Range<Int>
    /// The distance from the top of the content to the top of its visible part.
    public var offset: Double
    /// The width of a row.
    public var width: Double
    /// The height of all rows: those seen now or, in a session, before with their heights, the others with the
    /// estimate.
    public var height: Double
  }

  /// The visible part of a table's content, or nil where no table has the name.
  public func table(_ id: ViewID) -> TableContent? {
    guard let index = tree.index(of: id), case .table = tree.entries[index].content,
      let memory = tables[tree.identity(of: index)]
    else { return nil }
    return TableContent(
      rows: memory.window.rows, offset: memory.offset,
      width: rects[index].inset(by: medium.boxInsets(of: tree.entries[index])).width, height: memory.heights.total)
  }
}
