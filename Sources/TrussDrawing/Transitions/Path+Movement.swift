import TrussViews

extension Path {
  /// Whether another path has the same kinds of steps, so that one turns into the other point by point.
  func hasSameElements(as other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { element, other in
        switch (element, other) {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve): true
        case (.closeSubpath, .closeSubpath): true
        default: false
        }
      }
  }

  /// The path at a share of the way to another with the same kinds of steps.
  func moved(_ share: Double, to last: Path) -> Path {
    var points: [Point] = []
    _ = last.mapped { point in
      points.append(point)
      return point
    }
    var rest = points[...]
    return mapped { point in rest.popFirst().map { point.moved(share, to: $0) } ?? point }
  }
}
