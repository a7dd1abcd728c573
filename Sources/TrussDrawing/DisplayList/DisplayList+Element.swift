package import TrussViews

extension DisplayList {
  /// One step of a drawing.
  ///
  /// Groups and clips are brackets around the elements between them. They nest properly; an end without its
  /// beginning is passed over, and what is still open at the end of the list ends there.
  package enum Element: Equatable, Sendable {
    /// A rectangle, its border drawn inside its edge; round corners have at most half of its shorter side as radius.
    case rectangle(Rect, fill: Fill?, border: Border?, radius: Double = 0)
    /// A line along one of the axes: a divider, a slider's track.
    ///
    /// Its points lie on the middle of the stroke: a divider that fills a row of cells has a `y` that ends in .5.
    case line(from: Point, to: Point, Border.Line, Color)
    /// The two diagonals of a rectangle: the placeholder of an image.
    case cross(Rect, Color)
    /// A filled ellipse that fills a rectangle, one glyph in text: a knob.
    case disc(Rect, Color)
    /// A path, filled or drawn along. It has a box of its own, as a text has.
    indirect case path(PathDrawing)
    /// A line of text. It has a box of its own: lists are long, and the other elements half as large.
    indirect case text(TextRun)
    /// A picture of a file. It has a box of its own, as a text has.
    indirect case image(ImageDrawing)
    /// Begins what belongs to one view: the name is the view's id, the link is where it leads, the opacity is nil where
    /// it is 1.
    case beginGroup(name: String?, link: String? = nil, opacity: Double? = nil)
    /// Ends the innermost group.
    case endGroup
    /// Begins what is shown only inside a rectangle, or inside an outline with such a box, and inside the clips around it.
    /// Text knows boxes alone.
    case beginClip(Rect, radius: Double = 0, outline: Path? = nil)
    /// Ends the innermost clip.
    case endClip
  }
}

extension DisplayList.Element {
  /// A surface of a colour, blank in text.
  static func surface(_ rect: Rect, _ color: Color, radius: Double = 0) -> DisplayList.Element {
    .rectangle(rect, fill: DisplayList.Fill(color), border: nil, radius: radius)
  }

  /// A line along a path.
  ///
  /// - Parameter glyphs: the glyphs of borders that text draws lines along the axes with; nil for dots.
  static func stroke(
    _ path: Path, _ color: Color, _ style: StrokeStyle = StrokeStyle(), glyphs: Border.Line? = nil
  ) -> DisplayList.Element {
    .path(DisplayList.PathDrawing(path, stroke: DisplayList.PathDrawing.Stroke(color, style, glyphs: glyphs)))
  }
}
