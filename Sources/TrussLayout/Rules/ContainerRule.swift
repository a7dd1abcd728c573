import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// The rule of a container for the views inside it, in the medium's unit. It is read once from the container, and
/// written as records (`ContainerRule+Records`) or as constraint rows (`SystemBuilder`).
struct ContainerRule {
  var box: ContainerContext
  /// The sum of the insets at the start and at the end of each axis.
  private(set) var insets = BothAxes(0.0, 0)
  private(set) var spacing = 0.0
  /// How views are justified along the axis; nil if constraints place them.
  private(set) var justification: Justification? = Justification()
  /// Whether the first view is the last in line.
  private(set) var isReversed = false
  /// Whether all views have the same length along the axis.
  private(set) var isEqual = false
  /// The views inside that divide the free space.
  private(set) var shares: [LengthTree.Member] = []
  /// The weights by which the views inside that have a basis share a shortfall: their lengths minus their insets, times
  /// their factors (CSS's scaled flex shrink factor).
  private(set) var shrinks: [Int32: Double] = [:]
  /// The views of lower layout priorities, which divide the space that the others leave, the highest priority first.
  private(set) var laterShares: [[LengthTree.Member]] = []
  /// The priority at which shares are in proportion.
  private(set) var shareLevel = RulePriority.flexGrow
  /// Whether all views that grow have a maximum size.
  private(set) var areBounded = true
  /// The views of a horizontal stack that shrink together if it is too narrow: texts, and views that contain text, with
  /// neither a given width nor a share. The factor of a member is the part of its one-line width that can shrink (CSS'
  /// inner flex base size); its maximum is the maximum width that the author set, if the content is wider.
  private(set) var shrinkingRow: [LengthTree.Member] = []
  /// The priority at which the views of `shrinkingRow` share the shortfall.
  private(set) var shrinkLevel = RulePriority.textLine
  /// The views whose lengths along an axis are in proportion.
  private(set) var proportions = PerAxis<Proportions>()
  private(set) var visibleCount = 0
  private(set) var end = 0
  /// The cost of the container's own length along one axis.
  private(set) var ownCost: OwnCost?
  /// The cost of a length at which the centres of the views inside cannot be equally far apart; nil if they need not
  /// be.
  private(set) var centeringCost: OwnCost?
  /// How far bars cover a scroll view at each edge; and the inset of its content, whose `left` is the leading inset.
  var covered = Insets.zero
  private(set) var contentInset = Insets.zero
  /// Whether records describe the container; otherwise it is written as rows.
  private(set) var isOfRecords = true
  let frames: FramedViews?

  /// Makes an empty rule. `read` fills it in place: a rule is large, and returning one would copy it.
  init(of index: Int, end: Int, _ frames: FramedViews?) {
    self.frames = frames
    box = ContainerContext(index: index, end: end)
  }

  var hasFlexGrow: Bool { !shares.isEmpty }

  /// Whether a view inside grows: a view with a basis may have a share of 0.
  var grows: Bool { shares.contains { $0.factor > 0 } }

  /// The priority at which the content fills the container along its axis; nil if it need not fill the container. The
  /// padding of a view with a size or a bound may be longer than the view, so its priority is lower.
  var filling: Priority? {
    if box.padsSize { return box.scales[box.axis](RulePriority.boundedStretch) }
    return justification?.filling(areSharing: grows, areBounded: areBounded)
  }

  /// Fills in the rule of a container. Returns whether records describe the container.
  @discardableResult
  mutating func read(
    _ views: Views, _ context: UnsafePointer<ChildContext>, _ sizes: GivenSizes, _ medium: Medium, _ grid: GridRule?,
    _ placement: inout RecordTree.Placement
  ) -> Bool {
    let index = box.index
    box.definite = context.pointee.definite
    box.depth = views[index].depth
    box.bounded = sizes.greatest
    box.bounded.formUnion(context.pointee.clamped)
    box.scales = context.pointee.scales
    box.growAxis = context.pointee.hasFlexGrow ? context.pointee.stackAxis : nil
    box.grown = context.pointee.grown
    if let axis = box.growAxis { box.grown.insert(axis) }
    (box.filling, box.containmentPriority) = (context.pointee.filling, context.pointee.containmentPriority)
    end = views[index].end
    let isRightToLeft = views[index].isRightToLeft
    let insets = medium.boxInsets(of: views[index]).leading(isRightToLeft: isRightToLeft)
    self.insets = BothAxes(insets.left + insets.right, insets.top + insets.bottom)
    placement.insets = insets
    switch views[index].content {
    case .stack(let stack):
      if stack.isPadding { box.takePlace(of: context.pointee) }
      read(stack, views, medium)
    case .arranged(let stack): read(stack, views, medium)
    case .layers(let stack):
      box.kind = .layers
      box.layerAlignment = stack.align
      isOfRecords = stack.align != nil && areRecords(views)
    case .framed(let frame):
      let inner = views[index].backgroundEnd
      isOfRecords = frames?.areOfRecords(index, mayBeLimited: true, views) == true && !isBounded(inner, views)
      read(frame, context.pointee, sizes)
    case .grid:
      guard let grid else { return false }
      read(grid, views, medium)
    case .gridRow:
      guard grid != nil else { return false }
      box.kind = .gridRow
    case .table:
      box.kind = .table
      isOfRecords = areRecords(views)
    case .scroll(let scroll):
      contentInset = scroll.adjustedContentInset(medium, covered: covered, isRightToLeft: isRightToLeft)
        .leading(isRightToLeft: isRightToLeft)
      read(scroll, views, medium, &placement)
    case .leaf, .flow, .choice, .composite: return false
    }
    placement.spacing = spacing
    placement.justification = justification ?? Justification()
    placement.isReversed = isReversed
    placement.arrangement = arrangement
    return isOfRecords
  }

  /// Whether the view of a frame grows with the frame up to a maximum.
  private func isBounded(_ inner: Int, _ views: Views) -> Bool {
    guard let frames else { return false }
    return Axis.allCases.contains { axis in
      frames.growth.flexible[inner].contains(axis)
        && views[frames.sizer(of: inner, axis)].address.hasMaximum(axis)
    }
  }

  private var arrangement: RecordTree.Arrangement {
    switch box.kind {
    case .flex, .arranged: box.axis == .horizontal ? .horizontal : .vertical
    case .layers, .frame, .scroll: .layers
    case .grid: .grid
    case .gridRow: .gridRow
    case .table: .table
    case .rows: .rows
    }
  }

  private mutating func read(
    _ scroll: ScrollView, _ views: Views, _ medium: Medium, _ placement: inout RecordTree.Placement
  ) {
    (box.kind, box.axis) = (.scroll, scroll.axis)
    isOfRecords = areRecords(views)
    insets.horizontal += contentInset.left + contentInset.right
    insets.vertical += contentInset.top + contentInset.bottom
    let start = scroll.contentStart(contentInset, medium)
    placement.insets.left += scroll.axis == .horizontal ? start : contentInset.left
    placement.insets.top += scroll.axis == .vertical ? start : contentInset.top
  }

  /// Whether the length of a view inside is bounded, fixed or in a ratio.
  private func holdsSize(_ views: Views, _ medium: Medium) -> Bool {
    views.inside(box.index).contains { child in
      let sizes = frames?.sizes(of: child, views, medium) ?? GivenSizes(of: views[child].address, medium)
      return sizes.lower[box.axis] > 0
        || [sizes.bounded, sizes.fixed, sizes.inRatio].contains { $0.contains(box.axis) }
    }
  }

  /// Reads the rows of a grid as a stack, whose shares include the padding of views.
  private mutating func read(_ grid: GridRule, _ views: Views, _ medium: Medium) {
    (box.kind, box.axis, areBounded) = (.grid, .vertical, false)
    spacing = medium.gap(grid.grid.rowSpacing, .vertical)
    visibleCount = grid.plan.rows.count { !views[$0].attributes.isCollapsed }
    shares = grid.sharingRows(views)
    shareLevel = grid.level(ofFlexGrow: .vertical)
    box.division = grid.division
    box.mayDivideContent = grid.division == .ofTracks
  }

  private mutating func read(_ frame: FrameBox, _ context: ChildContext, _ sizes: GivenSizes) {
    box.kind = .frame
    box.layerAlignment = frame.alignment
    box.definite.formUnion(sizes.exact)
    for axis in Axis.allCases where frames?.sizer(of: box.index, axis) != box.index { box.open.insert(axis) }
    box.takePlace(of: context)
    (box.stackAxis, box.flexShrinks) = (context.stackAxis, context.flexShrinks)
  }

  private mutating func read(_ stack: ArrangedStack, _ views: Views, _ medium: Medium) {
    let across = AxisPlacement.acrossArrangedStack(stack.effectiveAlignment)
    isOfRecords =
      across != nil && !stack.children.isEmpty && areRecords(views) && !stack.isBaselineRelative
      && (views[box.index].outline.isPlain || views[box.index].attributes.rare.customSpacings.isEmpty)
    box.kind = .arranged
    box.axis = stack.axis
    box.across = across ?? .separate
    spacing = medium.gap(stack.spacing, stack.axis)
    visibleCount = views.inside(box.index).count
    switch stack.distribution {
    case .fill: break
    case .fillEqually: isEqual = true
    case .equalSpacing:
      justification = Justification(.spaceBetween).applied(toViews: visibleCount, areSharing: false)
    case .equalCentering:
      if visibleCount >= 2, isOfRecords { isOfRecords = haveOwnLengths(views, medium) }
      justification = Justification(pin: .start, gaps: .centers, fills: true)
        .applied(toViews: visibleCount, areSharing: false)
      if visibleCount > 1, !box.isCrowded {
        centeringCost = .centering(in: box.index, axis: stack.axis, viewCount: visibleCount)
      }
      box.centersViews = centeringCost != nil
    case .fillProportionally: isOfRecords = false
    }
    if box.across.isRigid { return }
    ownCost = OwnCost(
      axis: stack.axis.cross, breakpoint: 0, down: 0, up: 1,
      priority: visibleCount == 1 ? RulePriority.fit : RulePriority.spanningFit,
      order: Section.alignment.order(box.index))
  }

  private mutating func read(_ stack: FlexStack, _ views: Views, _ medium: Medium) {
    isOfRecords = stack.justify != nil && stack.align != nil
    box.axis = stack.axis
    box.align = stack.align ?? .fill
    box.isAligned = stack.align != nil
    box.offersSpace = stack.offersSpace
    box.isPadding = stack.isPadding
    if stack.isPadding { box.padsSize = holdsSize(views, medium) }
    box.hasArrays = stack.widths != nil || stack.heights != nil || stack.individualAlignments != nil
    spacing = medium.gap(stack.spacing, stack.axis)
    var inProportion = Axes()
    readViews(views, medium, &inProportion)
    if stack.axis == .horizontal { read(alignments: stack, views) }
    isOfRecords = isOfRecords && areRecords(shares, views)
    for axis in Axis.allCases where inProportion.contains(axis) || stack.proportions(axis) != nil {
      read(proportions: stack, axis, views)
    }
    isReversed = stack.isReversed
    justification = stack.justify.map {
      let justification = isReversed ? Justification($0).reversed : Justification($0)
      return justification.applied(toViews: visibleCount, areSharing: grows && !areBounded)
    }
    let isDefinite = box.definite.contains(box.axis)
    box.division = RoomDivision(
      along: box.axis, hasFlexGrow: hasFlexGrow, isDefinite: isDefinite, shareHoldsText: box.textCount > 0)
    box.mayDivideContent = box.division == .ofContent
    box.hasShares = grows
    shareLevel = box.scales[box.axis].flexGrow(ofKnownRoom: isDefinite)
    shrinkLevel = box.scales[box.axis](RulePriority.flexShrink(depth: box.depth))
  }

  /// Counts the views of a stack, and collects the views with a share of the free space.
  private mutating func readViews(_ views: Views, _ medium: Medium, _ inProportion: inout Axes) {
    var areRanked = false
    for child in views.inside(box.index) {
      if isOfRecords { isOfRecords = isRecord(child, views) }
      let isPlain = views[child].outline.isPlain
      if !isPlain {
        for axis in Axis.allCases where views[child].attributes.rare.proportion[axis] != nil {
          inProportion.insert(axis)
        }
      }
      if !views[child].attributes.isCollapsed {
        visibleCount += 1
        if views[child].content.isText || views[child].traits.contains(.fitsViews) { box.textCount += 1 }
        if let flexGrow = flexGrow(of: child, views) {
          let isLast = frames?.growth.lastSpacers[child] != nil
          if flexGrow <= 0 { isOfRecords = false }
          if isLast || !isPlain && views[child].attributes.rare.layoutPriority != nil { areRanked = true }
          let isBounded = views.hasBoundedShare(child, box.axis, frames, medium)
          areBounded = areBounded && (flexGrow <= 0 || isBounded)
          // Shares with a maximum leave space. Where lengths are not known, records would divide this space differently
          // from constraint rows.
          if isBounded { isOfRecords = false }
          // Padding is added to a share, as in CSS.
          var inset = views.inset(of: child, box.axis, frames, medium)
          if let base = views.flexBase(of: child, box.axis, frames, medium) {
            inset = base.length
            // In a column with a share of an outer column nothing shrinks: it is as high as its content (CSS' automatic
            // minimum size).
            shrinks[Int32(child)] = box.axis == .vertical && box.growAxis == .vertical ? 0 : base.shrink
            box.hasBasis = true
            isOfRecords = false
          }
          shares.append(
            LengthTree.Member(
              node: Int32(child), factor: flexGrow, inset: inset,
              maximum: views.greatestLength(of: child, box.axis, frames, medium)))
        }
      }
    }
    guard areRanked else { return }
    let ranks = shares.map { rank(of: Int($0.node), views) }
    let all = shares
    let groups = Set(ranks).sorted(by: >).map { rank in all.indices.filter { ranks[$0] == rank }.map { all[$0] } }
    if groups.count == 1 { return }
    (shares, laterShares) = (groups[0], Array(groups.dropFirst()))
    isOfRecords = isOfRecords && laterShares.count == 1 && areLikeSpacers(laterShares[0], views)
  }

  /// Reads the views whose lengths along an axis are in proportion. Records describe proportions along the stack,
  /// except if there is a proportion of 0, a view that also has a share of the space, or several views with intrinsic
  /// sizes, which may disagree.
  private mutating func read(proportions stack: FlexStack, _ axis: Axis, _ views: Views) {
    let given = stack.proportions(axis)
    if axis != stack.axis { isOfRecords = false }
    var result = Proportions()
    var (count, sizedCount, key) = (0, 0, -1)
    for (position, child) in views.inside(box.index).enumerated() {
      guard let proportion = views[child].attributes.rare.proportion[axis] ?? given?[position] else { continue }
      count += 1
      let own = views[child].address.exactSize(axis)
      let isSized = stack.sizes(axis)?[position] != nil || own != nil && own?.unit != .proportion
      if isSized { sizedCount += 1 }
      if views[child].attributes.isCollapsed { continue }
      if proportion <= 0 || flexGrow(of: child, views) != nil { isOfRecords = false }
      if isSized, key < 0 { key = result.members.count }
      result.members.append(LengthTree.Member(node: Int32(child), factor: proportion, inset: 0))
    }
    if sizedCount > 1 { isOfRecords = false }
    guard count > 1, result.members.count > 1 else { return }
    result.key = max(key, 0)
    proportions[axis] = result
  }

  /// Notes whether views of a row are aligned by their first baselines. Alignment by last baselines is written as
  /// constraint rows.
  private mutating func read(alignments stack: FlexStack, _ views: Views) {
    for (position, child) in views.inside(box.index).enumerated() {
      if views[child].attributes.isCollapsed { continue }
      switch views[child].attributes.align ?? stack.individualAlignments?[position] ?? box.align {
      case .firstBaseline: box.alignsBaselines = true
      case .lastBaseline: isOfRecords = false
      case .fill, .start, .center, .end: break
      }
    }
  }

  /// Reads the widths of a row's content. If several views are or contain text, they share a shortfall. If a view with
  /// a share contains text, the row requires space for all of its content on one line. Returns whether records describe
  /// the row. They do not if a view's maximum is less than the width of its content, as only a solved layout shows
  /// whether the view shrinks with the others.
  @discardableResult
  mutating func read(_ contents: MaxContentWidths, _ views: Views, _ medium: Medium) -> Bool {
    if case .stack(let stack) = views[box.index].content { readShrinkingRow(stack, contents, views, medium) }
    guard box.mayDivideContent else { return isOfRecords }
    if box.kind == .flex {
      box.division = RoomDivision(
        along: box.axis, hasFlexGrow: true, isDefinite: false, shareHoldsText: shareHoldsText(contents, views))
    }
    if let priority = box.division.contentWidthPriority(box.scales[.horizontal]) {
      ownCost = OwnCost(
        axis: .horizontal, breakpoint: contents.widths[box.index], down: 1, up: 0, priority: priority,
        order: Section.own.order(box.index, 1 << 21))
    }
    return isOfRecords
  }

  private func shareHoldsText(_ contents: MaxContentWidths, _ views: Views) -> Bool {
    for child in views.inside(box.index) where !views[child].attributes.isCollapsed && contents.holdsText[child] {
      if flexGrow(of: child, views) != nil { return true }
    }
    return false
  }

  /// Reads the plan for the height of a table. Returns false if the table's anchor is not among its rows.
  mutating func read(_ table: TablePlan, _ views: Views) -> Bool {
    visibleCount = views.inside(box.index).count
    guard visibleCount == 0 || (0..<visibleCount).contains(table.anchor) else { return false }
    ownCost = OwnCost(
      axis: .vertical, breakpoint: table.fitted, down: 1, up: 0, priority: RulePriority.showAll,
      order: Section.alignment.order(box.index))
    return true
  }

  private mutating func readShrinkingRow(
    _ stack: FlexStack, _ contents: MaxContentWidths, _ views: Views, _ medium: Medium
  ) {
    guard box.axis == .horizontal else { return }
    for (position, child) in views.inside(box.index).enumerated() {
      guard !views[child].attributes.isCollapsed, contents.holdsText[child], flexGrow(of: child, views) == nil,
        stack.widths?[position] == nil,
        (views + child).sharesShortfall(sizer: views + (frames?.sizer(of: child, .horizontal) ?? child))
      else { continue }
      let inset = views.inset(of: child, .horizontal, frames, medium)
      let (base, width) = (contents.bases[child], contents.widths[child])
      shrinkingRow.append(
        LengthTree.Member(
          node: Int32(child), factor: max(0, base - inset), inset: inset,
          maximum: width < base - 0.001 ? width : .infinity))
    }
    guard shrinkingRow.count > 1 || !shrinkingRow.isEmpty && !shrinks.isEmpty else { return shrinkingRow = [] }
    box.flexShrinks = true
    if shrinkingRow.contains(where: { $0.maximum < .infinity }) {
      isOfRecords = false
    } else if proportions.horizontal != nil {
      addShortfallToProportions()
    }
  }

  /// Adds the cost of a shortfall that is shared by texts whose lengths are in proportion: the cost depends on their
  /// common unit. Constraint rows describe the cost if other texts share the shortfall too, or if a part of a text does
  /// not shrink.
  private mutating func addShortfallToProportions() {
    let texts = shrinkingRow.filter { $0.factor > 0 }
    guard var result = proportions.horizontal else { return }
    let members = Dictionary(uniqueKeysWithValues: result.members.map { ($0.node, $0) })
    guard texts.contains(where: { members[$0.node] != nil }) else { return }
    for text in texts {
      guard text.inset == 0, let member = members[text.node] else { return isOfRecords = false }
      result.knee = max(result.knee, text.factor / member.factor)
    }
    result.slope = texts.reduce(0) { $0 + $1.factor } / result.knee
    proportions.horizontal = result
  }
}
