/// The forms that Arabic letters have where they join, and the ligatures that they must form (lam with alef): lookups
/// of the table `GSUB` for one glyph and for ligatures.
///
/// Which letters join which side follows from the forms that the font has of them: one that joins the next has an
/// initial or medial form, one that joins the one before a final or medial form. This agrees with Unicode's
/// Joining_Type in the Noto fonts and DejaVu Sans, except for a few rare letters whose glyph is the same in every
/// place.
struct ArabicForms {
  private let isolated: FeatureLookups
  private let initial: FeatureLookups
  private let medial: FeatureLookups
  private let final: FeatureLookups
  private let ligatures: FeatureLookups

  /// A glyph of a word.
  struct Letter {
    /// How a character affects the joining of its neighbours.
    enum Kind {
      case letter
      /// It takes no space, and its neighbours join as if it were not there.
      case mark
      /// Its neighbours join it.
      case tatweel
      /// ZWJ: the same, without being seen.
      case joiner
      /// ZWNJ.
      case nonjoiner
    }

    var glyph: Int
    var kind: Kind

    init(_ scalar: Unicode.Scalar, glyph: Int) {
      self.glyph = glyph
      switch scalar.value {
      case 0x640: kind = .tatweel
      case 0x200D: kind = .joiner
      case 0x200C: kind = .nonjoiner
      default: kind = scalar.isMark ? .mark : .letter
      }
    }
  }

  /// The forms of a font; nil if it has none.
  init?(_ table: FontBytes) {
    func lookups(_ feature: String, kind: Int = 1) -> FeatureLookups {
      FeatureLookups(feature, in: table, scripts: ["arab", "DFLT"], kind: kind, extended: 7)
    }
    (isolated, ligatures) = (lookups("isol"), lookups("rlig", kind: 4))
    (initial, medial, final) = (lookups("init"), lookups("medi"), lookups("fina"))
    if initial.lookups.isEmpty || final.lookups.isEmpty { return nil }
  }

  /// Whether a scalar is of the Arabic letters, marks and joiners.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0x200C...0x200D: true
    default: false
    }
  }

  /// The glyphs of a word in the order in which it is read, as they are drawn.
  func joined(_ word: [Letter]) -> [Letter] {
    var joined = word
    var before: Int?
    var (joinsBefore, joinsNext) = (false, false)
    func finish(_ joinsNext: Bool) {
      guard let before, word[before].kind == .letter else { return }
      let forms =
        switch (joinsBefore, joinsNext) {
        case (true, true): medial
        case (true, false): final
        case (false, true): initial
        case (false, false): isolated
        }
      joined[before].glyph = forms.single(word[before].glyph)
    }
    for index in word.indices where word[index].kind != .mark {
      let letter = word[index]
      let joins = joinsNext && isJoined(letter, [final, medial])
      finish(joins)
      (before, joinsBefore, joinsNext) = (index, joins, isJoined(letter, [initial, medial]))
    }
    finish(false)
    return ligatures.ligated(joined)
  }

  private func isJoined(_ letter: Letter, _ forms: [FeatureLookups]) -> Bool {
    switch letter.kind {
    case .letter: forms.contains { $0.covers(letter.glyph) }
    case .tatweel, .joiner: true
    case .mark, .nonjoiner: false
    }
  }
}

extension FeatureLookups {
  /// Whether a lookup covers a glyph.
  fileprivate func covers(_ glyph: Int) -> Bool {
    lookups.contains { $0.subtables.contains { Self.number(of: glyph, in: $0) != nil } }
  }

  private static func number(of glyph: Int, in table: FontBytes) -> Int? {
    table.linked(at: 2).flatMap { GlyphClasses.coverage($0, of: glyph) }
  }

  /// The glyph in place of one.
  fileprivate func single(_ glyph: Int) -> Int {
    lookups.reduce(glyph) { glyph, lookup in
      for table in lookup.subtables {
        guard let number = Self.number(of: glyph, in: table) else { continue }
        if table.u16(0) == 1 { return (glyph + (table.i16(4) ?? 0)) & 0xFFFF }
        return number < table.u16(4) ?? 0 ? table.u16(6 + 2 * number) ?? glyph : glyph
      }
      return glyph
    }
  }

  /// A word with ligatures in place of their letters.
  fileprivate func ligated(_ word: [ArabicForms.Letter]) -> [ArabicForms.Letter] {
    lookups.reduce(word) { word, lookup in
      var rest = word[...]
      var ligated: [ArabicForms.Letter] = []
      while var first = rest.popFirst() {
        if let found = lookup.ligature(of: first, followedBy: rest) {
          first.glyph = found.glyph
          for place in found.places.reversed() { rest.remove(at: place) }
        }
        ligated.append(first)
      }
      return ligated
    }
  }
}

extension FeatureLookups.Lookup {
  /// More ligatures than begin with one letter in any font; a malformed one may name many more.
  private static let greatestRuleCount = 256

  /// The first ligature that begins with a letter, and the places of its other parts.
  fileprivate func ligature(
    of first: ArabicForms.Letter, followedBy rest: ArraySlice<ArabicForms.Letter>
  ) -> (glyph: Int, places: [Int])? {
    for table in subtables {
      guard let coverage = table.linked(at: 2), let number = GlyphClasses.coverage(coverage, of: first.glyph),
        number < table.u16(4) ?? 0, let set = table.linked(at: 6 + 2 * number)
      else { continue }
      for index in 0..<min(set.u16(0) ?? 0, Self.greatestRuleCount) {
        guard let rule = set.linked(at: 2 + 2 * index), let glyph = rule.u16(0), let count = rule.u16(2),
          let places = places(of: rule, count - 1, in: rest)
        else { continue }
        return (glyph, places)
      }
    }
    return nil
  }

  private func places(
    of rule: FontBytes, _ count: Int, in rest: ArraySlice<ArabicForms.Letter>
  ) -> [Int]? {
    var places: [Int] = []
    for place in rest.indices where places.count < count {
      if rest[place].glyph == rule.u16(4 + 2 * places.count) {
        places.append(place)
      } else if !ignoresMarks || rest[place].kind != .mark {
        return nil
      }
    }
    return count > 0 && places.count == count ? places : nil
  }
}
