import Truss

/// What a document of a diagram draws, by its elements.
struct DiagramSVGPicture {
  struct Letters: CustomStringConvertible {
    var string: String
    var rect: Rect
    /// Whether it is in the font and the colour of labels.
    var isLabel: Bool
    var description: String { "\(string) \(rect)" }
  }

  struct Head: CustomStringConvertible {
    var kind: Connector.Head
    var rect: Rect
    /// Its corners; of a circle those of its frame's sides in the middle.
    var corners: [Point]
    var description: String { "\(kind) \(rect)" }
  }

  var viewBox = Rect.zero
  var texts: [Letters] = []
  var boxes: [Rect] = []
  /// The straight parts of lines.
  var lines: [Rect] = []
  /// The parts of dividers.
  var dividers: [Rect] = []
  var heads: [Head] = []
  /// The lengths of jogs: of parts between two turns after which a line goes on in its direction.
  var jogs: [Double] = []

  init(_ document: String) {
    if let numbers = document.firstMatch(of: /viewBox="([^"]*)"/)?.1.split(separator: " ").compactMap({ Double($0) }),
      numbers.count == 4
    {
      viewBox = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    readTexts(document)
    for match in document.matches(of: /<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"([^>]*)/) {
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
      // What has no line around it clears the ground of a title.
      if numbers.count == 4, match.5.contains("stroke=") {
        boxes.append(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
    }
    for match in document.matches(of: /<line x1="([^"]*)" y1="([^"]*)" x2="([^"]*)" y2="([^"]*)"/) {
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
      if numbers.count == 4 {
        dividers.append(Rect(Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3])))
      }
    }
    for match in document.matches(of: /<path d="([^"]*)"([^>]*)>/) {
      readPath(match.1, isFilled: !match.2.contains("fill=\"none\""))
    }
    readCircles(document)
  }

  private mutating func readTexts(_ document: String) {
    for match in document.matches(
      of: /<text x="([^"]*)" y="([^"]*)"[^>]*font-size="([^"]*)" fill="([^"]*)"[^>]*>([^<]*)</)
    {
      guard let x = Double(match.1), let y = Double(match.2), let size = Double(match.3) else { continue }
      let string = String(match.5)
      let width = Font.system(size: size).width(of: string)
      // The height of letters with ascenders and descenders.
      texts.append(
        Letters(
          string: string, rect: Rect(x: x - width / 2, y: y - 0.75 * size, width: width, height: 0.95 * size),
          isLabel: size == 11 && match.4 == "#59636e"))
    }
  }

  private mutating func readPath(_ path: Substring, isFilled: Bool) {
    let strokes = SVGStroke.strokes(of: path)
    if let kind = SVGStroke.head(of: strokes, isFilled: isFilled) {
      let points = strokes.flatMap(\.points)
      let rect = Rect(around: points)
      let corners = [
        Point(x: rect.minX, y: rect.midY), Point(x: rect.maxX, y: rect.midY), Point(x: rect.midX, y: rect.minY),
        Point(x: rect.midX, y: rect.maxY),
      ]
      heads.append(Head(kind: kind, rect: rect, corners: strokes.contains(where: \.isCurved) ? corners : points))
    } else {
      lines += Self.parts(of: path)
      readJogs(path)
    }
  }

  private mutating func readJogs(_ path: Substring) {
    // A turn is the control point of a round corner.
    let turns = path.matches(of: /Q([-0-9.]+) ([-0-9.]+)/).compactMap { match -> Point? in
      guard let x = Double(match.1), let y = Double(match.2) else { return nil }
      return Point(x: x, y: y)
    }
    let ends = path.matches(of: /[ML]([-0-9.]+) ([-0-9.]+)/).compactMap { match -> Point? in
      guard let x = Double(match.1), let y = Double(match.2) else { return nil }
      return Point(x: x, y: y)
    }
    guard turns.count > 1, let first = ends.first, let last = ends.last else { return }
    let points = [first] + turns + [last]
    for number in 1..<points.count - 2 {
      let (before, start, end, after) = (points[number - 1], points[number], points[number + 1], points[number + 2])
      let goesOn =
        start.x == end.x
        ? (start.x - before.x) * (after.x - end.x) > 0 : (start.y - before.y) * (after.y - end.y) > 0
      if goesOn { jogs.append(abs(start.x - end.x) + abs(start.y - end.y)) }
    }
  }

  private mutating func readCircles(_ document: String) {
    for match in document.matches(of: /<(?:circle|ellipse) cx="([^"]*)" cy="([^"]*)" rx?="([^"]*)"([^>]*)/) {
      guard let x = Double(match.1), let y = Double(match.2), let radius = Double(match.3) else { continue }
      let corners = [
        Point(x: x - radius, y: y), Point(x: x + radius, y: y), Point(x: x, y: y - radius), Point(x: x, y: y + radius),
      ]
      let kind: Connector.Head = match.4.contains("fill=\"none\"") ? .openCircle : .circle
      heads.append(Head(kind: kind, rect: Rect(around: corners), corners: corners))
    }
  }

  /// The number of heads of a kind that touch the frame of a box.
  func heads(_ kind: Connector.Head, at frame: Rect) -> Int {
    // A cross begins 4 points before the frame, and the first of two bars 5.
    let gap = kind == .cross ? 4.0 : kind == .one ? 5 : 0
    let box = Rect(
      x: frame.minX - gap, y: frame.minY - gap, width: frame.width + 2 * gap, height: frame.height + 2 * gap)
    return heads.filter { head in
      head.kind == kind
        && head.corners.contains { point in
          let isOnSide = min(abs(point.x - box.minX), abs(point.x - box.maxX)) < 0.75
          let isOnEnd = min(abs(point.y - box.minY), abs(point.y - box.maxY)) < 0.75
          let (inX, inY) = (box.minX - 0.75...box.maxX + 0.75, box.minY - 0.75...box.maxY + 0.75)
          return isOnSide && inY.contains(point.y) || isOnEnd && inX.contains(point.x)
        }
    }.count
  }

  /// The boxes of the straight parts of a path; curves count as what they lie in.
  private static func parts(of path: Substring) -> [Rect] {
    var parts: [Rect] = []
    var last = Point.zero
    for match in path.matches(of: /([MLQC])([-0-9. ]*)/) {
      let numbers = match.2.split(separator: " ").compactMap { Double($0) }
      let end = Point(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
      let (start, corner) = (last, Point(x: numbers[0], y: numbers[1]))
      // A round corner in eight straight parts.
      let curve = (1...8).map { step in
        let share = Double(step) / 8
        func place(_ from: Double, _ by: Double, _ to: Double) -> Double {
          (1 - share) * (1 - share) * from + 2 * share * (1 - share) * by + share * share * to
        }
        return Point(x: place(start.x, corner.x, end.x), y: place(start.y, corner.y, end.y))
      }
      for next in match.1 == "M" ? [] : match.1 == "Q" ? curve : [end] {
        parts.append(Rect(last, next))
        last = next
      }
      last = end
    }
    return parts
  }
}

extension Rect {
  fileprivate init(around points: [Point]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    self.init(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  fileprivate init(_ start: Point, _ end: Point) { self.init(around: [start, end]) }
}
