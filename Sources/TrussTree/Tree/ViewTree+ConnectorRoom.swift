import TrussIR
import TrussText
package import TrussViews

extension ViewTree {
  /// Widens the gaps of stacks for connectors with `Connector.Room.automatic`, before any length is known. A gap gets
  /// space for the longest sum of the heads, turns and labels of a line across the gap. All gaps of a stack become as
  /// long as its widest gap, so that its views stay equally far apart.
  ///
  ///     ┌───┐  head or stub, turn
  ///     └─┬─┘
  ///       │     label
  ///     ┌─▼─┐  head or stub, turn
  ///     └───┘
  package mutating func widenGaps(_ medium: Medium) {
    var gaps: [Gap: ConnectorGap] = [:]
    for index in entries.indices where entries[index].outline.hasAppearance {
      for entry in entries[index].attributes.rare.connectors where entry.connector.room == .automatic {
        guard case .view(let source) = meaning(of: entry.connector.source.view, in: entry, of: index),
          case .view(let target) = meaning(of: entry.connector.target.view, in: entry, of: index),
          let gap = gap(between: source, target), let axis = entries[gap.stack].content.line?.axis,
          !entry.connector.leavesOnly(axis.cross)
        else { continue }
        gaps[gap, default: ConnectorGap()].add(entry.connector, axis, gap.isBetweenNeighbours, medium)
      }
    }
    var lengths: [Int: Double] = [:]
    for (gap, need) in gaps { lengths[gap.stack] = max(lengths[gap.stack] ?? 0, need.length(medium)) }
    for (stack, length) in lengths {
      guard let (axis, spacing) = entries[stack].content.line, medium.gap(spacing, axis) < length else { continue }
      if writtenNodes[stack] == nil { writtenNodes[stack] = entries[stack].node }
      let unit = medium.points(Size(width: 1, height: 1))
      entries[stack].node = entries[stack].node.with(
        spacing: length * (axis == .horizontal ? unit.width : unit.height))
      hasWidenedGaps = true
    }
  }

  /// A place between two views of a stack.
  private struct Gap: Hashable {
    var stack: Int
    var first: Int
    var last: Int
    var isBetweenNeighbours: Bool
  }

  /// Finds the gap that a line between two views crosses: in the innermost container of both views, if this is a stack.
  private func gap(between one: Int, _ other: Int) -> Gap? {
    guard let path = views(around: one), let otherPath = views(around: other) else { return nil }
    let count = zip(path, otherPath).prefix { $0 == $1 }.count
    guard count > 0, count < path.count, count < otherPath.count else { return nil }
    let (stack, branches) = (path[count - 1], [path[count], otherPath[count]])
    guard entries[stack].content.line != nil else { return nil }
    let children = visibleViews(in: stack).enumerated().filter { branches.contains($0.element) }.map(\.offset)
    guard children.count == 2 else { return nil }
    return Gap(
      stack: stack, first: children[0], last: children[1], isBetweenNeighbours: children[0] + 1 == children[1])
  }

  /// The views around a view, from the root on, and the view itself; nil if one of them is not drawn.
  private func views(around view: Int) -> [Int]? {
    var path: [Int] = []
    var next: Int? = view
    while let index = next {
      if entries[index].address.isHiddenOrCollapsed { return nil }
      path.append(index)
      next = entries[index].parent
    }
    return path.reversed()
  }
}

/// The space that lines across one gap need.
private struct ConnectorGap {
  private var longest = 0.0
  private var count = 0

  mutating func add(_ connector: Connector, _ axis: Axis, _ isBetweenNeighbours: Bool, _ medium: Medium) {
    count += 1
    // The length of a head or a stub, and of a turn, as in the router.
    let isCells = medium.isCells
    var length = [connector.source.head, connector.target.head].reduce(0) { length, head in
      length + (head == .none ? isCells ? 0.5 : 8 : (isCells ? 1.5 : 14) + head.excess(inCells: isCells))
    }
    // If the line passes other views, its label is beside these views, not in the gap.
    if isBetweenNeighbours {
      func extent(_ text: String, _ beside: (width: Double, height: Double)) -> Double {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return axis == .vertical
          ? Double(lines.count) * medium.lineHeight(.caption) + beside.height
          : (lines.map { medium.room(medium.width(of: $0, .caption)) }.max() ?? 0) + beside.width
      }
      if let label = connector.label, !label.isEmpty { length += extent(label, isCells ? (2, 0) : (8, 4)) }
      for text in [connector.source.label, connector.target.label].compactMap({ $0 }) where !text.isEmpty {
        length += extent(text, isCells ? (1, 0) : (6, 2))
      }
    }
    longest = max(longest, length)
  }

  /// The space that the lines need. Two lines can turn at the same place, one to each side. Each further pair of lines
  /// needs 8 points more, or a cell.
  func length(_ medium: Medium) -> Double {
    (longest + Double((count - 1) / 2) * (medium.isCells ? 1 : 8)).rounded(.up)
  }
}

extension ViewNode.Content {
  /// The axis of a stack, and the distance between its views in points; nil for other views.
  fileprivate var line: (axis: Axis, spacing: Double)? {
    switch self {
    case .stack(let stack): (stack.axis, stack.spacing)
    case .arranged(let stack): (stack.axis, stack.spacing)
    default: nil
    }
  }
}

extension Connector {
  /// Whether both ends are at edges across an axis, top or bottom for the vertical axis: such a line needs no gap along
  /// the other axis.
  fileprivate func leavesOnly(_ axis: Axis) -> Bool {
    [source.edge, target.edge].allSatisfy { edge in
      edge.map { ($0 == .top || $0 == .bottom) == (axis == .vertical) } ?? false
    }
  }
}
