/// The order from left to right of items that have embedding levels: rule L2, in linear time.
///
/// L2 reverses, from the highest level to the lowest odd one, what has at least that level. What is above some level is
/// one part of the text around it, and is put, as a whole, where an item would be: to the right of what is before it, or
/// to the left where the text around is read from the right.
struct VisualOrder: Sequence, IteratorProtocol {
  /// The item to the right of each; `none` behind the last.
  private var following: [Int]
  private var item: Int

  private static let none = -1

  /// Items that are ordered, of one level or higher ones.
  private struct Part {
    var level: UInt8
    var first: Int
    var last: Int
  }

  init(levels: [UInt8]) {
    following = [Int](repeating: Self.none, count: levels.count)
    item = Self.none
    // Each part is inside of that before it: their levels ascend.
    var parts: [Part] = []
    for (index, level) in levels.enumerated() {
      var added = Part(level: level, first: index, last: index)
      while let last = parts.last, last.level > level {
        parts.removeLast()
        if let outer = parts.last, outer.level >= level {
          parts[parts.count - 1] = joined(outer, last)
        } else {
          // No text of this level came before: what is above it begins it.
          added = joined(Part(level: level, first: last.first, last: last.last), added)
        }
      }
      if let last = parts.last, last.level == level {
        parts[parts.count - 1] = joined(last, added)
      } else {
        parts.append(added)
      }
    }
    while let last = parts.popLast() {
      if let outer = parts.popLast() { parts.append(joined(outer, last)) } else { item = last.first }
    }
  }

  /// A part with what follows it at its level.
  private mutating func joined(_ part: Part, _ next: Part) -> Part {
    let (left, right) = part.level & 1 == 0 ? (part, next) : (next, part)
    following[left.last] = right.first
    return Part(level: part.level, first: left.first, last: right.last)
  }

  mutating func next() -> Int? {
    guard item != Self.none else { return nil }
    defer { item = following[item] }
    return item
  }
}
