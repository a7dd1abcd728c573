extension TextRenderer.Charset {
  /// The character of a surface's ink.
  func glyph(of ink: DisplayList.Fill.Ink) -> Unicode.Scalar {
    switch (ink, self) {
    case (.none, _): " "
    case (.solid, .unicode), (.eighths, .unicode): "█"
    case (.solid, .ascii), (.eighths, .ascii): "#"
    case (.shade, .unicode): "░"
    case (.shade, .ascii): "."
    }
  }

  /// The block that fills so many eighths of a cell, from the left or from below. ASCII has marks of three heights, and
  /// none that are narrower than a cell.
  func block(eighths: Int, isFromLeft: Bool) -> Unicode.Scalar {
    if eighths <= 0 { return " " }
    if self == .ascii {
      return eighths >= (isFromLeft ? 4 : 6) ? "#" : isFromLeft ? " " : eighths >= 3 ? ":" : "."
    }
    let offset = UInt32(min(eighths, 8))
    return Unicode.Scalar(isFromLeft ? 0x2590 - offset : 0x2580 + offset) ?? " "
  }

  /// The character with some of a Braille character's dots, whose bits are those of Unicode's block. ASCII has a mark in the
  /// upper half of a cell, one in the lower, and one in both.
  func glyph(ofDots dots: UInt8) -> Unicode.Scalar {
    if self == .unicode { return Unicode.Scalar(0x2800 + UInt32(dots)) ?? " " }
    return switch (dots & Self.upperDots != 0, dots & ~Self.upperDots != 0) {
    case (true, true): ":"
    case (true, false): "'"
    case (false, true): "."
    case (false, false): " "
    }
  }

  /// The dots of a character that draws dots; nil for any other.
  func dots(of scalar: Unicode.Scalar) -> UInt8? {
    switch (scalar, self) {
    case ("\u{2800}"..."\u{28FF}", .unicode): UInt8(truncatingIfNeeded: scalar.value)
    case (":", .ascii): 0xFF
    case ("'", .ascii): Self.upperDots
    case (".", .ascii): ~Self.upperDots
    default: nil
    }
  }

  private static var upperDots: UInt8 { 0x1B }

  /// A knob.
  var disc: Unicode.Scalar { self == .unicode ? "●" : "o" }

  /// A diagonal from the top left to the bottom right.
  var fallingDiagonal: Unicode.Scalar { self == .unicode ? "╲" : "\\" }

  /// A diagonal from the bottom left to the top right.
  var risingDiagonal: Unicode.Scalar { self == .unicode ? "╱" : "/" }

  /// The place where two diagonals cross.
  var crossedDiagonals: Unicode.Scalar { self == .unicode ? "╳" : "X" }
}
