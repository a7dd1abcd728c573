package import TrussViews

extension DisplayList {
  /// A path that is filled, or drawn along, or both.
  package struct PathDrawing: Equatable, Sendable {
    /// A line along a path.
    package struct Stroke: Equatable, Sendable {
      package var color: Color
      package var style: StrokeStyle
      /// The glyphs of borders that text draws lines along the axes with, from the middle of a cell or from an edge
      /// where it joins what is behind it; nil for dots.
      package var glyphs: Border.Line?

      package init(_ color: Color, _ style: StrokeStyle, glyphs: Border.Line? = nil) {
        self.color = color
        self.style = style
        self.glyphs = glyphs
      }
    }

    /// The path, where it is drawn.
    package var path: Path
    /// What it encloses.
    package var fill: Fill?
    /// The line along it.
    package var stroke: Stroke?

    /// Makes a drawing of a path.
    package init(_ path: Path, fill: Fill? = nil, stroke: Stroke? = nil) {
      self.path = path
      self.fill = fill
      self.stroke = stroke
    }
  }
}
