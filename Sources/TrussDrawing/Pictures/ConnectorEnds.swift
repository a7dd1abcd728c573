import TrussLayout
import TrussTree
import TrussViews

/// A connector whose ends are both visible.
struct DrawnConnector {
  var connector: Connector
  /// The indices of the views at the ends. For a guide, this is the index of the view that owns the guide.
  var views: [Int]
  var link: RouteLink
  /// The line that a diagram computed for the connector, in the layout's coordinates; nil if the router finds the line.
  var path: ConnectorPath?
  /// Whether the connector is an edge of a diagram other than a sequence diagram.
  var isEdge: Bool
}

extension LayoutResult {
  func hasConnectors(_ index: Int) -> Bool {
    let view = tree.entries[index].address
    return view.pointee.outline.hasAppearance && !view.pointee.attributes.rare.connectors.isEmpty
  }

  func drawnConnectors(of index: Int) -> [DrawnConnector] {
    tree.entries[index].attributes.rare.connectors.compactMap { entry in
      let connector = entry.connector
      guard let source = end(connector.source, entry, index), let target = end(connector.target, entry, index)
      else { return nil }
      let isStraight = connector.routing == .straight && !medium.isCells
      let origin = medium.snapped(rects[index])
      let isEdge = if case .graph = tree.entries[index].attributes.rare.diagram { true } else { false }
      return DrawnConnector(
        connector: connector, views: [source.view, target.view],
        link: RouteLink(
          source: source.end, target: target.end, isStraight: isStraight,
          waypoints: connector.waypoints.compactMap { waypoint($0, entry, index) }),
        path: entry.path?.offset(x: origin.x, y: origin.y), isEdge: isEdge)
    }
  }

  /// The middle of a view or guide through which a line leads, moved to the middle of a pixel or cell. Nil if the view
  /// or guide is not visible.
  private func waypoint(_ name: ViewID, _ entry: ConnectorEntry, _ index: Int) -> Point? {
    let rect: Rect?
    switch tree.meaning(of: name, in: entry, of: index) {
    case .view(let view): rect = isHiddenOrCollapsed(view) ? nil : rects[view]
    case .guide(let path): rect = tree.guideOwners[path].map(isHiddenOrCollapsed) == false ? frame(of: path) : nil
    case .ambiguous, .unknown: rect = nil
    }
    return rect.map { rect in
      let rect = medium.snapped(rect)
      return Point(x: rect.midX.sharpLine, y: rect.midY.sharpLine)
    }
  }

  private func end(_ end: Connector.End, _ entry: ConnectorEntry, _ index: Int) -> (view: Int, end: RouteEnd)? {
    switch tree.meaning(of: end.view, in: entry, of: index) {
    case .view(let named):
      // Lines end at a sign, not at the title beside it.
      let outline = tree.outline(ofNode: named)
      let view = outline?.sign ?? named
      guard !isHiddenOrCollapsed(view), let rect = visiblePart(of: view, in: index) else { return nil }
      let seen = visibleView(of: view)
      var route = routeEnd(end, rect, of: view, hasOutline: outline != nil || hasOutline(seen))
      route.hasNarrowTop = outline.map { [.person, .package].contains($0.outline.outline) } ?? false
      route.isFork = outline?.outline.outline == .fork
      route.border = medium.isCells && tree.entries[seen].hasBorder ? 1 : 0
      route.isRound = tree.entries[seen].isRound
      if let node = node(around: named, in: index), tree.isRow(named, in: node, { rects[$0] }) {
        let (row, box) = (route.rect, medium.snapped(rects[node]))
        route.rect = Rect(x: box.x, y: row.y, width: box.width, height: row.height)
        (route.isRow, route.gap) = (true, hasOutline(visibleView(of: node)) ? 0 : route.gap)
      } else if route.gap > 0 {
        route.flushSides = RouteSide.allCases.filter { isFlush(view, $0, in: index) }
      }
      return (view, route)
    case .guide(let path):
      guard let owner = tree.guideOwners[path], !isHiddenOrCollapsed(owner), let rect = frame(of: path) else {
        return nil
      }
      return (owner, routeEnd(end, rect, of: owner, hasOutline: true))
    case .ambiguous, .unknown: return nil
    }
  }

  /// - Parameter hasOutline: whether a line can end at the frame. Otherwise the line ends a short distance outside the
  ///   frame.
  private func routeEnd(_ end: Connector.End, _ rect: Rect, of view: Int, hasOutline: Bool) -> RouteEnd {
    let isRightToLeft = tree.entries[view].isRightToLeft
    return RouteEnd(
      rect: medium.snapped(rect), side: end.edge.map { RouteSide($0, isRightToLeft: isRightToLeft) },
      gap: hasOutline ? 0 : medium.isCells ? 1 : 4, hasHead: end.head != .none,
      headExcess: end.head.excess(inCells: medium.isCells))
  }

  /// The node of a diagram that contains a view; nil if the view is a node itself, and outside diagrams.
  private func node(around view: Int, in diagram: Int) -> Int? {
    guard case .graph = tree.entries[diagram].attributes.rare.diagram else { return nil }
    var node = view
    while let parent = tree.entries[node].parent, parent != diagram { node = parent }
    return node == view ? nil : node
  }

  /// Whether a side of a view is at the border of a box around it.
  private func isFlush(_ view: Int, _ side: RouteSide, in index: Int) -> Bool {
    var around = tree.entries[view].parent
    while let box = around, box > index {
      if tree.entries[box].isBox {
        return abs(medium.snapped(rects[box]).edge(side) - medium.snapped(rects[view]).edge(side)) < 1
      }
      around = tree.entries[box].parent
    }
    return false
  }

  /// The part of a view's frame that scroll views and clips around it show, up to the view with the connectors; nil if
  /// they show none of it.
  private func visiblePart(of view: Int, in index: Int) -> Rect? {
    var rect = rects[view]
    var around = tree.entries[view].parent
    while let box = around, box > index {
      if tree.entries[box].traits.contains(.clips) || tree.entries[box].address.appearance.clip != nil {
        let clip = rects[box]
        let (x, y) = (
          rect.extent(.horizontal).intersection(clip.extent(.horizontal)),
          rect.extent(.vertical).intersection(clip.extent(.vertical))
        )
        guard x.length >= min(rect.width, 0.5), y.length >= min(rect.height, 0.5) else { return nil }
        rect = Rect(.horizontal, along: x, across: y)
      }
      around = tree.entries[box].parent
    }
    return rect
  }

  /// The view that is visible in place of `index`: the view itself, or the only view inside it that fills it.
  private func visibleView(of index: Int) -> Int {
    var index = index
    while !tree.entries[index].isBox, !tree.entries[index].traits.contains(.isDrawn) {
      let inside = tree.children(of: index)
      guard inside.count == 1, rects[inside[0]] == rects[index] else { break }
      index = inside[0]
    }
    return index
  }

  /// Whether a line can end at a view's frame, because something is drawn along the frame, or nothing is drawn in it at
  /// all.
  private func hasOutline(_ index: Int) -> Bool {
    let entry = tree.entries[index]
    if entry.isBox { return true }
    if entry.traits.contains(.isDrawn) { return false }
    return !(index..<entry.end).contains { tree.entries[$0].isBox || tree.entries[$0].traits.contains(.isDrawn) }
  }

  private func isHiddenOrCollapsed(_ index: Int) -> Bool {
    var around: Int? = index
    while let view = around {
      if tree.entries[view].address.isHiddenOrCollapsed { return true }
      around = tree.entries[view].parent
    }
    return false
  }

  /// The obstacles of connectors: all visible views. A box with a background or a border hides the views inside it,
  /// unless they include an end of a connector. A box with a border but no background is a group if it contains an end.
  func visibleObstacles(besides ends: [Int]) -> RouteObstacles {
    let ends = ends.sorted()
    var (next, end) = (0, 0)
    var obstacles = RouteObstacles(solids: [])
    for index in tree.drawnViews where index >= end {
      let entry = tree.entries[index]
      while next < ends.count, ends[next] <= index { next += 1 }
      let held = ends[next...].prefix { $0 < entry.end }
      if entry.isBox, held.isEmpty { end = entry.end }
      let rect = medium.snapped(rects[index])
      guard entry.isBox || entry.traits.contains(.isDrawn), rect.width > 0, rect.height > 0 else { continue }
      // If all ends inside a box are bare texts, the box is solid: only the lines of these texts cross its border.
      if !held.isEmpty, entry.isUnfilled, held.contains(where: { !tree.entries[$0].isBareText }) {
        obstacles.groups.append(rect)
      } else if entry.isLine(rect, isLeaf: entry.end == index + 1, isCells: medium.isCells) {
        obstacles.lines.append(rect)
      } else {
        obstacles.solids.append(rect)
      }
    }
    return obstacles
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
  fileprivate var isRound: Bool {
    switch address.shape?.outline {
    case .circle, .ellipse: true
    default: false
    }
  }

  fileprivate var hasBorder: Bool { address.appearance.border != nil || traits.contains(.isOutlined) }

  fileprivate var isUnfilled: Bool {
    address.appearance.border != nil && address.appearance.background == nil && !outline.isDecorated
      && !traits.contains(.isDrawn)
  }

  fileprivate var isBareText: Bool { traits.contains(.holdsLetters) && !traits.contains(.isOutlined) }

  /// Whether the view is a divider, or a shape or background as thin as a line.
  fileprivate func isLine(_ rect: Rect, isLeaf: Bool, isCells: Bool) -> Bool {
    let (thin, long) = (min(rect.width, rect.height), max(rect.width, rect.height))
    guard thin <= (isCells ? 1 : 2), long >= (isCells ? 3 : 8) else { return false }
    switch content {
    case .leaf(.divider), .leaf(.rectangle): return true
    default:
      let hasBackground = address.appearance.background != nil && !traits.contains(.isDrawn)
      return address.shape != nil || hasBackground && isLeaf
    }
  }

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

extension ConnectorHead {
  /// A rectangle that labels must avoid: the head at the end of a line, and a short part of the line.
  func room(at tip: Point, from: Point) -> Rect {
    let line = Rect(around: tip, tip.moved(toward: from, by: max(reach, 7))).inset(by: Insets(all: -4))
    var (x, y) = (line.extent(.horizontal), line.extent(.vertical))
    // Letters may be beside the point of an arrow, but not right beside a head that is wide at the view.
    let gap = kind == .arrow || kind == .openArrow ? 0 : 3.0
    for element in outline(at: tip, from: from)?.path.elements ?? [] {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        x = x.union(Extent(low: point.x - gap, high: point.x + gap))
        y = y.union(Extent(low: point.y - gap, high: point.y + gap))
      case .closeSubpath: break
      }
    }
    return Rect(.horizontal, along: x, across: y)
  }
}
