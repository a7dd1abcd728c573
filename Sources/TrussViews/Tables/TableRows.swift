/// The rows of a table: how many there are, and the one at an index, made when it is seen.
///
/// The closures need not be Sendable, for the reason that `CompositeView` gives: they are called in a layout only.
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

  /// A row for each element. Collections of random access find an element, and their count, in constant time.
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
