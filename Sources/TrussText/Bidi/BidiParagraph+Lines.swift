/// Successive scalars of a line that have one level.
package struct BidiRun<Bound: Comparable & Sendable>: Equatable, Sendable {
  /// Where the scalars are in the text.
  package var range: Range<Bound>
  /// Their embedding level.
  package var level: UInt8

  /// Whether the first scalar is the rightmost: whether the level is odd.
  package var isRightToLeft: Bool { level & 1 == 1 }
}

extension BidiParagraph {
  /// Returns the levels of a line's scalars after L1: separators, and white space before them or at the end of the line,
  /// have the level of the paragraph. They are nil for scalars that X9 removes.
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

  /// Returns the runs of a line from the left to the right: rules L1 and L2.
  ///
  /// The runs cover the line. A scalar that X9 removes is part of the run of the scalar before it.
  package func visualRuns(of line: Range<Int>) -> [BidiRun<Int>] {
    let line = line.clamped(to: classes.indices)
    let runs = Self.runs(of: levels(ofLine: line), from: line.lowerBound, paragraphLevel: level)
    return VisualOrder(levels: runs.map(\.level)).map { runs[$0] }
  }

  /// Returns the indices of a line's scalars from the left to the right, without those that X9 removes.
  package func visualOrder(of line: Range<Int>) -> [Int] {
    var order: [Int] = []
    for run in visualRuns(of: line) {
      let indices = run.range.filter { levels[$0] != nil }
      order += run.isRightToLeft ? indices.reversed() : indices
    }
    return order
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
