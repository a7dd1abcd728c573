/// The direction of a paragraph whose text is to be ordered.
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
/// Text at an even level is read from left to right, at an odd level from right to left. The algorithm takes linear
/// time and space. Line breaks come later: ``visualRuns(of:)`` orders the scalars of one line.
///
/// The input of this type is an array of bidirectional classes, one for each scalar, and the paired brackets among the
/// scalars; ``BidiText`` takes a string.
package struct BidiParagraph: Equatable, Sendable {
  /// The level of the paragraph: 0 or 1.
  package let level: UInt8
  /// The level of each scalar before L1; nil for scalars that X9 removes, which have no position in the visual order.
  package let levels: [UInt8?]
  /// The class of each scalar.
  let classes: [BidiClass]

  /// Resolves the levels of scalars, given by their classes.
  ///
  /// `brackets` contains the paired bracket that each scalar is, or nil; if there are no paired brackets, it may be
  /// empty. Paragraph separators may only be at the end of `classes`.
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
      // BD14 and BD15: all brackets are ON.
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

/// Successive scalars of a line that have the same level.
package struct BidiRun<Bound: Comparable & Sendable>: Equatable, Sendable {
  /// The range of the scalars in the text.
  package var range: Range<Bound>
  /// The embedding level of the scalars.
  package var level: UInt8

  /// Whether the first scalar is the rightmost, because the level is odd.
  package var isRightToLeft: Bool { level & 1 == 1 }
}

extension BidiParagraph {
  /// Returns the levels of a line's scalars after L1: separators, and white space before them or at the end of the
  /// line, have the level of the paragraph. The level of a scalar that X9 removes is nil.
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
  /// The runs cover the line. A scalar that X9 removes is part of the run of the scalar before it.
  package func visualRuns(of line: Range<Int>) -> [BidiRun<Int>] {
    let line = line.clamped(to: classes.indices)
    let runs = Self.runs(of: levels(ofLine: line), from: line.lowerBound, paragraphLevel: level)
    return VisualOrder(levels: runs.map(\.level)).map { runs[$0] }
  }

  /// The runs of levels in logical order.
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
  /// Returns the characters of a line from left to right: grapheme clusters, mirrored if they are read from right to
  /// left, without the invisible characters that control direction.
  ///
  /// If the line is one of several of a paragraph, use ``BidiText/visualClusters(of:)``, which considers the rest of
  /// the paragraph.
  package static func visual(_ line: some StringProtocol, base: BaseDirection) -> [Character] {
    guard let text = BidiText(ifNeededFor: line, base: base, hasControls: true) else { return Array(line) }
    return text.visualClusters(of: text.text.startIndex..<text.text.endIndex)
  }
}

/// The order from left to right of items that have embedding levels: rule L2, in linear time.
///
/// L2 reverses, from the highest level to the lowest odd level, every sequence of items at this level or higher ones. A
/// sequence above some level is placed in the text around it as a whole, like a single item: to the right of the
/// preceding text, or to its left if the text around is read from right to left.
struct VisualOrder: Sequence, IteratorProtocol {
  /// The item to the right of each item; `none` for the last one.
  private var following: [Int]
  private var item: Int

  private static let none = -1

  /// Successive items at a level or higher ones that are in visual order already, from `first` to `last`.
  private struct Part {
    var level: UInt8
    var first: Int
    var last: Int
  }

  init(levels: [UInt8]) {
    following = [Int](repeating: Self.none, count: levels.count)
    item = Self.none
    // Each part is inside the part before it: their levels ascend.
    var parts: [Part] = []
    for (index, level) in levels.enumerated() {
      var added = Part(level: level, first: index, last: index)
      while let last = parts.last, last.level > level {
        parts.removeLast()
        if let outer = parts.last, outer.level >= level {
          parts[parts.count - 1] = joined(outer, last)
        } else {
          // There is no part of this level yet: the higher part becomes its beginning.
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

  /// Joins a part with the next part of its level, which is to its right or, at an odd level, to its left.
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
