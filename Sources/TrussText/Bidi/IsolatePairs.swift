/// Which isolate initiator and which PDI belong together: definition BD9.
struct IsolatePairs {
  /// For an initiator the index of its PDI, for a PDI that of its initiator; `unmatched` for all others. Empty where the
  /// text has no isolate.
  private var counterparts: [Int] = []

  private static let unmatched = -1

  init(in classes: [BidiClass]) {
    guard classes.contains(where: \.isIsolateInitiator) else { return }
    counterparts = [Int](repeating: Self.unmatched, count: classes.count)
    var open: [Int] = []
    for (index, bidiClass) in classes.enumerated() {
      switch bidiClass {
      case .lri, .rli, .fsi: open.append(index)
      case .pdi:
        guard let initiator = open.popLast() else { continue }
        counterparts[initiator] = index
        counterparts[index] = initiator
      case .b: open.removeAll(keepingCapacity: true)
      default: continue
      }
    }
  }

  /// The index of what belongs to the initiator or the PDI at an index, or nil where it is alone.
  func counterpart(of index: Int) -> Int? {
    guard !counterparts.isEmpty, counterparts[index] != Self.unmatched else { return nil }
    return counterparts[index]
  }

  /// The direction of the first strong class in a range, what isolates contain left out: rules P2 and P3.
  func firstStrongDirection(of classes: [BidiClass], in range: Range<Int>) -> WritingDirection? {
    var index = range.lowerBound
    while index < range.upperBound {
      if let direction = classes[index].direction { return direction }
      if classes[index].isIsolateInitiator {
        // Each scalar is passed for the innermost isolate around it alone, so that nested ones take linear time.
        guard let end = counterpart(of: index) else { return nil }
        index = end
      }
      index += 1
    }
    return nil
  }

  /// Whether what the FSI at an index isolates is read from the right: X5c.
  func isRightToLeft(insideOf index: Int, _ classes: [BidiClass]) -> Bool {
    let end = counterpart(of: index) ?? classes.count
    return firstStrongDirection(of: classes, in: index + 1..<end) == .rightToLeft
  }
}
