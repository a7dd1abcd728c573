import TrussViews

/// A gradient as an element of a document. Elements that are painted with the gradient refer to it.
struct SVGGradient: Hashable {
  let style: AnyGradient
  /// The box to which the gradient's points are relative; nil for the box of the element that refers to the gradient.
  private let box: Rect?

  /// Makes a gradient for surfaces in a box. Only a radial gradient depends on the box, because its radii are lengths.
  init(_ style: AnyGradient, in box: Rect) {
    self.style = style
    if case .radial = style.form { self.box = box } else { self.box = nil }
  }

  /// Makes a gradient for lines in a box. The box may have no extent along an axis.
  init(_ style: AnyGradient, ofLinesIn box: Rect) {
    self.style = style
    self.box = box
  }

  func open(_ id: String, in body: inout XMLWriter) {
    func place(_ point: UnitPoint) -> (x: String, y: String) {
      let box = box ?? Rect(x: 0, y: 0, width: 1, height: 1)
      let point = Point(x: box.x + point.x * box.width, y: box.y + point.y * box.height)
      return (SVGNumber.string(point.x), SVGNumber.string(point.y))
    }
    let units = box == nil ? nil : "userSpaceOnUse"
    switch style.form {
    case .linear(let line):
      let (start, end) = (place(line.startPoint), place(line.endPoint))
      body.open(
        "linearGradient",
        [("id", id), ("gradientUnits", units), ("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
    case .radial(let radial):
      let center = place(radial.center)
      let radius = SVGNumber.string(radial.endRadius)
      body.open(
        "radialGradient", [("id", id), ("gradientUnits", units), ("cx", center.x), ("cy", center.y), ("r", radius)])
    }
  }
}

extension Path {
  /// The bounding box of the path's points, including control points.
  var box: Rect {
    var points: [Point] = []
    _ = mapped { point in
      points.append(point)
      return point
    }
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
