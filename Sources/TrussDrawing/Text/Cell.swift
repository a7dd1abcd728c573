/// The content of one cell of a picture, in four bytes: the two highest bits decide the meaning of the others.
struct Cell: Equatable {
  enum Content {
    /// A character of one scalar; if it is wide, `.rest` follows.
    case scalar(Unicode.Scalar)
    /// The arms of borders.
    case arms(BorderArms)
    /// A character of several scalars, by its place in the canvas' list; if it is wide, `.rest` follows.
    case cluster(Int)
    /// The right half of a wide character.
    case rest
  }

  private let bits: UInt32

  private static let payload: UInt32 = 0x3FFF_FFFF

  // Computed: they are compared with at every cell, and a stored one would be looked for first.
  static var blank: Cell { Cell(" ") }
  static var rest: Cell { Cell(tag: 3, payload: 0) }

  init(_ scalar: Unicode.Scalar) {
    self.init(tag: 0, payload: scalar.value)
  }

  init(_ arms: BorderArms) {
    self.init(tag: 1, payload: UInt32(arms.bits))
  }

  init(cluster index: Int) {
    self.init(tag: 2, payload: UInt32(truncatingIfNeeded: index) & Self.payload)
  }

  private init(tag: UInt32, payload: UInt32) {
    bits = tag << 30 | payload
  }

  var content: Content {
    switch bits >> 30 {
    case 0: .scalar(Unicode.Scalar(bits & Self.payload) ?? " ")
    case 1: .arms(BorderArms(bits: UInt16(truncatingIfNeeded: bits)))
    case 2: .cluster(Int(bits & Self.payload))
    default: .rest
    }
  }

  /// The arms of the borders through the cell; nil where anything else was drawn last.
  var arms: BorderArms? {
    if case .arms(let arms) = content { arms } else { nil }
  }
}
