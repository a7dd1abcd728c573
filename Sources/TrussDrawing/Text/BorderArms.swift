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

    /// The cell beside one in this direction.
    func neighbor(column: Int, row: Int) -> (column: Int, row: Int) {
      switch self {
      case .up: (column, row - 1)
      case .right: (column + 1, row)
      case .down: (column, row + 1)
      case .left: (column - 1, row)
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
      bits = bits & ~(7 << (3 * direction.rawValue)) | Self.code(of: newValue) << (3 * direction.rawValue)
    }
  }

  private static func code(of line: Border.Line?) -> UInt16 {
    switch line {
    case nil: 0
    case .light: 1
    case .rounded: 2
    case .heavy: 3
    case .double: 4
    case .dashed: 5
    }
  }

  /// A bit for each direction that has a line, the lowest of its three: times a code, these directions with that line.
  private var directions: UInt16 { (bits | bits >> 1 | bits >> 2) & 0o1111 }

  /// Whether every arm is of one style.
  func consists(of line: Border.Line) -> Bool { bits == directions * Self.code(of: line) }

  /// Adds the arms of what is drawn later; in a direction that has a line already, the later one replaces it.
  mutating func add(_ later: BorderArms) { bits = bits & ~(later.directions * 7) | later.bits }

  /// Takes away a line that runs toward `direction` and whatever arrives at the cell from the other side.
  ///
  /// A line that only arrives, and does not go on in that direction, stays.
  mutating func removeLinePassing(toward direction: Direction) {
    guard self[direction] != nil else { return }
    self[direction] = nil
    self[direction.opposite] = nil
  }
}
