import TrussIR
import TrussSolver
import TrussViews

extension ContainerRule {
  /// The costs of a container's length, for each unit of length below and above a breakpoint.
  struct OwnCost {
    var axis: Axis
    var breakpoint: Double
    var down: Double
    var up: Double
    var priority: Priority
    var order: UInt64
  }

  struct Proportions {
    var members: [LengthTree.Member] = []
    /// The index in `members` of the view that the others follow: the first view with a size or, without one, the first
    /// view.
    var key = 0
    /// For views that also shrink together: the value of the common unit below which shrinking costs, and the slope of
    /// the cost.
    var knee = 0.0
    var slope = 0.0
  }
}

/// The records of a container. The rule is read through a pointer, as a call on it would copy it.
extension UnsafePointer<ContainerRule> {
  /// Relates the container's length along an axis to the lengths inside it.
  func add(_ axis: Axis, to lengths: inout LengthTree, _ node: inout LengthTree.Node) {
    node.constant = pointee.insets[axis]
    // A stack without visible views consists of its insets.
    if pointee.box.kind == .flex, pointee.visibleCount == 0 {
      node.rule = .sum
      let order = Section.flexGrow.order(pointee.box.index, axis == .horizontal ? 0 : 1)
      return addRest(axis, order, weight: 1, filling: nil, to: &lengths, &node)
    }
    // By default an arranged stack is as small as its views allow, as UIKit fits a stack.
    if pointee.box.open.contains(axis) || pointee.box.kind == .arranged { node.needsRow = false }
    switch pointee.box.kind {
    case .flex, .arranged, .grid:
      if axis == pointee.box.axis { break }
      node.rule = pointee.box.kind == .grid ? .columns : .box
      return
    case .layers, .frame, .scroll, .rows:
      node.rule = .box
      return
    case .gridRow:
      node.rule = axis == .horizontal ? .gridRow : .box
      return
    case .table:
      node.rule = axis == .horizontal ? .box : .separate
      // The table's rule settles its height. Its width equals the widths of its rows, which no rule settles.
      node.needsRow =
        axis == .horizontal
        && (node.needsRow || pointee.visibleCount > 0 && !pointee.box.definite.contains(.horizontal))
      return
    }
    // `RecordTree.addGaps` adds the constraint rows.
    if pointee.box.isCrowded { return node.rule = .rows }
    node.rule = pointee.isEqual ? .equalSum : .sum
    let justification = pointee.justification ?? Justification()
    node.gapCount = justification.gaps.count(between: pointee.visibleCount)
    if justification.gaps.holdSpacing {
      node.leastGap = pointee.spacing
    } else {
      node.constant += pointee.spacing * Double(max(0, pointee.visibleCount - 1))
    }
    guard pointee.box.kind != .arranged else { return }
    addGroups(to: &lengths, &node)
    // Constraint rows of containers that end at the same index are ordered from the innermost container outward.
    let order = Section.endOrder(pointee.end, depth: pointee.box.depth)
    // Centred content overflows by half of its excess.
    addRest(axis, order, weight: justification.pin == .center ? 0.5 : 1, filling: pointee.filling, to: &lengths, &node)
  }

  /// Adds the costs of a sum's remainder: the content should stay in the box, and fill it.
  private func addRest(
    _ axis: Axis, _ order: UInt64, weight: Double, filling: Priority?, to lengths: inout LengthTree,
    _ node: inout LengthTree.Node
  ) {
    lengths.add(0, down: weight, up: 0, pointee.box.containment(axis), order)
    node.restCount = 1
    guard let filling else { return }
    lengths.add(0, down: 0, up: weight, filling, order + 1)
    node.restCount = 2
  }

  private func addGroups(to lengths: inout LengthTree, _ node: inout LengthTree.Node) {
    if pointee.shares.isEmpty, pointee.shrinkingRow.isEmpty, pointee.proportions[pointee.box.axis] == nil {
      return
    }
    let first = lengths.groups.count
    if pointee.shares.count > 1 || pointee.shares.contains(where: { $0.maximum < .infinity }) {
      lengths.add(
        .shares, pointee.shares, pointee.shareLevel,
        Section.flexGrow.order(pointee.box.index, pointee.box.kind == .grid ? 1 << 20 : 0))
    }
    if let spacers = pointee.laterShares.first, spacers.count > 1 {
      lengths.add(.shares, spacers, RulePriority.cappedFlexGrow, Section.flexGrow.order(pointee.box.index, 1 << 21))
    }
    let order = Section.flexShrink.order(pointee.box.index)
    if let proportions = pointee.proportions[pointee.box.axis] {
      lengths.add(
        .proportions, proportions.members, pointee.shrinkLevel, order, knee: proportions.knee, slope: proportions.slope)
    }
    let texts = pointee.shrinkingRow.filter { $0.factor > 0 }
    if !texts.isEmpty, pointee.proportions[pointee.box.axis]?.knee ?? 0 == 0 {
      lengths.add(.shortfall, texts, pointee.shrinkLevel, order)
    }
    guard lengths.groups.count > first else { return }
    node.link = Int32(first)
    node.groupCount = UInt8(lengths.groups.count - first)
  }
}
