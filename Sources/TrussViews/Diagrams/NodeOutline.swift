/// The outline of a node, as a leaf that draws itself.
package struct NodeOutline: Leaf, Hashable {
  package let outline: Node.Outline
  let color: Color?

  package init(outline: Node.Outline, color: Color?) { (self.outline, self.color) = (outline, color) }

  /// A mark has its own size; any other outline has the size of its content.
  package func size(in medium: Medium) -> IntrinsicSize {
    guard outline.isMark else { return IntrinsicSize() }
    let length = medium.isText ? 1.0 : outline == .choice ? 25 : outline == .fork ? 7 : 17
    return IntrinsicSize(width: length, height: length)
  }

  package func draw(in canvas: inout Canvas) { if canvas.isText { drawInText(&canvas) } else { drawInPoints(&canvas) } }

  private func drawInPoints(_ canvas: inout Canvas) {
    let rect = canvas.bounds.inset(by: Insets(all: 0.5))
    let (path, line) = paths(in: rect)
    if outline == .start || outline == .fork { return canvas.fill(path, with: color ?? .primary) }
    if outline == .end {
      canvas.stroke(path, with: color ?? .primary)
      return canvas.fill(paths(in: rect.inset(by: Insets(all: 3.5))).outline, with: color ?? .primary)
    }
    canvas.fill(path, with: color.map { $0.opacity(0.1) } ?? .clear)
    canvas.stroke(path, with: color ?? .edge)
    if let line { canvas.stroke(line, with: color ?? .edge) }
  }

  // MARK: - In points

  /// The outline, and the line inside it; nil for an outline without a line.
  private func paths(in rect: Rect) -> (outline: Path, line: Path?) {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let depths = Depths(rect.size)
    func polygon(_ points: [(Double, Double)]) -> Path {
      Path { path in
        path.addLines(points.map { Point(x: $0.0, y: $0.1) })
        path.closeSubpath()
      }
    }
    switch outline {
    case .rectangle, .rounded: return (Path(roundedRect: rect, cornerRadius: outline == .rounded ? 16 : 6), nil)
    case .plain: return (Path(), nil)
    case .ellipse, .circle: return (Path(ellipseIn: rect), nil)
    case .start, .end: return (Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2), nil)
    case .fork: return (Path(roundedRect: rect, cornerRadius: 2), nil)
    case .diamond, .choice:
      return (polygon([(rect.midX, top), (right, rect.midY), (rect.midX, bottom), (left, rect.midY)]), nil)
    case .hexagon:
      let x = depths.slant
      return (
        polygon([
          (left + x, top), (right - x, top), (right, rect.midY), (right - x, bottom), (left + x, bottom),
          (left, rect.midY),
        ]), nil
      )
    case .parallelogram:
      return (polygon([(left + depths.slant, top), (right, top), (right - depths.slant, bottom), (left, bottom)]), nil)
    case .note:
      let fold = depths.fold
      let line = Path {
        $0.addLines([
          Point(x: right - fold, y: top), Point(x: right - fold, y: top + fold), Point(x: right, y: top + fold),
        ])
      }
      return (polygon([(left, top), (right - fold, top), (right, top + fold), (right, bottom), (left, bottom)]), line)
    case .package:
      let (x, y) = (left + depths.tab.width, top + depths.tab.height)
      let line = Path { $0.addLines([Point(x: left, y: y), Point(x: x, y: y)]) }
      return (polygon([(left, top), (x, top), (x, y), (right, y), (right, bottom), (left, bottom)]), line)
    case .document:
      let (y, swing) = (bottom - depths.wave, depths.wave * Depths.waveReach)
      let path = Path { path in
        path.addLines([Point(x: left, y: y), Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: y)])
        path.addCurve(
          to: Point(x: left, y: y), control1: Point(x: right - rect.width / 3, y: y - swing),
          control2: Point(x: left + rect.width / 3, y: y + swing))
        path.closeSubpath()
      }
      return (path, nil)
    case .person:
      let (radius, shoulders) = (depths.head / 2, top + depths.shoulders)
      var path = Path(
        roundedRect: Rect(x: left, y: shoulders, width: rect.width, height: bottom - shoulders), cornerRadius: 12)
      let head = Path {
        // The three quarters of the head that are above the box.
        $0.addArc(
          center: Point(x: rect.midX, y: top + radius), radius: radius, startAngle: .degrees(150),
          endAngle: .degrees(30))
      }
      path.addPath(head)
      return (path, nil)
    case .cylinder: return drum(rect, depths.drum(isLying: false), isLying: false)
    case .queue: return drum(rect, depths.drum(isLying: true), isLying: true)
    }
  }

  /// A vertical cylinder with its lid, or a horizontal cylinder with its right end.
  ///
  /// - Parameter depth: half the extent of the ellipse at each end.
  private func drum(_ rect: Rect, _ depth: Double, isLying: Bool) -> (outline: Path, line: Path?) {
    /// The point at a distance along the cylinder and a distance across it.
    func place(_ along: Double, _ across: Double) -> Point {
      isLying ? Point(x: rect.maxX - along, y: rect.minY + across) : Point(x: rect.minX + across, y: rect.minY + along)
    }
    let (length, width) = isLying ? (rect.width, rect.height) : (rect.height, rect.width)
    func curve(_ path: inout Path, from start: Double, to end: Double, at along: Double, by height: Double) {
      path.addCurve(
        to: place(along, end), control1: place(along + height * 4 / 3, start),
        control2: place(along + height * 4 / 3, end))
    }
    let body = Path { path in
      path.move(to: place(depth, 0))
      curve(&path, from: 0, to: width, at: depth, by: -depth)
      path.addLine(to: place(length - depth, width))
      curve(&path, from: width, to: 0, at: length - depth, by: depth)
      path.closeSubpath()
    }
    let lid = Path { path in
      path.move(to: place(depth, 0))
      curve(&path, from: 0, to: width, at: depth, by: depth)
    }
    return (body, lid)
  }

  // MARK: - In text

  private func drawInText(_ canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    if outline.isMark { return drawMark(&canvas) }
    guard width >= 3, height >= 3 else { return }
    let color = color ?? .edge
    var isRound = false
    switch outline {
    case .cylinder, .ellipse, .circle, .queue, .person, .rounded: isRound = true
    default: break
    }
    let border = Border(isRound ? .rounded : .light, color: color)
    func box(_ x: Double, _ y: Double, _ right: Double, _ bottom: Double) {
      let (x, y, right, bottom) = (x + 0.5, y + 0.5, right - 0.5, bottom - 0.5)
      canvas.line(
        through: [
          Point(x: x, y: y), Point(x: right, y: y), Point(x: right, y: bottom), Point(x: x, y: bottom),
          Point(x: x, y: y),
        ], border)
    }
    func glyph(_ glyph: String, _ ascii: String, _ x: Double, _ y: Double) {
      canvas.draw(glyph, ascii: ascii, in: Rect(x: x, y: y, width: 1, height: 1), color: color)
    }
    // A row of cells is reserved for a head or a tab if three rows remain.
    let hasTop = (outline == .person || outline == .package) && height >= 4
    box(0, hasTop ? 1 : 0, width, height)
    let (right, bottom) = (width - 1, height - 1)
    switch outline {
    case .cylinder where height >= 4: canvas.line(from: Point(x: 0, y: 1.5), to: Point(x: width, y: 1.5), border)
    case .queue where width >= 5:
      canvas.line(from: Point(x: width - 1.5, y: 0), to: Point(x: width - 1.5, y: height), border)
    case .diamond:
      for (symbol, ascii, x, y) in [
        ("╱", "/", 0, 0), ("╲", "\\", right, 0), ("╲", "\\", 0, bottom), ("╱", "/", right, bottom),
      ] { glyph(symbol, ascii, x, y) }
    case .hexagon:
      for (symbol, ascii, x, y) in [
        ("╱", "/", 0, 0), ("╲", "\\", right, 0), ("╲", "\\", 0, bottom), ("╱", "/", right, bottom),
        ("<", "<", 0, (height / 2).rounded(.down)), (">", ">", right, (height / 2).rounded(.down)),
      ] { glyph(symbol, ascii, x, y) }
    case .circle:
      glyph("(", "(", 0, (height / 2).rounded(.down))
      glyph(")", ")", right, (height / 2).rounded(.down))
    case .parallelogram:
      glyph("╱", "/", 0, 0)
      glyph("╱", "/", right, bottom)
    case .note: glyph("╲", "\\", right, 0)
    case .document:
      let waves = String(repeating: "~", count: max(0, Int(clamping: width) - 2))
      canvas.draw(waves, in: Rect(x: 1, y: bottom, width: width - 2, height: 1), color: color)
    case .person where hasTop && width >= 5:
      let middle = (width / 2).rounded(.down)
      box(middle - 1, 0, middle + 2, 2)
    case .package where hasTop && width >= 5: box(0, 0, min(width - 2, (width / 2).rounded(.up)), 2)
    default: break
    }
  }

  /// Draws a mark in one cell. If edges make the mark longer, draws a line through it.
  private func drawMark(_ canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let color = color ?? .primary
    let middle = Point(x: ((width - 1) / 2).rounded(.down), y: ((height - 1) / 2).rounded(.down))
    let isWide = width >= height
    let border = Border(outline == .fork ? .heavy : .light, color: color)
    if outline == .fork || width > 1 || height > 1 {
      canvas.line(
        from: isWide ? Point(x: 0, y: middle.y + 0.5) : Point(x: middle.x + 0.5, y: 0),
        to: isWide ? Point(x: width, y: middle.y + 0.5) : Point(x: middle.x + 0.5, y: height), border)
    }
    let glyph: (String, ascii: String)? =
      switch outline {
      case .start: ("●", "*")
      case .end: ("◉", "@")
      case .choice: ("◇", "?")
      case .fork where width <= 1 && height <= 1: ("━", "=")
      default: nil
      }
    guard let glyph else { return }
    canvas.draw(
      glyph.0, ascii: glyph.ascii, in: Rect(x: middle.x, y: middle.y, width: 1, height: 1), color: color)
  }
}

extension NodeOutline {
  /// The size, in points, at which the outline encloses the corners of its content. `box` is the size of the content
  /// with padding.
  ///
  /// - Parameter axis: the axis along which nodes of the same rank are placed.
  package func size(around box: Size, _ axis: Axis) -> Size {
    let padding = outline.padding(isTitled: true)
    let width = max(0, box.width - padding.along(.horizontal)) + 6
    let height = max(0, box.height - padding.along(.vertical)) + 4
    switch outline {
    case .diamond where width / box.width + height / box.height > 1:
      return Size(width: max(box.width, width + 2 * height), height: max(box.height, height + width / 2))
    case .ellipse where (width / box.width) * (width / box.width) + (height / box.height) * (height / box.height) > 1:
      let root = 2.0.squareRoot()
      return Size(width: max(box.width, width * root), height: max(box.height, height * root))
    case .circle:
      let length = max(33, (width * width + height * height).squareRoot())
      return Size(width: length, height: length)
    case .fork:
      return axis == .horizontal ? Size(width: 57, height: box.height) : Size(width: box.width, height: 57)
    default: return box
    }
  }

  /// The depths, in points, of parts of the outlines in a box of the given size.
  private struct Depths {
    let size: Size

    init(_ size: Size) { self.size = size }

    var slant: Double { min(12, size.width / 4) }
    var fold: Double { min(10, size.width / 3, size.height / 3) }
    var tab: Size { Size(width: min(40, size.width / 2), height: min(10, size.height / 3)) }
    var wave: Double { min(5, size.height / 6) }
    /// The diameter of a person's head, whose lowest quarter is behind the box.
    var head: Double { min(24, size.height / 2) }
    var shoulders: Double { head * 3 / 4 }
    /// The distance of a wave's control points from its middle line, for a wave with an amplitude of 1.
    static let waveReach = 2 * 3.0.squareRoot()

    func drum(isLying: Bool) -> Double { min(6, (isLying ? size.width : size.height) / 4) }
  }

  /// The number of cells from a side of a box of cells to its outline. Only the head of a person and the tab of a package
  /// are narrower than the box.
  ///
  /// - Parameters:
  ///   - axis: the axis along which a connector arrives at the side.
  ///   - isForward: whether the side is the right or the bottom side.
  ///   - place: the number of the cell along the side, from the left or the top.
  ///   - size: the size of the box.
  package func cellDepth(arrivingAlong axis: Axis, isForward: Bool, at place: Double, in size: Size) -> Double {
    guard outline == .person || outline == .package, size.height >= 4 else { return 0 }
    let middle = (size.width / 2).rounded(.down)
    let top =
      size.width < 5
      ? 0..<0 : outline == .person ? middle - 1..<middle + 2 : 0..<min(size.width - 2, (size.width / 2).rounded(.up))
    if axis == .vertical { return isForward || top.contains(place) ? 0 : 1 }
    return place >= 1 || top.isEmpty ? 0 : isForward ? size.width - top.upperBound : top.lowerBound
  }

  /// The distance of the outline from a side of its box, inward, in points.
  ///
  /// - Parameters:
  ///   - axis: the axis along which a connector arrives at the side.
  ///   - isForward: whether the side is the right or the bottom side.
  ///   - place: the coordinate along the side, from the left or the top.
  ///   - size: the size of the box.
  package func depth(arrivingAlong axis: Axis, isForward: Bool, at place: Double, in size: Size) -> Double {
    let depths = Depths(size)
    let (length, across) = axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
    guard length > 0, across > 0 else { return 0 }
    let beside = min(1, abs(place - across / 2) / (across / 2))
    let round = 1 - (1 - beside * beside).squareRoot()
    switch (outline, axis) {
    case (.diamond, _), (.choice, _): return beside * length / 2
    case (.ellipse, _), (.circle, _): return round * length / 2
    case (.start, _), (.end, _):
      let radius = min(length, across) / 2
      let aside = max(0, radius - min(place, across - place))
      return radius - max(0, radius * radius - aside * aside).squareRoot()
    case (.cylinder, .vertical): return depths.drum(isLying: false) * round
    case (.queue, .horizontal): return depths.drum(isLying: true) * round
    case (.hexagon, .horizontal): return depths.slant * beside
    case (.parallelogram, .horizontal): return depths.slant * (isForward ? place : across - place) / across
    case (.person, .vertical) where !isForward:
      let (radius, aside) = (depths.head / 2, abs(place - across / 2))
      guard aside < radius else { return depths.shoulders }
      return min(depths.shoulders, radius - (radius * radius - aside * aside).squareRoot())
    case (.person, .horizontal):
      let (radius, below) = (depths.head / 2, place - depths.shoulders)
      if below < 0 { return length / 2 - max(0, radius * radius - (place - radius) * (place - radius)).squareRoot() }
      let aside = max(0, 12 - min(below, across - place))
      return 12 - max(0, 144 - aside * aside).squareRoot()
    case (.package, .vertical) where !isForward: return place > depths.tab.width ? depths.tab.height : 0
    case (.document, .vertical) where isForward:
      let share = 1 - place / across
      return depths.wave * (1 - Depths.waveReach * 3 * share * (1 - share) * (2 * share - 1))
    default: return 0
    }
  }
}
