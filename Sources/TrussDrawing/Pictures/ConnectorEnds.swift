import TrussLayout
import TrussTree
import TrussViews

/// A connector whose ends are both seen.
struct DrawnConnector {
  var connector: Connector
  /// The indices of the views at its ends, or of the views that have the guides there.
  var views: [Int]
  var link: RouteLink
  /// The line that a diagram found for it, in the layout's coordinates.
  var path: ConnectorPath?
}

extension LayoutResult {
  func hasConnectors(_ index: Int) -> Bool {
    let view = tree.entries[index].address
    return view.pointee.outline.hasAppearance && !view.pointee.attributes.rare.connectors.isEmpty
  }

  /// The connectors of a view that are drawn: those whose ends are both seen.
  func drawnConnectors(of index: Int) -> [DrawnConnector] {
    tree.entries[index].attributes.rare.connectors.compactMap { entry in
      let connector = entry.connector
      guard let source = end(connector.source, entry, index), let target = end(connector.target, entry, index)
      else { return nil }
      let isStraight = connector.routing == .straight && !medium.isCells
      let origin = medium.snapped(rects[index])
      return DrawnConnector(
        connector: connector, views: [source.view, target.view],
        link: RouteLink(source: source.end, target: target.end, isStraight: isStraight),
        path: entry.path?.offset(x: origin.x, y: origin.y))
    }
  }

  private func end(_ end: Connector.End, _ entry: ConnectorEntry, _ index: Int) -> (view: Int, end: RouteEnd)? {
    switch tree.meaning(of: end.view, in: entry, of: index) {
    case .view(let view):
      guard !isUnseen(view) else { return nil }
      let seen = seenView(of: view)
      var route = routeEnd(end, rects[view], of: view, hasOutline: hasOutline(seen))
      route.border = medium.isCells && tree.entries[seen].hasBorder ? 1 : 0
      route.isRound = tree.entries[seen].isRound
      return (view, route)
    case .guide(let path):
      guard let owner = tree.guideOwners[path], !isUnseen(owner), let rect = frame(of: path) else { return nil }
      return (owner, routeEnd(end, rect, of: owner, hasOutline: true))
    case .ambiguous, .unknown: return nil
    }
  }

  /// - Parameter hasOutline: whether something is drawn along the frame, which a line can end at.
  private func routeEnd(_ end: Connector.End, _ rect: Rect, of view: Int, hasOutline: Bool) -> RouteEnd {
    let isRightToLeft = tree.entries[view].isRightToLeft
    return RouteEnd(
      rect: medium.snapped(rect), side: end.edge.map { RouteSide($0, isRightToLeft: isRightToLeft) },
      gap: hasOutline ? 0 : medium.isCells ? 1 : 4, hasHead: end.head != .none)
  }

  /// The view in a view's place that draws something: the view itself, or the only one inside it, which fills it.
  private func seenView(of index: Int) -> Int {
    var index = index
    while !tree.entries[index].isBox, !tree.entries[index].traits.contains(.isDrawn) {
      let inside = tree.children(of: index)
      guard inside.count == 1, rects[inside[0]] == rects[index] else { break }
      index = inside[0]
    }
    return index
  }

  /// Whether a line can end at a view's frame: where something is drawn along it, or nothing in it at all.
  private func hasOutline(_ index: Int) -> Bool {
    let entry = tree.entries[index]
    if entry.isBox { return true }
    if entry.traits.contains(.isDrawn) { return false }
    return !(index..<entry.end).contains { tree.entries[$0].isBox || tree.entries[$0].traits.contains(.isDrawn) }
  }

  private func isUnseen(_ index: Int) -> Bool {
    var around: Int? = index
    while let view = around {
      if tree.entries[view].address.isUnseen { return true }
      around = tree.entries[view].parent
    }
    return false
  }

  /// The frames of all that is seen, which connectors run around: of a box that has a surface or a border that alone,
  /// unless it holds one of some views.
  func seenFrames(besides ends: [Int]) -> [Rect] {
    let ends = ends.sorted()
    var (next, frames) = (0, [Rect]())
    var end = 0
    for index in tree.seenViews where index >= end {
      let entry = tree.entries[index]
      let rect = medium.snapped(rects[index])
      if entry.isBox || entry.traits.contains(.isDrawn), rect.width > 0, rect.height > 0 { frames.append(rect) }
      while next < ends.count, ends[next] <= index { next += 1 }
      let holdsEnd = next < ends.count && ends[next] < entry.end
      if entry.isBox, !holdsEnd { end = entry.end }
    }
    return frames
  }
}

extension ConnectorPath {
  fileprivate func offset(x: Double, y: Double) -> ConnectorPath {
    ConnectorPath(
      points: points.map { $0.offset(x: x, y: y) },
      label: label.map { Label(lines: $0.lines, rect: $0.rect.offset(x: x, y: y)) })
  }
}

extension ViewTree.Entry {
  /// Whether the view is drawn as an ellipse that fills its frame.
  fileprivate var isRound: Bool {
    switch address.shape?.outline {
    case .circle, .ellipse: true
    default: false
    }
  }

  /// Whether the view has a line around it.
  fileprivate var hasBorder: Bool { address.appearance.border != nil || traits.contains(.isOutlined) }

  /// Whether the view fills its frame, or has a line around it.
  fileprivate var isBox: Bool {
    let appearance = address.appearance
    return appearance.background != nil || outline.isDecorated || hasBorder
  }
}

extension RouteSide {
  fileprivate init(_ edge: Edge, isRightToLeft: Bool) {
    switch edge {
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = isRightToLeft ? .right : .left
    case .trailing: self = isRightToLeft ? .left : .right
    }
  }
}

/// How the heads of connectors look.
struct ConnectorHead {
  var kind: Connector.Head
  /// How many times as large as that of a line of a point.
  var scale: Double

  init(_ kind: Connector.Head, lineWidth: Double) {
    self.kind = kind
    scale = (1 + lineWidth) / 2
  }

  /// How far from its tip the line of the connector ends, in points.
  var length: Double {
    switch kind {
    case .none, .openArrow: 0
    // The line reaches into a filled head, so that no gap shows.
    case .arrow: 7 * scale
    case .triangle: 10 * scale
    case .diamond, .openDiamond: 12 * scale
    case .circle, .openCircle: 7 * scale
    }
  }

  /// The outline and whether it is filled; nil for none, and for a disc.
  func outline(at tip: Point, from: Point) -> (path: Path, isFilled: Bool)? {
    let distance = tip.distance(to: from)
    guard distance > 0 else { return nil }
    let (dx, dy) = ((tip.x - from.x) / distance * scale, (tip.y - from.y) / distance * scale)
    /// A place so far behind the tip, and so far to its side.
    func place(_ behind: Double, _ aside: Double) -> Point {
      tip.offset(x: -dx * behind - dy * aside, y: -dy * behind + dx * aside)
    }
    func polygon(_ points: [Point], isClosed: Bool = true) -> Path {
      Path { path in
        path.addLines(points)
        if isClosed { path.closeSubpath() }
      }
    }
    switch kind {
    case .none, .circle: return nil
    case .arrow: return (polygon([place(8, -3.5), tip, place(8, 3.5)]), true)
    case .openArrow: return (polygon([place(7, -4), tip, place(7, 4)], isClosed: false), false)
    case .triangle: return (polygon([place(10, -5.5), tip, place(10, 5.5)]), false)
    case .diamond, .openDiamond:
      return (polygon([tip, place(6, 4), place(12, 0), place(6, -4)]), kind == .diamond)
    case .openCircle: return (Path(ellipseIn: Rect(middle: place(3.5, 0), 7 * scale, 7 * scale)), false)
    }
  }

  /// The character for the end that arrives at a side; nil for none.
  func glyph(at side: RouteSide) -> (unicode: String, ascii: String)? {
    /// One of four, in the order of the sides: right, left, bottom, top.
    func pick(_ glyphs: String) -> String { String(Array(glyphs)[side.rawValue]) }
    return switch kind {
    case .none: nil
    case .arrow: (pick("◀▶▲▼"), pick("<>^v"))
    case .openArrow: (pick("<>^v"), pick("<>^v"))
    case .triangle: (pick("◁▷△▽"), pick("<>^v"))
    case .diamond: ("◆", "*")
    case .openDiamond: ("◇", "o")
    case .circle: ("●", "*")
    case .openCircle: ("○", "o")
    }
  }
}
