package import TrussIR

/// A table, as the lowering reads it.
///
/// The table's node holds it from the beginning: its closures may have captured views, tables among them, and what a
/// node holds is released in a loop (`NodeRelease`).
@usableFromInline package struct LazyTable: Sendable {
  package let rows: TableRows
  package let estimatedRowHeight: Double
  package let offset: Double
  package let viewport: Double?
  package let spacing: Double
  package let separators: Bool
  package let location: SourceLocation

  /// A row: its views stacked, with the line under it.
  package func row(at index: Int, named name: ViewID) -> ViewNode {
    var views = rows.content(index)
    if separators, index + 1 < rows.count { views += Divider().nodes }
    var node = FlexStack(axis: .vertical, children: views, location: location).node
    node.modify { $0.names = [name] }
    return node
  }
}
