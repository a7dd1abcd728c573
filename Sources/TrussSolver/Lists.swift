/// Lists of different lengths, stored one after the other in one array.
struct Lists<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private var starts: [Int32] = [0]

  /// Makes an empty sequence of lists.
  init() {}

  /// Distributes elements among `count` lists: each element is added to the list whose index is its key, in order.
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

  /// The indices of a list's elements in `elements`.
  @inline(__always)
  func range(_ list: Int) -> Range<Int> { Int(starts[list])..<Int(starts[list + 1]) }

  @inline(__always)
  subscript(list: Int) -> ArraySlice<Element> { elements[range(list)] }

  /// Adds an element to the open list, which the next `endList()` ends.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Ends the open list, which becomes the last of the lists.
  mutating func endList() { starts.append(Int32(truncatingIfNeeded: elements.count)) }
}

/// A coefficient and its index: that of its row or its column in a matrix.
struct Entry: BitwiseCopyable, Sendable {
  var index: Int32
  var coefficient: Double
}
