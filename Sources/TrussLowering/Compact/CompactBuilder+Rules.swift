import TrussIR
import TrussSolver
import TrussViews

extension CompactBuilder {
  /// What a container says of the lengths inside it, in the medium's unit.
  struct Rule {
    var box: Box?
    /// The insets on each axis, those at the start and at the end in one.
    var insets = (horizontal: 0.0, vertical: 0.0)
    var spacing = 0.0
    var justify = Justify.fill
    /// Whether all lengths along the axis are equal.
    var isEqual = false
    /// Whether a view inside has a share of the room left.
    var isShared = false
    /// The views inside that are not hidden.
    var visibleCount = 0
    var groups: [Group] = []
    var depth = 0

    func inset(_ axis: Axis) -> Double { axis == .horizontal ? insets.horizontal : insets.vertical }
  }

  /// A group of lengths along the axis, before it is part of a tree.
  struct Group {
    var kind: LengthTree.Group.Kind
    var priority: Priority
    var order: UInt64
    var members: [LengthTree.Member]
  }

  /// The rule of a view; nil where that has no compact form.
  mutating func rule(of index: Int, _ standing: Standing) -> Rule? {
    switch tree.entries[index].content {
    case .stack(let stack): flexRule(stack, index, standing)
    case .arranged(let stack): arrangedRule(stack, index, standing)
    case .layers(let stack): layersRule(stack, index, standing)
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider:
      Rule()
    case .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: nil
    }
  }

  private mutating func begin(_ kind: Box.Kind, _ index: Int, _ standing: Standing) -> Rule {
    let insets = medium.boxInsets(of: tree.entries[index])
    let isMirrored = tree.entries[index].isRightToLeft
    compact.spots[index].left = isMirrored ? insets.right : insets.left
    compact.spots[index].right = isMirrored ? insets.left : insets.right
    compact.spots[index].top = insets.top
    compact.spots[index].bottom = insets.bottom
    var rule = Rule()
    rule.insets = (insets.left + insets.right, insets.top + insets.bottom)
    rule.depth = tree.entries[index].depth
    rule.box = Box(kind: kind, index: index, end: tree.entries[index].end, definite: standing.definite)
    return rule
  }

  private mutating func layersRule(_ stack: ZStack, _ index: Int, _ standing: Standing) -> Rule? {
    guard let align = stack.align else { return nil }
    var rule = begin(.layers, index, standing)
    rule.box?.layerAlignment = align
    compact.spots[index].arrangement = .layers
    return rule
  }

  private mutating func arrangedRule(_ stack: ArrangedStack, _ index: Int, _ standing: Standing) -> Rule? {
    guard stack.distribution == .fill || stack.distribution == .fillEqually, stack.alignment == .fill,
      !stack.baselineRelative, !stack.children.isEmpty
    else { return nil }
    var rule = begin(.arranged, index, standing)
    rule.box?.axis = stack.axis
    rule.isEqual = stack.distribution == .fillEqually
    rule.spacing = medium.gap(stack.spacing, stack.axis)
    var child = index + 1
    while child < tree.entries[index].end {
      rule.visibleCount += 1
      child = tree.entries[child].end
    }
    compact.spots[index].spacing = rule.spacing
    compact.spots[index].arrangement = stack.axis == .horizontal ? .horizontal : .vertical
    return rule
  }

  private mutating func flexRule(_ stack: FlexStack, _ index: Int, _ standing: Standing) -> Rule? {
    guard let justify = stack.justify, let align = stack.align, stack.proportionalWidths == nil,
      stack.proportionalHeights == nil
    else { return nil }
    var rule = begin(.flex, index, standing)
    rule.box?.axis = stack.axis
    rule.box?.align = align
    rule.box?.hasArrays = stack.widths != nil || stack.heights != nil || stack.individualAlignments != nil
    rule.spacing = medium.gap(stack.spacing, stack.axis)
    guard let shares = gather(&rule, stack, index) else { return nil }
    rule.justify = justify
    // With any share the room is the sharing views': the gaps are exactly the spacing.
    if shares.count > 0 {
      rule.isShared = true
      switch justify {
      case .start, .spaceBetween, .spaceAround, .spaceEvenly: rule.justify = .fill
      case .fill, .end, .center: break
      }
    }
    if shares.count > 1 {
      let isDefinite = standing.definite.contains(stack.axis)
      rule.groups.append(
        Group(
          kind: .shares, priority: isDefinite ? Level.shares : Level.sharesWhereIndefinite,
          order: Self.order(index, .shares), members: shares))
    }
    guard stack.axis == .vertical || addShortfall(&rule, stack, index) else { return nil }
    compact.spots[index].spacing = rule.spacing
    compact.spots[index].justify = rule.justify
    compact.spots[index].arrangement = stack.axis == .horizontal ? .horizontal : .vertical
    return rule
  }

  /// Counts the views of a stack. Returns those with a share of the room left, or nil where a share is none.
  private func gather(_ rule: inout Rule, _ stack: FlexStack, _ index: Int) -> [LengthTree.Member]? {
    var shares: [LengthTree.Member] = []
    var child = index + 1
    while child < tree.entries[index].end {
      if !tree.entries[child].attributes.isHidden {
        rule.visibleCount += 1
        if let share = tree.entries[child].share {
          guard share > 0 else { return nil }
          // A share is divided before padding, as in CSS.
          let insets = medium.boxInsets(of: tree.entries[child])
          shares.append(
            LengthTree.Member(
              node: Int32(child), factor: share, inset: insets.start(stack.axis) + insets.end(stack.axis)))
        }
      }
      child = tree.entries[child].end
    }
    return shares
  }

  /// The views of a row that are or hold text share a shortfall, where there are several.
  private mutating func addShortfall(_ rule: inout Rule, _ stack: FlexStack, _ index: Int) -> Bool {
    guard holdsText, rule.visibleCount > 1 else { return true }
    let contents = contentWidths()
    var members: [LengthTree.Member] = []
    var count = 0
    for (position, child) in tree.children(of: index).enumerated() where !tree.entries[child].attributes.isHidden {
      guard contents.holdsText[child], tree.entries[child].share == nil, stack.widths?[position] == nil else { continue }
      count += 1
      guard contents.widths[child] > 0 else { continue }
      members.append(LengthTree.Member(node: Int32(child), factor: contents.widths[child], inset: 0))
    }
    guard count > 1 else { return true }
    rule.box?.sharesShortfall = true
    guard !members.isEmpty else { return true }
    let depth = Double(tree.entries[index].depth + 1)
    rule.groups.append(
      Group(
        kind: .shortfall, priority: Priority(Level.sharedShortfall.value - 0.001 * min(depth, 900)),
        order: Self.order(index, .shortfall), members: members))
    return true
  }

  // MARK: Lengths

  /// Says of an axis how a container's length hangs together with those inside it.
  mutating func addRule(_ rule: Rule, _ axis: Axis, _ node: inout LengthTree.Node) {
    guard let box = rule.box else { return }
    node.constant = rule.inset(axis)
    // A stack without a view to see is its insets.
    if box.kind == .flex, rule.visibleCount == 0 {
      node.rule = .sum
      addCost(axis, 0, down: 1, up: 0, box.containment(axis), Self.order(box.index, .shares))
      node.restCount = 1
      return
    }
    guard box.kind != .layers, axis == box.axis else {
      node.rule = .box
      return
    }
    node.rule = rule.isEqual ? .equalSum : .sum
    node.constant += rule.spacing * Double(rule.visibleCount - 1)
    guard box.kind == .flex else { return }
    addGroups(rule, axis, &node)
    var isFilled = rule.justify == .fill || rule.isShared
    switch rule.justify {
    case .fill, .start, .end, .center: break
    case .spaceBetween:
      isFilled = rule.visibleCount > 1
      if isFilled {
        node.constant = rule.inset(axis)
        (node.gapCount, node.leastGap) = (Double(rule.visibleCount - 1), rule.spacing)
      }
    case .spaceAround: (node.gapCount, isFilled) = (Double(rule.visibleCount), true)
    case .spaceEvenly: (node.gapCount, isFilled) = (Double(rule.visibleCount + 1), true)
    }
    addRest(rule, axis, isFilled: isFilled, &node)
  }

  /// The rest of a sum: the content is to stay in the box, and to fill it. Those of views that end together come from
  /// the innermost outward.
  private mutating func addRest(_ rule: Rule, _ axis: Axis, isFilled: Bool, _ node: inout LengthTree.Node) {
    guard let box = rule.box else { return }
    // Content in the middle leaves by half of what it is too long.
    let weight = rule.justify == .center ? 0.5 : 1
    let order = Self.order(box.end, .deferred, 2 * (LayoutError.Limits.depth - rule.depth))
    addCost(axis, 0, down: weight, up: 0, box.containment(axis), order)
    if isFilled { addCost(axis, 0, down: 0, up: weight, Level.filling, order + 1) }
    node.restCount = isFilled ? 2 : 1
  }

  private mutating func addGroups(_ rule: Rule, _ axis: Axis, _ node: inout LengthTree.Node) {
    guard !rule.groups.isEmpty else { return }
    node.firstGroup = Int32(compact[axis].groups.count)
    node.groupCount = UInt8(rule.groups.count)
    for group in rule.groups {
      let start = Int32(compact[axis].members.count)
      compact[axis].members += group.members
      let level = compact[axis].level(group.priority)
      compact[axis].groups.append(
        LengthTree.Group(
          group.kind, level: level, order: group.order, members: start..<Int32(compact[axis].members.count)))
    }
  }
}
