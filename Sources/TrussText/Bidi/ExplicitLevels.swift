/// The embedding levels and classes that result from explicit formatting characters in a paragraph: rules X1 to X8.
struct ExplicitLevels {
  /// The maximum embedding level by BD2. Implicit levels are greater by at most 1.
  static let maximumDepth: UInt8 = 125

  /// The embedding level of each scalar; meaningless for scalars that X9 removes.
  private(set) var levels: [UInt8]
  /// The class of each scalar. Inside an override it is always L or R.
  private(set) var classes: [BidiClass]

  private let isolates: IsolatePairs
  private var stack: [Status]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  /// An entry of the directional status stack.
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate = false
  }

  init(of classes: [BidiClass], paragraphLevel: UInt8, isolates: IsolatePairs) {
    self.classes = classes
    self.isolates = isolates
    levels = [UInt8](repeating: paragraphLevel, count: classes.count)
    stack = [Status(level: paragraphLevel)]
    for index in classes.indices { apply(classes[index], at: index) }
  }

  /// The innermost open embedding, override or isolate. The first entry of the stack is the paragraph itself, and is
  /// never popped.
  private var status: Status { stack[stack.count - 1] }

  private mutating func apply(_ bidiClass: BidiClass, at index: Int) {
    switch bidiClass {
    case .lre, .rle, .lro, .rlo: embed(bidiClass)
    case .pdf: endEmbedding()
    case .lri, .rli, .fsi:
      place(at: index)
      isolate(fromRight: bidiClass == .rli || bidiClass == .fsi && isolates.isRightToLeft(insideOf: index, classes))
    case .pdi:
      endIsolate()
      place(at: index)
    case .b: reset()
    case .bn: break
    default: place(at: index)
    }
  }

  /// Gives a scalar the level and the override of the innermost open entry.
  private mutating func place(at index: Int) {
    levels[index] = status.level
    if let override = status.override { classes[index] = override }
  }

  /// The next greater odd or even level (X2 to X5c); nil if it exceeds the limit.
  private func nextLevel(fromRight: Bool) -> UInt8? {
    let level = fromRight ? (status.level + 1) | 1 : (status.level + 2) & ~1
    return level <= Self.maximumDepth ? level : nil
  }

  /// X2 to X5: begins an embedding or override.
  private mutating func embed(_ bidiClass: BidiClass) {
    let level = nextLevel(fromRight: bidiClass == .rle || bidiClass == .rlo)
    if let level, overflowIsolates == 0, overflowEmbeddings == 0 {
      stack.append(Status(level: level, override: bidiClass == .lro ? .l : bidiClass == .rlo ? .r : nil))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// X5a to X5c: begins an isolate.
  private mutating func isolate(fromRight: Bool) {
    if let level = nextLevel(fromRight: fromRight), overflowIsolates == 0, overflowEmbeddings == 0 {
      validIsolates += 1
      stack.append(Status(level: level, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  /// X6a: ends an isolate.
  private mutating func endIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !status.isIsolate { stack.removeLast() }
      stack.removeLast()
      validIsolates -= 1
    }
  }

  /// X7: ends an embedding or override.
  private mutating func endEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !status.isIsolate, stack.count > 1 {
      stack.removeLast()
    }
  }

  /// X8: a paragraph separator ends all open embeddings, overrides and isolates, and has the paragraph's level.
  private mutating func reset() {
    stack.removeLast(stack.count - 1)
    overflowIsolates = 0
    overflowEmbeddings = 0
    validIsolates = 0
  }
}

/// The pairs of an isolate initiator and its PDI: definition BD9.
struct IsolatePairs {
  /// For an initiator the index of its PDI, for a PDI the index of its initiator; `unmatched` for other scalars. Empty
  /// if the text has no isolate.
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

  /// The index of an initiator's matching PDI, or of a PDI's matching initiator; nil if there is none.
  func counterpart(of index: Int) -> Int? {
    guard !counterparts.isEmpty, counterparts[index] != Self.unmatched else { return nil }
    return counterparts[index]
  }

  /// The direction of the first strong class in a range; the content of isolates does not count: rules P2 and P3.
  func firstStrongDirection(of classes: [BidiClass], in range: Range<Int>) -> WritingDirection? {
    var index = range.lowerBound
    while index < range.upperBound {
      if let direction = classes[index].direction { return direction }
      if classes[index].isIsolateInitiator {
        // Skips nested isolates. So each scalar is scanned only for its innermost isolate, and the total time is
        // linear.
        guard let end = counterpart(of: index) else { return nil }
        index = end
      }
      index += 1
    }
    return nil
  }

  /// Whether the content of the FSI at `index` is read from right to left: X5c.
  func isRightToLeft(insideOf index: Int, _ classes: [BidiClass]) -> Bool {
    let end = counterpart(of: index) ?? classes.count
    return firstStrongDirection(of: classes, in: index + 1..<end) == .rightToLeft
  }
}
