/// The isolating run sequences of a paragraph: definition BD13 and rule X10.
///
/// They divide what X9 leaves: each scalar is part of one. The time to go over all of them is linear.
struct IsolatingRunSequences {
  /// The indices of the scalars that X9 leaves.
  private let kept: [Int]
  private let explicit: ExplicitLevels
  private let original: [BidiClass]
  private let isolates: IsolatePairs
  private let paragraphLevel: UInt8
  /// The level runs (BD7), each a range of `kept`.
  private let runs: [Range<Int>]
  /// For the index of a PDI that begins a run, the run.
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

  /// Calls a function with each sequence.
  func forEach(_ body: (inout IsolatingRunSequence) -> Void) {
    var sequence = IsolatingRunSequence()
    for run in runs where !continuesSequence(run) {
      gather(from: run, into: &sequence)
      body(&sequence)
    }
  }

  /// Whether a run begins with a PDI that ends an isolate, so that the run of its initiator comes before it.
  private func continuesSequence(_ run: Range<Int>) -> Bool {
    let first = kept[run.lowerBound]
    return original[first] == .pdi && isolates.counterpart(of: first) != nil
  }

  /// Fills a sequence, whose storage is used again, with the runs that belong to a first one.
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
    // An initiator that ends the sequence has no PDI: what follows is isolated from it.
    let isOpen = original[kept[run.upperBound - 1]].isIsolateInitiator
    let after = isOpen || run.upperBound == kept.count ? paragraphLevel : explicit.levels[kept[run.upperBound]]
    sequence.start = max(sequence.level, before).isMultiple(of: 2) ? .l : .r
    sequence.end = max(sequence.level, after).isMultiple(of: 2) ? .l : .r
  }
}
