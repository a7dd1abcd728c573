/// Lists of different lengths, stored one after the other in one array.
struct Lists<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private var starts: [Int32] = [0]

  init() {}

  /// Distributes elements among `count` lists. The key of each element is the index of its list. The order of the
  /// elements is kept.
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

  /// Appends an element to the open list, which the next call of `endList()` completes.
  mutating func append(_ element: Element) { elements.append(element) }

  mutating func endList() { starts.append(Int32(truncatingIfNeeded: elements.count)) }
}

/// A coefficient of a matrix, and the index of its row or column.
struct Entry: BitwiseCopyable, Sendable {
  var index: Int32
  var coefficient: Double
}
