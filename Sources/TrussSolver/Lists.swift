/// Lists of any lengths in one array, one after the other.
struct Lists<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private var starts: [Int32] = [0]

  /// No lists.
  init() {}

  /// A number of lists: each element goes to the list that its key names, in order.
  init(_ elements: [Element], by keys: [Int32], count: Int) {
    self.elements = elements
    starts = Array(repeating: 0, count: count + 1)
    for key in keys { starts[Int(key) + 1] += 1 }
    for list in 0..<count { starts[list + 1] += starts[list] }
    var next = starts
    for index in keys.indices {
      let key = Int(keys[index])
      self.elements[Int(next[key])] = elements[index]
      next[key] += 1
    }
  }

  var count: Int { starts.count - 1 }

  /// The range of a list among the elements.
  @inline(__always)
  func range(_ list: Int) -> Range<Int> { Int(starts[list])..<Int(starts[list + 1]) }

  @inline(__always)
  subscript(list: Int) -> ArraySlice<Element> { elements[range(list)] }

  /// Adds an element to the list that `endList()` is called for next.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Ends a list, after the others.
  mutating func endList() { starts.append(Int32(truncatingIfNeeded: elements.count)) }
}

/// A coefficient at an index: that of a row or a column of a matrix.
struct Entry: BitwiseCopyable, Sendable {
  var index: Int32
  var coefficient: Double
}
