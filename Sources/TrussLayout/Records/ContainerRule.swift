import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// The rule of a container about the lengths inside it, in the medium's unit.
struct ContainerRule {
  var box: ContainerContext
  /// The insets on each axis, those at the start and at the end in one.
  private(set) var insets = (horizontal: 0.0, vertical: 0.0)
  private(set) var spacing = 0.0
  private(set) var justification = Justification()
  /// Whether all lengths along the axis are equal.
  private(set) var isEqual = false
  /// Whether a view inside has a share of the room left.
  private(set) var hasFlexGrow = false
  /// Whether all those have a greatest size.
  private(set) var areBounded = true
  /// The views inside that are not collapsed.
  private(set) var visibleCount = 0
  /// Whether a view inside a flex stack has a proportion of its own along the stack.
  private var haveOwnProportions = false
  private(set) var depth = 0
  private(set) var end = 0
  /// What a length of the container itself costs.
  private(set) var ownCost: OwnCost?
  /// The cost of a length at which the centres of the views inside cannot be equally far apart, where they are to be.
  private(set) var centeringCost: OwnCost?
  private(set) var groups: [Group] = []
  /// The views in frames; nil where there are none.
  let frames: FramedViews?

  /// A cost of one of the container's lengths: of what it is shorter or longer than a breakpoint.
  struct OwnCost {
    var axis: Axis
    var breakpoint: Double
    var down: Double
    var up: Double
    var priority: Priority
    var order: UInt64
  }

  /// A group of lengths along the axis, before it is part of a tree.
  struct Group {
    var kind: LengthTree.Group.Kind
    var priority: Priority
    var order: UInt64
    var members: [LengthTree.Member]
    /// Of proportions, the unit below which they cost something, and how much for each step.
    var knee = 0.0
    var slope = 0.0
  }

  /// An empty rule. `read` fills it in place: a rule is large, and returning one would copy it.
  init(of index: Int, end: Int, _ frames: FramedViews?) {
    self.frames = frames
    box = ContainerContext(index: index, end: end)
  }

  /// Fills in the rule of a container; false where no record describes the container.
  mutating func read(
    _ views: Views, _ context: UnsafePointer<ChildContext>, _ sizes: GivenSizes, _ medium: Medium, _ grid: GridRecord?,
    _ placement: inout RecordTree.Placement
  ) -> Bool {
    let index = box.index
    box.definite = context.pointee.definite
    box.bounded = sizes.greatest
    box.scales = context.pointee.scales
    box.growAxis = context.pointee.hasFlexGrow ? context.pointee.stackAxis : nil
    box.filling = context.pointee.filling
    (depth, end) = (views[index].depth, views[index].end)
    let insets = medium.boxInsets(of: views[index])
    self.insets = (insets.left + insets.right, insets.top + insets.bottom)
    switch views[index].content {
    case .stack(let stack):
      guard read(stack, views, medium) else { return false }
    case .arranged(let stack):
      guard read(stack, views, medium) else { return false }
    case .layers(let stack):
      guard let align = stack.align, areRecords(views) else { return false }
      box.kind = .layers
      box.layerAlignment = align
    case .framed(let frame):
      guard let frames, frames.areOfRecords(index, mayBeLimited: true, views) else { return false }
      let inner = views[index].backgroundEnd
      let isBounded = Axis.allCases.contains { axis in
        frames.growth.flexible[inner].contains(axis)
          && views[frames.sizer(of: inner, axis)].address.hasMaximum(axis)
      }
      if isBounded { return false }
      read(frame, context.pointee, sizes)
    case .grid:
      guard let grid else { return false }
      read(grid, views, medium)
    case .gridRow:
      guard grid != nil else { return false }
      box.kind = .gridRow
    case .table:
      guard areRecords(views) else { return false }
      box.kind = .table
    case .leaf, .scroll, .flow, .choice, .composite: return false
    }
    let isMirrored = views[index].isRightToLeft
    placement.left = isMirrored ? insets.right : insets.left
    placement.right = isMirrored ? insets.left : insets.right
    placement.top = insets.top
    placement.bottom = insets.bottom
    placement.spacing = spacing
    placement.justification = justification
    placement.arrangement = arrangement
    return true
  }

  private var arrangement: RecordTree.Arrangement {
    switch box.kind {
    case .flex, .arranged: box.axis == .horizontal ? .horizontal : .vertical
    case .layers, .frame: .layers
    case .grid: .grid
    case .gridRow: .gridRow
    case .table: .table
    case .rows: .rows
    }
  }

  /// The rows of a grid are a stack in which shares are divided before padding and after it alike.
  private mutating func read(_ grid: GridRecord, _ views: Views, _ medium: Medium) {
    (box.kind, box.axis, areBounded) = (.grid, .vertical, false)
    spacing = medium.gap(grid.grid.rowSpacing, .vertical)
    visibleCount = grid.plan.rows.count { !views[$0].attributes.isCollapsed }
    let sharing = grid.sharingRows(views)
    hasFlexGrow = !sharing.isEmpty
    guard sharing.count > 1 else { return }
    groups.append(
      Group(
        kind: .shares, priority: grid.level(ofFlexGrow: .vertical), order: Section.flexGrow.order(box.index, 1 << 20),
        members: sharing))
  }

  private mutating func read(_ frame: FrameBox, _ context: ChildContext, _ sizes: GivenSizes) {
    box.kind = .frame
    box.layerAlignment = frame.alignment
    box.definite.formUnion(sizes.exact)
    for axis in Axis.allCases where frames?.sizer(of: box.index, axis) != box.index { box.open.insert(axis) }
    box.frame = FrameContext(
      stackAxis: context.stackAxis, stretched: context.stretched, filling: box.filling, definite: box.definite,
      framed: context.framed,
      unsettled: context.unsettled, hasFlexGrow: context.hasFlexGrow, flexShrinks: context.flexShrinks)
  }

  private mutating func read(_ stack: ArrangedStack, _ views: Views, _ medium: Medium) -> Bool {
    let across = AxisPlacement.acrossArrangedStack(stack.effectiveAlignment)
    guard let across, !stack.children.isEmpty, areRecords(views),
      !stack.isBaselineRelative,
      views[box.index].outline.isPlain || views[box.index].attributes.customSpacings.isEmpty
    else { return false }
    box.kind = .arranged
    box.axis = stack.axis
    box.across = across
    spacing = medium.gap(stack.spacing, stack.axis)
    var child = views[box.index].backgroundEnd
    while child < box.end {
      visibleCount += 1
      child = views[child].end
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: isEqual = true
    case .equalSpacing:
      justification = Justification(.spaceBetween).applied(toViews: visibleCount, areSharing: false)
    case .equalCentering:
      guard visibleCount < 2 || haveOwnLengths(views, medium) else { return false }
      justification = Justification(pin: .start, gaps: .centers, fills: true)
        .applied(toViews: visibleCount, areSharing: false)
      if visibleCount > 1 { centeringCost = .centering(in: box.index, axis: stack.axis, viewCount: visibleCount) }
      box.centersViews = centeringCost != nil
    case .fillProportionally: return false
    }
    guard !across.isRigid else { return true }
    ownCost = OwnCost(
      axis: stack.axis.cross, breakpoint: 0, down: 0, up: 1,
      priority: visibleCount == 1 ? RulePriority.fit : RulePriority.spanningFit,
      order: Section.alignment.order(box.index))
    return true
  }

  private mutating func read(_ stack: FlexStack, _ views: Views, _ medium: Medium) -> Bool {
    guard let justify = stack.justify, let align = stack.align, stack.proportions(stack.axis.cross) == nil else {
      return false
    }
    box.axis = stack.axis
    box.align = align
    box.offersRoom = stack.offersRoom
    box.hasArrays = stack.widths != nil || stack.heights != nil || stack.individualAlignments != nil
    spacing = medium.gap(stack.spacing, stack.axis)
    guard let census = census(views, medium), stack.axis == .vertical || read(alignments: stack, views) else {
      return false
    }
    visibleCount = census.visibleCount
    box.textCount = census.textCount
    areBounded = census.areBounded
    haveOwnProportions = census.haveOwnProportions
    let shares = census.shares
    guard areRecords(shares, views) else { return false }
    guard addProportions(stack, views) else { return false }
    hasFlexGrow = !shares.isEmpty
    justification = Justification(justify).applied(toViews: visibleCount, areSharing: hasFlexGrow)
    let isDefinite = box.definite.contains(box.axis)
    box.division = RoomDivision(
      along: box.axis, hasFlexGrow: hasFlexGrow, isDefinite: isDefinite, shareHoldsText: box.textCount > 0)
    box.mayDivideContent = box.division == .ofContent
    if shares.count > 1 || shares.contains(where: { $0.maximum < .infinity }) {
      groups.append(
        Group(
          kind: .shares, priority: box.scales[box.axis].flexGrow(ofKnownRoom: isDefinite),
          order: Section.flexGrow.order(box.index), members: shares))
    }
    return true
  }

  /// Adds the views whose lengths along the axis are in proportion; false where the rows of the stack describe more than
  /// that: a proportion of 0, a view that has a share of the room too, or several views that have sizes of their own,
  /// which may disagree.
  private mutating func addProportions(_ stack: FlexStack, _ views: Views) -> Bool {
    let given = stack.proportions(box.axis)
    if given == nil, !haveOwnProportions { return true }
    var members: [LengthTree.Member] = []
    var (count, sizedCount, position) = (0, 0, -1)
    var child = views[box.index].backgroundEnd
    while child < box.end {
      defer { child = views[child].end }
      position += 1
      guard let proportion = views[child].attributes.proportion[box.axis] ?? given?[position] else { continue }
      count += 1
      if stack.sizes(box.axis)?[position] != nil || views[child].exactSize(box.axis) != nil { sizedCount += 1 }
      if views[child].attributes.isCollapsed { continue }
      guard proportion > 0, flexGrow(of: child, views) == nil else { return false }
      members.append(LengthTree.Member(node: Int32(child), factor: proportion, inset: 0))
    }
    guard sizedCount < 2 else { return false }
    guard count > 1, members.count > 1 else { return true }
    groups.append(
      Group(
        kind: .proportions, priority: box.scales[.horizontal](RulePriority.flexShrink(depth: depth)),
        order: Section.flexShrink.order(box.index), members: members))
    return true
  }

  /// Adds what it costs that texts in proportion share a shortfall: their unit then decides it. False where other texts
  /// share it too, or where a part of a text does not shrink.
  private mutating func addShortfall(of texts: [LengthTree.Member], toProportions index: Int) -> Bool {
    for text in texts {
      guard text.inset == 0, let member = groups[index].members.first(where: { $0.node == text.node }) else {
        return false
      }
      groups[index].knee = max(groups[index].knee, text.factor / member.factor)
    }
    groups[index].slope = texts.reduce(0) { $0 + $1.factor } / groups[index].knee
    return true
  }

  /// Notes whether views of a row are aligned by their first baselines; false where one is by its last one.
  private mutating func read(alignments stack: FlexStack, _ views: Views) -> Bool {
    var position = -1
    var child = views[box.index].backgroundEnd
    while child < box.end {
      defer { child = views[child].end }
      position += 1
      if views[child].attributes.isCollapsed { continue }
      switch views[child].attributes.align ?? stack.individualAlignments?[position] ?? box.align {
      case .firstBaseline: box.alignsBaselines = true
      case .lastBaseline: return false
      case .fill, .start, .center, .end: break
      }
    }
    return true
  }

  /// What a pass over the views inside a stack counts.
  private struct Census {
    var visibleCount = 0
    var textCount = 0
    var haveOwnProportions = false
    var areBounded = true
    var shares: [LengthTree.Member] = []
  }

  /// Counts the views of a stack, and collects those with a share of the room left; nil where a share is not positive.
  private func census(_ views: Views, _ medium: Medium) -> Census? {
    var census = Census()
    var child = views[box.index].backgroundEnd
    while child < box.end {
      guard isRecord(child, views) else { return nil }
      if !views[child].outline.isPlain, views[child].attributes.proportion[box.axis] != nil {
        census.haveOwnProportions = true
      }
      if !views[child].attributes.isCollapsed {
        census.visibleCount += 1
        if views[child].content.isText || views[child].traits.contains(.fitsViews) { census.textCount += 1 }
        if let flexGrow = flexGrow(of: child, views) {
          guard flexGrow > 0, frames?.growth.lastSpacers.contains(child) != true else { return nil }
          let sizer = frames?.sizer(of: child, box.axis) ?? child
          census.areBounded = census.areBounded && views[sizer].address.hasMaximum(box.axis)
          // A share is divided before padding, as in CSS.
          let inset = inset(of: child, box.axis, views, medium)
          let maximum = frames?.growth.limits[child][box.axis] ?? .infinity
          census.shares.append(LengthTree.Member(node: Int32(child), factor: flexGrow, inset: inset, maximum: maximum))
        }
      }
      child = views[child].end
    }
    return census
  }

  /// Reads the widths of a row's content: the views that are or hold text share a shortfall, where there are
  /// several; and where a share holds text, the row asks for room for all of them on one line. False where one of them
  /// has a maximum that its content is wider than: whether it shrinks with the others takes a round to know.
  mutating func read(_ contents: MaxContentWidths, _ views: Views, _ medium: Medium) -> Bool {
    guard case .stack(let stack) = views[box.index].content else { return true }
    guard addFlexShrink(stack, contents, views, medium) else { return false }
    guard box.mayDivideContent else { return true }
    box.division = RoomDivision(
      along: box.axis, hasFlexGrow: true, isDefinite: false, shareHoldsText: shareHoldsText(contents, views))
    if let priority = box.division.contentWidthPriority(box.scales[.horizontal]) {
      ownCost = OwnCost(
        axis: .horizontal, breakpoint: contents.widths[box.index], down: 1, up: 0, priority: priority,
        order: Section.own.order(box.index, 1 << 21))
    }
    return true
  }

  private func shareHoldsText(_ contents: MaxContentWidths, _ views: Views) -> Bool {
    var child = views[box.index].backgroundEnd
    while child < box.end {
      if flexGrow(of: child, views) != nil, !views[child].attributes.isCollapsed, contents.holdsText[child] {
        return true
      }
      child = views[child].end
    }
    return false
  }

  /// What a table specifies of its own height; false where no row has a place of its own.
  mutating func read(_ table: TablePlan, _ views: Views) -> Bool {
    var child = views[box.index].backgroundEnd
    while child < box.end {
      visibleCount += 1
      child = views[child].end
    }
    guard visibleCount == 0 || (0..<visibleCount).contains(table.anchor) else { return false }
    ownCost = OwnCost(
      axis: .vertical, breakpoint: table.fitted, down: 1, up: 0, priority: RulePriority.showAll,
      order: Section.alignment.order(box.index))
    return true
  }

  private mutating func addFlexShrink(
    _ stack: FlexStack, _ contents: MaxContentWidths, _ views: Views, _ medium: Medium
  ) -> Bool {
    var members: [LengthTree.Member] = []
    var (count, position, isBounded) = (0, -1, false)
    var child = views[box.index].backgroundEnd
    while child < box.end {
      defer { child = views[child].end }
      position += 1
      let view = ShrinkingRow.View(
        child, isCollapsed: views[child].attributes.isCollapsed, hasFlexGrow: flexGrow(of: child, views) != nil,
        hasWidth: stack.widths?[position] != nil, insets: inset(of: child, .horizontal, views, medium), contents)
      guard let view else { continue }
      count += 1
      if view.maximum != nil { isBounded = true }
      if view.shrinking > 0 {
        members.append(LengthTree.Member(node: Int32(child), factor: view.shrinking, inset: view.insets))
      }
    }
    guard count > 1 else { return true }
    guard !isBounded else { return false }
    box.flexShrinks = true
    guard !members.isEmpty else { return true }
    if let index = groups.firstIndex(where: { $0.kind == .proportions }) {
      let proportional = Set(groups[index].members.map(\.node))
      if members.contains(where: { proportional.contains($0.node) }) {
        return addShortfall(of: members, toProportions: index)
      }
    }
    groups.append(
      Group(
        kind: .shortfall,
        priority: box.scales[.horizontal](RulePriority.flexShrink(depth: depth)),
        order: Section.flexShrink.order(box.index), members: members))
    return true
  }
}
