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
      /// Full cells, and blocks of eighths where the right or the upper edge lies in a cell: `██▌`.
      case eighths
      /// Shaded cells: `░`, or `.` in ASCII.
      case shade
    }

    /// The colour, where the medium has colours.
    package var color: Color
    /// The ink, where it has none.
    package var ink: Ink
    /// The colours in place of the one; of that it is the first.
    package var gradient: Gradient?

    /// Colours that turn into each other along a line in the box of what is filled.
    package struct Gradient: Equatable, Sendable {
      package var line: LinearGradient
      /// The box in cells, as what is filled may be drawn row by row.
      package var cells: Rect?
    }

    /// Makes a surface of a colour; blank in text by default.
    package init(_ color: Color, ink: Ink = .none, gradient: Gradient? = nil) {
      self.color = color
      self.ink = ink
      self.gradient = gradient
    }

    /// The same surface with each colour replaced.
    func recolored(_ color: (Color) -> Color) -> Fill {
      let line = gradient.map { gradient in
        LinearGradient(
          stops: gradient.line.stops.map { LinearGradient.Stop(color: color($0.color), location: $0.location) },
          startPoint: gradient.line.startPoint, endPoint: gradient.line.endPoint)
      }
      return Fill(color(self.color), ink: ink, gradient: line.map { Gradient(line: $0, cells: gradient?.cells) })
    }
  }
}
