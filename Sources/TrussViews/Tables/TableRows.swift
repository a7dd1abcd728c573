/// The rows of a table: how many there are, and the one at an index, made when it is seen.
package struct TableRows: Sendable {
  package let count: Int
  package let id: @Sendable (Int) -> RowID
  package let content: @Sendable (Int) -> [ViewNode]

  init(
    count: Int, id: @escaping @Sendable (Int) -> RowID, content: @escaping @Sendable (Int) -> ViewContent
  ) {
    self.count = count
    self.id = id
    self.content = { content($0).nodes }
  }

  /// A row for each element. Collections of random access find an element, and their count, in constant time.
  init<Data: RandomAccessCollection & Sendable>(
    _ data: Data, id: @escaping @Sendable (Data.Element) -> RowID,
    content: @escaping @Sendable (Data.Element) -> ViewContent
  ) {
    self.init(
      count: data.count,
      id: { id(data[data.index(data.startIndex, offsetBy: $0)]) },
      content: { content(data[data.index(data.startIndex, offsetBy: $0)]) })
  }
}
