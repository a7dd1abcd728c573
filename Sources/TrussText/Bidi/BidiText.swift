/// A text whose lines can be put in visual order: the paragraphs of a string (P1) with their embedding levels.
package struct BidiText: Sendable {
  /// A paragraph, including its separator.
  package struct Paragraph: Sendable {
    /// The range of the paragraph in the text.
    package var range: Range<String.Index>
    /// The levels of its scalars.
    package var levels: BidiParagraph
    /// The number of scalars in the text before the paragraph.
    var start: Int
  }

  /// The text, whose indices are those of the string that it was made from.
  package let text: Substring
  /// The paragraphs in order; empty for an empty text.
  package let paragraphs: [Paragraph]
  /// The index of each scalar in the text, followed by the end of the text.
  let indices: [String.Index]

  /// Resolves the levels of a text. If the base direction is automatic, each paragraph has its own. Without
  /// `hasControls`, embeddings, overrides and isolates are treated as characters that the algorithm ignores.
  package init(_ text: some StringProtocol, base: BaseDirection, hasControls: Bool = true) {
    let text = Substring(text)
    let scalars = text.unicodeScalars
    var indices: [String.Index] = []
    var paragraphs: [Paragraph] = []
    var start = 0
    var index = text.startIndex
    while index < text.endIndex {
      let scalar = scalars[index]
      indices.append(index)
      scalars.formIndex(after: &index)
      let isSeparator = BidiClass(of: scalar) == .b
      // CR LF is one separator.
      let isDivided = scalar == "\r" && index < text.endIndex && scalars[index] == "\n"
      if isSeparator && !isDivided || index == text.endIndex {
        let range = indices[start]..<index
        let levels = BidiParagraph(
          scalars[range].lazy.map { hasControls ? $0 : Self.withoutEffect($0) }, base: base)
        paragraphs.append(Paragraph(range: range, levels: levels, start: start))
        start = indices.count
      }
    }
    self.text = text
    self.paragraphs = paragraphs
    self.indices = indices + [text.endIndex]
  }

  /// Resolves the levels of a text; nil if a quick test shows that the whole text is read from left to right, in the
  /// order in which it is written. By default ``HiddenScalar``s have no effect, as in a text that is drawn.
  package init?(ifNeededFor text: some StringProtocol, base: BaseDirection, hasControls: Bool = false) {
    if Self.isLeftToRightOnly(text) {
      switch base {
      case .leftToRight, .automatic(fallback: .leftToRight): return nil
      case .automatic(fallback: .rightToLeft): if WritingDirection.isRightToLeft(text) == false { return nil }
      case .rightToLeft: break
      }
    }
    self.init(text, base: base, hasControls: hasControls)
  }

  /// Returns the scalar, or U+200B, which the algorithm ignores, in place of a scalar that changes direction.
  private static func withoutEffect(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    HiddenScalar.turnsDirection(scalar) ? "\u{200B}" : scalar
  }

  /// Returns whether a left-to-right text needs no reordering: it has no scalar of a right-to-left script, no Arabic
  /// number, and no embedding, override or isolate.
  ///
  /// Such a text has level 0 throughout if the level of its paragraphs is 0. The test is far faster than resolving the
  /// levels: most text takes a comparison for each byte.
  package static func isLeftToRightOnly(_ text: some StringProtocol) -> Bool {
    // A substring shares its text's storage, and its loops need not be generic.
    let text = Substring(text)
    // This byte begins U+0580; smaller bytes only occur in scalars below it, or as continuation bytes.
    if text.utf8.allSatisfy({ $0 < 0xD6 }) { return true }
    return !text.unicodeScalars.contains { mayLeave($0) && BidiClass(of: $0).leavesLeftToRight }
  }

  /// Whether a scalar is in one of the ranges with all scalars that may leave level 0.
  private static func mayLeave(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x580: false
    case 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: WritingDirection.isOfRightToLeftBlock(scalar)
    }
  }
}

// MARK: - Lines

extension BidiText {
  /// Returns the runs of a line from left to right: rules L1 and L2.
  ///
  /// The line should be part of one paragraph; if it contains parts of several, each is ordered separately. A bound of
  /// the line inside a scalar is moved to the next scalar.
  package func visualRuns(of line: Range<String.Index>) -> [BidiRun<String.Index>] {
    parts(of: line).flatMap { paragraph, places in
      paragraph.levels.visualRuns(of: places).map { run in
        let range = indices[paragraph.start + run.range.lowerBound]..<indices[paragraph.start + run.range.upperBound]
        return BidiRun(range: range, level: run.level)
      }
    }
  }

  /// Returns whether the paragraph that contains an index is read from right to left.
  package func isRightToLeft(at index: String.Index) -> Bool {
    let next = paragraphs.firstIndex { index < $0.range.upperBound } ?? paragraphs.count - 1
    return paragraphs.indices.contains(next) && paragraphs[next].levels.level == 1
  }

  /// The paragraphs that a line is part of, each with the line's scalars as indices into the paragraph's scalars.
  func parts(of line: Range<String.Index>) -> [(Paragraph, Range<Int>)] {
    let places = place(of: line.lowerBound)..<place(of: line.upperBound)
    // The paragraph after the one in which the line begins.
    let next = paragraphs.indices.partitioningIndex { paragraphs[$0].start > places.lowerBound }
    return paragraphs[max(0, next - 1)...].prefix { $0.start < places.upperBound }.map { paragraph in
      let local = max(0, places.lowerBound - paragraph.start)..<places.upperBound - paragraph.start
      return (paragraph, local.clamped(to: paragraph.levels.levels.indices))
    }
  }

  /// The number of the first scalar that does not begin before an index.
  private func place(of index: String.Index) -> Int {
    (0..<indices.count - 1).partitioningIndex { indices[$0] >= index }
  }
}

extension BidiText {
  /// Returns the grapheme clusters of a line from left to right, as they are drawn: rules L1 to L4.
  ///
  /// A cluster is not divided, so marks stay after their base (L3); its level is that of its first scalar with a level.
  /// If this is odd, characters are mirrored (L4). The marks, embeddings, overrides and isolates of the property
  /// Bidi_Control are left out; other invisible characters are kept.
  package func visualClusters(of line: Range<String.Index>) -> [Character] {
    parts(of: line).flatMap { paragraph, places in
      let levels = paragraph.levels.levels(ofLine: places)
      let range = indices[paragraph.start + places.lowerBound]..<indices[paragraph.start + places.upperBound]
      return Self.ordered(text[range], levels, paragraphLevel: paragraph.levels.level)
    }
  }

  private static func ordered(_ line: Substring, _ levels: [UInt8?], paragraphLevel: UInt8) -> [Character] {
    var clusters: [Character] = []
    var clusterLevels: [UInt8] = []
    var place = 0
    var level = levels.lazy.compactMap { $0 }.first ?? paragraphLevel
    for character in line {
      var ownLevel: UInt8?
      for _ in character.unicodeScalars {
        ownLevel = ownLevel ?? levels[place]
        place += 1
      }
      level = ownLevel ?? level
      clusters.append(level & 1 == 1 ? character.mirrored : character)
      clusterLevels.append(level)
    }
    // Marks and isolates separate the text on their two sides, and are left out afterwards.
    return VisualOrder(levels: clusterLevels).map { clusters[$0] }.filter { !$0.isBidiControl }
  }
}

extension Character {
  /// Whether the character has the property Bidi_Control; such a scalar is a separate grapheme cluster.
  fileprivate var isBidiControl: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
    default: return false
    }
  }

  /// The character with each of its scalars mirrored.
  fileprivate var mirrored: Character {
    guard unicodeScalars.contains(where: { BidiMirroring.mirrored($0) != $0 }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map(BidiMirroring.mirrored))).first ?? self
  }
}
