/// The scalars of an isolating run sequence, whose classes are resolved to L, R, EN or AN: rules W1 to W7, N1 and N2.
struct IsolatingRunSequence {
  /// The embedding level of all scalars.
  var level: UInt8 = 0
  /// The index of each scalar in its paragraph.
  var indices: [Int] = []
  /// The class of each scalar, as far as it is resolved.
  var classes: [BidiClass] = []
  /// The class that is assumed before the first scalar, L or R: sos of X10.
  var start = BidiClass.l
  /// The class that is assumed behind the last scalar, L or R: eos of X10.
  var end = BidiClass.l

  /// The class of the embedding direction, L or R.
  var embedding: BidiClass { level.isMultiple(of: 2) ? .l : .r }

  /// The level of the scalar at a place of the sequence once its class is resolved: rules I1 and I2.
  func implicitLevel(at place: Int) -> UInt8 {
    switch classes[place] {
    case .l: level + (level & 1)
    case .r: level + (~level & 1)
    default: level + 2 - (level & 1)
    }
  }

  /// Resolves all classes.
  mutating func resolve(brackets: [BidiBracket?]) {
    let marks = brackets.isEmpty ? [] : classes
    resolveMarksAndLetters()
    resolveSeparators()
    resolveTerminators()
    resolveNumbers()
    if !brackets.isEmpty { resolveBrackets(brackets, beforeMarks: marks) }
    resolveNeutrals()
  }
}

// MARK: - Weak types

extension IsolatingRunSequence {
  /// W1 to W3: marks are as what they mark, numbers behind an Arabic letter are Arabic, Arabic letters are R.
  private mutating func resolveMarksAndLetters() {
    var strong = start
    var previous = start
    for place in classes.indices {
      var bidiClass = classes[place]
      // Not of the class before, which W2 and W3 may have changed; they do to the mark what they did to it.
      if bidiClass == .nsm { bidiClass = previous.isIsolateFormat ? .on : previous }
      previous = bidiClass
      switch bidiClass {
      case .l, .r: strong = bidiClass
      case .al:
        strong = .al
        bidiClass = .r
      case .en: if strong == .al { bidiClass = .an }
      default: break
      }
      classes[place] = bidiClass
    }
  }

  /// W4, and W6 of separators: a separator between two numbers is part of them, all others are neutral.
  private mutating func resolveSeparators() {
    for place in classes.indices where classes[place] == .es || classes[place] == .cs {
      classes[place] = joinsNumbers(at: place) ? classes[place - 1] : .on
    }
  }

  /// Whether a separator is between two numbers of one kind, which it has to allow: W4.
  private func joinsNumbers(at place: Int) -> Bool {
    guard place > 0, place + 1 < classes.count, classes[place - 1] == classes[place + 1] else { return false }
    return classes[place - 1] == .en || classes[place - 1] == .an && classes[place] == .cs
  }

  /// W5, and W6 of terminators: those beside a European number are part of it, all others are neutral.
  private mutating func resolveTerminators() {
    var place = 0
    while place < classes.count {
      let first = place
      while place < classes.count, classes[place] == .et { place += 1 }
      let isBehindNumber = first > 0 && classes[first - 1] == .en
      let isBeforeNumber = place < classes.count && classes[place] == .en
      for terminator in first..<place { classes[terminator] = isBehindNumber || isBeforeNumber ? .en : .on }
      place += 1
    }
  }

  /// W7: European numbers behind L are L.
  private mutating func resolveNumbers() {
    var strong = start
    for place in classes.indices {
      switch classes[place] {
      case .l, .r: strong = classes[place]
      case .en: if strong == .l { classes[place] = .l }
      default: continue
      }
    }
  }
}

// MARK: - Neutral types

extension BidiClass {
  /// What a class counts as beside neutrals, L or R: numbers are R. It is nil for neutrals.
  var strongBesideNeutrals: BidiClass? {
    switch self {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }
}

extension IsolatingRunSequence {
  /// N1 and N2: neutrals between strong classes of one direction have it, all others the embedding direction.
  private mutating func resolveNeutrals() {
    var before = start
    var place = 0
    while place < classes.count {
      if let strong = classes[place].strongBesideNeutrals {
        before = strong
        place += 1
        continue
      }
      let first = place
      while place < classes.count, classes[place].strongBesideNeutrals == nil { place += 1 }
      let after = place < classes.count ? classes[place].strongBesideNeutrals ?? end : end
      for neutral in first..<place { classes[neutral] = before == after ? before : embedding }
    }
  }
}
