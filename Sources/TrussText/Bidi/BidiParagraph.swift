package enum BaseDirection: Hashable, Sendable {
  /// From left to right: paragraph level 0.
  case leftToRight
  /// From right to left: paragraph level 1.
  case rightToLeft
  /// The direction of the first strong character, or `fallback` if there is none: rules P2 and P3.
  case automatic(fallback: WritingDirection)
}

/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm, [UAX
/// #9](https://www.unicode.org/reports/tr9/tr9-46.html) of Unicode 15.0, up to rule I2.
///
/// Text at an even level is read from left to right, text at an odd level from right to left. The algorithm takes
/// linear time and space. It does not need line breaks: ``visualRuns(of:)`` orders the scalars of one line.
///
/// The input is an array with the bidirectional class of each scalar, and the paired brackets among the scalars.
/// ``BidiText`` takes a string.
package struct BidiParagraph: Equatable, Sendable {
  /// The level of the paragraph: 0 or 1.
  package let level: UInt8
  /// The level of each scalar before rule L1. It is nil for scalars that X9 removes, which have no position in the
  /// visual order.
  package let levels: [UInt8?]
  let classes: [BidiClass]

  /// Resolves the levels of scalars, which are given by their classes.
  ///
  /// `brackets` contains the paired bracket at each scalar, or nil for a scalar that is not a bracket. It may be empty
  /// if there are no paired brackets. Paragraph separators may only be at the end of `classes`.
  package init(classes: [BidiClass], brackets: [BidiBracket?] = [], base: BaseDirection) {
    self.classes = classes
    let isolates = IsolatePairs(in: classes)
    let level = Self.level(of: classes, isolates, base)
    self.level = level
    if level == 0, !classes.contains(where: \.leavesLeftToRight) {
      levels = classes.map { $0.isRemoved ? nil : 0 }
      return
    }

    let explicit = ExplicitLevels(of: classes, paragraphLevel: level, isolates: isolates)
    let sequences = IsolatingRunSequences(of: explicit, original: classes, isolates: isolates, paragraphLevel: level)
    let brackets = brackets.count == classes.count && brackets.contains { $0 != nil } ? brackets : []
    var levels = [UInt8?](repeating: nil, count: classes.count)
    sequences.forEach { sequence in
      sequence.resolve(brackets: brackets)
      for (place, index) in sequence.indices.enumerated() { levels[index] = sequence.implicitLevel(at: place) }
    }
    self.levels = levels
  }

  /// Resolves the levels of scalars. Paragraph separators may only be at the end.
  package init(_ scalars: some Sequence<Unicode.Scalar>, base: BaseDirection) {
    var classes: [BidiClass] = []
    var brackets: [BidiBracket?] = []
    for scalar in scalars {
      let bidiClass = BidiClass(of: scalar)
      classes.append(bidiClass)
      // BD14 and BD15: all brackets are of class ON.
      brackets.append(bidiClass == .on ? BidiBracket(scalar) : nil)
    }
    self.init(classes: classes, brackets: brackets, base: base)
  }

  private static func level(of classes: [BidiClass], _ isolates: IsolatePairs, _ base: BaseDirection) -> UInt8 {
    let direction =
      switch base {
      case .leftToRight: WritingDirection.leftToRight
      case .rightToLeft: WritingDirection.rightToLeft
      case .automatic(let fallback):
        isolates.firstStrongDirection(of: classes, in: classes.indices) ?? fallback
      }
    return direction == .leftToRight ? 0 : 1
  }
}

/// Successive scalars of a line with the same level.
package struct BidiRun<Bound: Comparable & Sendable>: Equatable, Sendable {
  package var range: Range<Bound>
  package var level: UInt8

  /// Whether the first scalar is the rightmost, because the level is odd.
  package var isRightToLeft: Bool { level & 1 == 1 }
}

extension BidiParagraph {
  /// Returns the levels of a line's scalars after rule L1: separators get the paragraph's level, and so does white
  /// space before a separator or at the end of the line. The level of a scalar that X9 removes is nil.
  package func levels(ofLine line: Range<Int>) -> [UInt8?] {
    let line = line.clamped(to: classes.indices)
    var result = Array(levels[line])
    var isBeforeSeparator = true
    for index in line.reversed() {
      let bidiClass = classes[index]
      if bidiClass.isRemoved { continue }
      switch bidiClass {
      case .b, .s: isBeforeSeparator = true
      case .ws, .lri, .rli, .fsi, .pdi: break
      default: isBeforeSeparator = false
      }
      if isBeforeSeparator { result[index - line.lowerBound] = level }
    }
    return result
  }

  /// Returns the runs of a line from left to right: rules L1 and L2.
  ///
  /// The runs cover the line. A scalar that X9 removes is part of the previous scalar's run.
  package func visualRuns(of line: Range<Int>) -> [BidiRun<Int>] {
    let line = line.clamped(to: classes.indices)
    let runs = Self.runs(of: levels(ofLine: line), from: line.lowerBound, paragraphLevel: level)
    return VisualOrder(levels: runs.map(\.level)).map { runs[$0] }
  }

  private static func runs(of levels: [UInt8?], from start: Int, paragraphLevel: UInt8) -> [BidiRun<Int>] {
    var runs: [BidiRun<Int>] = []
    var level = levels.lazy.compactMap { $0 }.first ?? paragraphLevel
    var first = 0
    while first < levels.count {
      level = levels[first] ?? level
      var end = first + 1
      while end < levels.count, levels[end] == nil || levels[end] == level { end += 1 }
      runs.append(BidiRun(range: start + first..<start + end, level: level))
      first = end
    }
    return runs
  }
}

/// A line of text in visual order, as a terminal draws it.
package enum BidiLine {
  /// Returns the grapheme clusters of a line from left to right. Clusters that are read from right to left are
  /// mirrored. Invisible characters that control direction are omitted.
  ///
  /// For a paragraph of several lines, use ``BidiText/visualClusters(of:)``, which considers the whole paragraph.
  package static func visual(_ line: some StringProtocol, base: BaseDirection) -> [Character] {
    guard let text = BidiText(ifNeededFor: line, base: base, hasControls: true) else { return Array(line) }
    return text.visualClusters(of: text.text.startIndex..<text.text.endIndex)
  }
}

/// The order of items with embedding levels from left to right: rule L2, in linear time.
///
/// For each level, from the highest to the lowest odd level, L2 reverses every sequence of items at this level or a
/// higher level. So a sequence above some level is placed as a whole in the text around it, like a single item: to the
/// right of the preceding text or, if the text around it is read from right to left, to the left.
struct VisualOrder: Sequence, IteratorProtocol {
  /// The item to the right of each item; `none` for the rightmost item.
  private var following: [Int]
  private var item: Int

  private static let none = -1

  /// Successive items at or above a level, already in visual order. `first` is the leftmost item, `last` the rightmost.
  private struct Part {
    var level: UInt8
    var first: Int
    var last: Int
  }

  init(levels: [UInt8]) {
    following = [Int](repeating: Self.none, count: levels.count)
    item = Self.none
    // Each part is inside the previous part, so their levels ascend.
    var parts: [Part] = []
    for (index, level) in levels.enumerated() {
      var added = Part(level: level, first: index, last: index)
      while let last = parts.last, last.level > level {
        parts.removeLast()
        if let outer = parts.last, outer.level >= level {
          parts[parts.count - 1] = joined(outer, last)
        } else {
          // There is no part of this level yet: the higher part becomes the beginning of a new part.
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

  /// Joins a part with the next part of its level, which is to the right or, at an odd level, to the left.
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
