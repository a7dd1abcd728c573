/// What a row of a table is known by while the rows around it come and go.
package struct RowID: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// Made of a Sendable value only, hence safe to share.
  private let value: AnyHashable

  package init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }

  package var description: String { "\(value.base)" }
}
