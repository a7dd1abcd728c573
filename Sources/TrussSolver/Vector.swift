/// A growing list of plain values with one owner: an array without copy on write.
///
/// It cannot be copied, so no write has to ask whether it is shared; in the loops over all rows that question costs an
/// array more than the work. Indexes are checked as an array's are.
struct Vector<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  /// An empty list with room for some elements.
  init(capacity: Int = 0) {
    self.capacity = max(capacity, 4)
    base = .allocate(capacity: self.capacity)
    count = 0
  }

  /// A list of equal elements.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { base.deallocate() }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  var indices: Range<Int> { 0..<count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      check(index)
      return base[index]
    }
    set {
      check(index)
      base[index] = newValue
    }
  }

  @inline(__always)
  private func check(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: 2 * capacity) }
    base[count] = element
    count += 1
  }

  /// Removes the last element and returns it.
  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return base[count]
  }

  /// Keeps the first elements; the room of the others stays.
  @inline(__always)
  mutating func truncate(to length: Int) { count = min(count, max(0, length)) }

  /// Makes room for so many elements.
  mutating func reserve(_ length: Int) {
    if length > capacity { grow(to: length) }
  }

  @inline(never)
  private mutating func grow(to length: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: length)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = length
  }

  /// The elements as an array.
  var array: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

  /// Sorts the elements.
  mutating func sort(by isBefore: (Element, Element) -> Bool) {
    var buffer = UnsafeMutableBufferPointer(start: base, count: count)
    buffer.sort(by: isBefore)
  }
}
