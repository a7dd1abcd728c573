import TrussViews

/// Finds the places at which lines of connectors run on each other, or through the cell of another line's head.
struct RouteTangles {
  private struct Part {
    var route: Int
    /// The version of the route to which this part belongs. The index also keeps the parts of older versions.
    var version: Int
    var axis = Axis.horizontal
  }

  /// How often a route is tangled with other routes.
  struct Count: Comparable {
    /// The number of parts of lines that run on each other, and of lines through heads.
    var lines = 0
    /// The number of turns on other lines.
    var turns = 0

    static func < (one: Count, other: Count) -> Bool {
      (one.lines, one.turns) < (other.lines, other.turns)
    }
  }

  private var lines: [[Point]]
  /// For each route, the number of its trunk; nil without a trunk.
  private let trunks: [Int?]
  private var versions: [Int]
  private var parts = PlaceIndex<Part>()
  private var heads = PlaceIndex<Part>()
  private var turns = PlaceIndex<Part>()

  /// - Parameter links: the connectors, which determine the cells of heads; empty if heads do not matter.
  init(_ routes: [Route], of links: [RouteLink]) {
    lines = routes.map(\.points)
    trunks = routes.map { $0.trunk?.number }
    versions = Array(repeating: 0, count: routes.count)
    for number in routes.indices { insert(number, links.isEmpty ? nil : links[number]) }
  }

  mutating func replace(_ number: Int, by points: [Point], _ link: RouteLink) {
    lines[number] = points
    versions[number] += 1
    insert(number, link)
  }

  private mutating func insert(_ number: Int, _ link: RouteLink?) {
    let (points, version) = (lines[number], versions[number])
    for (from, to) in points.parts {
      parts.insert(Part(route: number, version: version, axis: Axis(from, to)), at: Rect(around: from, to))
    }
    for turn in points.dropFirst().dropLast() {
      turns.insert(Part(route: number, version: version), at: Rect(middle: turn, 0.5, 0.5))
    }
    for head in link.map(points.heads) ?? [] { heads.insert(Part(route: number, version: version), at: head) }
  }

  /// A route that satisfies `isAsked` and whose line runs on a part of this route's line. Routes that share a trunk or
  /// the whole line with this route do not count.
  ///
  /// - Parameter least: the minimum length of the common part.
  func route(underLineOf number: Int, _ least: Double, where isAsked: (Int) -> Bool) -> Int? {
    var found: Int?
    for (from, to) in lines[number].parts where found == nil {
      eachPart(on: from, to, least) { other in
        if found == nil, isAsked(other), isOther(other, than: number) { found = other }
      }
    }
    return found
  }

  /// Another route on whose line this route turns. The two lines would look like others: two that turn at one place look
  /// like two that cross.
  func route(underTurnOf number: Int) -> Int? {
    for turn in lines[number].dropFirst().dropLast() {
      let found = parts.first(in: Rect(middle: turn, 0.5, 0.5)) { _, part in isOther(part.route, than: number) }
      if let found { return found.place.route }
    }
    return nil
  }

  /// Another route whose line runs through a cell of this route's head.
  func route(through cell: Rect, of number: Int) -> Int? {
    parts.first(in: cell) { _, part in isOther(part.route, than: number) }?.place.route
  }

  private func isOther(_ route: Int, than number: Int) -> Bool {
    let (points, others) = (lines[number], lines[route])
    return route != number && !sharesTrunk(route, number) && others != points && others != points.reversed()
  }

  private func sharesTrunk(_ route: Int, _ number: Int) -> Bool {
    trunks[route] != nil && trunks[route] == trunks[number]
  }

  /// How often a route would be tangled with other routes if it had the given points.
  func count(_ points: [Point], of number: Int, _ link: RouteLink) -> Count {
    /// The number of parts of other routes in a rectangle.
    func others(_ index: PlaceIndex<Part>, in rect: Rect) -> Int {
      var count = 0
      index.forEach(in: rect) { _, part in
        if part.route != number, part.version == versions[part.route] { count += 1 }
      }
      return count
    }
    var count = Count()
    for (from, to) in points.parts {
      eachPart(on: from, to, 0.5) { if $0 != number { count.lines += 1 } }
      let strip = Rect(around: from, to).widened(across: Axis(from, to))
      count.lines += others(heads, in: strip)
      count.turns += others(turns, in: strip)
    }
    for head in points.heads(of: link) { count.lines += others(parts, in: head) }
    for turn in points.dropFirst().dropLast() { count.turns += others(parts, in: Rect(middle: turn, 0.5, 0.5)) }
    return count
  }

  /// Visits the routes whose lines share a length of at least `least` with a line along an axis.
  private func eachPart(on from: Point, _ to: Point, _ least: Double, _ visit: (Int) -> Void) {
    let (axis, line) = (Axis(from, to), Rect(around: from, to))
    guard line.width == 0 || line.height == 0 else { return }
    parts.forEach(in: line.widened(across: axis)) { other, part in
      let common = other.extent(axis).intersection(line.extent(axis))
      if part.axis == axis, part.version == versions[part.route], common.length >= least { visit(part.route) }
    }
  }
}

extension Rect {
  /// In cells, makes the rectangle of a head at the end of a line.
  init(ofHeadAt end: Point, from next: Point, length: Double = 1) {
    let axis = Axis(end, next)
    let sign = next.coordinate(axis) < end.coordinate(axis) ? -1.0 : 1
    let across = end.coordinate(axis.cross)
    self.init(
      axis, along: Extent(between: end.coordinate(axis), end.coordinate(axis) + sign * length),
      across: Extent(low: across - 0.5, high: across + 0.5))
  }

  /// The box of a line, widened across the line, so that it overlaps a line at the same position.
  fileprivate func widened(across axis: Axis) -> Rect {
    inset(by: axis == .horizontal ? Insets(horizontal: 0, vertical: -0.25) : Insets(horizontal: -0.25, vertical: 0))
  }
}

extension [Point] {
  fileprivate var parts: [(Point, Point)] { zip(self, dropFirst()).filter { $0 != $1 } }

  /// In cells, the rectangles of the heads at the ends of a line.
  fileprivate func heads(of link: RouteLink) -> [Rect] {
    guard count > 1 else { return [] }
    let ends = [(link.source, self[0], self[1]), (link.target, self[count - 1], self[count - 2])]
    return ends.compactMap { end, tip, next in
      end.hasHead ? Rect(ofHeadAt: tip, from: next, length: 1 + end.headExcess) : nil
    }
  }
}
