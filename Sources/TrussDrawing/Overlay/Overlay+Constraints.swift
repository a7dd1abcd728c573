import TrussIR
import TrussLayout
import TrussTree
import TrussViews

extension Overlay {
  /// The constraints that were written for the layout: a line between the edges that a constraint relates, with a dot at
  /// each end, its constant and its priority; a dimension line for a size, with `=` where it equals another's.
  ///
  ///     ┌──────┐  8   ┌──────┐     ┌────────┐
  ///     │      •──────•      │     │        │
  ///     └──────┘ @750 └──────┘     └────────┘
  ///                                 |← 120 →|
  mutating func drawConstraints() {
    let system = layout.constraints
    let rects = layout.rects + layout.guideRects(in: system)
    var sizes: [Anchor: Set<String>] = [:]
    var relations: [(Mark, Mark, String, Priority)] = []
    for constraint in system.constraints where ConstraintPurpose(constraint.category) == .written {
      let terms = constraint.left.terms + constraint.right.terms
      let marks = terms.compactMap { term in
        Mark(of: term.anchor, system.items[Int(term.anchor.item.index)], rects, scaling)
      }
      guard marks.count == terms.count, let first = marks.first else { continue }
      used.insert(.constraint)
      let label = constraint.overlayLabel { anchor in
        let rect = rects[Int(anchor.item.index)]
        return anchor.attribute == .width ? rect.width : rect.height
      }
      if terms.allSatisfy(\.anchor.attribute.isSize) {
        // The first of two sizes has what is different of it, the others are what it is compared with.
        for (number, (term, mark)) in zip(terms, marks).enumerated() {
          // Of a size that others are compared with, the number.
          let length = term.anchor.attribute == .width ? mark.length(.horizontal) : mark.length(.vertical)
          let text = number == 0 || label.hasPrefix("=") ? label : OverlayNumber.string(length / scaling.factor)
          guard sizes[term.anchor, default: []].insert(text).inserted else { continue }
          addDimension(mark, text)
        }
        continue
      }
      for mark in marks.dropFirst() { relations.append((first, mark, label, constraint.priority)) }
      if marks.count == 1 { addDot(first.middle) }
    }
    // After the dimension lines, which their labels keep off.
    for (one, other, label, priority) in relations { addRelation(one, other, label, priority) }
  }

  /// A line between two edges, where they are nearest to each other.
  private mutating func addRelation(_ one: Mark, _ other: Mark, _ label: String, _ priority: Priority) {
    let (start, end) = one.nearest(to: other)
    addDot(start)
    let distance = max(abs(start.x - end.x), abs(start.y - end.y))
    if distance > 1 {
      addDot(end)
      var style = StrokeStyle()
      if !priority.isRequired { style.dash = [4, 3] }
      let path = Path { $0.addLines([start, end]) }
      shapes.append(.path(.init(path, stroke: .init(OverlayInk.constraint.color, style))))
    }
    guard !label.isEmpty else { return }
    let (width, height) = (OverlayLabels.width(label), OverlayLabels.height)
    let isLevel = abs(start.y - end.y) <= abs(start.x - end.x)
    let (dx, dy) = isLevel && distance > 1 ? (0, height / 2 + 3) : (width / 2 + 5, 0)
    let places = [0.5, 0.25, 0.75].flatMap { share -> [Point] in
      let middle = Point(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
      return [middle.offset(x: dx, y: -dy), middle.offset(x: -dx, y: dy)]
    }
    labels.add(label, .constraint, at: places, on: .ground)
  }

  private mutating func addDimension(_ mark: Mark, _ label: String) {
    let color = OverlayInk.constraint.color
    let isLevel = mark.start.y == mark.end.y
    let path = Path { path in
      path.addLines([mark.start, mark.end])
      for point in [mark.start, mark.end] {
        let (dx, dy) = isLevel ? (0.0, 4.0) : (4.0, 0.0)
        path.addLines([point.offset(x: -dx, y: -dy), point.offset(x: dx, y: dy)])
      }
    }
    shapes.append(.path(.init(path, stroke: .init(color, StrokeStyle()))))
    defer {
      labels.reserve([
        Rect(
          x: mark.start.x - 1, y: mark.start.y - 1, width: mark.end.x - mark.start.x + 2,
          height: mark.end.y - mark.start.y + 2)
      ])
    }
    guard !label.isEmpty else { return }
    let (width, height) = (OverlayLabels.width(label), OverlayLabels.height)
    let places = [0.5, 0.2, 0.8].flatMap { share -> [Point] in
      let place = Point(
        x: mark.start.x + share * (mark.end.x - mark.start.x), y: mark.start.y + share * (mark.end.y - mark.start.y))
      // On the line, outside it, or inside the frame.
      let (dx, dy) = isLevel ? (0, height / 2 + 3) : (width / 2 + 3, 0)
      return [place, place.offset(x: dx, y: dy), place.offset(x: -dx, y: -dy)]
    }
    labels.add(label, .constraint, at: places, on: .ground)
  }

  private mutating func addDot(_ point: Point) {
    shapes.append(.disc(Rect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5), OverlayInk.constraint.color))
  }

  /// An anchor in the drawing: the edge, the centre or the baseline of a frame, or for a size a line inside it, or beside a small one.
  private struct Mark {
    var start: Point
    var end: Point

    func length(_ axis: Axis) -> Double { axis == .horizontal ? end.x - start.x : end.y - start.y }

    var middle: Point { Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

    init?(of anchor: Anchor, _ item: Item, _ rects: [Rect], _ scaling: Scaling) {
      let index = Int(anchor.item.index)
      guard rects.indices.contains(index), rects[index].x.isFinite, rects[index].width.isFinite else { return nil }
      let (rect, box) = (rects[index], scaling.rect(rects[index]))
      func upright(_ x: Double) -> (Point, Point) { (Point(x: x, y: box.minY), Point(x: x, y: box.maxY)) }
      func level(_ y: Double) -> (Point, Point) { (Point(x: box.minX, y: y), Point(x: box.maxX, y: y)) }
      func baseline(_ offset: Double?) -> (Point, Point) {
        level(offset.map { (rect.y + $0) * scaling.factor + scaling.y } ?? box.maxY)
      }
      (start, end) =
        switch anchor.attribute {
        case .left: upright(box.minX)
        case .right: upright(box.maxX)
        case .leading: upright(item.isRightToLeft ? box.maxX : box.minX)
        case .trailing: upright(item.isRightToLeft ? box.minX : box.maxX)
        case .centerX: upright(box.midX)
        case .top: level(box.minY)
        case .bottom: level(box.maxY)
        case .centerY: level(box.midY)
        case .firstBaseline: baseline(item.firstBaseline)
        case .lastBaseline: baseline(item.lastBaseline)
        case .width: level(box.height >= 48 ? box.maxY - 12 : box.maxY + 6)
        case .height: upright(box.width >= 48 ? box.maxX - 12 : box.maxX + 6)
        }
    }

    /// A place on each of two lines: as near to each other as they can be, in the middle of where both are.
    func nearest(to other: Mark) -> (Point, Point) {
      func places(_ low: Double, _ high: Double, _ start: Double, _ end: Double) -> (Double, Double) {
        let middle = (max(low, start) + min(high, end)) / 2
        let from = max(low, min(high, middle))
        return (from, max(start, min(end, from)))
      }
      let (x, otherX) = places(start.x, end.x, other.start.x, other.end.x)
      let (y, otherY) = places(start.y, end.y, other.start.y, other.end.y)
      return (Point(x: x, y: y), Point(x: otherX, y: otherY))
    }
  }
}

extension Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }
}

extension Constraint {
  /// The words beside the line between the two sides: `8`, `≥ 8`, `0.5 × 182` for a part of another size, `= 120` for
  /// equal sizes, `@750` for an optional one; empty where the line alone shows it.
  ///
  /// - Parameter length: the length of a size.
  fileprivate func overlayLabel(_ length: (Anchor) -> Double) -> String {
    var words: [String] = []
    let (constant, terms) = (right.constant - left.constant, left.terms + right.terms)
    switch relation {
    case .equal: break
    case .lessThanOrEqual: words.append("≤")
    case .greaterThanOrEqual: words.append("≥")
    }
    let areSizes = terms.allSatisfy(\.anchor.attribute.isSize)
    let factor =
      left.terms.count == 1 && right.terms.count == 1 ? right.terms[0].coefficient / left.terms[0].coefficient : 1
    if factor != 1 {
      let number = areSizes ? " \(OverlayNumber.string(length(right.terms[0].anchor)))" : ""
      words.append(areSizes ? "\(OverlayNumber.string(factor)) ×\(number)" : "× \(OverlayNumber.string(factor))")
    }
    if constant != 0 || terms.count == 1 {
      // A gap has no sign in a drawing, a difference of sizes has one.
      let number = OverlayNumber.string(areSizes ? constant : abs(constant))
      words.append(areSizes && terms.count > 1 && constant > 0 ? "+ \(number)" : number)
    } else if areSizes, factor == 1, relation == .equal {
      words.append("= \(OverlayNumber.string(length(left.terms[0].anchor)))")
    }
    if !priority.isRequired { words.append("@\(shortest(priority.value))") }
    return words.joined(separator: " ")
  }
}
