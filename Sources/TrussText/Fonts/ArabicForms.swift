/// The joined forms of Arabic letters, and their required ligatures (lam with alef). They come from the lookups of the
/// table `GSUB` for single glyphs and for ligatures.
///
/// The font's forms of a letter determine on which sides it joins: a letter that joins the next letter has an initial
/// or medial form, a letter that joins the previous letter has a final or medial form. In the Noto fonts and DejaVu
/// Sans, this agrees with Unicode's Joining_Type, except for a few rare letters with the same glyph in every position.
struct ArabicForms {
  private let isolated: FeatureLookups
  private let initial: FeatureLookups
  private let medial: FeatureLookups
  private let final: FeatureLookups
  private let ligatures: FeatureLookups

  struct Letter {
    /// How a character affects the joining of its neighbours.
    enum Kind {
      case letter
      /// A mark. It takes no space, and its neighbours join as if it were absent.
      case mark
      /// U+0640. Its neighbours join it.
      case tatweel
      /// ZWJ. Its neighbours join it, but it is invisible.
      case joiner
      /// ZWNJ. Its neighbours do not join.
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

  /// Reads the forms of a font; nil if the font has no initial or no final forms.
  init?(_ table: FontBytes) {
    func lookups(_ feature: String, kind: Int = 1) -> FeatureLookups {
      FeatureLookups(feature, in: table, scripts: ["arab", "DFLT"], kind: kind, extended: 7)
    }
    (isolated, ligatures) = (lookups("isol"), lookups("rlig", kind: 4))
    (initial, medial, final) = (lookups("init"), lookups("medi"), lookups("fina"))
    if initial.lookups.isEmpty || final.lookups.isEmpty { return nil }
  }

  /// Whether a scalar is an Arabic letter, mark or joiner.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0x200C...0x200D: true
    default: false
    }
  }

  /// Returns the glyphs of a word in their joined forms, in reading order.
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
  fileprivate func covers(_ glyph: Int) -> Bool {
    lookups.contains { $0.subtables.contains { Self.number(of: glyph, in: $0) != nil } }
  }

  private static func number(of glyph: Int, in table: FontBytes) -> Int? {
    table.linked(at: 2).flatMap { GlyphClasses.coverage($0, of: glyph) }
  }

  /// Returns the replacement for a glyph, or the glyph itself.
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

  /// Returns the word after replacing letters by ligatures.
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
  /// The maximum number of ligatures that are read for one first letter. No real font has as many; a malformed font may
  /// claim many more.
  private static let greatestRuleCount = 256

  /// The first matching ligature that begins with `first`, and the positions of its other letters in `rest`.
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
