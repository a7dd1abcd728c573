import TrussLayout
import TrussText
import TrussTree
import TrussViews

/// The picture of a layout with its explanation drawn over it. The picture is faded and twice as large. Over it are
/// frames, gaps and insets with their lengths, baselines, guides, and problems.
///
///     ┌──── 390 ────┐
///     │┌5┐┌───┐┌10┐ │
///
/// The lengths are measured in the frames. The specified values may differ.
struct Overlay {
  let layout: LayoutResult
  let parts: OverlayParts
  let scaling: FrameTransform
  /// The shapes of each kind. They are over the picture and under the labels.
  var shapes: [OverlayInk: [DisplayList.Element]] = [:]
  var labels: OverlayLabels
  /// Whether any gap has a spring. The legend then explains the spring.
  private(set) var hasSprings = false
  /// The surfaces of gaps and insets.
  private var surfaces: [Rect] = []
  private var frames = PlaceIndex<Void>()
  private let picture: DisplayList
  /// The size of the whole drawing without notes.
  private let size: Size

  /// The scale of the picture. At this scale a gap of 5 points has space for its number.
  private static let factor = 2.0
  /// The space above the picture and at its left for its measures, and below it. At its right there is half as much,
  /// for labels.
  static let margin = 36.0
  /// The kinds of shapes from bottom to top. The shapes of `layers` are below the picture's repeated texts, the shapes
  /// of `topLayers` above them.
  private static let layers: [OverlayInk] = [.inset, .gap, .baseline, .guide, .constraint, .frame]
  private static let topLayers: [OverlayInk] = [.ambiguity, .problem]

  init(_ layout: LayoutResult, _ parts: OverlayParts) {
    (self.layout, self.parts, picture) = (layout, parts, layout.displayList)
    let seen = layout.visiblePart(
      with: layout.diagnostics, picture.bleed, farthest: Size(width: 200, height: 200))
    scaling = FrameTransform(
      factor: Self.factor, x: Self.margin - seen.x * Self.factor, y: Self.margin - seen.y * Self.factor)
    let box = scaling.rect(seen)
    size = Size(width: box.width + 1.5 * Self.margin, height: box.height + 2 * Self.margin)
    let texts = picture.elements.flatMap(\.letters).map(scaling.rect)
    // Labels may be beside the picture, up to its measures.
    labels = OverlayLabels(
      in: box.inset(by: Insets(all: 2 - Self.margin / 2)), around: texts.compactMap { $0.intersection(box) })
    labels.reserve(measures.map(\.label))
  }

  mutating func draw() -> DisplayList {
    for mark in layout.overlayMarks(parts) {
      switch mark {
      case .problems(let diagnostics): draw(diagnostics)
      case .constraints(let ties, _): draw(ties)
      case .distances(let strips): strips.forEach { draw($0) }
      case .frames(let shown):
        for frame in shown { frames.insert((), at: scaling.rect(frame.rect)) }
        shown.forEach { draw($0) }
      case .guides(let guides): guides.forEach { drawGuide($0.name, scaling.rect($0.rect)) }
      case .baselines: drawBaselines()
      }
    }
    var list = DisplayList(size: size)
    // Without this clip, content that extends beyond the drawing's limit would be under the measures and notes.
    let seen = Rect(x: 0, y: 0, width: size.width, height: size.height).inset(
      by: Insets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin / 2))
    list.elements.append(.beginClip(seen))
    list.elements += picture.elements.map(shown)
    list.elements.append(.endClip)
    list.elements += Self.layers.flatMap { shapes[$0] ?? [] } + coveredTexts
    list.elements += Self.topLayers.flatMap { shapes[$0] ?? [] }
    list.elements += (Self.layers + Self.topLayers).flatMap { labels.elements[$0] ?? [] }
    addMeasures(to: &list)
    addNotes(to: &list)
    return list
  }

  mutating func add(_ element: DisplayList.Element, _ ink: OverlayInk) { shapes[ink, default: []].append(element) }

  /// The texts of the picture that surfaces of gaps or insets cover, such as a title on a border. They are drawn again
  /// over the surfaces.
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

  /// An element of the picture, faded and scaled for the overlay.
  private func shown(_ element: DisplayList.Element) -> DisplayList.Element {
    element.recolored { $0.faded(to: 0.6).opacity($0.alpha) }.mapped(by: scaling)
  }
}

// MARK: - Distances

extension Overlay {
  private mutating func draw(_ distance: OverlayStrip) {
    let (strip, ink, axis) = (scaling.rect(distance.rect), distance.ink, distance.axis)
    add(.surface(strip, ink.tint), ink)
    surfaces.append(strip)
    if distance.isFlexible {
      hasSprings = true
      add(Self.spring(in: strip, axis), ink)
    } else if ink == .gap {
      add(Self.hatching(of: strip), ink)
    }
    let text = (distance.isEqual ? "= " : "") + OverlayNumber.string(distance.length)
    let across = strip.extent(axis.cross)
    let places = [0.5, 0.25, 0.75, 0.1, 0.9].map { share in
      Point(axis, strip.extent(axis).middle, across.low + share * across.length)
    }
    labels.add(text, ink, at: places, on: ink.tint, in: strip)
  }

  private static func hatching(of rect: Rect) -> DisplayList.Element {
    // A gap may be as large as a layout, so the number of lines is limited to about 500.
    let distance = max(6, (rect.width + rect.height) / 500)
    let path = Path { path in
      // Each line goes up to the right, from the left or lower edge to the upper or right edge.
      var start = distance
      while start < rect.width + rect.height {
        let (low, high) = (max(0, start - rect.height), min(start, rect.width))
        path.addLines([
          Point(x: rect.x + low, y: rect.y + start - low), Point(x: rect.x + high, y: rect.y + start - high),
        ])
        start += distance
      }
    }
    return .stroke(path, OverlayInk.gap.color.opacity(0.3))
  }

  /// A zigzag along an axis, between the ends of a rectangle.
  static func spring(in rect: Rect, _ axis: Axis) -> DisplayList.Element {
    let extent = rect.extent(axis)
    let length = rect.size.length(axis)
    // Makes as many turns as fit between two straight ends.
    let turns = max(1, min(500, ((length - 8) / 6).rounded(.down)))
    let (end, step) = (max(0, (length - turns * 6) / 2), min(6, length / turns))
    var places = [(0.0, 0.0), (end, 0.0)]
    for number in 0..<Int(clamping: turns) {
      let start = end + Double(number) * step
      places += [(start + step / 4, -4), (start + step * 3 / 4, 4)]
    }
    places += [(length - end, 0), (length, 0)]
    let middle = rect.extent(axis.cross).middle
    let points = places.map { along, beside in Point(axis, extent.low + along, middle + beside) }
    return .stroke(Path { $0.addLines(points) }, OverlayInk.gap.color)
  }
}

// MARK: - Frames, guides and baselines

extension Overlay {
  private mutating func draw(_ frame: OverlayFrame) {
    let rect = scaling.rect(frame.rect)
    guard rect.width > 0, rect.height > 0 else { return }
    add(.rectangle(rect, fill: nil, border: OverlayInk.frame.border), .frame)
    guard rect.height >= OverlayLabels.height + 4,
      let text = frame.texts(" × ").first(where: { OverlayLabels.width($0) + 4 <= rect.width })
    else { return }
    // The corners are in the order in which a label hides least: texts begin at the top left. If there is space, the
    // label keeps clear of round corners; its minimum distance from the outline is the width of a problem's heavy
    // outline.
    let (width, height) = (OverlayLabels.width(text), OverlayLabels.height)
    let distance = max(2, min(4, (rect.height - height) / 2, (rect.width - width) / 2))
    let (dx, dy) = (width / 2 + distance, height / 2 + distance)
    let places = [
      Point(x: rect.maxX - dx, y: rect.maxY - dy), Point(x: rect.maxX - dx, y: rect.minY + dy),
      Point(x: rect.minX + dx, y: rect.maxY - dy), Point(x: rect.minX + dx, y: rect.minY + dy),
      // These places are outside the frame, in case a text fills it.
      Point(x: rect.maxX - dx, y: rect.maxY + dy), Point(x: rect.maxX - dx, y: rect.minY - dy),
    ]
    // In the frame of another view that does not contain this frame, the label would seem to belong to that view. A
    // size without a name is not written there.
    func isOwn(_ place: Point) -> Bool {
      frames.first(in: Rect(middle: place, width, height)) { other, _ in !other.contains(rect) } == nil
    }
    let (own, others) = (places.filter(isOwn), frame.name == nil ? [] : places.filter { !isOwn($0) })
    labels.add(text, .frame, at: own + others, on: .ground)
  }

  private mutating func drawGuide(_ name: String, _ box: Rect) {
    // A guide may be only a line.
    let shape = box.inset(by: Insets(all: 0.5))
    let (start, end) = (Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY))
    add(
      shape.width > 2 && shape.height > 2
        ? .rectangle(box, fill: nil, border: OverlayInk.guide.border)
        : .line(from: start, to: end, OverlayInk.guide.line, OverlayInk.guide.color), .guide)
    let (dx, dy) = (OverlayLabels.width(name) / 2 + 1, OverlayLabels.height / 2 + 1)
    let places = [
      Point(x: box.minX + dx, y: box.minY + dy), Point(x: box.minX + dx, y: box.maxY - dy),
      Point(x: box.midX, y: box.midY), Point(x: box.midX, y: box.minY - dy), Point(x: box.midX, y: box.maxY + dy),
    ]
    labels.add(name, .guide, at: places, on: .ground)
  }

  /// Draws the baseline of each line of text. It is a little longer than the letters, so that it does not look like an
  /// underline.
  private mutating func drawBaselines() {
    for case .text(let run) in picture.elements {
      let y = scaling.point(Point(x: 0, y: run.baseline)).y.sharpLine
      for box in DisplayList.Element.text(run).letters.map(scaling.rect) {
        let ink = OverlayInk.baseline
        add(.line(from: Point(x: box.minX - 8, y: y), to: Point(x: box.maxX + 8, y: y), ink.line, ink.color), ink)
      }
    }
  }

  /// The measure of the width, above the picture, and of the height, at its left: the axis, the text and the text's
  /// rectangle.
  private var measures: [(axis: Axis, text: String, label: Rect)] {
    let box = wholeBox
    return [Axis.horizontal, .vertical].map { axis in
      let text = OverlayNumber.string(layout.size.length(axis))
      let middle = Point(axis, axis == .horizontal ? box.midX : box.midY, Self.margin / 2)
      return (axis, text, Rect(middle: middle, OverlayLabels.width(text), OverlayLabels.height))
    }
  }

  private var wholeBox: Rect {
    scaling.rect(Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height))
  }

  private func addMeasures(to list: inout DisplayList) {
    let place = Self.margin / 2
    for (axis, _, _) in measures {
      func stroke(_ start: Point, _ end: Point) {
        list.elements.append(.line(from: start, to: end, .light, .secondary))
      }
      let extent = wholeBox.extent(axis)
      stroke(Point(axis, extent.low, place.sharpLine), Point(axis, extent.high, place.sharpLine))
      // The strokes at the ends are within the length, and in the middle of pixels.
      for end in [extent.low.sharpLine, (extent.high - 1).sharpLine] {
        stroke(Point(axis, end, place - 4), Point(axis, end, place + 5))
      }
    }
    for (_, text, rect) in measures {
      list.elements.append(.surface(rect, .ground))
      list.elements.append(OverlayLabels.text(text, in: rect, .primary))
    }
  }
}

// MARK: - Problems

extension Overlay {
  /// Draws outlines of the views that diagnostics name, and writes the kinds of each view's diagnostics.
  private mutating func draw(_ diagnostics: [Diagnostic]) {
    var words: [Int: [String]] = [:]
    for diagnostic in diagnostics {
      for view in diagnostic.views where layout.rects.indices.contains(view) {
        add(.rectangle(outline(of: view), fill: nil, border: diagnostic.ink.border), diagnostic.ink)
      }
      let word = diagnostic.kind.rawValue
      if let view = diagnostic.views.first, !words[view, default: []].contains(word) {
        words[view, default: []].append(word)
      }
    }
    for (view, words) in words.sorted(by: { $0.key < $1.key }) {
      let (text, box) = (words.joined(separator: ", "), outline(of: view))
      let (dx, dy) = (OverlayLabels.width(text) / 2 + 2, OverlayLabels.height / 2 + 2)
      let places = [
        Point(x: box.minX + dx, y: box.minY + dy), Point(x: box.minX + dx, y: box.maxY + dy),
        Point(x: box.minX + dx, y: box.minY - dy), Point(x: box.maxX - dx, y: box.minY + dy),
      ]
      let isAmbiguous = words == [Diagnostic.Kind.ambiguity.rawValue]
      labels.add(text, isAmbiguous ? .ambiguity : .problem, at: places, on: .ground)
    }
  }

  /// A view's frame, enlarged to at least 6 points, because a view with a problem often has no extent.
  private func outline(of view: Int) -> Rect {
    var box = scaling.rect(layout.rects[view])
    (box.width, box.height) = (max(box.width, 6), max(box.height, 6))
    return box
  }
}

extension DisplayList.Element {
  /// The boxes of the element's letters: one box for each part of the line, or one for the whole line.
  fileprivate var letters: [Rect] {
    guard case .text(let run) = self else { return [] }
    let lines = run.parts.isEmpty ? [run] : run.parts.map(run.line)
    return lines.compactMap { line in
      let width = line.font.width(of: line.string)
      // The box extends from above the capitals to below the descenders of common fonts.
      return width > 0
        ? Rect(
          x: line.start(ofWidth: width), y: line.baseline - 0.76 * line.font.size, width: width,
          height: 0.98 * line.font.size) : nil
    }
  }
}

extension LayoutResult {
  package func overlayList(_ parts: OverlayParts) -> DisplayList {
    var overlay = Overlay(self, parts)
    return overlay.draw()
  }
}
