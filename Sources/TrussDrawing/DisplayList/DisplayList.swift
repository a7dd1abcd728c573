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
  /// The extent of the picture; elements outside of it are not drawn.
  package var size: Size
  /// How far the drawing extends beyond its size: titles on borders at its edges are half outside.
  package var bleed = Insets.zero
  /// The elements; a later element covers an earlier one.
  package var elements: [Element]

  package init(size: Size, elements: [Element] = []) {
    self.size = size
    self.elements = elements
  }

  /// One step of a drawing.
  ///
  /// Groups and clips are brackets around the elements between them. They nest properly; an end without a beginning is
  /// ignored, and groups and clips that are open at the end of the list end there.
  package enum Element: Equatable, Sendable {
    /// A rectangle with its border inside the edge. The radius of corners is limited to half of the shorter side.
    case rectangle(Rect, fill: Fill?, border: Border?, radius: Double = 0)
    /// A line along one of the axes: a divider, a slider's track.
    ///
    /// Its points are on the middle of the stroke: a divider that fills a row of cells has a `y` that ends in .5.
    case line(from: Point, to: Point, Border.Line, Color)
    /// The two diagonals of a rectangle: the placeholder of an image.
    case cross(Rect, Color)
    /// An ellipse that fills a rectangle, one glyph in text: a knob.
    case disc(Rect, Color)
    /// A path, filled or stroked or both; `indirect`, as a text is.
    indirect case path(PathDrawing)
    /// A line of text; `indirect`, as lists are long and the other elements half as large.
    indirect case text(TextRun)
    /// An image; `indirect`, as a text is.
    indirect case image(ImageDrawing)
    /// Begins the drawing of one view: the name is the view's id, the link is its target, the opacity is nil for 1. The
    /// effects are in the order in which they are applied.
    case beginGroup(name: String?, link: String? = nil, opacity: Double? = nil, effects: [GroupEffect] = [])
    /// Ends the innermost group.
    case endGroup
    /// Begins a group that is clipped to a rectangle, or to an outline whose box is that rectangle, and to the clips
    /// around it. Text supports rectangles only.
    case beginClip(Rect, radius: Double = 0, outline: Path? = nil)
    /// Ends the innermost clip.
    case endClip

    /// A surface of one colour, blank in text.
    static func surface(_ rect: Rect, _ color: Color, radius: Double = 0) -> Element {
      .rectangle(rect, fill: Fill(color), border: nil, radius: radius)
    }

    /// A stroke along a path.
    ///
    /// - Parameter glyphs: the border glyphs with which text draws lines along the axes; nil for dots.
    static func stroke(
      _ path: Path, _ color: Color, _ style: StrokeStyle = StrokeStyle(), glyphs: Border.Line? = nil
    ) -> Element {
      .path(PathDrawing(path: path, stroke: PathDrawing.Stroke(color: color, style: style, glyphs: glyphs)))
    }
  }
}

// MARK: - Visible elements

extension DisplayList.Element {
  /// The element without transparent surfaces, lines and letters, and without lines of no width; nil if nothing is
  /// left.
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
  /// The surface of a shape; it covers what was drawn beneath it, in any medium.
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

      /// The shade that is nearest to an opacity; nil for a full cell.
      static func shade(ofOpacity opacity: Double) -> Ink? {
        switch opacity {
        case ..<0.375: .light
        case ..<0.625: .medium
        case ..<0.875: .dark
        default: nil
        }
      }
    }

    /// The colour, for a medium with colours.
    package var color: Color
    /// The ink, for a medium without colours.
    package var ink: Ink
    /// Whether text keeps the letters beneath the surface.
    package var leavesLetters = false
    /// The gradient that replaces the colour; `color` is then its first colour.
    package var gradient: Gradient?

    /// A gradient of colours in the box of the filled shape.
    package struct Gradient: Equatable, Sendable {
      package var style: AnyGradient
      /// The gradient's box in cells; a shape may be drawn row by row.
      package var cells: Rect?
      /// The size of a cell in points, the unit of the gradient's radii.
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

  /// A path that is filled, stroked, or both.
  package struct PathDrawing: Equatable, Sendable {
    package struct Stroke: Equatable, Sendable {
      package var color: Color
      /// The gradient that replaces the colour; `color` is then its first colour.
      package var gradient: AnyGradient?
      package var style: StrokeStyle
      /// The border glyphs with which text draws lines along the axes; nil for dots. The lines go from the middle of a
      /// cell, or from an edge where a line joins a line beneath it.
      package var glyphs: Border.Line?
    }

    package var path: Path
    /// The fill of the enclosed area.
    package var fill: Fill?
    package var stroke: Stroke?
  }

  /// An image that is stretched to fill a rectangle.
  package struct ImageDrawing: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
      /// A file, which the drawing contains.
      case file(ImageFile)
      /// An address, to which the drawing refers.
      case address(String)
    }

    package var rect: Rect
    package var source: Source
    /// The alternative text.
    package var alt: String
  }
}
