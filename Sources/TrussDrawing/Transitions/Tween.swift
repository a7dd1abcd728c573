package import TrussViews

/// An element of a drawing that turns into another element: its start, its end, and whether it appears or vanishes.
package struct Tween: Equatable, Sendable {
  /// The visibility of an element at the start and the end of its movement.
  package enum Fade: Hashable, Sendable {
    /// The element exists from the start to the end.
    case none
    /// The element does not exist at the start. If `inPlace` is true, it replaces another element of the same view.
    case appears(inPlace: Bool)
    /// The element does not exist at the end. If `inPlace` is true, another element of the same view replaces it.
    case vanishes(inPlace: Bool)

    var isVanishing: Bool { if case .vanishes = self { true } else { false } }
  }

  /// The element at the start. It differs from `end` only in geometry.
  package var start: DisplayList.Element
  package var end: DisplayList.Element
  package var fade = Fade.none

  /// The element at a share of the way: exactly `start` at 0, and exactly `end` at 1.
  package func element(at share: Double) -> DisplayList.Element {
    var numbers: [Double] = []
    _ = start.mapNumbers { number in
      numbers.append(number)
      return number
    }
    var rest = numbers[...]
    return end.mapNumbers { number in rest.popFirst()?.moved(share, to: number) ?? number }
  }
}

extension DisplayList.Element {
  /// Whether a change of its geometry alone can turn the element into another.
  func canTurn(into other: DisplayList.Element) -> Bool {
    if case (.beginGroup, .beginGroup) = (self, other) { return true }
    return Tween(start: self, end: other).element(at: 0) == self
  }

  /// The element with each number of its geometry mapped. The order of the numbers is fixed for each kind of element.
  fileprivate func mapNumbers(_ number: (Double) -> Double) -> DisplayList.Element {
    func point(_ old: Point) -> Point { Point(x: number(old.x), y: number(old.y)) }
    func rect(_ old: Rect) -> Rect {
      Rect(x: number(old.x), y: number(old.y), width: number(old.width), height: number(old.height))
    }
    switch self {
    case .rectangle(let old, let fill, let border, let radius):
      return .rectangle(rect(old), fill: fill, border: border, radius: number(radius))
    case .line(let start, let end, let line, let color): return .line(from: point(start), to: point(end), line, color)
    case .cross(let old, let color): return .cross(rect(old), color)
    case .disc(let old, let color): return .disc(rect(old), color)
    case .path(var drawing):
      drawing.path = drawing.path.mapped(point)
      return .path(drawing)
    case .text(var run):
      (run.frame, run.baseline) = (rect(run.frame), number(run.baseline))
      return .text(run)
    case .image(var drawing):
      drawing.rect = rect(drawing.rect)
      return .image(drawing)
    case .beginClip(let old, let radius, let outline):
      return .beginClip(rect(old), radius: number(radius), outline: outline?.mapped(point))
    case .beginGroup, .endGroup, .endClip: return self
    }
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
  /// The number at a share of the way to another number. It is exact at both ends, and if both numbers are equal.
  package func moved(_ share: Double, to last: Double) -> Double {
    if self == last || share == 1 { return last }
    return share == 0 ? self : self * (1 - share) + last * share
  }
}
