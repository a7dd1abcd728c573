import TrussIR
import TrussSolver
import TrussViews

/// The records of a container.
extension ContainerRule {
  /// Relates the container's length along an axis to those inside it.
  func add(_ axis: Axis, to lengths: inout LengthTree, _ node: inout LengthTree.Node) {
    node.constant = axis == .horizontal ? insets.horizontal : insets.vertical
    // A stack without a view to see is its insets.
    if box.kind == .flex, visibleCount == 0 {
      node.rule = .sum
      let order = Section.flexGrow.order(box.index, axis == .horizontal ? 0 : 1)
      return addRest(axis, order, weight: 1, filling: nil, to: &lengths, &node)
    }
    // An arranged stack is as small as its views let it be where nothing else decides, as UIKit's fitting does.
    if box.open.contains(axis) || box.kind == .arranged { node.needsRow = false }
    switch box.kind {
    case .flex, .arranged, .grid:
      if axis == box.axis { break }
      node.rule = box.kind == .grid ? .columns : .box
      return
    case .layers, .frame, .scroll, .rows:
      node.rule = .box
      return
    case .gridRow:
      node.rule = axis == .horizontal ? .gridRow : .box
      return
    case .table:
      node.rule = axis == .horizontal ? .box : .separate
      // The table's rule settles its height. Its width is also that of its rows, which no rule settles.
      node.needsRow = axis == .horizontal && (node.needsRow || visibleCount > 0 && !box.definite.contains(.horizontal))
      return
    }
    node.rule = isEqual ? .equalSum : .sum
    let justification = justification ?? Justification()
    node.gapCount = justification.gaps.count(between: visibleCount)
    if justification.gaps.holdSpacing {
      node.leastGap = spacing
    } else {
      node.constant += spacing * Double(max(0, visibleCount - 1))
    }
    guard box.kind != .arranged else { return }
    addGroups(to: &lengths, &node)
    let filling = justification.filling(areSharing: hasFlexGrow, areBounded: areBounded)
    // The rows of views that end together come from the innermost outward.
    let order = Section.endOrder(end, depth: depth)
    // Content in the middle leaves by half of what it is too long.
    addRest(axis, order, weight: justification.pin == .center ? 0.5 : 1, filling: filling, to: &lengths, &node)
  }

  /// The rest of a sum: the content is to stay in the box, and to fill it.
  private func addRest(
    _ axis: Axis, _ order: UInt64, weight: Double, filling: Priority?, to lengths: inout LengthTree,
    _ node: inout LengthTree.Node
  ) {
    lengths.add(0, down: weight, up: 0, box.containment(axis), order)
    node.restCount = 1
    guard let filling else { return }
    lengths.add(0, down: 0, up: weight, filling, order + 1)
    node.restCount = 2
  }

  private func addGroups(to lengths: inout LengthTree, _ node: inout LengthTree.Node) {
    if shares.isEmpty, shrinkingRow.isEmpty, proportions.isEmpty { return }
    let first = lengths.groups.count
    if shares.count > 1 || shares.contains(where: { $0.maximum < .infinity }) {
      lengths.add(.shares, shares, shareLevel, Section.flexGrow.order(box.index, box.kind == .grid ? 1 << 20 : 0))
    }
    if let spacers = laterShares.first, spacers.count > 1 {
      lengths.add(.shares, spacers, RulePriority.cappedFlexGrow, Section.flexGrow.order(box.index, 1 << 21))
    }
    let order = Section.flexShrink.order(box.index)
    if let proportions = proportions[box.axis] {
      lengths.add(
        .proportions, proportions.members, shrinkLevel, order, knee: proportions.knee, slope: proportions.slope)
    }
    let texts = shrinkingRow.filter { $0.factor > 0 }
    if !texts.isEmpty, proportions[box.axis]?.knee ?? 0 == 0 { lengths.add(.shortfall, texts, shrinkLevel, order) }
    guard lengths.groups.count > first else { return }
    node.link = Int32(first)
    node.groupCount = UInt8(lengths.groups.count - first)
  }
}
