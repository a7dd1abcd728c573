import TrussViews

/// The character for the arms in a cell.
enum BorderGlyphs {
  /// The box-drawing character for some arms, or nil where there is no arm.
  ///
  /// - A lone arm is drawn as a whole line, so that a line fills its last cell.
  /// - Two rounded arms at a right angle make a round corner, dashed ones in a row a dashed line; in any other
  ///   company both count as light.
  /// - A junction that Unicode does not have is drawn light: double lines with heavy ones, or with light ones in the
  ///   same axis.
  static func unicode(_ arms: BorderArms) -> Unicode.Scalar? {
    if arms == .none { return nil }
    if arms.consists(of: .rounded), let corner = roundCorner(arms) { return corner }
    let weights = Weights(arms)
    if arms.consists(of: .dashed) {
      if !weights.hasVertical { return "╌" }
      if !weights.hasHorizontal { return "╎" }
    }
    return table[weights.index] ?? table[weights.light.index]
  }

  /// The ASCII character for some arms: `|`, `-` (`=` for heavy and double lines), and `+` where axes meet.
  static func ascii(_ arms: BorderArms) -> Unicode.Scalar? {
    if arms == .none { return nil }
    let weights = Weights(arms)
    if !weights.hasHorizontal { return "|" }
    if weights.hasVertical { return "+" }
    return max(weights.left, weights.right) > 1 ? "=" : "-"
  }

  private static func roundCorner(_ arms: BorderArms) -> Unicode.Scalar? {
    switch arms {
    case BorderArms(.down, .right, line: .rounded): "╭"
    case BorderArms(.down, .left, line: .rounded): "╮"
    case BorderArms(.up, .right, line: .rounded): "╰"
    case BorderArms(.up, .left, line: .rounded): "╯"
    default: nil
    }
  }

  /// How thick each arm is: 0 none, 1 light, 2 heavy, 3 double.
  private struct Weights {
    var up: Int
    var down: Int
    var left: Int
    var right: Int

    init(_ arms: BorderArms) {
      up = Self.weight(arms[.up])
      down = Self.weight(arms[.down])
      left = Self.weight(arms[.left])
      right = Self.weight(arms[.right])
    }

    private static func weight(_ line: Border.Line?) -> Int {
      switch line {
      case nil: 0
      case .light, .rounded, .dashed: 1
      case .heavy: 2
      case .double: 3
      }
    }

    var hasVertical: Bool { up + down > 0 }
    var hasHorizontal: Bool { left + right > 0 }

    /// The same arms, all of them light.
    var light: Weights {
      var copy = self
      copy.up = min(up, 1)
      copy.down = min(down, 1)
      copy.left = min(left, 1)
      copy.right = min(right, 1)
      return copy
    }

    /// The place in the table.
    var index: Int { ((up * 4 + down) * 4 + left) * 4 + right }
  }

  /// A row for each pair of up and down, a column for each pair of left and right; a space where Unicode has none.
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
