package import TrussIR

/// A scrolling list that creates and lays out only its visible rows. So a million rows cost as much as a screen of
/// rows.
///
///     Table(tracks, id: \.name, estimatedRowHeight: 85, offset: 120) { track in
///       VStack(distribution: .fill) {
///         TrackTitle(track).height(85)
///         Player().height(51, priority: 999).collapsed(!expanded.contains(track.name))
///       }
///     }
///     .id("tracks")
///
/// Like a scroll view, a table has no intrinsic size and takes the offered size. A row is as wide as the table and as
/// high as its content. A hidden row counts with the height that it had when it was last visible; if it was never
/// visible, with the estimated height. The layout reports the visible rows and the size of the content
/// (`LayoutResult.table(of:)`).
///
/// Names inside a row are local to the row: in the table `tracks`, the view `title` of the row "Help!" is
/// `tracks[Help!].title` in the layout, and the row itself is `tracks[Help!]`. In a table without a name the row is
/// `row[Help!]`. Constraints within a row refer to `title`.
///
/// A `LayoutSession` keeps the visible rows in place while rows change: see `LayoutSession.update(to:)`.
public struct Table: BuiltInView {
  /// The table as one node.
  public let _nodes: [ViewNode]

  /// Makes a table with a row for each element. The value at `id` identifies an element.
  ///
  /// - Parameters:
  ///   - data: the elements; only the elements of visible rows are accessed.
  ///   - id: the identity of a row. Two visible rows with the same identity are an error when they are laid out.
  ///   - estimatedRowHeight: the height, in points, of a row that was never visible; 44 by default. A height that is
  ///     not above 0 is an error when the view is laid out.
  ///   - offset: the distance by which the rows are scrolled, in points; 0 by default. With a negative offset the rows
  ///     begin below the top; with an offset past the end the last row is out of sight. An offset beyond a trillion is
  ///     an error.
  ///   - viewport: the table's height, in points, if no height is proposed. The default is the height of all rows; then
  ///     more than `LayoutError.Limits.rows` rows are an error.
  ///   - spacing: the distance between rows, in points; 0 by default.
  ///   - separators: whether there is a line under each row except the last.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
  ///   - content: the views of a row, in a stack. The closure may be called several times for one row, during layouts,
  ///     on the layout's thread.
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable>(
    _ data: Data, id: any KeyPath<Data.Element, ID> & Sendable, estimatedRowHeight: Double = 44, offset: Double = 0,
    viewport: Double? = nil, spacing: Double = 0, separators: Bool = false, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder content: @escaping (Data.Element) -> ViewContent
  ) {
    self.init(
      TableRows(data, id: { RowID($0[keyPath: id]) }, content: content), estimatedRowHeight, offset, viewport,
      spacing, separators, SourceLine(fileID: fileID, line: line))
  }

  /// Creates a table with a row for each element, identified by its `id`. The parameters are the same as for
  /// `init(_:id:…)`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, estimatedRowHeight: Double = 44, offset: Double = 0, viewport: Double? = nil, spacing: Double = 0,
    separators: Bool = false, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping (Data.Element) -> ViewContent
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(
      TableRows(data, id: { RowID($0.id) }, content: content), estimatedRowHeight, offset, viewport, spacing,
      separators, SourceLine(fileID: fileID, line: line))
  }

  /// Creates a table with `count` rows, identified by their index. A negative number is an error when the view is laid
  /// out. The other parameters are the same as for `init(_:id:…)`.
  public init(
    count: Int, estimatedRowHeight: Double = 44, offset: Double = 0, viewport: Double? = nil, spacing: Double = 0,
    separators: Bool = false, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping (Int) -> ViewContent
  ) {
    self.init(
      TableRows(count: count, id: { RowID($0) }, content: content), estimatedRowHeight, offset, viewport, spacing,
      separators, SourceLine(fileID: fileID, line: line))
  }

  private init(
    _ rows: TableRows, _ estimatedRowHeight: Double, _ offset: Double, _ viewport: Double?, _ spacing: Double,
    _ separators: Bool, _ location: SourceLine
  ) {
    let table = LazyTable(
      rows: rows, estimatedRowHeight: estimatedRowHeight, offset: offset, viewport: viewport, spacing: spacing,
      separators: separators, location: location)
    _nodes = [ViewNode(.table(table), at: location)]
  }
}

/// A table's parameters. They are stored in the node: closures may capture views, even other tables, and only the
/// contents of nodes are released in a loop (`NodeRelease`).
@usableFromInline package struct LazyTable: Sendable {
  package let rows: TableRows
  package let estimatedRowHeight: Double
  package let offset: Double
  package let viewport: Double?
  package let spacing: Double
  package let separators: Bool
  package let location: SourceLine

  /// The stack of a row's views, with a separator below.
  package func row(at index: Int, named name: ViewID) -> ViewNode {
    var views = rows.content(index)
    if separators, index + 1 < rows.count { views += Divider().nodes }
    var node = FlexStack(axis: .vertical, children: views, location: location).node
    node.modify { $0.names = [name] }
    return node
  }
}

/// The number of rows, and functions that create a visible row. It is `@unchecked`, because the functions are only
/// called during a layout, on the layout's thread.
package struct TableRows: @unchecked Sendable {
  package let count: Int
  package let id: (Int) -> RowID
  package let content: (Int) -> [ViewNode]

  init(
    count: Int, id: @escaping (Int) -> RowID, content: @escaping (Int) -> ViewContent
  ) {
    self.count = count
    self.id = id
    self.content = { content($0).nodes }
  }

  /// Makes a row for each element. An element is found in constant time, because the collection has random access.
  init<Data: RandomAccessCollection>(
    _ data: Data, id: @escaping (Data.Element) -> RowID,
    content: @escaping (Data.Element) -> ViewContent
  ) {
    self.init(
      count: data.count,
      id: { id(data[data.index(data.startIndex, offsetBy: $0)]) },
      content: { content(data[data.index(data.startIndex, offsetBy: $0)]) })
  }
}
