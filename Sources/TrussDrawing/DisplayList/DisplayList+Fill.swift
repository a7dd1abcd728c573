package import TrussViews

extension DisplayList {
  /// The surface of a rectangle; it covers what was drawn beneath it, in any medium.
  package struct Fill: Equatable, Sendable {
    /// What a text renderer, which has no colours, shows of a surface.
    package enum Ink: CaseIterable, Equatable, Sendable {
      /// Blank cells.
      case none
      /// Full cells: `█`, or `#` in ASCII.
      case solid
      /// Shaded cells: `░`, or `.` in ASCII.
      case shade
    }

    /// The colour, where the medium has colours.
    package var color: Color
    /// The ink, where it has none.
    package var ink: Ink

    /// Makes a surface of a colour; blank in text by default.
    package init(_ color: Color, ink: Ink = .none) {
      self.color = color
      self.ink = ink
    }
  }
}
