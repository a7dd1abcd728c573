import TrussViews

/// The lines that leave the middle of a cell: one of some style, or none, in each direction.
///
///           up
///      left ┼ right
///          down
///
/// Borders that share a cell are joined because their arms in it add up; ``BorderGlyphs`` has the character for the
/// sum. Packed in 12 bits, three for each direction.
struct BorderArms: Equatable {
  enum Direction: Int, CaseIterable {
    case up
    case right
    case down
    case left

    var opposite: Direction {
      switch self {
      case .up: .down
      case .right: .left
      case .down: .up
      case .left: .right
      }
    }
  }

  private(set) var bits: UInt16 = 0

  /// No arm in any direction.
  static let none = BorderArms()

  init() {}

  init(bits: UInt16) {
    self.bits = bits
  }

  /// Arms of one style.
  init(_ directions: Direction..., line: Border.Line) {
    for direction in directions { self[direction] = line }
  }

  /// The line in a direction.
  subscript(direction: Direction) -> Border.Line? {
    get {
      switch bits >> (3 * direction.rawValue) & 7 {
      case 1: .light
      case 2: .rounded
      case 3: .heavy
      case 4: .double
      case 5: .dashed
      default: nil
      }
    }
    set {
      let code: UInt16 =
        switch newValue {
        case nil: 0
        case .light: 1
        case .rounded: 2
        case .heavy: 3
        case .double: 4
        case .dashed: 5
        }
      bits = bits & ~(7 << (3 * direction.rawValue)) | code << (3 * direction.rawValue)
    }
  }

  /// Adds the arms of what is drawn later; in a direction that has a line already, the later one replaces it.
  mutating func add(_ later: BorderArms) {
    for direction in Direction.allCases {
      if let line = later[direction] { self[direction] = line }
    }
  }

  /// Takes away a line that runs toward `direction` and whatever arrives at the cell from the other side.
  ///
  /// A line that only arrives, and does not go on in that direction, stays.
  mutating func removeLinePassing(toward direction: Direction) {
    guard self[direction] != nil else { return }
    self[direction] = nil
    self[direction.opposite] = nil
  }
}
