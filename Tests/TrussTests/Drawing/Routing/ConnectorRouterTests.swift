import TestSupport
import Testing
import TrussViews

@testable import TrussDrawing

@Suite("Routes of connectors")
struct ConnectorRouterTests {
  @Test("a route has the fewest bends of all routes through cells, and most have the least length of those")
  func fewestBends() {
    var (bent, longer, excess) = (0, 0, 0)
    for seed in 0..<Seeds.batch(800) {
      let scene = RoutingScene(seed: UInt64(seed), boxes: 10, links: 1, width: 60, height: 36)
      let route = scene.routes[0]
      // Between sides that face each other a line has a jog rather than one turn, or slides along the sides.
      let oracle = CellRoutes(scene)
      let (source, target) = (scene.links[0].source.rect, scene.links[0].target.rect)
      let isFacing = Axis.allCases.contains { source.extent($0).intersection(target.extent($0)).length > 0 }
      guard !isFacing, oracle.hasRoom(before: scene.links[0].target.rect),
        let best = oracle.best(of: scene.links[0])
      else { continue }
      bent += 1
      #expect(route.points.count - 2 == best.bends, "seed \(seed)")
      // A line keeps a margin to views where there is room, which can make it longer.
      let more = Int(route.length.rounded()) - best.length
      if more > 0 { (longer, excess) = (longer + 1, excess + more) }
    }
    #expect(bent > Seeds.batch(300) && longer * 50 < bent && excess * 10 < bent)
  }

  @Test("routes run along the axes, through no view, and inside the picture", arguments: [false, true])
  func routesAvoidViews(inPoints: Bool) {
    for seed in 0..<Seeds.batch(200) {
      let scene = RoutingScene(
        seed: UInt64(seed), boxes: 20, links: 15, width: 90, height: 50, inPoints: inPoints)
      for route in scene.routes {
        for (from, to) in zip(route.points, route.points.dropFirst()) {
          #expect(from.x == to.x || from.y == to.y, "seed \(seed)")
          #expect(scene.bounds.contains(Rect(from, to)), "seed \(seed)")
          for box in scene.boxes where Rect(from, to).crosses(box) {
            Issue.record("seed \(seed): \(route.points) through \(box)")
          }
        }
      }
    }
  }

  @Test("a route begins at the side of one view and ends at that of the other")
  func ends() {
    for seed in 0..<100 {
      let scene = RoutingScene(seed: UInt64(seed), boxes: 15, links: 12, width: 80, height: 50)
      for (link, route) in zip(scene.links, scene.routes) {
        #expect(link.source.rect.hasOnSide(route.points[0], route.sourceSide), "seed \(seed)")
        #expect(link.target.rect.hasOnSide(route.points[route.points.count - 1], route.targetSide), "seed \(seed)")
      }
    }
  }

  @Test("lines of points hardly ever run on each other")
  func overlaps() {
    var (overlaps, routes) = (0, 0)
    for seed in 0..<Seeds.batch(200) {
      let scene = RoutingScene(seed: UInt64(seed), boxes: 20, links: 15, width: 90, height: 50, inPoints: true)
      overlaps += scene.routes.overlapCount
      routes += scene.links.count
    }
    // Ends on the short sides of boxes, from which lines go on through the same gap.
    #expect(overlaps * 80 < routes)
  }

  @Test("the same links have the same routes")
  func repeatable() {
    let scene = RoutingScene(seed: 11, boxes: 40, links: 30, width: 140, height: 70)
    let routes = scene.routes
    for _ in 0..<5 { #expect(scene.routes == routes) }
  }

  @Test("a line that leaves its course returns to it", arguments: [[], [97.5]])
  func detours(others: [Double]) {
    let (upper, lower) = (Rect(x: 55, y: 200, width: 68, height: 40), Rect(x: 64, y: 320, width: 50, height: 40))
    let turns = [(96.5, 320.0), (96.5, 300.5), (132.5, 300.5), (132.5, 260.5), (89.5, 260.5), (89.5, 240)]
    var routes = [
      Route(points: turns.map { Point(x: $0.0, y: $0.1) }, sourceSide: .top, targetSide: .bottom)
    ]
    // Other lines that end on the upper view, where the line would end.
    for x in others {
      let points = [Point(x: x, y: 250), Point(x: x, y: 240)]
      routes.append(Route(points: points, targetSide: .bottom, isFixed: true))
    }
    let links = routes.map { _ in RouteLink(source: RouteEnd(rect: lower), target: RouteEnd(rect: upper)) }
    RouteStraightening(
      places: PlaceIndex(), barriers: [], outer: Rect(x: 0, y: 0, width: 300, height: 400), metrics: .points,
      lengthens: false
    )
    .straighten(&routes, of: links)
    let (first, last) = (routes[0].points.first?.x, routes[0].points.last?.x)
    #expect(routes[0].points.count == 6 && last == (others.isEmpty ? 96.5 : 89.5))
    #expect(first == last)
  }

  @Test("a wall is gone around, and where a view is walled in a line crosses the wall")
  func walls() {
    let (left, right) = (Rect(x: 2, y: 10, width: 5, height: 3), Rect(x: 30, y: 10, width: 5, height: 3))
    let wall = Rect(x: 18, y: 4, width: 2, height: 14)
    let bounds = Rect(x: 0, y: 0, width: 40, height: 24)
    let link = RouteLink(source: RouteEnd(rect: left), target: RouteEnd(rect: right))
    var router = ConnectorRouter(obstacles: [left, right, wall], bounds: bounds, metrics: .cells)
    let around = router.routes(of: [link])[0]
    #expect(around.points.count == 4)
    #expect(!around.points.contains { $0.x > 17 && $0.x < 21 && $0.y > 3 && $0.y < 19 })
    let whole = Rect(x: 18, y: 0, width: 2, height: 24)
    var walled = ConnectorRouter(obstacles: [left, right, whole], bounds: bounds, metrics: .cells)
    #expect(walled.routes(of: [link])[0].points == [Point(x: 7, y: 11.5), Point(x: 30, y: 11.5)])
  }

  @Test("a container's border is no obstacle to what it holds, and is one to all else")
  func containers() {
    let inner = Rect(x: 6, y: 6, width: 6, height: 3)
    let container = Rect(x: 4, y: 4, width: 10, height: 7)
    let (right, left) = (Rect(x: 30, y: 6, width: 6, height: 3), Rect(x: 0, y: 6, width: 2, height: 3))
    let bounds = Rect(x: 0, y: 0, width: 40, height: 16)
    var router = ConnectorRouter(obstacles: [container, inner, right, left], bounds: bounds, metrics: .cells)
    let routes = router.routes(of: [
      RouteLink(source: RouteEnd(rect: inner), target: RouteEnd(rect: right)),
      RouteLink(source: RouteEnd(rect: left), target: RouteEnd(rect: right)),
      RouteLink(source: RouteEnd(rect: inner), target: RouteEnd(rect: container, side: .top)),
    ])
    #expect(routes[0].points == [Point(x: 12, y: 7.5), Point(x: 30, y: 7.5)])
    #expect(routes[1].points.count > 2)
    #expect(routes[2].points.last?.y == 4)
    #expect((routes[2].points.first?.y ?? 0) > 4)
  }

  @Test("numbers without meaning and views without size do not stop it")
  func hostile() {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    let rects = [
      Rect.zero, Rect(x: 50, y: 50, width: 0, height: 0), Rect(x: -1e9, y: 0, width: 2e9, height: 1),
      Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: .infinity, y: 0, width: 10, height: 10), bounds,
    ]
    for metrics in [RoutingMetrics.cells, .points] {
      for source in rects {
        for target in rects {
          var router = ConnectorRouter(obstacles: rects, bounds: bounds, metrics: metrics)
          let links = [false, true].map {
            RouteLink(source: RouteEnd(rect: source), target: RouteEnd(rect: target), isStraight: $0)
          }
          #expect(router.routes(of: links).count == 2)
        }
      }
    }
  }
}

extension Route {
  /// The length, in the unit of the points.
  fileprivate var length: Double { zip(points, points.dropFirst()).map { $0.distance(to: $1) }.reduce(0, +) }
}

extension [Route] {
  /// How many pairs of lines of different routes run on each other.
  fileprivate var overlapCount: Int {
    var count = 0
    for (index, one) in enumerated() {
      for other in dropFirst(index + 1) {
        for part in zip(one.points, one.points.dropFirst()).map({ Rect($0, $1) }) {
          for line in zip(other.points, other.points.dropFirst()).map({ Rect($0, $1) }) {
            for axis in Axis.allCases
            where part.extent(axis.cross).length == 0 && line.extent(axis.cross).length == 0
              && abs(part.extent(axis.cross).low - line.extent(axis.cross).low) < 1
              && part.extent(axis).intersection(line.extent(axis)).length > 1
            {
              count += 1
            }
          }
        }
      }
    }
    return count
  }
}

extension Rect {
  /// The box of a line.
  fileprivate init(_ from: Point, _ to: Point) {
    self.init(x: min(from.x, to.x), y: min(from.y, to.y), width: abs(from.x - to.x), height: abs(from.y - to.y))
  }

  fileprivate func crosses(_ other: Rect) -> Bool {
    maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
  }

  fileprivate func hasOnSide(_ point: Point, _ side: RouteSide?) -> Bool {
    guard let side else { return false }
    return point.coordinate(side.axis) == edge(side)
      && extent(side.axis.cross).contains(point.coordinate(side.axis.cross))
  }
}
