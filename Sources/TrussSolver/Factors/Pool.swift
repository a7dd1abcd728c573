/// Many short lists in one piece of memory with one owner, for the rows and columns of a sparse matrix.
///
/// Each list is a piece with room to grow. A list that outgrows its piece moves to the end and leaves garbage behind;
/// when more than half of the memory is garbage, the lists move together.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private var elements = Vector<Element>()
  private var pieces = Vector<PoolPiece>()
  private var garbage = 0

  /// Adds an empty list with room for some elements after the others. Its room is filled with one element.
  mutating func addList(capacity: Int, filler: Element) {
    pieces.append(PoolPiece(start: elements.count, count: 0, capacity: capacity))
    for _ in 0..<capacity { elements.append(filler) }
  }

  /// Adds an empty list without room.
  mutating func addList() { pieces.append(PoolPiece()) }

  /// Where a list lies, until a list grows.
  @inline(__always)
  func range(_ list: Int) -> Range<Int> {
    let piece = pieces[list]
    return piece.start..<piece.start + piece.count
  }

  /// The length of a list.
  @inline(__always)
  func length(_ list: Int) -> Int { pieces[list].count }

  /// The element at a place in the range of a list.
  @inline(__always)
  subscript(place: Int) -> Element {
    get { elements[place] }
    set { elements[place] = newValue }
  }

  /// Adds an element to the end of a list.
  @inline(__always)
  mutating func append(_ element: Element, to list: Int) {
    if pieces[list].count == pieces[list].capacity { grow(list, filler: element) }
    elements[pieces[list].start + pieces[list].count] = element
    pieces[list].count += 1
  }

  /// Removes the element at a place in the range of a list; the list's last one takes the place.
  @inline(__always)
  mutating func remove(at place: Int, of list: Int) {
    pieces[list].count -= 1
    elements[place] = elements[pieces[list].start + pieces[list].count]
  }

  /// Makes a list empty; its room stays.
  @inline(__always)
  mutating func removeAll(_ list: Int) { pieces[list].count = 0 }

  @inline(never)
  private mutating func grow(_ list: Int, filler: Element) {
    let old = pieces[list]
    garbage += old.capacity
    pieces[list] = PoolPiece(start: elements.count, count: old.count, capacity: max(4, 2 * old.capacity))
    for place in old.start..<old.start + old.count { elements.append(elements[place]) }
    for _ in old.count..<pieces[list].capacity { elements.append(filler) }
    if garbage > elements.count / 2, garbage > 1024 { compact() }
  }

  /// Moves the lists together, in their order, each with its room.
  private mutating func compact() {
    var packed = Vector<Element>(capacity: elements.count - garbage)
    for list in pieces.indices where pieces[list].capacity > 0 {
      let piece = pieces[list]
      pieces[list].start = packed.count
      for place in piece.start..<piece.start + piece.capacity { packed.append(elements[place]) }
    }
    elements = packed
    garbage = 0
  }
}

/// Where a list of a pool lies.
struct PoolPiece: BitwiseCopyable {
  var start = 0
  var count = 0
  var capacity = 0
}
