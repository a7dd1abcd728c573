import TrussTree
public import TrussViews

extension Layout {
  /// What a table shows of its content, in the layout's unit.
  public struct TableContent: Equatable, Sendable {
    /// The indices of the rows that are seen, if only in part.
    public var rows: Range<Int>
    /// How far below the top of the content what is seen begins.
    public var offset: Double
    /// The width of a row.
    public var width: Double
    /// The height of all rows: those seen now or, in a session, before with their heights, the others with the
    /// estimate.
    public var height: Double
  }

  /// What a table shows, or nil where no table has the name.
  public func table(_ id: ViewID) -> TableContent? {
    guard let index = tree.index(of: id), case .table = tree.entries[index].content,
      let memory = tables[tree.identity(of: index)]
    else { return nil }
    return TableContent(
      rows: memory.window.rows, offset: memory.offset,
      width: rects[index].inset(by: medium.boxInsets(of: tree.entries[index])).width, height: memory.heights.total)
  }
}
