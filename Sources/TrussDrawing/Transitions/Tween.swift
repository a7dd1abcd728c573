package import TrussViews

/// An element of a drawing that turns into another: where it begins, where it ends, and whether it comes or goes.
package struct Tween: Equatable, Sendable {
  /// What happens to an element beside its movement.
  package enum Fade: Hashable, Sendable {
    /// It is there all the time.
    case none
    /// It is not there at the beginning. In place: it replaces an element of the same view, such as another text.
    case appears(inPlace: Bool)
    /// It is not there at the end. In place: an element of the same view replaces it.
    case vanishes(inPlace: Bool)

    /// Whether it is not there at the end.
    var isVanishing: Bool { if case .vanishes = self { true } else { false } }
  }

  /// The element at the beginning; it differs from the one at the end in geometry alone.
  package var start: DisplayList.Element
  package var end: DisplayList.Element
  package var fade = Fade.none

  /// The element at a share of the way, exactly `start` at 0 and exactly `end` at 1.
  package func element(at share: Double) -> DisplayList.Element {
    switch (start, end) {
    case (.rectangle(let first, _, _, let radius), .rectangle(let last, let fill, let border, let lastRadius)):
      .rectangle(
        first.moved(share, to: last), fill: fill, border: border, radius: radius.moved(share, to: lastRadius))
    case (.line(let from, let to, _, _), .line(let lastFrom, let lastTo, let line, let color)):
      .line(from: from.moved(share, to: lastFrom), to: to.moved(share, to: lastTo), line, color)
    case (.cross(let first, _), .cross(let last, let color)): .cross(first.moved(share, to: last), color)
    case (.disc(let first, _), .disc(let last, let color)): .disc(first.moved(share, to: last), color)
    case (.path(let first), .path(let last)):
      .path(
        DisplayList.PathDrawing(path: first.path.moved(share, to: last.path), fill: last.fill, stroke: last.stroke))
    case (.text(let first), .text(let last)): .text(first.moved(share, to: last))
    case (.image(let first), .image(let last)):
      .image(
        DisplayList.ImageDrawing(rect: first.rect.moved(share, to: last.rect), source: last.source, alt: last.alt))
    case (.beginClip(let first, _, let outline), .beginClip(let last, let radius, let lastOutline)):
      .beginClip(
        first.moved(share, to: last), radius: radius,
        outline: lastOutline.map { last in outline.map { $0.moved(share, to: last) } ?? last })
    default: end
    }
  }
}

extension DisplayList.Element {
  /// Whether one can turn into the other by its geometry alone.
  func canTurn(into other: DisplayList.Element) -> Bool {
    switch (self, other) {
    case (.beginGroup, .beginGroup), (.endGroup, .endGroup), (.endClip, .endClip): true
    case (.beginClip(_, _, let outline), .beginClip(_, _, let other)):
      outline.map { one in other.map { one.hasSameElements(as: $0) } ?? false } ?? (other == nil)
    case (.path(let drawing), .path(let other)) where !drawing.path.hasSameElements(as: other.path): false
    default: Tween(start: self, end: other).element(at: 0) == self
    }
  }
}

extension DisplayList.TextRun {
  fileprivate func moved(_ share: Double, to last: DisplayList.TextRun) -> DisplayList.TextRun {
    var run = last
    run.frame = frame.moved(share, to: last.frame)
    run.baseline = baseline.moved(share, to: last.baseline)
    return run
  }
}

extension Point {
  func moved(_ share: Double, to last: Point) -> Point {
    Point(x: x.moved(share, to: last.x), y: y.moved(share, to: last.y))
  }
}

extension Rect {
  package func moved(_ share: Double, to last: Rect) -> Rect {
    Rect(
      x: x.moved(share, to: last.x), y: y.moved(share, to: last.y), width: width.moved(share, to: last.width),
      height: height.moved(share, to: last.height))
  }
}

extension Double {
  /// The number at a share of the way to another: exact at both ends, and where both are the same.
  package func moved(_ share: Double, to last: Double) -> Double {
    self == last ? last : self * (1 - share) + last * share
  }
}

extension Path {
  /// Whether another path has the same kinds of steps, so that one turns into the other point by point.
  func hasSameElements(as other: Path) -> Bool {
    mapped { _ in .zero } == other.mapped { _ in .zero }
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
