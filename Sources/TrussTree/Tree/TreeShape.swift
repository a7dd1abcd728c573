/// What shapes the tree of a round and is decided by the layout of the one before.
package struct TreeShape: Equatable, Sendable {
  /// The rows of each table that are laid out.
  package var windows: [ViewIdentity: TableWindow] = [:]
  /// The alternative of each view that has several; the first of those that are not here. It only ever grows in one
  /// layout, so that rounds come to an end.
  package var choices: [ViewIdentity: Int] = [:]

  package init() {}

  /// Whether a tree of another shape has the same views.
  package func hasSameViews(as other: TreeShape) -> Bool {
    choices == other.choices && windows.count == other.windows.count
      && windows.allSatisfy { identity, window in other.windows[identity]?.rows == window.rows }
  }
}
