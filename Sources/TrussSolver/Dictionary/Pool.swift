/// Many short lists in one array, for the rows and columns of a sparse matrix.
///
/// Each list is a piece of the array with room to grow. A list that outgrows its piece moves to the end and leaves
/// garbage behind; when more than half of the array is garbage, the lists move together.
struct Pool<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private var pieces: [Piece] = []
  private var garbage = 0

  private struct Piece {
    var start = 0
    var count = 0
    var capacity = 0
  }

  /// Adds a list after the others.
  mutating func addList(_ list: some Collection<Element>) {
    pieces.append(Piece(start: elements.count, count: list.count, capacity: list.count))
    elements.append(contentsOf: list)
  }

  /// Where a list lies in `elements`, until the next change.
  @inline(__always)
  func range(_ list: Int) -> Range<Int> {
    let piece = pieces[list]
    return piece.start..<piece.start + piece.count
  }

  /// The length of a list.
  @inline(__always)
  func length(_ list: Int) -> Int { pieces[list].count }

  /// Changes an element in place, by its position in `elements`.
  @inline(__always)
  mutating func set(_ position: Int, to element: Element) { elements[position] = element }

  /// Shortens a list; its room stays.
  mutating func truncate(_ list: Int, to length: Int) { pieces[list].count = length }

  /// Gives up a list and its room.
  mutating func removeAll(_ list: Int) {
    garbage += pieces[list].capacity
    pieces[list] = Piece()
  }

  /// Adds an element to the end of a list.
  mutating func append(_ element: Element, to list: Int) {
    let count = pieces[list].count
    if count == pieces[list].capacity {
      move(list, capacity: max(4, 2 * count), keeping: true, filler: element)
    }
    elements[pieces[list].start + count] = element
    pieces[list].count = count + 1
  }

  /// Gives a list the first elements of an array in place of its own.
  mutating func replace(_ list: Int, with source: [Element], count: Int) {
    if count > pieces[list].capacity {
      move(list, capacity: count + count / 2, keeping: false, filler: source[0])
    }
    let start = pieces[list].start
    // A buffer spares the check for each write whether the array is shared.
    elements.withUnsafeMutableBufferPointer { target in
      for position in 0..<count { target[start + position] = source[position] }
    }
    pieces[list].count = count
  }

  private mutating func move(_ list: Int, capacity: Int, keeping: Bool, filler: Element) {
    let old = pieces[list]
    garbage += old.capacity
    pieces[list] = Piece(start: elements.count, count: keeping ? old.count : 0, capacity: capacity)
    if keeping {
      // One by one: a slice of the array would hold it twice, and the first change would copy all of it.
      for position in old.start..<old.start + old.count { elements.append(elements[position]) }
    }
    elements.append(contentsOf: repeatElement(filler, count: capacity - pieces[list].count))
    if garbage > elements.count / 2 && garbage > 1024 { compact() }
  }

  /// Moves the lists together, in their order, each with its room.
  private mutating func compact() {
    var packed: [Element] = []
    packed.reserveCapacity(elements.count)
    for list in pieces.indices where pieces[list].capacity > 0 {
      let piece = pieces[list]
      pieces[list].start = packed.count
      packed.append(contentsOf: elements[piece.start..<piece.start + piece.capacity])
    }
    elements = packed
    garbage = 0
  }
}
