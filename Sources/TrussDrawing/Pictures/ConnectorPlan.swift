import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// The positions of the lines, heads and labels of all connectors of a layout.
struct ConnectorPlan {
  struct Planned {
    var drawn: DrawnConnector
    var route: Route
    /// The heads; in cells also the ends of the line without a head.
    var heads: [Head] = []
    var labels: [Label] = []
    /// Whether a part of the line passes behind views.
    var isCovered = false
    /// The part of the line that this connector draws, if the line belongs to a trunk.
    var trunkPart = TrunkPart()
    /// For each part of the route, the extents that are left out for labels, titles and views.
    var cuts: [[Extent]]
    /// For each part of the route, the positions at which other routes cross it, in points.
    var crossings: [[Double]] = []

    var connector: Connector { drawn.connector }
  }

  struct Label {
    var text: String
    /// The form and position of the label; nil if there is no space for even one letter.
    var placed: RouteLabels.Placed?
    /// The index of another connector whose line is under the label.
    var crossed: Int?
  }

  struct Head {
    var kind: Connector.Head
    /// The indices of the route's point at the head, and of the next point along the line.
    var end: Int
    var next: Int
    /// In cells, the last cells of the line, from the tip: as many as the head takes. Empty if the line does not arrive
    /// along an axis.
    var cells: [Rect] = []
    var glyphs: [(unicode: String, ascii: String)] = []
    /// Whether a part of the head is not drawn, because another head or a view is in its cells.
    var isHidden = false
  }

  private(set) var connectors: [Planned] = []
  /// For each view with connectors, their range in `connectors`.
  private(set) var ranges: [Int: Range<Int>] = [:]
  private(set) var headCells: Set<Rect> = []
  let layout: LayoutResult
  /// The views that lines must avoid, and the views and lines that they may cross.
  let obstacles: RouteObstacles
  let places: PlaceIndex<Int>
  let bounds: Rect
  /// The picture with the margin by which it may grow.
  let outer: Rect

  var medium: Medium { layout.medium }

  init(_ layout: LayoutResult) {
    self.layout = layout
    var drawn: [DrawnConnector] = []
    for index in layout.tree.drawnViews where layout.hasConnectors(index) {
      let own = layout.drawnConnectors(of: index)
      ranges[index] = drawn.count..<drawn.count + own.count
      drawn += own
    }
    let metrics = layout.medium.isCells ? RoutingMetrics.cells : .points
    obstacles = layout.visibleObstacles(besides: drawn.flatMap(\.views))
    bounds = layout.medium.snapped(layout.rects[0])
    outer = bounds.inset(
      by: Insets(
        horizontal: layout.given.horizontal == nil ? -metrics.growth.width : 0,
        vertical: layout.given.vertical == nil ? -metrics.growth.height : 0))
    var router = ConnectorRouter(
      obstacles: obstacles.solids, groups: obstacles.groups, lines: obstacles.lines, bounds: bounds, outer: outer,
      metrics: metrics)
    places = router.places
    // The router finds the lines that no diagram computed.
    let open = drawn.indices.filter { drawn[$0].path == nil }
    var routes = drawn.map { Route(points: $0.path?.points ?? [], isFixed: true) }
    let found = router.routes(of: Self.links(of: open.map { drawn[$0] }))
    for (number, route) in zip(open, found) { routes[number] = route }
    if drawn.contains(where: { $0.isEdge && $0.path != nil }) {
      let links = Self.links(of: drawn)
      routes.joinPlannedLines(of: drawn, links)
      let planned = PlannedRoutes(drawn, links, router)
      planned.tidy(&routes)
      for number in drawn.indices { planned.moveLabel(of: number, &drawn[number], onto: routes[number]) }
    }
    for number in drawn.indices { layout.touchOutlines(of: drawn[number], &routes[number]) }
    let trunkParts = routes.trunkParts
    let crossings = layout.medium.isCells ? routes.map { _ in [] } : routes.crossings
    connectors = zip(drawn, zip(routes, crossings)).map { drawn, route in
      var planned = Planned(
        drawn: drawn, route: route.0, cuts: route.0.points.dropLast().map { _ in [] }, crossings: route.1)
      planned.heads = heads(of: planned)
      return planned
    }
    // In cells, every line is drawn whole, because lines at the same position are joined.
    if !layout.medium.isCells { for number in connectors.indices { connectors[number].trunkPart = trunkParts[number] } }
    if layout.medium.isCells { hideHeads() }
    placeLabels(of: drawn.map(\.link), metrics)
    leaveOutViews()
    // In cells, no gaps are needed, because lines do not cover letters.
    if !layout.medium.isCells { leaveOutTitles() }
  }

  /// The links of connectors. `reverse` is an earlier link in the opposite direction whose line a link may share; links
  /// with equal fans may share a trunk.
  private static func links(of connectors: [DrawnConnector]) -> [RouteLink] {
    /// The ends and the look of a connector. If the ends of one of two connectors in opposite directions are exchanged,
    /// their courses are equal.
    struct Course: Hashable {
      var source: Rect
      var target: Rect
      var look: Connector
    }
    var unanswered: [Course: Int] = [:]
    var links = connectors.enumerated().map { number, drawn in
      var (link, look) = (drawn.link, drawn.connector)
      guard look.source.head == .none, !link.isLoop, link.waypoints.isEmpty,
        [look.label, look.source.label, look.target.label] == [nil, nil, nil]
      else { return link }
      (look.source.view, look.target.view) = (.container, .container)
      (look.target.head, look.location) = (.none, SourceLine(fileID: "", line: 0))
      let course = Course(source: link.source.rect, target: link.target.rect, look: look)
      swap(&look.source, &look.target)
      link.reverse = unanswered.removeValue(
        forKey: Course(source: link.target.rect, target: link.source.rect, look: look))
      if link.reverse == nil { unanswered[course] = number }
      return link
    }
    findFans(of: connectors, &links)
    return links
  }

  /// Finds the links that may share trunks: they have equal looks at a common view, and no labels.
  private static func findFans(of connectors: [DrawnConnector], _ links: inout [RouteLink]) {
    /// An end of a connector, and its look at this end.
    struct Fan: Hashable {
      var rect: Rect
      var isSource: Bool
      var head: Connector.Head
      var color: Color?
      var style: StrokeStyle
    }
    let answered = Set(links.compactMap(\.reverse))
    var numbers: [Fan: Int] = [:]
    for number in links.indices {
      let (link, connector) = (links[number], connectors[number].connector)
      guard !link.isLoop, !link.isStraight, link.waypoints.isEmpty, connector.label == nil,
        link.reverse == nil, !answered.contains(number)
      else { continue }
      func fan(_ end: Connector.End, _ view: RouteEnd, isSource: Bool) -> Int? {
        guard end.label == nil, !view.isFork else { return nil }
        let fan = Fan(
          rect: view.rect, isSource: isSource, head: end.head, color: connector.color, style: connector.style)
        let known = numbers[fan] ?? numbers.count
        numbers[fan] = known
        return known
      }
      links[number].sourceFan = fan(connector.source, link.source, isSource: true)
      links[number].targetFan = fan(connector.target, link.target, isSource: false)
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
      let (point, next) = (points[end.end], points[end.next])
      guard let side = RouteSide(arrivingAt: point, from: next) else { return end }
      var head = end
      head.glyphs = end.kind.glyphs(arrivingAt: side.axis, isForward: side.isForward)
      let length = point.distance(to: next)
      head.cells = (0..<max(1, head.glyphs.count)).compactMap { number -> Rect? in
        let distance = Double(number)
        if number > 0, distance + 1 > length { return nil }
        return Rect(ofHeadAt: point.moved(toward: next, by: distance), from: next)
      }
      return head
    }
  }

  /// Hides heads without a free cell. If two heads are in one cell, the second is hidden.
  private mutating func hideHeads() {
    var trunks: [Rect: Int] = [:]
    for number in connectors.indices {
      let link = connectors[number].drawn.link
      for (place, head) in connectors[number].heads.enumerated() where head.kind != .none {
        let end = head.end == 0 ? link.source : link.target
        // A head may be inside a box that contains the view at either end of the line, and beside a narrow top.
        let free = head.cells.prefix { cell in
          places.first(in: cell) { obstacle, _ in
            !link.rects.contains { obstacle != $0 && obstacle.contains($0) }
              && !(end.hasNarrowTop && obstacle == end.rect && cell.maxY <= end.rect.minY + 1)
          } == nil
            && !headCells.contains(cell)
        }
        // Lines that share a trunk share one head at the trunk.
        let trunk = connectors[number].route.trunk.flatMap { $0.isSource == (head.end == 0) ? $0.number : nil }
        let isShared = head.cells.first.map { trunk != nil && trunks[$0] == trunk } ?? false
        if isShared { continue }
        if let first = free.first { trunks[first] = trunk }
        headCells.formUnion(head.cells.prefix(max(1, free.count)))
        connectors[number].heads[place].glyphs = Array(head.glyphs.prefix(free.count))
        connectors[number].heads[place].isHidden = free.count < head.glyphs.count
      }
    }
  }

  /// The rectangles of all heads, which labels must avoid.
  private var headRooms: [Rect] {
    connectors.flatMap { planned in
      planned.heads.flatMap { head -> [Rect] in
        guard head.kind != .none else { return [] }
        if medium.isCells { return head.cells }
        let shape = ConnectorHead(head.kind, lineWidth: planned.connector.style.lineWidth)
        return [shape.room(at: planned.route.points[head.end], from: planned.route.points[head.next])]
      }
    }
  }

  private mutating func placeLabels(of links: [RouteLink], _ metrics: RoutingMetrics) {
    let picture = DisplayListBuilder(layout)
    let titles = layout.tree.drawnViews.filter { layout.tree.entries[$0].outline.hasAppearance }
      .flatMap { picture.titleBoxes(of: $0) }
    var labels = RouteLabels(
      routes: connectors.map(\.route), of: links, heads: headRooms,
      obstacles: obstacles.solids + titles + obstacles.barriers.map(\.rect), bounds: bounds, outer: outer,
      metrics: metrics)
    for number in connectors.indices {
      let connector = connectors[number].connector
      func add(_ text: String?, at spot: RouteLabels.Spot, _ position: Double? = nil) {
        guard let text, let label = ConnectorLabel(text, medium) else { return }
        let placed = labels.place(label, at: spot, position, of: number)
        connectors[number].labels.append(Label(text: text, placed: placed))
      }
      add(connector.source.label, at: .source)
      add(connector.target.label, at: .target)
      if let label = connectors[number].drawn.path?.label {
        let placed = labels.take(label.lines, in: label.rect, of: number)
        connectors[number].labels.append(Label(text: connector.label ?? "", placed: placed))
      } else {
        add(connector.label, at: .middle, connector.labelPosition)
      }
    }
    for number in connectors.indices {
      for (index, label) in connectors[number].labels.enumerated() {
        guard let place = label.placed?.place else { continue }
        for cut in labels.cuts(around: place, of: number) {
          connectors[cut.route].cuts[cut.part].append(cut.extent)
          let isOther = cut.route != number && !connectors[cut.route].route.sharesTrunk(with: connectors[number].route)
          if isOther { connectors[number].labels[index].crossed = cut.route }
        }
      }
    }
  }

  /// Leaves out the parts of a line inside the rectangles that satisfy `isLeftOut`. Returns whether there are any.
  private mutating func leaveOut<Place>(
    _ crossed: PlaceIndex<Place>, of number: Int, where isLeftOut: (Rect, _ line: Rect) -> Bool
  ) -> Bool {
    var isCut = false
    let points = connectors[number].route.points
    for part in points.indices.dropLast() {
      let line = Rect(around: points[part], points[part + 1])
      crossed.forEach(in: line) { rect, _ in
        guard isLeftOut(rect, line) else { return }
        connectors[number].cuts[part].append(rect.extent(Axis(points[part], points[part + 1])))
        isCut = true
      }
    }
    return isCut
  }

  /// Lets lines without a free route pass behind the views in their way.
  private mutating func leaveOutViews() {
    for number in connectors.indices where connectors[number].route.isUnhindered {
      let ends = connectors[number].drawn.link.rects
      connectors[number].isCovered = leaveOut(places, of: number) { view, _ in !ends.contains(where: view.contains) }
    }
  }

  /// Leaves gaps in lines for the titles of borders that they cross. Slanted lines have no gaps.
  private mutating func leaveOutTitles() {
    let picture = DisplayListBuilder(layout)
    var titles = PlaceIndex<Void>()
    for index in layout.tree.drawnViews where layout.tree.entries[index].address.pointee.outline.hasAppearance {
      for box in picture.titleBoxes(of: index) { titles.insert((), at: box) }
    }
    for number in connectors.indices {
      _ = leaveOut(titles, of: number) { _, line in line.width == 0 || line.height == 0 }
    }
  }

  // MARK: - The picture

  /// The insets by which the picture grows for elements outside the layout, in whole units.
  var bleed: Insets {
    var (x, y) = (bounds.extent(.horizontal), bounds.extent(.vertical))
    func hold(_ rect: Rect) { (x, y) = (x.union(rect.extent(.horizontal)), y.union(rect.extent(.vertical))) }
    // The space of a head on both sides of its line, or half a cell.
    let room = medium.isCells ? 0.5 : 4
    for planned in connectors {
      let points = planned.route.points
      for point in points where !bounds.contains(Rect(around: point, point)) {
        hold(Rect(around: point, point).inset(by: Insets(all: -room)))
      }
      // Includes a view outside the layout to which a line leads, such as a callout that does not fit.
      for (point, rect) in zip([points.first, points.last], planned.drawn.link.rects) {
        if let point, !bounds.contains(Rect(around: point, point)) { hold(rect) }
      }
      for label in planned.labels { label.placed.map { hold($0.place.rect) } }
    }
    let seen = Rect(.horizontal, along: x, across: y).intersection(outer) ?? bounds
    return Insets(
      top: (bounds.minY - seen.minY).rounded(.up), left: (bounds.minX - seen.minX).rounded(.up),
      bottom: (seen.maxY - bounds.maxY).rounded(.up), right: (seen.maxX - bounds.maxX).rounded(.up))
  }
}

extension RouteSide {
  /// The side of a view at which a line along an axis arrives; nil for a slanted line.
  init?(arrivingAt end: Point, from: Point) {
    if end.y == from.y, end.x != from.x {
      self = end.x > from.x ? .left : .right
    } else if end.x == from.x, end.y != from.y {
      self = end.y > from.y ? .top : .bottom
    } else {
      return nil
    }
  }
}
