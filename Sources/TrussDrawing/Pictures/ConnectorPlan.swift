import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// Where the lines, heads and labels of all connectors of a layout are, and what finds no place.
struct ConnectorPlan {
  struct Planned {
    var ends: Layout.ConnectorEnds
    var route: Route
    /// Those that are drawn, and in cells also the ends without one.
    var heads: [Head] = []
    var labels: [Label] = []
    /// Whether a part of the line is behind views.
    var isCovered = false
    /// For each part of the route, what labels and views leave out of it.
    var cuts: [[Extent]]
    /// In points, for each part of the route the places where others cross it.
    var crossings: [[Double]] = []

    var connector: Connector { ends.connector }
  }

  struct Label {
    var text: String
    /// Its lines and its place; nil where there is no room for any letter.
    var form: ConnectorLabel.Form?
    var place: RouteLabels.Place?
  }

  /// The head at an end of a line.
  struct Head {
    var kind: Connector.Head
    /// The number of its point in the route, and that of the point that the line comes from.
    var end: Int
    var next: Int
    /// The last cell of the line, in cells; nil where the line gives it no direction.
    var cell: Rect?
    /// The character in it.
    var glyph: (unicode: String, ascii: String)?
    /// Whether it is not drawn, as another head or a view is in its cell.
    var isHidden = false
  }

  private(set) var connectors: [Planned] = []
  /// For each view that has connectors, which of them are its own.
  private(set) var ranges: [Int: Range<Int>] = [:]
  /// In cells, the cells of heads.
  private(set) var headCells: Set<Rect> = []
  let layout: Layout
  /// The frames of the views that lines run around.
  let obstacles: [Rect]
  let places: PlaceIndex<Int>
  let bounds: Rect
  /// The picture with the room that it may grow by.
  let outer: Rect

  var medium: Medium { layout.medium }

  init(_ layout: Layout) {
    self.layout = layout
    var ends: [Layout.ConnectorEnds] = []
    for index in layout.tree.seenViews where layout.hasConnectors(index) {
      let own = layout.connectorEnds(of: index)
      ranges[index] = ends.count..<ends.count + own.count
      ends += own
    }
    let metrics = layout.medium.isCells ? RoutingMetrics.cells : .points
    obstacles = layout.seenFrames(besides: ends.flatMap { [$0.source.view, $0.target.view] })
    bounds = layout.medium.snapped(layout.rects[0])
    outer = bounds.inset(
      by: Insets(
        horizontal: layout.given.width == nil ? -metrics.growth.width : 0,
        vertical: layout.given.height == nil ? -metrics.growth.height : 0))
    var router = ConnectorRouter(obstacles: obstacles, bounds: bounds, outer: outer, metrics: metrics)
    places = router.places
    let links = self.links(of: ends, metrics)
    let routes = router.routes(of: links)
    let crossings = layout.medium.isCells ? routes.map { _ in [] } : routes.crossings
    connectors = zip(ends, zip(routes, crossings)).map { ends, route in
      var planned = Planned(
        ends: ends, route: route.0, cuts: route.0.points.dropLast().map { _ in [] }, crossings: route.1)
      planned.heads = heads(of: planned)
      return planned
    }
    if layout.medium.isCells { hideHeads() }
    placeLabels(of: links, metrics)
    leaveOutViews()
    // In cells lines leave letters by themselves.
    if !layout.medium.isCells { leaveOutTitles() }
  }

  // MARK: - Links

  private func links(of ends: [Layout.ConnectorEnds], _ metrics: RoutingMetrics) -> [RouteLink] {
    /// The ends and the look of a connector. One that leads back has the same with its ends exchanged.
    struct Course: Hashable {
      var source: Rect
      var target: Rect
      var look: Connector
    }
    var unanswered: [Course: Int] = [:]
    return ends.enumerated().map { number, ends in
      var link = link(of: ends, metrics)
      var look = ends.connector
      guard look.source.head == .none, !link.isLoop,
        [look.label, look.source.label, look.target.label] == [nil, nil, nil]
      else { return link }
      (look.source.view, look.target.view) = (.container, .container)
      (look.target.head, look.location) = (.none, SourceLocation(fileID: "", line: 0))
      let course = Course(source: link.source.rect, target: link.target.rect, look: look)
      swap(&look.source, &look.target)
      link.reverse = unanswered.removeValue(
        forKey: Course(source: link.target.rect, target: link.source.rect, look: look))
      if link.reverse == nil { unanswered[course] = number }
      return link
    }
  }

  private func link(of ends: Layout.ConnectorEnds, _ metrics: RoutingMetrics) -> RouteLink {
    let connector = ends.connector
    func end(_ end: Layout.ConnectorEnds.End, _ given: Connector.End) -> RouteEnd {
      RouteEnd(
        rect: medium.snapped(end.rect), side: given.edge.map { side(of: $0, end.isRightToLeft) },
        gap: end.hasOutline ? 0 : medium.isCells ? 1 : 4, border: medium.isCells && end.hasBorder ? 1 : 0,
        isRound: end.isRound, hasHead: given.head != .none)
    }
    let (source, target) = (end(ends.source, connector.source), end(ends.target, connector.target))
    let isStraight = connector.routing == .straight
    return RouteLink(source: source, target: target, isStraight: isStraight && !medium.isCells)
  }

  private func side(of edge: Edge, _ isRightToLeft: Bool) -> RouteSide {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  // MARK: - Heads and labels

  private func heads(of planned: Planned) -> [Head] {
    let (points, connector) = (planned.route.points, planned.connector)
    guard points.count > 1 else { return [] }
    let last = points.count - 1
    let ends = [
      Head(kind: connector.source.head, end: 0, next: 1),
      Head(kind: connector.target.head, end: last, next: last - 1),
    ]
    guard medium.isCells else { return ends.filter { $0.kind != .none } }
    return ends.map { end in
      guard let side = RouteSide(arrivingAt: points[end.end], from: points[end.next]) else { return end }
      let point = points[end.end]
      var head = end
      head.cell = Rect(
        x: side == .left ? point.x - 1 : side == .right ? point.x : point.x.rounded(.down),
        y: side == .top ? point.y - 1 : side == .bottom ? point.y : point.y.rounded(.down), width: 1, height: 1)
      head.glyph = ConnectorHead(end.kind, lineWidth: 1).glyph(at: side)
      return head
    }
  }

  /// Hides heads that have no cell of their own: of two in one cell the second.
  private mutating func hideHeads() {
    for number in connectors.indices {
      let ends = rects(of: connectors[number])
      for (place, head) in connectors[number].heads.enumerated() where head.kind != .none {
        // A box that holds an end has its head inside.
        let isCovered = head.cell.map { cell in
          places.first(in: cell) { obstacle, _ in !ends.contains { obstacle != $0 && obstacle.contains($0) } } != nil
        }
        let isFirst = head.cell.map { headCells.insert($0).inserted } ?? false
        connectors[number].heads[place].isHidden = isCovered ?? true || !isFirst
      }
    }
  }

  /// The frames of the ends.
  func rects(of planned: Planned) -> [Rect] {
    [planned.ends.source, planned.ends.target].map { medium.snapped($0.rect) }
  }

  /// The rooms of all heads, on both sides of their lines.
  private var headRooms: [Rect] {
    connectors.flatMap { planned in
      planned.heads.compactMap { head in
        guard head.kind != .none else { return nil }
        if medium.isCells { return head.cell }
        let shape = ConnectorHead(head.kind, lineWidth: planned.connector.style.lineWidth)
        let (end, next) = (planned.route.points[head.end], planned.route.points[head.next])
        return Rect(around: end, end.moved(toward: next, by: max(shape.length, 7))).inset(by: Insets(all: -4))
      }
    }
  }

  private mutating func placeLabels(of links: [RouteLink], _ metrics: RoutingMetrics) {
    var labels = RouteLabels(
      routes: connectors.map(\.route), of: links, heads: headRooms, obstacles: obstacles, bounds: bounds,
      outer: outer, metrics: metrics)
    for number in connectors.indices {
      let connector = connectors[number].connector
      func add(_ text: String?, _ place: (ConnectorLabel) -> RouteLabels.Placed?) {
        guard let text, let label = ConnectorLabel(text, medium) else { return }
        let found = place(label)
        connectors[number].labels.append(Label(text: text, form: found?.form, place: found?.place))
      }
      add(connector.source.label) { labels.place($0, atEndOf: number, isSource: true) }
      add(connector.target.label) { labels.place($0, atEndOf: number, isSource: false) }
      add(connector.label) { labels.place($0, on: number) }
    }
    for number in connectors.indices {
      for label in connectors[number].labels {
        guard let place = label.place else { continue }
        for cut in labels.cuts(around: place, of: number) { connectors[cut.route].cuts[cut.part].append(cut.extent) }
      }
    }
  }

  /// Lets a line that found no way around views go behind them.
  private mutating func leaveOutViews() {
    for number in connectors.indices where connectors[number].route.isUnhindered {
      let (ends, points) = (rects(of: connectors[number]), connectors[number].route.points)
      for part in points.indices.dropLast() {
        let line = Rect(around: points[part], points[part + 1])
        places.forEach(in: line) { obstacle, _ in
          guard !ends.contains(where: { obstacle.contains($0) }) else { return }
          connectors[number].cuts[part].append(obstacle.extent(Axis(points[part], points[part + 1])))
          connectors[number].isCovered = true
        }
      }
    }
  }

  /// Leaves gaps for the titles of borders that lines cross.
  private mutating func leaveOutTitles() {
    let picture = DisplayListBuilder(layout)
    var titles = PlaceIndex<Void>()
    for index in layout.tree.seenViews where layout.tree.entries[index].address.pointee.outline.hasAppearance {
      for box in picture.titleBoxes(of: index) { titles.insert((), at: box) }
    }
    for number in connectors.indices {
      let points = connectors[number].route.points
      for part in points.indices.dropLast() {
        let (from, to) = (points[part], points[part + 1])
        guard from.x == to.x || from.y == to.y else { continue }
        titles.forEach(in: Rect(around: from, to)) { title, _ in
          connectors[number].cuts[part].append(title.extent(Axis(from, to)))
        }
      }
    }
  }

  // MARK: - The picture

  /// How far the picture grows for what lies outside of the layout, in whole units.
  var bleed: Insets {
    var (left, top, right, bottom) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    func hold(_ rect: Rect) {
      (left, top) = (min(left, rect.minX), min(top, rect.minY))
      (right, bottom) = (max(right, rect.maxX), max(bottom, rect.maxY))
    }
    // The room of a head on both sides of its line, or half a cell.
    let room = medium.isCells ? 0.5 : 4
    for planned in connectors {
      let points = planned.route.points
      for point in points where !bounds.contains(Rect(around: point, point)) {
        hold(Rect(around: point, point).inset(by: Insets(all: -room)))
      }
      // A view that a line leads to out of the layout, as a callout that finds no room beside the figure.
      for (point, rect) in zip([points.first, points.last], rects(of: planned)) {
        if let point, !bounds.contains(Rect(around: point, point)) { hold(rect) }
      }
      for label in planned.labels { label.place.map { hold($0.rect) } }
    }
    let seen = Rect(x: left, y: top, width: right - left, height: bottom - top).intersection(outer) ?? bounds
    return Insets(
      top: (bounds.minY - seen.minY).rounded(.up), left: (bounds.minX - seen.minX).rounded(.up),
      bottom: (seen.maxY - bounds.maxY).rounded(.up), right: (seen.maxX - bounds.maxX).rounded(.up))
  }
}

extension RouteSide {
  /// The side of a view that a line along an axis arrives at; nil for a slanted line.
  fileprivate init?(arrivingAt end: Point, from: Point) {
    if end.y == from.y, end.x != from.x {
      self = end.x > from.x ? .left : .right
    } else if end.x == from.x, end.y != from.y {
      self = end.y > from.y ? .top : .bottom
    } else {
      return nil
    }
  }
}
