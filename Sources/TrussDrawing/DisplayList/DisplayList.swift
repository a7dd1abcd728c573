package import TrussImages
package import TrussViews

/// A drawing: shapes and lines of text, from the back to the front.
///
/// The list is what layout hands to a renderer. It contains no views, and depends on the medium only in its unit: a
/// point for SVG, a cell (one column or one row) for text. Every coordinate is absolute.
///
///     DisplayList(
///       size: Size(width: 12, height: 3),
///       elements: [
///         .rectangle(Rect(x: 0, y: 0, width: 12, height: 3), fill: nil, border: .light),
///         .text(TextRun("Sign In", frame: Rect(x: 1, y: 1, width: 10, height: 1), alignment: .center)),
///       ])
package struct DisplayList: Equatable, Sendable {
  /// The extent of the picture; what is outside is not drawn.
  package var size: Size
  /// How far the drawing extends beyond its size: titles on borders at its edges are half outside.
  package var bleed = Insets.zero
  /// The drawing; a later element covers an earlier one.
  package var elements: [Element]

  package init(size: Size, elements: [Element] = []) {
    self.size = size
    self.elements = elements
  }

  /// One step of a drawing.
  ///
  /// Groups and clips are brackets around the elements between them. They nest properly; an end without its
  /// beginning is passed over, and what is still open at the end of the list ends there.
  package enum Element: Equatable, Sendable {
    /// A rectangle, its border drawn inside its edge; round corners have at most half of its shorter side as radius.
    case rectangle(Rect, fill: Fill?, border: Border?, radius: Double = 0)
    /// A line along one of the axes: a divider, a slider's track.
    ///
    /// Its points are on the middle of the stroke: a divider that fills a row of cells has a `y` that ends in .5.
    case line(from: Point, to: Point, Border.Line, Color)
    /// The two diagonals of a rectangle: the placeholder of an image.
    case cross(Rect, Color)
    /// A filled ellipse that fills a rectangle, one glyph in text: a knob.
    case disc(Rect, Color)
    /// A path, filled or drawn along. It has its own box, as a text has.
    indirect case path(PathDrawing)
    /// A line of text. It has its own box: lists are long, and the other elements half as large.
    indirect case text(TextRun)
    /// A picture of a file. It has its own box, as a text has.
    indirect case image(ImageDrawing)
    /// Begins the drawing of one view: the name is the view's id, the link is its target, the opacity is nil if it is
    /// 1. The effects are from the inside outward.
    case beginGroup(name: String?, link: String? = nil, opacity: Double? = nil, effects: [GroupEffect] = [])
    /// Ends the innermost group.
    case endGroup
    /// Begins a group that is shown only inside a rectangle, or inside an outline with such a box, and inside the clips
    /// around it. Text supports boxes only.
    case beginClip(Rect, radius: Double = 0, outline: Path? = nil)
    /// Ends the innermost clip.
    case endClip

    /// A surface of a colour, blank in text.
    static func surface(_ rect: Rect, _ color: Color, radius: Double = 0) -> Element {
      .rectangle(rect, fill: Fill(color), border: nil, radius: radius)
    }

    /// A line along a path.
    ///
    /// - Parameter glyphs: the glyphs of borders that text draws lines along the axes with; nil for dots.
    static func stroke(
      _ path: Path, _ color: Color, _ style: StrokeStyle = StrokeStyle(), glyphs: Border.Line? = nil
    ) -> Element {
      .path(PathDrawing(path: path, stroke: PathDrawing.Stroke(color: color, style: style, glyphs: glyphs)))
    }
  }
}

// MARK: - Visible elements

extension DisplayList.Element {
  /// The element without transparent surfaces, lines and letters, and lines of no width; nil if nothing is left.
  var seen: DisplayList.Element? {
    switch self {
    case .rectangle(let rect, let fill?, let border, let radius) where fill.isClear:
      return DisplayList.Element.rectangle(rect, fill: nil, border: border, radius: radius).seen
    case .rectangle(let rect, let fill, let border?, let radius) where border.color.isClear:
      return fill.map { .rectangle(rect, fill: $0, border: nil, radius: radius) }
    case .rectangle(_, nil, nil, _): return nil
    case .line(_, _, _, let color), .cross(_, let color), .disc(_, let color): return color.isClear ? nil : self
    case .path(var drawing):
      if let fill = drawing.fill, fill.isClear { drawing.fill = nil }
      if let stroke = drawing.stroke, stroke.color.isClear || !(stroke.style.lineWidth > 0) { drawing.stroke = nil }
      return drawing.fill == nil && drawing.stroke == nil ? nil : .path(drawing)
    case .text(let run):
      return run.color.isClear && run.parts.allSatisfy(\.color.isClear) ? nil : self
    case .rectangle, .image, .beginGroup, .endGroup, .beginClip, .endClip: return self
    }
  }
}

// MARK: - Surfaces

extension DisplayList {
  /// The surface of a rectangle; it covers what was drawn beneath it, in any medium.
  package struct Fill: Equatable, Sendable {
    /// The glyphs with which a text renderer without colours shows a surface.
    package enum Ink: CaseIterable, Equatable, Sendable {
      /// Blank cells.
      case none
      /// Full cells: `█`, or `#` in ASCII.
      case solid
      /// Full cells, and blocks of eighths if the right or the upper edge is inside a cell: `██▌`.
      case eighths
      /// Shaded cells: `░`, or `.` in ASCII.
      case light
      /// Half shaded cells: `▒`, or `:` in ASCII.
      case medium
      /// Nearly full cells: `▓`, or `%` in ASCII.
      case dark

      /// The shade that is nearest to an opacity; nil if that is a full cell.
      static func shade(ofOpacity opacity: Double) -> Ink? {
        switch opacity {
        case ..<0.375: .light
        case ..<0.625: .medium
        case ..<0.875: .dark
        default: nil
        }
      }
    }

    /// The colour, where the medium has colours.
    package var color: Color
    /// The ink, where it has none.
    package var ink: Ink
    /// Whether text keeps the letters beneath it.
    package var leavesLetters = false
    /// The colours in place of the one; of that it is the first.
    package var gradient: Gradient?

    /// A gradient of colours in the box of the filled shape.
    package struct Gradient: Equatable, Sendable {
      package var style: AnyGradient
      /// The gradient's box in cells, as the shape may be drawn row by row.
      package var cells: Rect?
      /// The size of a cell in points, in which radii are.
      package var cell = Size(width: 1, height: 1)
    }

    var isClear: Bool { gradient?.style.stops.allSatisfy(\.color.isClear) ?? color.isClear }

    /// Makes a surface of a colour; blank in text by default.
    package init(_ color: Color, ink: Ink = .none, gradient: Gradient? = nil) {
      self.color = color
      self.ink = ink
      self.gradient = gradient
    }
  }

  /// A path that is filled, or drawn along, or both.
  package struct PathDrawing: Equatable, Sendable {
    package struct Stroke: Equatable, Sendable {
      package var color: Color
      /// The colours in place of the one, in points; of them that is the first.
      package var gradient: AnyGradient?
      package var style: StrokeStyle
      /// The glyphs of borders that text draws lines along the axes with, from the middle of a cell or from an edge
      /// where it joins what is behind it; nil for dots.
      package var glyphs: Border.Line?
    }

    package var path: Path
    /// The fill of the enclosed area.
    package var fill: Fill?
    package var stroke: Stroke?
  }

  /// A picture that fills a rectangle, in whatever ratio that is.
  package struct ImageDrawing: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
      /// The drawing contains the file.
      case file(ImageFile)
      /// The drawing refers to it.
      case address(String)
    }

    package var rect: Rect
    package var source: Source
    /// The description of the picture, in words.
    package var alt: String
  }
}
