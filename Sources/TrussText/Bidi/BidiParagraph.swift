/// The direction of a paragraph whose text is to be ordered.
package enum BaseDirection: Hashable, Sendable {
  /// From left to right: paragraph level 0.
  case leftToRight
  /// From right to left: paragraph level 1.
  case rightToLeft
  /// That of the first strong character, or the fallback where there is none: rules P2 and P3.
  case automatic(fallback: WritingDirection)
}

/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm,
/// [UAX #9](https://www.unicode.org/reports/tr9/tr9-46.html) of Unicode 15.0, up to rule I2.
///
/// An even level is read from left to right, an odd one from right to left. It takes linear time and space. The lines of
/// the paragraph are ordered afterwards, each on its own: ``visualRuns(of:)``.
///
/// It works on classes, by the indices of scalars; ``BidiText`` works on a string.
package struct BidiParagraph: Equatable, Sendable {
  /// The level of the paragraph: 0 or 1.
  package let level: UInt8
  /// The level of each scalar before L1; nil for those that X9 removes, which have no place in the visual order.
  package let levels: [UInt8?]
  /// The class of each scalar.
  let classes: [BidiClass]

  /// Resolves the levels of scalars of some classes.
  ///
  /// `brackets` has the paired bracket that each scalar is; without paired brackets, it may be empty. If `classes` has
  /// paragraph separators, they are at the end.
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

  /// Resolves the levels of scalars. If there are paragraph separators, they are at the end.
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
