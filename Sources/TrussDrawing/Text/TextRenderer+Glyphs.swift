extension TextRenderer.Charset {
  /// The character of a surface's ink.
  func glyph(of ink: DisplayList.Fill.Ink) -> Unicode.Scalar {
    switch (ink, self) {
    case (.none, _): " "
    case (.solid, .unicode): "█"
    case (.solid, .ascii): "#"
    case (.shade, .unicode): "░"
    case (.shade, .ascii): "."
    }
  }

  /// A knob.
  var disc: Unicode.Scalar { self == .unicode ? "●" : "o" }

  /// A diagonal from the top left to the bottom right.
  var fallingDiagonal: Unicode.Scalar { self == .unicode ? "╲" : "\\" }

  /// A diagonal from the bottom left to the top right.
  var risingDiagonal: Unicode.Scalar { self == .unicode ? "╱" : "/" }

  /// The place where two diagonals cross.
  var crossedDiagonals: Unicode.Scalar { self == .unicode ? "╳" : "X" }
}
