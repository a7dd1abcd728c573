/// A text whose lines can be put in visual order: the paragraphs of a string (rule P1), with their embedding levels.
package struct BidiText: Sendable {
  package struct Paragraph: Sendable {
    package var range: Range<String.Index>
    package var levels: BidiParagraph
    /// The number of scalars before the paragraph.
    var start: Int
  }

  /// The text. It has the same indices as the string from which it was made.
  package let text: Substring
  /// The paragraphs in order; empty for an empty text.
  package let paragraphs: [Paragraph]
  /// The index of each scalar in the text, and the end of the text as the last element.
  let indices: [String.Index]

  /// Resolves the levels of a text. If the base direction is automatic, each paragraph has its own direction. If
  /// `hasControls` is false, the algorithm ignores embeddings, overrides and isolates.
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
  /// order in which it is written. By default embeddings, overrides and isolates have no effect, as in a text that is
  /// drawn.
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

  /// Replaces a scalar that changes direction by U+200B, which the algorithm ignores. Returns other scalars unchanged.
  private static func withoutEffect(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    HiddenScalar.turnsDirection(scalar) ? "\u{200B}" : scalar
  }

  /// Returns whether a left-to-right text needs no reordering: it has no scalar of a right-to-left script, no Arabic
  /// number, and no embedding, override or isolate.
  ///
  /// All scalars of such a text have level 0 if the level of its paragraphs is 0. The test is far faster than resolving
  /// the levels: most text needs one comparison per byte.
  package static func isLeftToRightOnly(_ text: some StringProtocol) -> Bool {
    // A substring shares the storage of `text`, and loops over it need not be generic.
    let text = Substring(text)
    // This byte begins U+0580. Smaller bytes occur only in scalars below U+0580, or as continuation bytes.
    if text.utf8.allSatisfy({ $0 < 0xD6 }) { return true }
    return !text.unicodeScalars.contains { mayLeave($0) && BidiClass(of: $0).leavesLeftToRight }
  }

  /// Whether a scalar is in one of the ranges that contain all scalars with an effect on levels.
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
  /// The line should be part of one paragraph. If it contains parts of several paragraphs, each part is ordered
  /// separately. A bound of the line inside a scalar is moved to the next scalar.
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

  /// The paragraphs that contain parts of a line. Each range is the part's scalars, as indices into the paragraph's
  /// scalars.
  func parts(of line: Range<String.Index>) -> [(Paragraph, Range<Int>)] {
    let places = place(of: line.lowerBound)..<place(of: line.upperBound)
    // The paragraph after the paragraph in which the line begins.
    let next = paragraphs.indices.partitioningIndex { paragraphs[$0].start > places.lowerBound }
    return paragraphs[max(0, next - 1)...].prefix { $0.start < places.upperBound }.map { paragraph in
      let local = max(0, places.lowerBound - paragraph.start)..<places.upperBound - paragraph.start
      return (paragraph, local.clamped(to: paragraph.levels.levels.indices))
    }
  }

  /// The number of the first scalar that begins at an index or after it.
  private func place(of index: String.Index) -> Int {
    (0..<indices.count - 1).partitioningIndex { indices[$0] >= index }
  }
}

extension BidiText {
  /// Returns the grapheme clusters of a line from left to right, as they are drawn: rules L1 to L4.
  ///
  /// A cluster is not divided, so marks stay after their base (L3). The level of a cluster is the level of its first
  /// scalar that has a level. At an odd level, characters are mirrored (L4). Scalars with the property Bidi_Control
  /// (marks, embeddings, overrides and isolates) are omitted; other invisible characters are kept.
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
    // Marks and isolates separate the text on their two sides, so they are removed only after the ordering.
    return VisualOrder(levels: clusterLevels).map { clusters[$0] }.filter { !$0.isBidiControl }
  }
}

extension Character {
  /// Whether the character has the property Bidi_Control. Such a scalar is always a separate grapheme cluster.
  fileprivate var isBidiControl: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
    default: return false
    }
  }

  fileprivate var mirrored: Character {
    guard unicodeScalars.contains(where: { BidiMirroring.mirrored($0) != $0 }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map(BidiMirroring.mirrored))).first ?? self
  }
}
