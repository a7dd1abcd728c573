import TrussLayout
import TrussText
import TrussTree
import TrussViews

/// The picture of a layout with what explains it drawn over it, as one would draw it on a whiteboard: the picture faded
/// and twice as large, and on it frames, gaps and insets with their numbers, baselines, guides, and what went wrong.
///
///     ┌──── 390 ────┐
///     │┌5┐┌───┐┌10┐ │
///
/// The numbers are those of the frames, not of what was asked for: where the two differ, the drawing shows the frames.
struct Overlay {
  let layout: Layout
  let parts: OverlayParts
  /// What is drawn of each kind, over the picture and under the labels.
  var shapes: [DisplayList.Element] = []
  var labels: OverlayLabels
  /// The outlines of what went wrong, over all other shapes.
  var faults: [DisplayList.Element] = []
  /// The kinds that occur, for the legend.
  var used: Set<OverlayInk> = []
  /// Where the surfaces of distances are.
  private var surfaces: [Rect] = []
  /// Whether some gap has a spring, for the legend.
  private(set) var hasSprings = false
  let scaling: Scaling
  /// What the layout looks like.
  private let picture: DisplayList
  /// The extent of the whole drawing without what is written below it.
  let size: Size

  /// How much larger than the layout: so that a gap of 5 points has room for its number.
  static let factor = 2.0
  /// The room around the picture, for its measures.
  static let margin = 36.0
  /// How far the drawing follows what sticks out, in points.
  private static let farthest = 200.0

  init(_ layout: Layout, _ parts: OverlayParts) {
    self.layout = layout
    self.parts = parts
    let seen = Self.seenPart(of: layout)
    scaling = Scaling(
      factor: Self.factor, x: Self.margin - seen.x * Self.factor, y: Self.margin - seen.y * Self.factor)
    let picture = scaling.rect(seen)
    size = Size(width: picture.width + 2 * Self.margin, height: picture.height + 2 * Self.margin)
    // Labels may lie beside the picture, up to its measures.
    let beside = Self.margin / 2 - 2
    self.picture = layout.displayList
    let texts = self.picture.elements.flatMap { $0.letters }.map(scaling.rect)
    labels = OverlayLabels(
      in: picture.inset(by: Insets(all: -beside)), around: texts.compactMap { $0.intersection(picture) })
    labels.reserve(measureLabels.map(\.rect))
  }

  /// The frame of the layout, and as far as it is not too far, what sticks out of it without being meant to.
  private static func seenPart(of layout: Layout) -> Rect {
    var (left, top, right, bottom) = (0.0, 0.0, layout.size.width, layout.size.height)
    for view in layout.diagnostics.flatMap(\.views) where layout.rects.indices.contains(view) {
      let rect = layout.rects[view]
      (left, top) = (min(left, rect.minX), min(top, rect.minY))
      (right, bottom) = (max(right, rect.maxX), max(bottom, rect.maxY))
    }
    left = max(left, -farthest)
    top = max(top, -farthest)
    return Rect(
      x: left, y: top, width: min(right, layout.size.width + farthest) - left,
      height: min(bottom, layout.size.height + farthest) - top)
  }

  mutating func draw() -> DisplayList {
    let views = layout.tree.seenViews
    let strips = OverlayStrips(layout: layout, rects: layout.rects)
    if parts.contains(.insets) { for strip in views.flatMap(strips.insets) { draw(strip) } }
    if parts.contains(.gaps) { for strip in views.flatMap(strips.gaps) { draw(strip) } }
    if parts.contains(.baselines) { drawBaselines(picture) }
    if parts.contains(.guides) { drawGuides() }
    if parts.contains(.constraints) { drawConstraints() }
    if parts.contains(.problems) { drawProblems() }
    if parts.contains(.frames) { drawFrames(views) }
    var list = DisplayList(size: size)
    // What sticks out farther than the drawing follows it would lie under its measures and notes.
    var seen = Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: Insets(all: Self.margin))
    seen.y -= picture.bleed.top * Self.factor
    seen.height += (picture.bleed.top + picture.bleed.bottom) * Self.factor
    list.elements.append(.beginClip(seen))
    list.elements += picture.elements.map(shown)
    list.elements.append(.endClip)
    list.elements += shapes + coveredTexts + faults + labels.elements + measures
    addNotes(to: &list)
    return list
  }

  /// The picture's texts that lie under the surfaces of distances, as a title on a border does, once more.
  private var coveredTexts: [DisplayList.Element] {
    var depth = 0
    return picture.elements.filter { element in
      switch element {
      case .beginClip: depth += 1
      case .endClip: depth -= 1
      default: break
      }
      guard depth == 0 else { return false }
      return element.letters.map(scaling.rect).contains { box in surfaces.contains { $0.intersection(box) != nil } }
    }
    .map(shown)
  }

  /// An element of the picture as the overlay shows it.
  private func shown(_ element: DisplayList.Element) -> DisplayList.Element {
    element.recolored { $0.faded(to: 60) }.scaled(scaling)
  }

  /// Slanted lines across a rectangle.
  private func hatching(of rect: Rect, _ ink: OverlayInk) -> DisplayList.PathDrawing {
    // A gap may be as large as a layout: no hatching has more lines than this.
    let distance = max(6, (rect.width + rect.height) / 500)
    let path = Path { path in
      // Each line goes up to the right, from the left or the lower edge to the upper or the right one.
      var start = distance
      while start < rect.width + rect.height {
        let (low, high) = (max(0, start - rect.height), min(start, rect.width))
        path.addLines([
          Point(x: rect.x + low, y: rect.y + start - low), Point(x: rect.x + high, y: rect.y + start - high),
        ])
        start += distance
      }
    }
    return DisplayList.PathDrawing(path, stroke: DisplayList.PathDrawing.Stroke(ink.color.opacity(0.3), StrokeStyle()))
  }

  /// A zigzag between the ends of a rectangle.
  func spring(in rect: Rect, _ axis: Axis, _ ink: OverlayInk) -> DisplayList.PathDrawing {
    let length = axis == .horizontal ? rect.width : rect.height
    // As many turns as have room, between two straight ends.
    let turns = max(1, min(500, ((length - 8) / 6).rounded(.down)))
    let (end, step) = (max(0, (length - turns * 6) / 2), min(6, length / turns))
    var places = [(0.0, 0.0), (end, 0.0)]
    for number in 0..<Int(clamping: turns) {
      let start = end + Double(number) * step
      places += [(start + step / 4, -4), (start + step * 3 / 4, 4)]
    }
    places += [(length - end, 0), (length, 0)]
    let points = places.map { along, beside in
      axis == .horizontal
        ? Point(x: rect.x + along, y: rect.midY + beside) : Point(x: rect.midX + beside, y: rect.y + along)
    }
    return DisplayList.PathDrawing(
      Path { $0.addLines(points) }, stroke: DisplayList.PathDrawing.Stroke(ink.color, StrokeStyle()))
  }

  /// Draws a surface with a number on it, where there is any room for a surface.
  private mutating func draw(_ distance: OverlayStrip) {
    let (strip, ink) = (scaling.rect(distance.rect), distance.ink)
    guard distance.length > 0.005, strip.width > 0, strip.height > 0 else { return }
    used.insert(ink)
    shapes.append(.rectangle(strip, fill: DisplayList.Fill(ink.tint), border: nil))
    surfaces.append(strip)
    if distance.isFlexible {
      hasSprings = true
      shapes.append(.path(spring(in: strip, distance.axis, ink)))
    } else if ink == .gap {
      shapes.append(.path(hatching(of: strip, ink)))
    }
    let text = (distance.isEqual ? "= " : "") + OverlayNumber.string(distance.length)
    let places = [0.5, 0.25, 0.75, 0.1, 0.9].map { share in
      distance.axis == .horizontal
        ? Point(x: strip.midX, y: strip.y + share * strip.height)
        : Point(x: strip.x + share * strip.width, y: strip.midY)
    }
    labels.add(text, ink, at: places, on: ink.tint)
  }
}

extension Color {
  /// The colour as it is seen from afar: only so many percent of it are its own, the others are the ground's.
  func faded(to percent: UInt32) -> Color {
    func mixed(_ first: UInt32, _ second: UInt32) -> UInt32 {
      [0, 8, 16].reduce(0) { mixed, shift in
        let (one, other) = (first >> shift & 0xFF, second >> shift & 0xFF)
        return mixed | ((one * percent + other * (100 - percent) + 50) / 100) << shift
      }
    }
    return Color(mixed(light, Color.ground.light), dark: mixed(dark, Color.ground.dark)).opacity(alpha)
  }
}

extension DisplayList.Element {
  /// The boxes of the letters that it draws.
  var letters: [Rect] {
    guard case .text(let run) = self else { return [] }
    let lines = run.parts.isEmpty ? [run] : run.parts.map(run.line)
    return lines.compactMap { line in
      let width = line.font.width(of: line.string)
      guard width > 0 else { return nil }
      let x =
        switch line.alignment {
        case .leading: line.frame.minX
        case .center: line.frame.midX - width / 2
        case .trailing: line.frame.maxX - width
        }
      // From above the capitals to below the descenders, as fonts have them.
      return Rect(x: x, y: line.baseline - 0.76 * line.font.size, width: width, height: 0.98 * line.font.size)
    }
  }
}

extension Layout {
  /// What the layout looks like with what explains it.
  package func overlayList(_ parts: OverlayParts) -> DisplayList {
    var overlay = Overlay(self, parts)
    return overlay.draw()
  }
}
