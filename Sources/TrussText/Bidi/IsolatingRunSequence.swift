/// The scalars of an isolating run sequence. Their classes are resolved to L, R, EN or AN: rules W1 to W7, N1 and N2.
struct IsolatingRunSequence {
  var level: UInt8 = 0
  /// The index of each scalar in its paragraph.
  var indices: [Int] = []
  /// The class of each scalar at the current stage of resolution.
  var classes: [BidiClass] = []
  /// The class before the first scalar, L or R: sos of X10.
  var start = BidiClass.l
  /// The class after the last scalar, L or R: eos of X10.
  var end = BidiClass.l

  var embedding: BidiClass { level.isMultiple(of: 2) ? .l : .r }

  /// The level of the scalar at a position of the sequence, after its class is resolved: rules I1 and I2.
  func implicitLevel(at place: Int) -> UInt8 {
    switch classes[place] {
    case .l: level + (level & 1)
    case .r: level + (~level & 1)
    default: level + 2 - (level & 1)
    }
  }

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
  /// W1 to W3: marks get the class of their base, numbers after an Arabic letter become Arabic, Arabic letters become
  /// R.
  private mutating func resolveMarksAndLetters() {
    var strong = start
    var previous = start
    for place in classes.indices {
      var bidiClass = classes[place]
      // A mark gets the class that its base had before W2 and W3. These rules then change the mark like the base.
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

  /// W4, and W6 for separators: a separator between two numbers becomes part of them, all other separators become
  /// neutral.
  private mutating func resolveSeparators() {
    for place in classes.indices where classes[place] == .es || classes[place] == .cs {
      classes[place] = joinsNumbers(at: place) ? classes[place - 1] : .on
    }
  }

  /// Whether a separator is between two numbers of the same kind that it can join: W4.
  private func joinsNumbers(at place: Int) -> Bool {
    guard place > 0, place + 1 < classes.count, classes[place - 1] == classes[place + 1] else { return false }
    return classes[place - 1] == .en || classes[place - 1] == .an && classes[place] == .cs
  }

  /// W5, and W6 for terminators: terminators beside a European number become part of it, all other terminators become
  /// neutral.
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

  /// W7: European numbers after L become L.
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
  /// The strong class, L or R, that a class represents beside neutrals: numbers count as R. Nil for neutrals.
  var strongBesideNeutrals: BidiClass? {
    switch self {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }
}

extension IsolatingRunSequence {
  /// N1 and N2: neutrals between strong classes of one direction get this direction, all other neutrals get the
  /// embedding direction.
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

extension IsolatingRunSequence {
  /// The maximum number of open brackets: BD16.
  private static let maximumOpenBrackets = 63

  /// N0: the brackets of a pair get the direction of the text inside or before them.
  ///
  /// `brackets` are the brackets of the paragraph. `originals` are the classes of the sequence before W1, which
  /// identify the marks after a bracket.
  mutating func resolveBrackets(_ brackets: [BidiBracket?], beforeMarks originals: [BidiClass]) {
    guard let closing = closingBrackets(brackets) else { return }
    // The pairs are resolved in the order of their opening brackets. So the content of a pair is still unchanged, and
    // sums over the unchanged classes describe it.
    let sums = strongSums()
    var context = start
    for place in classes.indices {
      if closing[place] > place {
        let inside = sums[closing[place]] - sums[place]
        if let direction = direction(around: inside, behind: context) {
          set(direction, at: place, originals)
          set(direction, at: closing[place], originals)
        }
      }
      context = classes[place].strongBesideNeutrals ?? context
    }
  }

  /// For each opening bracket of a pair the position of the closing bracket, otherwise 0; nil if there is no pair:
  /// BD16.
  ///
  /// If more brackets are open than BD16 allows, the whole sequence has no pair.
  private func closingBrackets(_ brackets: [BidiBracket?]) -> [Int]? {
    var closing: [Int]?
    var open: [(pair: UInt16, place: Int)] = []
    for place in classes.indices where classes[place] == .on {
      switch brackets[indices[place]] {
      case .opening(let pair):
        if open.count == Self.maximumOpenBrackets { return nil }
        open.append((pair, place))
      case .closing(let pair):
        guard let depth = open.lastIndex(where: { $0.pair == pair }) else { continue }
        closing = closing ?? [Int](repeating: 0, count: classes.count)
        closing?[open[depth].place] = place
        open.removeLast(open.count - depth)
      case nil: continue
      }
    }
    return closing
  }

  /// The number of scalars of each direction. Numbers count as R.
  private struct StrongSum {
    var left: Int32 = 0
    var right: Int32 = 0

    static func - (greater: Self, less: Self) -> Self {
      Self(left: greater.left - less.left, right: greater.right - less.right)
    }
  }

  /// For each position, the sum over all scalars before it.
  private func strongSums() -> [StrongSum] {
    var sum = StrongSum()
    return classes.map { bidiClass in
      defer {
        switch bidiClass.strongBesideNeutrals {
        case .l: sum.left &+= 1
        case .r: sum.right &+= 1
        default: break
        }
      }
      return sum
    }
  }

  /// The direction of a pair of brackets; nil if the pair contains no strong class, so that it remains neutral.
  private func direction(around inside: StrongSum, behind context: BidiClass) -> BidiClass? {
    let (same, opposite) = embedding == .l ? (inside.left, inside.right) : (inside.right, inside.left)
    if same > 0 { return embedding }
    return opposite > 0 ? context : nil
  }

  /// Gives a direction to a bracket, and to the marks directly after it.
  private mutating func set(_ direction: BidiClass, at bracket: Int, _ originals: [BidiClass]) {
    classes[bracket] = direction
    var place = bracket + 1
    while place < classes.count, originals[place] == .nsm {
      classes[place] = direction
      place += 1
    }
  }
}

/// The isolating run sequences of a paragraph: definition BD13 and rule X10.
///
/// Each scalar that X9 does not remove is in exactly one sequence. Visiting all sequences takes linear time.
struct IsolatingRunSequences {
  /// The indices of the scalars that X9 does not remove.
  private let kept: [Int]
  private let explicit: ExplicitLevels
  private let original: [BidiClass]
  private let isolates: IsolatePairs
  private let paragraphLevel: UInt8
  /// The level runs (BD7), each a range of `kept`.
  private let runs: [Range<Int>]
  /// The number of the run that begins with a PDI, by the PDI's index.
  private let runBeginning: [Int: Int]

  init(of explicit: ExplicitLevels, original: [BidiClass], isolates: IsolatePairs, paragraphLevel: UInt8) {
    let kept = original.indices.filter { !original[$0].isRemoved }
    var runs: [Range<Int>] = []
    var runBeginning: [Int: Int] = [:]
    var start = 0
    while start < kept.count {
      let level = explicit.levels[kept[start]]
      var end = start + 1
      while end < kept.count, explicit.levels[kept[end]] == level { end += 1 }
      if original[kept[start]] == .pdi { runBeginning[kept[start]] = runs.count }
      runs.append(start..<end)
      start = end
    }
    self.kept = kept
    self.explicit = explicit
    self.original = original
    self.isolates = isolates
    self.paragraphLevel = paragraphLevel
    self.runs = runs
    self.runBeginning = runBeginning
  }

  /// Calls `body` with each sequence. All calls share one value, so that its storage is reused.
  func forEach(_ body: (inout IsolatingRunSequence) -> Void) {
    var sequence = IsolatingRunSequence()
    for run in runs where !continuesSequence(run) {
      gather(from: run, into: &sequence)
      body(&sequence)
    }
  }

  /// Whether a run begins with a PDI that ends an isolate. Then the run continues the sequence of the initiator's run.
  private func continuesSequence(_ run: Range<Int>) -> Bool {
    let first = kept[run.lowerBound]
    return original[first] == .pdi && isolates.counterpart(of: first) != nil
  }

  private func gather(from first: Range<Int>, into sequence: inout IsolatingRunSequence) {
    sequence.indices.removeAll(keepingCapacity: true)
    var run = first
    while true {
      sequence.indices += kept[run]
      let last = kept[run.upperBound - 1]
      guard original[last].isIsolateInitiator, let end = isolates.counterpart(of: last),
        let next = runBeginning[end]
      else { break }
      run = runs[next]
    }
    sequence.level = explicit.levels[kept[first.lowerBound]]
    sequence.classes.removeAll(keepingCapacity: true)
    for index in sequence.indices { sequence.classes.append(explicit.classes[index]) }

    let before = first.lowerBound > 0 ? explicit.levels[kept[first.lowerBound - 1]] : paragraphLevel
    // An initiator at the end of the sequence has no PDI. Then X10 requires the paragraph's level here.
    let isOpen = original[kept[run.upperBound - 1]].isIsolateInitiator
    let after = isOpen || run.upperBound == kept.count ? paragraphLevel : explicit.levels[kept[run.upperBound]]
    sequence.start = max(sequence.level, before).isMultiple(of: 2) ? .l : .r
    sequence.end = max(sequence.level, after).isMultiple(of: 2) ? .l : .r
  }
}
