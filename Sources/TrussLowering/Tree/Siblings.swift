extension ViewTree {
  /// The indices of views that stand side by side, found one after the other: each begins where the last one ends.
  struct Siblings: Sequence, IteratorProtocol {
    private let entries: [Entry]
    private var index: Int
    private let end: Int

    init(_ entries: [Entry], from start: Int, to end: Int) {
      self.entries = entries
      index = start
      self.end = end
    }

    mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = entries[index].end }
      return index
    }
  }
}
