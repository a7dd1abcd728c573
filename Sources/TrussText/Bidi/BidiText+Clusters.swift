extension BidiText {
  /// Returns the grapheme clusters of a line from the left to the right, as they are drawn: rules L1 to L4.
  ///
  /// A cluster is not divided, so that marks stay behind their base (L3); it has the level of its first scalar that has
  /// one. Where that is odd, characters are mirrored (L4). The marks, embeddings, overrides and isolates of the property
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
      if character.isBidiControl { continue }
      clusters.append(level & 1 == 1 ? character.mirrored : character)
      clusterLevels.append(level)
    }
    return VisualOrder(levels: clusterLevels).map { clusters[$0] }
  }
}

extension Character {
  /// Whether the character has the property Bidi_Control; such a scalar is a grapheme cluster of its own.
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
