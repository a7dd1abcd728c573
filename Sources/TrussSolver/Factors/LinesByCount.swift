/// The rows, or the columns, that are left in an elimination by the number of coefficients that they have left: lists
/// that a line enters and leaves in a step.
struct LinesByCount: ~Copyable {
  private var first: Vector<Int32>
  private var next: Vector<Int32>
  private var previous: Vector<Int32>
  /// The number of coefficients that each line has left, or -1 for one that is done.
  private var counts: Vector<Int32>

  /// Lines that are not yet in the lists.
  init(count: Int) {
    first = Vector(repeating: -1, count: count + 2)
    next = Vector(repeating: -1, count: count)
    previous = Vector(repeating: -1, count: count)
    counts = Vector(repeating: -1, count: count)
  }

  /// The first line with a number of coefficients, or -1.
  @inline(__always)
  func first(with count: Int) -> Int { Int(first[count]) }

  /// The line after another with as many, or -1.
  @inline(__always)
  func next(after line: Int) -> Int { Int(next[line]) }

  /// Puts a line into the list of its number of coefficients.
  mutating func insert(_ line: Int, count: Int) {
    let head = first[count]
    counts[line] = Int32(truncatingIfNeeded: count)
    next[line] = head
    previous[line] = -1
    if head >= 0 { previous[Int(head)] = Int32(truncatingIfNeeded: line) }
    first[count] = Int32(truncatingIfNeeded: line)
  }

  /// Takes a line out of its list.
  mutating func remove(_ line: Int) {
    let (before, after) = (previous[line], next[line])
    if before >= 0 { next[Int(before)] = after } else { first[Int(counts[line])] = after }
    if after >= 0 { previous[Int(after)] = before }
    counts[line] = -1
  }

  /// Gives a line another number of coefficients.
  @inline(__always)
  mutating func move(_ line: Int, to count: Int) {
    if Int(counts[line]) == count { return }
    remove(line)
    insert(line, count: count)
  }
}
