import TrussIR
import TrussTree
import TrussViews

/// Custom containers, which ask their views for sizes and place them. They use points in every medium.
extension ProposedSizes {
  /// The maximum depth to which custom containers measure each other's views: their functions are recursive.
  static let greatestDepth = 32
  /// The maximum depth of nested layouts: to measure a view, a separate layout of the view may be made, which may
  /// measure its views in the same way.
  private static let greatestNesting = 8
  /// The number of outer layouts in which the current layout measures a view.
  @TaskLocal private static var nesting = 0

  /// The object that places the views of a custom container, and the views that it measures.
  struct Placing {
    let rule: any ViewPlacing
    let subviews: Subviews
  }

  /// The position of a view, in points, and its size in the medium's unit.
  struct Place {
    let view: Int
    var origin: Point
    var size: Size
    var proposal: Proposal
  }

  /// The subviews that a custom container measures. The reference to the sizes is weak, as the sizes refer to the
  /// subviews.
  final class Subviews: SubviewMeasuring {
    fileprivate weak var sizes: ProposedSizes?
    fileprivate let container: Int

    fileprivate init(_ sizes: ProposedSizes, _ container: Int) { (self.sizes, self.container) = (sizes, container) }

    func size(of view: Int, _ proposal: PerAxis<Double>) -> Size {
      guard let sizes else { return .zero }
      return sizes.medium.points(sizes.wholeSize(of: view, sizes.medium.length(proposal)))
    }

    func guide(of view: Int, _ line: AlignmentLine, _ axis: Axis, in size: Size) -> Double? {
      sizes?.guide(line, axis, of: view, in: size, PerAxis(size.width, size.height))
    }

    func placedGuide(of view: Int, _ line: AlignmentLine, _ axis: Axis) -> Double? {
      guard let sizes, let place = sizes.places[view] else { return nil }
      let (size, asked) = (sizes.medium.points(place.size), sizes.medium.points(place.proposal))
      let start = axis == .horizontal ? place.origin.x : place.origin.y
      return sizes.guide(line, axis, of: view, in: size, asked).map { start + $0 }
    }

    func spacing(of view: Int, _ axis: Axis) -> Double {
      guard let sizes else { return 0 }
      if case .leaf(.spacer) = sizes.tree.entries[view].content { return 0 }
      let own = sizes.tree.isPlacing(view) ? sizes.ask(view) { $0.spacing(axis) } : nil
      return own.flatMap { $0 } ?? sizes.medium.defaultSpacing(axis)
    }

    func priority(of view: Int) -> Double { sizes?.priority(of: view) ?? 0 }

    func value(of view: Int, for key: ObjectIdentifier) -> Any? {
      sizes?.tree.entries[view].attributes.rare.placementValues[key]?.value
    }

    func place(_ view: Int, at point: Point, anchor: UnitPoint, _ proposal: PerAxis<Double>) {
      sizes?.put(view, of: container, at: point, anchor, proposal)
    }

    var layoutDirection: LayoutDirection {
      sizes?.tree.entries[container].isRightToLeft == true ? .rightToLeft : .leftToRight
    }
  }

  func placingAnswer(_ view: Int, _ offer: Proposal) -> Answer {
    let asked = medium.points(offer)
    let size = ask(view) { $0.size(asked) } ?? .zero
    var answer = Answer()
    for axis in Axis.allCases {
      let length = size.length(axis)
      // A view that takes all of its offer is infinite if the offer is.
      if length == .infinity, asked[axis] == .infinity {
        answer.size[axis] = .infinity
      } else if length >= 0, length <= LayoutError.Limits.length {
        // The length is rounded up, so that views that fill the size have space in it.
        answer.size[axis] = medium.wholeExtent(length, axis)
      } else {
        fail("the \(axis == .horizontal ? "width" : "height") of sizeThatFits", length, .size, view)
      }
    }
    return answer
  }

  /// The positions of the views of a custom container in a size in the medium's unit. A view that the container does
  /// not place is in the middle, as in SwiftUI.
  func places(of view: Int, in size: Size, _ proposal: Proposal) -> [Place] {
    places = [:]
    let (room, asked) = (medium.points(size), medium.points(proposal))
    _ = ask(view) { $0.place(in: room, asked) }
    let placed = places
    return tree.visibleViews(in: view).compactMap { child in
      if let place = placed[child] { return place }
      put(child, of: view, at: Point(x: room.width / 2, y: room.height / 2), .center, asked)
      return places[child]
    }
  }

  /// The alignment guides that a container with a size in the medium's unit defines for itself, if they differ from the
  /// default guides. A baseline is read only if the container is in a row that aligns by it.
  func guides(of view: Int, in size: Size, _ proposal: Proposal) -> [AlignmentGuide] {
    // A container inside a custom container is at the position that the outer container gives it.
    if tree.isPlacedView(view) { return [] }
    let (room, asked) = (medium.points(size), medium.points(proposal))
    var baseline: AlignmentLine?
    if let parent = tree.entries[view].parent, case .stack(let stack) = tree.entries[parent].content,
      stack.axis == .horizontal
    {
      switch tree.entries[view].attributes.align ?? stack.align {
      case .firstBaseline: baseline = .firstBaseline
      case .lastBaseline: baseline = .lastBaseline
      default: break
      }
    }
    let lines: [(AlignmentLine, Axis)] = [
      (.leading, .horizontal), (.center, .horizontal), (.trailing, .horizontal), (.top, .vertical),
      (.center, .vertical), (.bottom, .vertical),
    ]
    return (lines + (baseline.map { [($0, .vertical)] } ?? [])).compactMap { line, axis in
      guard let place = ask(view, { $0.guide(line, axis, in: room, asked) }) ?? nil else { return nil }
      guard abs(place) <= LayoutError.Limits.length else {
        fail("explicitAlignment", place, .distance, view)
        return nil
      }
      return AlignmentGuide(line, axis, at: place)
    }
  }

  /// Calls a custom container. Questions that the container asks are answered before this function returns.
  fileprivate func ask<Result>(_ view: Int, _ body: (any ViewPlacing) -> Result) -> Result? {
    guard let placed = tree.entries[view].node.placedViews else { return nil }
    guard askedDepth < Self.greatestDepth else {
      failure =
        failure
        ?? LayoutError(.tooDeep, view: tree.title(of: view), location: tree.entries[view].attributes.location)
      return nil
    }
    if placings[view] == nil {
      let subviews = Subviews(self, view)
      placings[view] = Placing(rule: placed.placing(subviews, Array(tree.visibleViews(in: view))), subviews: subviews)
    }
    guard let rule = placings[view]?.rule else { return nil }
    let waiting = open
    open = []
    askedDepth += 1
    defer {
      askedDepth -= 1
      open = waiting
    }
    return body(rule)
  }

  private func put(
    _ view: Int, of container: Int, at point: Point, _ anchor: UnitPoint, _ proposal: PerAxis<Double>
  ) {
    for (length, name) in [(point.x, "x"), (point.y, "y")] where !(abs(length) <= LayoutError.Limits.length) {
      return fail("the \(name) of place(at:)", length, .distance, container)
    }
    let proposal = medium.length(proposal)
    let size = wholeSize(of: view, proposal)
    guard size.width < .infinity, size.height < .infinity else {
      return fail("the size of a view that is placed", .infinity, .size, container)
    }
    let points = medium.points(size)
    let corner = Point(x: point.x - anchor.x * points.width, y: point.y - anchor.y * points.height)
    places[view] = Place(view: view, origin: medium.whole(corner), size: size, proposal: proposal)
  }

  private func fail(_ parameter: String, _ value: Double, _ rule: ViewTree.Rule, _ view: Int) {
    if failure != nil { return }
    failure = LayoutError(
      .number(parameter: parameter, value: value, rule: rule.rawValue), view: tree.title(of: view),
      location: tree.entries[view].attributes.location)
  }
}

// MARK: - The sizes of subviews

extension ProposedSizes {
  /// The size of a view for a proposal, in the medium's unit. If rules of its content decide the size, a separate
  /// layout measures the view.
  func wholeSize(of view: Int, _ proposal: Proposal) -> Size {
    let answer = answer(view, proposal)
    let size = Size(width: answer.size.horizontal, height: answer.size.vertical)
    if answer.known == .all || !hasOwnRules(view) { return size }
    let question = Question(view, proposal)
    if let known = measured[question] { return known }
    let found = laidOutSize(of: view, proposal) ?? size
    measured[question] = found
    return found
  }

  /// Whether a view is or contains a container that proposes no sizes.
  private func hasOwnRules(_ view: Int) -> Bool {
    (view..<tree.entries[view].end).contains { index in
      switch tree.entries[index].content {
      case .leaf, .framed: false
      case .stack(let stack): !stack.offersSpace && !stack.isPadding
      case .layers(let stack): stack.align == nil
      default: true
      }
    }
  }

  /// The size of a view in a separate layout that offers the proposal; nil if the layout cannot be made.
  private func laidOutSize(of view: Int, _ proposal: Proposal) -> Size? {
    guard Self.nesting < Self.greatestNesting else { return nil }
    let (inherited, node) = (tree.entries[view].inherited, tree.node(at: view))
    var box = ZStack(align: .topLeading) { ViewContent(nodes: [node]) }.font(inherited.givenFont).nodes[0]
    box.modify { $0.rare.textStyle = inherited.textStyle }
    let content = ViewContent(nodes: [box])
    func given(_ axis: Axis) -> Double? {
      proposal[axis].flatMap { $0 <= LayoutError.Limits.length ? max(0, $0) : nil }
    }
    return Self.$nesting.withValue(Self.nesting + 1) {
      let layout = try? Lowering(
        content, medium: medium, width: given(.horizontal), height: given(.vertical),
        environment: inherited.environment
      ).solve()
      guard let layout, let root = layout.tree.entries.indices.first(where: { !layout.tree.isImplicit($0) }),
        let child = layout.tree.children(of: root).first
      else { return nil }
      return layout.rects[child].size
    }
  }

  /// The distance of an alignment line, in points, from the leading edge or the top of a view of the given size. Nil if
  /// the line has its usual position: no alignment guide, no text and no custom container moves it.
  fileprivate func guide(
    _ line: AlignmentLine, _ axis: Axis, of view: Int, in size: Size, _ proposal: PerAxis<Double>
  ) -> Double? {
    let entry = tree.entries[view]
    if let guide = entry.attributes.rare.alignmentGuides.last(where: { $0.line == line && $0.axis == axis }) {
      return guide.place.terms.reduce(guide.place.constant) { sum, term in
        let length: Double
        switch term.anchor.attribute {
        case .width: length = size.width
        case .firstBaseline: length = baseline(of: view, in: size, isFirst: true) ?? size.height
        case .lastBaseline: length = baseline(of: view, in: size, isFirst: false) ?? size.height
        default: length = size.height
        }
        return sum + term.coefficient * length
      }
    }
    if tree.isPlacing(view) {
      let outer = places
      defer { places = outer }
      _ = ask(view) { $0.place(in: size, proposal) }
      return ask(view) { $0.guide(line, axis, in: size, proposal) } ?? nil
    }
    switch line {
    case .firstBaseline: return baseline(of: view, in: size, isFirst: true)
    case .lastBaseline: return baseline(of: view, in: size, isFirst: false)
    case .leading, .center, .trailing, .top, .bottom: return nil
    }
  }

  /// The distance, in points, from the top of a view to the baseline of its text, which may be inside paddings; nil for
  /// any other view.
  private func baseline(of view: Int, in size: Size, isFirst: Bool) -> Double? {
    var (view, top, bottom) = (view, 0.0, size.height)
    while case .stack(let stack) = tree.entries[view].content, stack.isPadding {
      let insets = medium.boxInsets(of: tree.entries[view])
      top += insets.top * medium.unit.height
      bottom -= insets.bottom * medium.unit.height
      var children = tree.visibleViews(in: view)
      guard let child = children.next() else { return nil }
      view = child
    }
    let entry = tree.entries[view]
    guard entry.content.isText else { return nil }
    let (line, baseline) = (medium.lineHeight(entry.font), medium.baseline(entry.font))
    return isFirst ? top + baseline * medium.unit.height : bottom - (line - baseline) * medium.unit.height
  }
}

extension Medium {
  /// Converts a proposal in points to the medium's unit.
  fileprivate func length(_ proposal: PerAxis<Double>) -> PerAxis<Double> {
    func length(_ points: Double?, _ axis: Axis) -> Double? {
      guard let points, !points.isNaN else { return nil }
      return points == .infinity ? points : extent(max(0, points), axis)
    }
    return PerAxis(length(proposal.horizontal, .horizontal), length(proposal.vertical, .vertical))
  }

  /// Converts a length in points to the medium's unit. In cells the length is rounded up.
  fileprivate func wholeExtent(_ points: Double, _ axis: Axis) -> Double {
    guard isCells else { return points }
    return (points / (axis == .horizontal ? unit.width : unit.height) - 1e-6).rounded(.up)
  }

  /// Converts a size in points to the medium's unit, without rounding.
  func length(_ size: Size) -> Size {
    Size(width: size.width / unit.width, height: size.height / unit.height)
  }

  /// Converts a proposal in the medium's unit to points.
  fileprivate func points(_ proposal: PerAxis<Double>) -> PerAxis<Double> {
    PerAxis(proposal.horizontal.map { $0 * unit.width }, proposal.vertical.map { $0 * unit.height })
  }

  /// Moves a position in points to the corner of a cell.
  fileprivate func whole(_ point: Point) -> Point {
    guard isCells else { return point }
    return Point(
      x: gap(point.x, .horizontal) * unit.width, y: gap(point.y, .vertical) * unit.height)
  }
}

extension Size {
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}
