import TrussLayout
import TrussText
import TrussTree
import TrussViews

/// The letters, surfaces and lines of a picture, from the back to the front, each with the view that it is drawn for.
/// Their boxes are in the coordinates of the picture: after rotations and scales, and cut to what scroll views and
/// rectangular clips show.
struct DrawnParts {
  struct Part {
    let view: Int
    let box: Rect
    let isLetters: Bool
    /// Whether the part hides everything beneath it.
    let isOpaque: Bool
    /// The view whose shaped clip cuts the part's letters.
    let cutter: Int?
  }

  private struct Clip {
    let box: Rect
    /// The outline, nil for a rectangle.
    let outline: Path?
    /// The view that is clipped to a shape; nil for a scroll view and for a clip to a rectangle.
    let view: Int?

    /// Whether the clip shows all corners of a line's lower-case letters.
    func shows(_ corners: [Point]) -> Bool {
      if let outline { return corners.allSatisfy(outline.contains) }
      let edges = box.inset(by: Insets(all: -0.01))
      return corners.allSatisfy {
        edges.minX <= $0.x && $0.x <= edges.maxX && edges.minY <= $0.y && $0.y <= edges.maxY
      }
    }
  }

  private let medium: Medium
  private(set) var parts: [Part] = []
  private var groups: [(view: Int, place: PicturePlace, isSeen: Bool)] = [(0, PicturePlace(), true)]
  private var clips: [Clip] = []

  /// - Parameter views: the views of the groups of the elements, in order.
  init(_ elements: [DisplayList.Element], of views: [Int], _ layout: LayoutResult) {
    medium = layout.medium
    var next = views[...]
    for (number, element) in elements.enumerated() {
      switch element {
      case .beginGroup(_, _, let opacity, let effects):
        let around = groups[groups.count - 1]
        // Text output ignores effects.
        let place = medium.isCells ? around.place : effects.reversed().reduce(around.place) { $0.after($1) }
        groups.append((next.popFirst() ?? 0, place, around.isSeen && opacity != 0))
      case .endGroup: groups.removeLast()
      case .beginClip(let box, let radius, let outline):
        let view = groups[groups.count - 1].view
        // The clip to a view's shape begins with the view's group.
        let isShaped =
          if number > 0, case .beginGroup = elements[number - 1] {
            layout.tree.entries[view].address.appearance.clip.map { $0 != .rectangle } ?? false
          } else { false }
        add(clip: box, radius, outline, of: isShaped ? view : nil)
      case .endClip: clips.removeLast()
      case .text(let run): if !run.leavesLetters { add(run) }
      default: add(element)
      }
    }
  }

  private mutating func add(clip box: Rect, _ radius: Double, _ outline: Path?, of view: Int?) {
    let place = groups[groups.count - 1].place
    guard view != nil, !medium.isCells else {
      return clips.append(Clip(box: place.box(medium.snapped(box)), outline: nil, view: view))
    }
    let path = outline ?? Path(roundedRect: box, cornerRadius: radius)
    clips.append(Clip(box: place.box(box), outline: path.mapped(place.point), view: view))
  }

  private mutating func add(_ element: DisplayList.Element) {
    guard let bounds = element.bounds else { return }
    add(medium.snapped(bounds), corners: nil, isOpaque: element.isOpaque)
  }

  /// Adds the box of a line's letters: in points from the height of capitals down to the baseline.
  private mutating func add(_ run: DisplayList.TextRun) {
    guard run.string.contains(where: { !$0.isWhitespace }) || !run.parts.isEmpty else { return }
    let width = run.parts.isEmpty ? medium.width(of: run.string, run.font) : run.partsWidth
    guard width > 0 else { return }
    guard !medium.isCells else {
      let row = medium.snapped(run.frame)
      // As in `TextPainter.firstColumn`.
      let start =
        run.alignment == .center ? row.x + ((row.width - width) / 2).rounded(.down) : run.start(ofWidth: width)
      let box = Rect(x: start.cellEdge, y: row.y, width: width, height: 1)
      return add(box, corners: [Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY)], isOpaque: true)
    }
    let (start, baseline, size) = (run.start(ofWidth: width), run.lettersBaseline, run.font.size)
    // One point at each end of the line is ignored, because widths are estimates.
    let (left, right) = (start + 1, max(start + 1, start + width - 1))
    let corners = [baseline - 1, baseline - 1 - size / 3].flatMap { [Point(x: left, y: $0), Point(x: right, y: $0)] }
    add(
      Rect(x: start, y: baseline - size * 0.7, width: width, height: size * 0.7), corners: corners, isOpaque: false)
  }

  /// - Parameter corners: the corners of letters; nil for other parts.
  private mutating func add(_ box: Rect, corners: [Point]?, isOpaque: Bool) {
    let (view, place, isSeen) = groups[groups.count - 1]
    guard isSeen, box.width > 0, box.height > 0 else { return }
    var seen = place.box(box)
    var (isScrolled, cutter) = (false, Int?.none)
    for clip in clips.reversed() {
      guard let view = clip.view else {
        // What is scrolled out of sight, or clipped by its author, is not lost.
        guard let rest = seen.intersection(clip.box), rest.width > 0, rest.height > 0 else { return }
        (seen, isScrolled) = (rest, true)
        continue
      }
      // Letters in a scroll view can be scrolled away from the edges of a shape around it.
      guard let corners, !isScrolled, cutter == nil else { continue }
      if !clip.shows(corners.map(place.point)) { cutter = view }
    }
    parts.append(Part(view: view, box: seen, isLetters: corners != nil, isOpaque: isOpaque, cutter: cutter))
  }
}

extension DisplayList.Element {
  /// The bounding box of a shape or an image; nil for any other element. A line is at least half a unit thick.
  fileprivate var bounds: Rect? {
    switch self {
    case .rectangle(let rect, _, _, _), .cross(let rect, _), .disc(let rect, _): return rect
    case .line(let start, let end, _, _): return Rect(around: start, end).inset(by: Insets(all: -0.5))
    case .image(let drawing): return drawing.rect
    case .path(let drawing):
      let points = drawing.path.polylines.joined()
      guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
        let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
      else { return nil }
      let box = Rect(x: left, y: top, width: right - left, height: bottom - top)
      return drawing.stroke == nil ? box : box.inset(by: Insets(all: -0.5))
    case .text, .beginGroup, .endGroup, .beginClip, .endClip: return nil
    }
  }

  /// Whether the element hides everything beneath it.
  fileprivate var isOpaque: Bool {
    switch self {
    case .rectangle(_, let fill?, _, _): fill.gradient == nil && fill.color.alpha == 1 && !fill.leavesLetters
    case .image: true
    default: false
    }
  }
}

/// The position of a group in its picture: a linear map and a translation.
struct PicturePlace {
  private var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
  private var (x, y) = (0.0, 0.0)

  func point(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }

  /// The bounding box of a rectangle in the picture.
  func box(_ rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map(point)
    let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
    return Rect(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: (corners.map(\.y).max() ?? 0) - top)
  }

  /// The place of a group inside this one that an effect turns or scales.
  func after(_ effect: DisplayList.GroupEffect) -> PicturePlace {
    switch effect {
    case .rotation(let degrees, let middle):
      let (sine, cosine) = Angle.degrees(degrees).sineAndCosine
      return after(cosine, sine, -sine, cosine, middle)
    case .scale(let width, let height, let middle): return after(width, 0, 0, height, middle)
    case .shadow, .blur, .blend, .cutout: return self
    }
  }

  private func after(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ middle: Point) -> PicturePlace {
    var place = PicturePlace()
    (place.a, place.b) = (self.a * a + self.c * b, self.b * a + self.d * b)
    (place.c, place.d) = (self.a * c + self.c * d, self.b * c + self.d * d)
    let origin = point(
      Point(x: middle.x - a * middle.x - c * middle.y, y: middle.y - b * middle.x - d * middle.y))
    (place.x, place.y) = (origin.x, origin.y)
    return place
  }
}
