extension ViewTree {
  /// The indices of sibling views, found one after the other: each begins where the last one ends.
  @usableFromInline package struct Siblings: Sequence, IteratorProtocol {
    @usableFromInline let entries: [Entry]
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable package init(_ entries: [Entry], from start: Int, to end: Int) {
      self.entries = entries
      index = start
      self.end = end
    }

    @inlinable package mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = entries[index].end }
      return index
    }
  }
}
