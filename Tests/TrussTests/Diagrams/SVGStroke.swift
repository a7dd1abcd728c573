import Truss

/// A part of a path between two moves.
struct SVGStroke {
  var points: [Point] = []
  var isClosed = false
  /// Whether it has cubic curves, as circles and bridges have.
  var isCurved = false
  /// Whether it has the round corners of lines.
  var isRounded = false

  static func strokes(of path: Substring) -> [SVGStroke] {
    var strokes: [SVGStroke] = []
    for match in path.matches(of: /([MLQCZ])([-0-9. ]*)/) {
      let numbers = match.2.split(separator: " ").compactMap { Double($0) }
      if match.1 == "M" { strokes.append(SVGStroke()) }
      guard !strokes.isEmpty else { return [] }
      let last = strokes.count - 1
      switch match.1 {
      case "Z": strokes[last].isClosed = true
      case "C": strokes[last].isCurved = true
      case "Q": strokes[last].isRounded = true
      default: break
      }
      guard numbers.count > 1 else { continue }
      strokes[last].points.append(Point(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1]))
    }
    return strokes
  }

  private var isCircle: Bool { isClosed && isCurved }
  private var isStraight: Bool { points.count == 2 && !isCurved && !isRounded }
  private var isSlanted: Bool { zip(points, points.dropFirst()).allSatisfy { $0.x != $1.x && $0.y != $1.y } }
  /// Two slanted lines that meet.
  private var isAngle: Bool { points.count == 3 && !isClosed && !isCurved && !isRounded && isSlanted }
  private var width: Double { (points.map(\.x).max() ?? 0) - (points.map(\.x).min() ?? 0) }
  private var height: Double { (points.map(\.y).max() ?? 0) - (points.map(\.y).min() ?? 0) }

  /// The head that some strokes are; nil for lines and for other pictures.
  static func head(of strokes: [SVGStroke], isFilled: Bool) -> Connector.Head? {
    guard let first = strokes.first, !strokes.contains(where: \.isRounded) else { return nil }
    let circles = strokes.filter(\.isCircle)
    let straight = strokes.filter(\.isStraight)
    let angles = strokes.filter(\.isAngle)
    switch (strokes.count, circles.count, angles.count, straight.count) {
    case (1, 1, _, _): return isFilled ? .circle : .openCircle
    case (1, _, 1, _): return max(first.width, first.height) > 10 ? .many : .openArrow
    case (1, _, _, _) where first.isClosed && !first.isCurved:
      return first.points.count == 3
        ? (isFilled ? .arrow : .triangle) : first.points.count == 4 ? (isFilled ? .diamond : .openDiamond) : nil
    // Half a circle is three times as deep as the bridge of a line.
    case (1, _, _, _):
      return first.isCurved && max(first.width, first.height) < 13 && min(first.width, first.height) > 5 ? .socket : nil
    case (2, 0, 0, 2):
      if first.isSlanted { return .cross }
      let second = strokes[1]
      let isCollinear =
        first.width == 0 && second.width == 0 && first.points[0].x == second.points[0].x
        || first.height == 0 && second.height == 0 && first.points[0].y == second.points[0].y
      return !isCollinear && first.width == second.width && first.height == second.height ? .one : nil
    case (2, 0, 1, 1): return .oneOrMany
    case (3, 1, 1, 1): return .zeroOrMany
    case (3, 1, 0, 2): return circles[0].width > 9 ? .circledPlus : .zeroOrOne
    default: return nil
    }
  }
}
