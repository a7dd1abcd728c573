/// The embedding levels and classes that explicit formatting characters give to a paragraph: rules X1 to X8.
struct ExplicitLevels {
  /// The deepest embedding level by BD2; implicit levels are at most one more.
  static let maximumDepth: UInt8 = 125

  /// The embedding level of each scalar; that of what X9 removes means nothing.
  private(set) var levels: [UInt8]
  /// The class of each scalar: L or R inside an override.
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

  /// The innermost embedding, override or isolate; the first, the paragraph itself, is never popped.
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

  /// Gives a scalar the level and the override of where it is.
  private mutating func place(at index: Int) {
    levels[index] = status.level
    if let override = status.override { classes[index] = override }
  }

  /// The next greater odd or even level (X2 to X5c), or nil where it exceeds the limit.
  private func nextLevel(fromRight: Bool) -> UInt8? {
    let level = fromRight ? (status.level + 1) | 1 : (status.level + 2) & ~1
    return level <= Self.maximumDepth ? level : nil
  }

  /// X2 to X5.
  private mutating func embed(_ bidiClass: BidiClass) {
    let level = nextLevel(fromRight: bidiClass == .rle || bidiClass == .rlo)
    if let level, overflowIsolates == 0, overflowEmbeddings == 0 {
      stack.append(Status(level: level, override: bidiClass == .lro ? .l : bidiClass == .rlo ? .r : nil))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// X5a to X5c.
  private mutating func isolate(fromRight: Bool) {
    if let level = nextLevel(fromRight: fromRight), overflowIsolates == 0, overflowEmbeddings == 0 {
      validIsolates += 1
      stack.append(Status(level: level, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  /// X6a.
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

  /// X7.
  private mutating func endEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !status.isIsolate, stack.count > 1 {
      stack.removeLast()
    }
  }

  /// X8: a paragraph separator is outside of all that was opened, and keeps the paragraph's level.
  private mutating func reset() {
    stack.removeLast(stack.count - 1)
    overflowIsolates = 0
    overflowEmbeddings = 0
    validIsolates = 0
  }
}
