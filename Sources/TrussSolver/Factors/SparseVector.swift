/// A vector whose elements are mostly 0, with a list of the elements that can differ from 0.
struct SparseVector: ~Copyable {
  private var values: Vector<Double>
  /// The indices of all elements that are not 0. It may also contain duplicates, and indices of elements that are 0.
  private(set) var touched = Vector<Int32>()

  init(count: Int) { values = Vector(repeating: 0, count: count) }

  /// An element. To change an element that is 0, use `add` or `subtract`, which add it to `touched`.
  @inline(__always)
  subscript(index: Int) -> Double {
    get { values[index] }
    set { values[index] = newValue }
  }

  @inline(__always)
  mutating func subtract(_ number: Double, at index: Int) { add(-number, at: index) }

  @inline(__always)
  mutating func add(_ number: Double, at index: Int) {
    if values[index] == 0 { touched.append(Int32(truncatingIfNeeded: index)) }
    values[index] += number
  }

  /// Calls `body` with each element that is not 0, in the order in which the elements became nonzero, and sets all
  /// elements to 0.
  @inline(__always)
  mutating func clear(_ body: (_ index: Int, _ value: Double) -> Void) {
    for position in touched.indices {
      let index = Int(touched[position])
      let value = values[index]
      if value == 0 { continue }
      values[index] = 0
      body(index, value)
    }
    touched.truncate(to: 0)
  }

  @inline(__always)
  mutating func forEach(_ body: (_ index: Int32, _ value: Double) -> Void) {
    drop()
    for position in touched.indices { body(touched[position], values[Int(touched[position])]) }
  }

  /// Removes zeros and duplicates from `touched`.
  private mutating func drop() {
    var kept = 0
    for position in touched.indices {
      let index = touched[position]
      let value = values[Int(index)]
      if value == 0 { continue }
      seen.append(value)
      values[Int(index)] = 0
      touched[kept] = index
      kept += 1
    }
    touched.truncate(to: kept)
    for position in 0..<kept { values[Int(touched[position])] = seen[position] }
    seen.truncate(to: 0)
  }

  /// Scratch, empty between uses.
  private var seen = Vector<Double>()
}

/// The remaining rows or columns ("lines") of an elimination, in lists by the number of their remaining coefficients. A
/// line enters or leaves a list in constant time.
struct LinesByCount: ~Copyable {
  private var first: Vector<Int32>
  private var next: Vector<Int32>
  private var previous: Vector<Int32>
  /// The number of remaining coefficients of each line, or -1 for a line that is in no list.
  private var counts: Vector<Int32>

  init(count: Int) {
    first = Vector(repeating: -1, count: count + 2)
    next = Vector(repeating: -1, count: count)
    previous = Vector(repeating: -1, count: count)
    counts = Vector(repeating: -1, count: count)
  }

  @inline(__always)
  func first(with count: Int) -> Int { Int(first[count]) }

  /// The next line with the same number of coefficients, or -1.
  @inline(__always)
  func next(after line: Int) -> Int { Int(next[line]) }

  mutating func insert(_ line: Int, count: Int) {
    let head = first[count]
    counts[line] = Int32(truncatingIfNeeded: count)
    next[line] = head
    previous[line] = -1
    if head >= 0 { previous[Int(head)] = Int32(truncatingIfNeeded: line) }
    first[count] = Int32(truncatingIfNeeded: line)
  }

  mutating func remove(_ line: Int) {
    let (before, after) = (previous[line], next[line])
    if before >= 0 { next[Int(before)] = after } else { first[Int(counts[line])] = after }
    if after >= 0 { previous[Int(after)] = before }
    counts[line] = -1
  }

  @inline(__always)
  mutating func move(_ line: Int, to count: Int) {
    if Int(counts[line]) == count { return }
    remove(line)
    insert(line, count: count)
  }
}

/// Many short lists in one array, for the rows and columns of a sparse matrix.
///
/// Each list has a piece of the array, with space to grow. A list that outgrows its piece moves to the end and leaves
/// the old piece as garbage; when more than half of the array, and more than 1,024 elements, are garbage, the lists are
/// compacted.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private var elements = Vector<Element>()
  private var pieces = Vector<PoolPiece>()
  private var garbage = 0

  /// Adds an empty list with space for `capacity` elements. `filler` fills the space.
  mutating func addList(capacity: Int, filler: Element) {
    pieces.append(PoolPiece(start: elements.count, count: 0, capacity: capacity))
    for _ in 0..<capacity { elements.append(filler) }
  }

  mutating func addList() { pieces.append(PoolPiece()) }

  /// The positions of a list's elements, valid until any list grows.
  @inline(__always)
  func range(_ list: Int) -> Range<Int> {
    let piece = pieces[list]
    return piece.start..<piece.start + piece.count
  }

  @inline(__always)
  func length(_ list: Int) -> Int { pieces[list].count }

  @inline(__always)
  subscript(place: Int) -> Element {
    get { elements[place] }
    set { elements[place] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element, to list: Int) {
    if pieces[list].count == pieces[list].capacity { grow(list, filler: element) }
    elements[pieces[list].start + pieces[list].count] = element
    pieces[list].count += 1
  }

  /// Removes the element at a position within a list's range. The list's last element moves to this position.
  @inline(__always)
  mutating func remove(at place: Int, of list: Int) {
    pieces[list].count -= 1
    elements[place] = elements[pieces[list].start + pieces[list].count]
  }

  /// Empties a list. Its space stays reserved.
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

  /// Removes the garbage between the lists. Their order and their space are unchanged.
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

struct PoolPiece: BitwiseCopyable {
  var start = 0
  var count = 0
  var capacity = 0
}
