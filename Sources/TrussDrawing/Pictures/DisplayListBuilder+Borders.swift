import TrussLayout
import TrussTree
import TrussViews

extension DisplayListBuilder {
  mutating func addBox(_ frame: Rect, fill: DisplayList.Fill? = nil, border: Border?, radius: Double) {
    for element in box(frame, fill: fill, border: border, radius: radius) { add(element) }
  }

  /// The elements of a surface and its border. The border's leading edge is on the left. A border on all edges is one
  /// rectangle together with its surface. Lines along some edges are paths over the surface:
  ///
  ///     ───────     ┌──────     │     │
  ///                 │           └─────┘
  func box(_ frame: Rect, fill: DisplayList.Fill? = nil, border: Border?, radius: Double) -> [DisplayList.Element] {
    guard let border, border.edges != .all else {
      return [.rectangle(frame, fill: fill, border: border, radius: radius)]
    }
    var elements: [DisplayList.Element] = []
    if let fill { elements.append(.rectangle(frame, fill: fill, border: nil, radius: radius)) }
    guard frame.width > 0, frame.height > 0 else { return elements }
    for chain in border.edges.chains {
      // In cells, a line is in the middle of its cells, and border glyphs make the corners.
      let insets = isCells ? [0.5] : SVGStroke.insets(of: border)
      for inset in insets {
        let corner = isCells ? 0 : max(0, (radius > 0 ? radius : SVGStroke.radius(of: border.line)) - inset)
        let path = Path(along: chain, of: frame, inset: inset, cornerRadius: corner)
        let style = SVGStroke.style(of: border)
        elements.append(.stroke(path, border.color, style, glyphs: isCells ? border.line : nil))
      }
    }
    return elements
  }
}

extension Edge.Set {
  var mirrored: Edge.Set {
    var edges = intersection(.vertical)
    if contains(.leading) { edges.insert(.trailing) }
    if contains(.trailing) { edges.insert(.leading) }
    return edges
  }

  /// The edges in clockwise order, in groups that meet at corners. At least one edge must be missing.
  fileprivate var chains: [[Edge]] {
    let order: [Edge] = [.top, .trailing, .bottom, .leading]
    guard let gap = order.firstIndex(where: { !contains(Edge.Set($0)) }) else { return [order] }
    // The order begins at a missing edge, so that no group continues at the beginning.
    let edges = order[gap...] + order[..<gap]
    return edges.split { !contains(Edge.Set($0)) }.map(Array.init)
  }
}

extension Path {
  /// Makes a line along edges of a rectangle, moved inwards by `inset`. The edges must be clockwise and meet at
  /// corners. The ends of the line are on the edges of the rectangle.
  fileprivate init(along edges: [Edge], of rect: Rect, inset: Double, cornerRadius: Double) {
    self.init()
    let inner = rect.inset(by: Insets(all: inset))
    let radius = min(cornerRadius, inner.width / 2, inner.height / 2)
    for (number, edge) in edges.enumerated() {
      let (isFirst, isLast) = (number == 0, number == edges.count - 1)
      // The start, the end and the direction of the edge, clockwise.
      let (start, end, dx, dy): (Point, Point, Double, Double) =
        switch edge {
        case .top:
          (Point(x: rect.minX, y: inner.minY), Point(x: rect.maxX, y: inner.minY), 1, 0)
        case .trailing:
          (Point(x: inner.maxX, y: rect.minY), Point(x: inner.maxX, y: rect.maxY), 0, 1)
        case .bottom:
          (Point(x: rect.maxX, y: inner.maxY), Point(x: rect.minX, y: inner.maxY), -1, 0)
        case .leading:
          (Point(x: inner.minX, y: rect.maxY), Point(x: inner.minX, y: rect.minY), 0, -1)
        }
      let (before, after) = (isFirst ? 0 : inset + radius, isLast ? 0 : inset + radius)
      let from = start.offset(x: dx * before, y: dy * before)
      let to = end.offset(x: -dx * after, y: -dy * after)
      if isFirst { move(to: from) }
      addLine(to: to)
      guard !isLast, radius > 0 else { continue }
      // The next edge turns to the right. A Bézier curve approximates the quarter of a circle.
      let reach = radius * 0.5522847498307936
      let corner = to.offset(x: dx * radius - dy * radius, y: dy * radius + dx * radius)
      addCurve(
        to: corner, control1: to.offset(x: dx * reach, y: dy * reach),
        control2: corner.offset(x: dy * reach, y: -dx * reach))
    }
  }
}

// MARK: - Titles

extension DisplayListBuilder {
  /// The titles on the lines of a view's border. In cells a title has a space on each side. In points it is in the
  /// caption font, over a strip in the colours behind the border.
  ///
  ///     ┌ Account ──┐
  ///     └── 3 of 12 ┘
  func borderTitle(
    _ title: Attributes.BorderTitle, _ edges: Edge.Set, of entry: ViewTree.Entry, _ rect: Rect
  ) -> [DisplayList.Element] {
    let upper = edges.contains(.top) ? borderTitle(title.title, isUpper: true, of: entry, rect) : []
    guard edges.contains(.bottom), let subtitle = title.subtitle else { return upper }
    return upper + borderTitle(subtitle, isUpper: false, of: entry, rect)
  }

  /// A title after the first corner of the upper line, or before the last corner of the lower line.
  private func borderTitle(
    _ title: String, isUpper: Bool, of entry: ViewTree.Entry, _ rect: Rect
  ) -> [DisplayList.Element] {
    let frame = medium.snapped(rect)
    guard let (text, box) = placed(title, isUpper: isUpper, of: entry, in: frame) else { return [] }
    let color = entry.foreground ?? .primary
    // In points the strip hides only the border's line, not letters above and below the line.
    var ground = box
    if !isCells { (ground.y, ground.height) = (isUpper ? frame.minY - 0.5 : frame.maxY - 3.5, 4) }
    return grounds(of: ground, behind: entry, rect)
      + [self.line(text, in: box, font: .caption, color: color, isRightToLeft: entry.isRightToLeft)]
  }

  func titleBoxes(of index: Int) -> [Rect] {
    let entry = layout.tree.entries[index]
    guard let border = entry.address.appearance.border,
      let titles = entry.address.pointee.attributes.rare.borderTitle
    else { return [] }
    let frame = medium.snapped(layout.rects[index])
    return [(titles.title, true), (titles.subtitle ?? "", false)].compactMap { title, isUpper in
      guard border.edges.contains(isUpper ? .top : .bottom) else { return nil }
      return placed(title, isUpper: isUpper, of: entry, in: frame)?.box
    }
  }

  /// The part of a title that fits on a border, and its position; nil if nothing fits.
  private func placed(
    _ title: String, isUpper: Bool, of entry: ViewTree.Entry, in frame: Rect
  ) -> (text: (unicode: String, ascii: String?), box: Rect)? {
    guard let text = medium.borderTitle(title, in: frame), !text.unicode.isEmpty else { return nil }
    let box = titleBox(text.unicode, isUpper: isUpper, of: entry, in: frame)
    return (text, clearOfOuterTitle(box, isUpper, of: entry, frame))
  }

  private func titleBox(_ text: String, isUpper: Bool, of entry: ViewTree.Entry, in frame: Rect) -> Rect {
    let (corner, gap) = medium.titleInsets
    let width = medium.room(medium.width(of: text, .caption)) + 2 * gap
    let lineHeight = medium.lineHeight(.caption)
    let line = isUpper ? frame.minY + 0.5 : frame.maxY - 0.5
    return Rect(
      x: entry.isRightToLeft == isUpper ? frame.maxX - corner - width : frame.minX + corner, y: line - lineHeight / 2,
      width: width, height: lineHeight)
  }

  /// The box of a title. If the box overlaps the title of the next border around it, it is moved along the line past
  /// the other title, if the line has space.
  private func clearOfOuterTitle(_ box: Rect, _ isUpper: Bool, of entry: ViewTree.Entry, _ frame: Rect) -> Rect {
    var parent = entry.parent
    while let view = parent {
      let outer = layout.tree.entries[view]
      parent = outer.parent
      guard let titles = outer.address.pointee.attributes.rare.borderTitle else { continue }
      let outerFrame = medium.snapped(layout.rects[view])
      guard let text = medium.borderTitle(isUpper ? titles.title : titles.subtitle ?? "", in: outerFrame)?.unicode
      else { return box }
      let taken = titleBox(text, isUpper: isUpper, of: outer, in: outerFrame)
      guard !text.isEmpty, taken.overlaps(box) else { return box }
      var moved = box
      moved.x = entry.isRightToLeft == isUpper ? taken.minX - box.width : taken.maxX
      let line = frame.inset(by: Insets(horizontal: medium.titleInsets.corner, vertical: 0)).extent(.horizontal)
      return line.contains(moved.minX) && line.contains(moved.maxX) ? moved : box
    }
    return box
  }

  /// The surfaces that hide a border's line behind its title: the background colour, and over it the colours of the
  /// views around the border and of the view itself.
  private func grounds(of ground: Rect, behind entry: ViewTree.Entry, _ rect: Rect) -> [DisplayList.Element] {
    var surfaces: [DisplayList.Element] = []
    var (view, frame) = (entry, medium.snapped(rect))
    while true {
      if let color = view.address.appearance.background, let part = ground.intersection(frame) {
        surfaces.append(.surface(part, color))
        if part == ground, color.alpha == 1 { return surfaces.reversed() }
      }
      guard let parent = view.parent else { return [.surface(ground, .ground)] + surfaces.reversed() }
      (view, frame) = (layout.tree.entries[parent], medium.snapped(layout.rects[parent]))
    }
  }
}

extension Medium {
  /// The length of a border's line beside its title, and the gap between the line and the letters.
  fileprivate var titleInsets: (corner: Double, gap: Double) { isCells ? (1, 1) : (8, 4) }

  func borderTitle(_ title: String, in frame: Rect) -> (unicode: String, ascii: String?)? {
    let room = frame.width - 2 * (titleInsets.corner + titleInsets.gap)
    return room > 0 && frame.height > 1 ? fitted(title, room, .caption) : nil
  }
}

extension LayoutResult {
  /// The insets by which titles on borders, and presented views in a picture whose size is not given, extend beyond
  /// the layout's edges. They are rounded up to whole units, so that lines stay sharp.
  func bleed(of size: Size) -> Insets {
    let reach = medium.lineHeight(.caption) / 2 - 0.5
    var bleed = Insets.zero
    for index in tree.drawnViews {
      let rect = rects[index]
      if tree.entries[index].attributes.writtenType?.isPresented == true {
        // The content of a cover may be larger than the cover.
        let content = index + 1 < tree.entries[index].end ? rects[index + 1] : rect
        bleed = bleed.union(self.bleed(of: medium.snapped(rect), size)).union(
          self.bleed(of: medium.snapped(content), size))
      }
      guard !medium.isCells, let title = tree.entries[index].attributes.rare.borderTitle else { continue }
      if !title.title.isEmpty, rect.minY >= 0 { bleed.top = max(bleed.top, (reach - rect.minY).rounded(.up)) }
      if title.subtitle != nil, rect.maxY <= size.height {
        bleed.bottom = max(bleed.bottom, (reach - (size.height - rect.maxY)).rounded(.up))
      }
    }
    return bleed
  }

  private func bleed(of rect: Rect, _ size: Size) -> Insets {
    var bleed = Insets.zero
    if given.horizontal == nil {
      (bleed.left, bleed.right) = (max(0, -rect.minX).rounded(.up), max(0, rect.maxX - size.width).rounded(.up))
    }
    if given.vertical == nil {
      (bleed.top, bleed.bottom) = (max(0, -rect.minY).rounded(.up), max(0, rect.maxY - size.height).rounded(.up))
    }
    return bleed
  }
}
