import TrussViews

/// The lines from the middle of a cell. In each direction there is a line of some style, or none.
///
///           up
///      left ┼ right
///          down
///
/// Borders that share a cell are joined by adding their arms. ``BorderGlyphs`` chooses the character for the sum. The
/// arms are packed in 12 bits, three for each direction.
struct BorderArms: Equatable {
  /// The side of the cell to which an arm leads.
  typealias Direction = RouteSide

  private(set) var bits: UInt16 = 0

  static let none = BorderArms()

  init(bits: UInt16 = 0) { self.bits = bits }

  init(_ directions: Direction..., line: Border.Line) {
    for direction in directions { self[direction] = line }
  }

  subscript(direction: Direction) -> Border.Line? {
    get { Self.lines[Int(bits >> (3 * direction.rawValue) & 7)] }
    set {
      bits = bits & ~(7 << (3 * direction.rawValue)) | Self.code(of: newValue) << (3 * direction.rawValue)
    }
  }

  /// The line for each code of three bits.
  private static let lines: [Border.Line?] = [nil, .light, .rounded, .heavy, .double, .dashed, nil, nil]

  private static func code(of line: Border.Line?) -> UInt16 { UInt16(lines.firstIndex(of: line) ?? 0) }

  /// The lowest of the three bits of each direction that has a line. The product of this value and a code gives the
  /// code's line to these directions.
  private var directions: UInt16 { (bits | bits >> 1 | bits >> 2) & 0o1111 }

  func consists(of line: Border.Line) -> Bool { bits == directions * Self.code(of: line) }

  /// Adds the arms of a line that is drawn later. In each of their directions they replace the earlier line.
  mutating func add(_ later: BorderArms) { bits = bits & ~(later.directions * 7) | later.bits }

  /// Removes the arm in `direction` and the opposite arm.
  ///
  /// Without an arm in `direction` nothing is removed, so a line that only ends in the cell stays.
  mutating func removeLinePassing(toward direction: Direction) {
    guard self[direction] != nil else { return }
    self[direction] = nil
    self[direction.opposite] = nil
  }
}

/// Chooses the character for the arms in a cell.
enum BorderGlyphs {
  /// The box-drawing character for the arms in a cell; nil if there is no arm.
  ///
  /// - A lone arm is drawn as a whole line, so that a line fills its last cell.
  /// - Two rounded arms at a right angle make a round corner, and two opposite dashed arms make a dashed line. In other
  ///   combinations rounded and dashed arms count as light.
  /// - A junction without a character in Unicode is drawn light: double lines with heavy lines, or with light lines in
  ///   the same axis.
  static func unicode(_ arms: BorderArms) -> Unicode.Scalar? {
    if arms == .none { return nil }
    if arms.consists(of: .rounded), let corner = roundCorner(arms) { return corner }
    let place = place(of: arms)
    if arms.consists(of: .dashed) {
      if place < vertical { return "╌" }
      if place % vertical == 0 { return "╎" }
    }
    return table[place] ?? table[self.place(of: arms, most: 1)]
  }

  /// The ASCII character for the arms in a cell: `|`, `-` (`=` for heavy and double lines), or `+` where axes meet; nil
  /// if there is no arm.
  static func ascii(_ arms: BorderArms) -> Unicode.Scalar? {
    if arms == .none { return nil }
    let place = place(of: arms)
    if place % vertical == 0 { return "|" }
    if place >= vertical { return "+" }
    return place == self.place(of: arms, most: 1) ? "-" : "="
  }

  private static func roundCorner(_ arms: BorderArms) -> Unicode.Scalar? {
    switch arms {
    case BorderArms(.bottom, .right, line: .rounded): "╭"
    case BorderArms(.bottom, .left, line: .rounded): "╮"
    case BorderArms(.top, .right, line: .rounded): "╰"
    case BorderArms(.top, .left, line: .rounded): "╯"
    default: nil
    }
  }

  /// The index in the table. It is computed from the weight of each arm, limited to `most`: 0 none, 1 light, 2 heavy, 3
  /// double.
  private static func place(of arms: BorderArms, most: Int = 3) -> Int {
    func weight(_ direction: BorderArms.Direction) -> Int {
      switch arms[direction] {
      case nil: 0
      case .light, .rounded, .dashed: 1
      case .heavy: min(2, most)
      case .double: min(3, most)
      }
    }
    return vertical * (4 * weight(.top) + weight(.bottom)) + 4 * weight(.left) + weight(.right)
  }

  /// The number of combinations of a left and a right arm.
  private static let vertical = 16

  /// Each row of the table is a combination of an upper and a lower arm, each column a combination of a left and a
  /// right arm. A space means that Unicode has no character.
  private static let table: [Unicode.Scalar?] = {
    //  left:  none light heavy double, and within each, right: none light heavy double
    let rows = [
      " ─━═──╼ ━╾━ ═  ═",  // up: none, down: none
      "│┌┍╒┐┬┮ ┑┭┯ ╕  ╤",  //           down: light
      "┃┎┏ ┒┰┲ ┓┱┳     ",  //           down: heavy
      "║╓ ╔╖╥      ╗  ╦",  //           down: double
      "│└┕╘┘┴┶ ┙┵┷ ╛  ╧",  // up: light, down: none
      "│├┝╞┤┼┾ ┥┽┿ ╡  ╪",  //            down: light
      "╽┟┢ ┧╁╆ ┪╅╈     ",  //            down: heavy
      "                ",  //            down: double
      "┃┖┗ ┚┸┺ ┛┹┻     ",  // up: heavy, down: none
      "╿┞┡ ┦╀╄ ┩╃╇     ",  //            down: light
      "┃┠┣ ┨╂╊ ┫╉╋     ",  //            down: heavy
      "                ",  //            down: double
      "║╙ ╚╜╨      ╝  ╩",  // up: double, down: none
      "                ",  //             down: light
      "                ",  //             down: heavy
      "║╟ ╠╢╫      ╣  ╬",  //             down: double
    ]
    return rows.joined().unicodeScalars.map { $0 == " " ? nil : $0 }
  }()
}
