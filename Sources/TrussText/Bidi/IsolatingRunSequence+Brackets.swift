extension IsolatingRunSequence {
  /// The most brackets that may be open: BD16.
  private static let maximumOpenBrackets = 63

  /// N0: the brackets of a pair have the direction of the text inside or before them.
  ///
  /// `brackets` are those of the paragraph, `originals` the classes of the sequence before W1, by which the marks behind
  /// a bracket are known.
  mutating func resolveBrackets(_ brackets: [BidiBracket?], beforeMarks originals: [BidiClass]) {
    guard let closing = closingBrackets(brackets) else { return }
    // The pairs are resolved in the order of their opening brackets, so what is inside of one is not changed yet, and
    // sums over the unchanged classes tell what it has.
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

  /// For each opening bracket of a pair the place of the closing one, and 0 elsewhere; nil without a pair: BD16.
  ///
  /// Where too many brackets are open, there is no pair in the whole sequence.
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

  /// How many scalars of each direction there are; numbers are R.
  private struct StrongSum {
    var left: Int32 = 0
    var right: Int32 = 0

    static func - (greater: Self, less: Self) -> Self {
      Self(left: greater.left - less.left, right: greater.right - less.right)
    }
  }

  /// The sum over all scalars before each place.
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

  /// The direction of a pair of brackets, or nil where it has nothing strong inside and remains neutral.
  private func direction(around inside: StrongSum, behind context: BidiClass) -> BidiClass? {
    let (same, opposite) = embedding == .l ? (inside.left, inside.right) : (inside.right, inside.left)
    if same > 0 { return embedding }
    return opposite > 0 ? context : nil
  }

  /// Gives a direction to a bracket, and to the marks that immediately follow it.
  private mutating func set(_ direction: BidiClass, at bracket: Int, _ originals: [BidiClass]) {
    classes[bracket] = direction
    var place = bracket + 1
    while place < classes.count, originals[place] == .nsm {
      classes[place] = direction
      place += 1
    }
  }
}
