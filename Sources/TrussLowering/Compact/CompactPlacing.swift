import TrussSolver
import TrussViews

/// Where the lengths of a compact tree put its views along one axis, relative to the root.
struct CompactPlacing {
  let axis: Axis
  let compact: CompactTree
  let solved: LengthSolver
  let isMirrored: Bool
  /// Where each view begins, in the direction of the axis: in right to left it is the right edge of the root that is 0.
  private(set) var starts: [Double]

  init(_ compact: CompactTree, _ axis: Axis, _ solved: LengthSolver, isRightToLeft: Bool) {
    self.axis = axis
    self.compact = compact
    self.solved = solved
    isMirrored = isRightToLeft && axis == .horizontal
    starts = Array(repeating: 0, count: compact.spots.count)
    for index in compact.spots.indices { place(inside: index) }
  }

  private mutating func place(inside index: Int) {
    let spot = compact.spots[index]
    let node = compact[axis].nodes[index]
    if node.isAbsent { return hide(inside: index, node) }
    switch spot.arrangement {
    case .none: return
    case .horizontal where axis == .horizontal, .vertical where axis == .vertical: placeInRow(index, spot, node)
    default: placeInBox(index, spot, node)
    }
  }

  /// What is inside a hidden view stands where that does.
  private mutating func hide(inside index: Int, _ node: LengthTree.Node) {
    for inner in index + 1..<max(index + 1, Int(node.end)) { starts[inner] = starts[index] }
  }

  private mutating func placeInRow(_ index: Int, _ spot: CompactTree.Spot, _ node: LengthTree.Node) {
    let nodes = compact[axis].nodes
    let gap = solved.gaps[index] ?? 0
    // What is between views: a gap that is shared out between them alone is all of it.
    let between = spot.justify == .spaceBetween ? (node.gapCount > 0 ? gap : spot.spacing) : spot.spacing + gap
    var place = starts[index] + firstPlace(index, spot, node, gap)
    var previousEnd = starts[index] + spot.start(axis)
    var child = index + 1
    while child < Int(node.end) {
      if nodes[child].isAbsent {
        starts[child] = previousEnd
      } else {
        starts[child] = place
        previousEnd = place + solved.lengths[child]
        place = previousEnd + between
      }
      child = Int(nodes[child].end)
    }
  }

  /// How far behind a row's start its first view stands.
  private func firstPlace(
    _ index: Int, _ spot: CompactTree.Spot, _ node: LengthTree.Node, _ gap: Double
  ) -> Double {
    switch spot.justify {
    case .fill, .start, .spaceBetween: return spot.start(axis)
    case .spaceAround: return spot.start(axis) + gap / 2
    case .spaceEvenly: return spot.start(axis) + gap
    case .center, .end:
      let nodes = compact[axis].nodes
      var rest = solved.lengths[index] - node.constant
      var child = index + 1
      while child < Int(node.end) {
        if !nodes[child].isAbsent { rest -= solved.lengths[child] }
        child = Int(nodes[child].end)
      }
      return spot.start(axis) + (spot.justify == .center ? rest / 2 : rest)
    }
  }

  private mutating func placeInBox(_ index: Int, _ spot: CompactTree.Spot, _ node: LengthTree.Node) {
    let nodes = compact[axis].nodes
    let (start, end) = (spot.start(axis), spot.end(axis))
    var child = index + 1
    while child < Int(node.end) {
      let rest = solved.lengths[index] - start - end - solved.lengths[child]
      let place: Double =
        switch nodes[child].isAbsent ? .start : compact.spots[child].place(axis) {
        case .start: start + nodes[child].shift
        case .center: start + rest / 2
        case .end: start + rest
        }
      starts[child] = starts[index] + place
      child = Int(nodes[child].end)
    }
  }

  /// Where a view begins, at the left or the top.
  func origin(of index: Int) -> Double {
    isMirrored ? solved.lengths[0] - starts[index] - solved.lengths[index] : starts[index]
  }
}

extension CompactTree.Spot {
  func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
  func place(_ axis: Axis) -> CompactTree.Place { axis == .horizontal ? horizontal : vertical }
}
