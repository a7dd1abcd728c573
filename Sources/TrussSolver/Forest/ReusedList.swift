/// A list that is emptied and refilled repeatedly. Elements beyond its end stay allocated, because overwriting costs
/// less than removing and appending.
struct ReusedList<Element: BitwiseCopyable & Sendable>: Sendable {
  private var elements: [Element] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var capacity: Int { elements.capacity }

  @inline(__always)
  mutating func removeAll(from start: Int = 0) { count = start }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == elements.count { elements.append(element) } else { elements[count] = element }
    count += 1
  }

  @inline(__always)
  mutating func insert(_ element: Element, at place: Int) {
    append(element)
    var index = count - 1
    if index == place { return }
    while index > place {
      elements[index] = elements[index - 1]
      index -= 1
    }
    elements[place] = element
  }

  /// Sorts the list. The sort is stable.
  @inline(__always)
  mutating func sort(by isLess: (Element, Element) -> Bool) { elements.sort(0..<count, by: isLess) }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index < count)
      return elements[index]
    }
    @inline(__always) set {
      assert(index < count)
      elements[index] = newValue
    }
  }
}

extension Array {
  /// Sorts a range. The sort is stable.
  @inline(__always)
  mutating func sort(_ range: Range<Int>, by isLess: (Element, Element) -> Bool) {
    if range.count > 16 { return self[range].sort(by: isLess) }
    for next in range.dropFirst() {
      var place = next
      while place > range.lowerBound, isLess(self[next], self[place - 1]) { place -= 1 }
      if place == next { continue }
      let element = self[next]
      for index in (place..<next).reversed() { self[index + 1] = self[index] }
      self[place] = element
    }
  }
}
