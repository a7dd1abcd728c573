package import TrussImages
package import TrussViews

/// A drawing: shapes and lines of text, from the back to the front.
///
/// Layout produces the list for a renderer. The list contains no views. It depends on the medium only in its unit: a
/// point for SVG, a cell (one column or one row) for text. All coordinates are absolute.
///
///     DisplayList(
///       size: Size(width: 12, height: 3),
///       elements: [
///         .rectangle(Rect(x: 0, y: 0, width: 12, height: 3), fill: nil, border: .light),
///         .text(TextRun("Sign In", frame: Rect(x: 1, y: 1, width: 10, height: 1), alignment: .center)),
///       ])
package struct DisplayList: Equatable, Sendable {
  /// The size of the picture. Elements outside it are not drawn.
  package var size: Size
  /// The distance by which the drawing extends beyond its size: titles on borders at the edges are half outside.
  package var bleed = Insets.zero
  /// The colour behind the elements.
  package var ground = Color.ground
  /// The elements. A later element covers an earlier element.
  package var elements: [Element]

  package init(size: Size, elements: [Element] = []) {
    self.size = size
    self.elements = elements
  }

  /// One step of a drawing.
  ///
  /// Groups and clips are brackets around the elements between them. They nest properly. An end without a beginning is
  /// ignored. Groups and clips that are still open end with the list.
  package enum Element: Equatable, Sendable {
    /// A rectangle. The border is inside its edges. The corner radius is limited to half of the shorter side.
    case rectangle(Rect, fill: Fill?, border: Border?, radius: Double = 0)
    /// A line along an axis, such as a divider or a slider's track.
    ///
    /// The points are in the middle of the stroke: a divider that fills a row of cells has a `y` that ends in .5.
    case line(from: Point, to: Point, Border.Line, Color)
    /// The two diagonals of a rectangle: the placeholder of an image.
    case cross(Rect, Color)
    /// An ellipse that fills a rectangle, such as a knob. Text output draws one glyph.
    case disc(Rect, Color)
    indirect case path(PathDrawing)
    /// A line of text. Large cases are `indirect`, because lists are long and the other elements are half as large.
    indirect case text(TextRun)
    indirect case image(ImageDrawing)
    /// Begins the drawing of one view. `name` is the view's id, `link` is the target of the view's link; `opacity` is
    /// nil for 1. The effects are in the order in which they are applied.
    case beginGroup(name: String?, link: String? = nil, opacity: Double? = nil, effects: [GroupEffect] = [])
    case endGroup
    /// Begins a group that is clipped to a rectangle, or to an outline whose bounding box is this rectangle, and to all
    /// clips around it. Text output supports only rectangles.
    case beginClip(Rect, radius: Double = 0, outline: Path? = nil)
    case endClip

    /// A surface of one colour. It is blank in text output.
    static func surface(_ rect: Rect, _ color: Color, radius: Double = 0) -> Element {
      .rectangle(rect, fill: Fill(color), border: nil, radius: radius)
    }

    /// A stroke along a path.
    ///
    /// - Parameter glyphs: the border glyphs for lines along the axes in text output; nil for dots.
    static func stroke(
      _ path: Path, _ color: Color, _ style: StrokeStyle = StrokeStyle(), glyphs: Border.Line? = nil
    ) -> Element {
      .path(PathDrawing(path: path, stroke: PathDrawing.Stroke(color: color, style: style, glyphs: glyphs)))
    }
  }
}

// MARK: - Visible elements

extension DisplayList.Element {
  /// The element without invisible parts: transparent surfaces, lines and letters, and lines without width. Nil if no
  /// part is visible.
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
  /// The surface of a shape. If it is opaque, it covers what was drawn beneath it in every medium.
  package struct Fill: Equatable, Sendable {
    /// The glyphs that show a surface in text output without colours.
    package enum Ink: CaseIterable, Equatable, Sendable {
      case none
      /// Full cells: `█`, or `#` in ASCII.
      case solid
      /// Full cells and, where the right or the upper edge is inside a cell, blocks of eighths: `██▌`.
      case eighths
      /// Lightly shaded cells: `░`, or `.` in ASCII.
      case light
      /// Half shaded cells: `▒`, or `:` in ASCII.
      case medium
      /// Nearly full cells: `▓`, or `%` in ASCII.
      case dark

      /// Whether the background shows between the dots of the glyphs.
      var isShade: Bool { self == .light || self == .medium || self == .dark }

      /// The shade that is closest to an opacity; nil for a full cell.
      static func shade(ofOpacity opacity: Double) -> Ink? {
        switch opacity {
        case ..<0.375: .light
        case ..<0.625: .medium
        case ..<0.875: .dark
        default: nil
        }
      }
    }

    package var color: Color
    package var ink: Ink
    /// Whether letters beneath the surface stay visible in text output.
    package var leavesLetters = false
    /// How text output without colours shows the surface if later elements draw letters on it; nil if it keeps its
    /// glyphs.
    package var letterBackground: LetterBackground?

    /// The look of a surface beneath letters: blank cells, with an outline if there is room for it.
    package enum LetterBackground: Equatable, Sendable {
      /// The outline has square corners. A surface that is as wide as the picture has none.
      case square
      /// The outline has round corners.
      case round
      /// The outline is the surface's own path.
      case path
    }

    /// The gradient that replaces the colour. `color` is then the gradient's first colour.
    package var gradient: Gradient?

    package struct Gradient: Equatable, Sendable {
      package var style: AnyGradient
      /// The box to which the gradient's points are relative; nil for the box of the filled shape or line.
      package var box: Rect?
      /// The size of a cell in points. The gradient's radii are in points.
      package var cell = Size(width: 1, height: 1)
    }

    var isClear: Bool { gradient?.style.stops.allSatisfy(\.color.isClear) ?? color.isClear }

    package init(_ color: Color, ink: Ink = .none, gradient: Gradient? = nil) {
      self.color = color
      self.ink = ink
      self.gradient = gradient
    }
  }

  package struct PathDrawing: Equatable, Sendable {
    package struct Stroke: Equatable, Sendable {
      package var color: Color
      /// The gradient that replaces the colour. `color` is then the gradient's first colour.
      package var gradient: Fill.Gradient?
      package var style: StrokeStyle
      /// The border glyphs for lines along the axes in text output; nil for dots. The lines go from the middle of a
      /// cell, or from its edge if the line joins a line beneath it.
      package var glyphs: Border.Line?
      /// Whether text output draws only some of the dots, so that a stronger line over this line is visible.
      package var isFaint = false
    }

    package var path: Path
    package var fill: Fill?
    package var stroke: Stroke?
  }

  /// An image, stretched to fill a rectangle.
  package struct ImageDrawing: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
      /// A file, embedded in the drawing.
      case file(ImageFile)
      /// The address of an image outside the drawing.
      case address(String)
    }

    package var rect: Rect
    package var source: Source
    package var alt: String
  }
}
