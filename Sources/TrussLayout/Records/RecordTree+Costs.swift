import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// The order of a constraint row among all constraint rows: by its view, and among the rows of one view by its subject.
enum Section: UInt64 {
  /// `deferred` rows keep content inside views that end earlier; the other rows belong to the view itself, by subject.
  case deferred, own, flexGrow, flexShrink, alignment, constraints

  func order(_ view: Int, _ ordinal: Int = 0) -> UInt64 {
    UInt64(view) * Self.ofOneView | rawValue << 24 | UInt64(ordinal)
  }

  /// The distance in the order from the rows of a view to the rows of the next view.
  static let ofOneView: UInt64 = 1 << 28

  /// The distance in the order between the rows that place two neighbouring views in their container.
  static let ofOnePlacement: UInt64 = 4

  /// The order of rows at the end of a container. If several containers end together, the rows of the innermost
  /// container come first.
  static func endOrder(_ end: Int, depth: Int) -> UInt64 {
    deferred.order(end, 4096 * (LayoutError.Limits.depth - depth))
  }
}

extension RecordTree {
  /// Adds a view's records.
  ///
  /// - Parameters:
  ///   - context: the decisions of the container about the view.
  ///   - sizes: the sizes that the view's author set.
  ///   - rule: the view's decisions about the views inside it; nil for a leaf, and if rows place them.
  ///   - rows: the parts of the view's rules that are rows.
  ///   - frames: the views in frames; only for a view on which a layout priority, a fixed size or a frame may have an
  ///     effect.
  mutating func add(
    _ index: Int, _ view: Views, _ parent: Int, _ context: UnsafePointer<ChildContext>, _ sizes: GivenSizes,
    _ rule: UnsafePointer<ContainerRule>?, _ medium: Medium, rows: OwnLength.Rows = [], _ frames: FramedViews? = nil
  ) {
    // No loop over the axes, as this runs for each view of a layout.
    var own = OwnLength(index, view, context, sizes, rows, .horizontal)
    var node = own.node(parent)
    (node.lower, node.upper) = (sizes.lower.horizontal, sizes.upper.horizontal)
    horizontal.add(own, context.pointee.placement.horizontal, rule, medium, frames, &node)
    if rule == nil, !rows.contains(.place), !context.pointee.keepsMinimum(.horizontal),
      view.pointee.traits.contains(.holdsLetters)
    {
      addShrinkableText(index, node)
    }
    own.axis = .vertical
    node = own.node(parent)
    (node.lower, node.upper) = (sizes.lower.vertical, sizes.upper.vertical)
    node.shift = context.pointee.shift
    vertical.add(own, context.pointee.placement.vertical, rule, medium, frames, &node)
    if view.pointee.content.isText {
      texts.append(Lines(view: Int32(index), costs: node.firstCost..<node.firstCost + Int32(node.contentCount)))
    }
  }

  /// Adds a leaf that differs from another leaf only in its lengths and, by a distance, in its position.
  mutating func add(_ index: Int, like other: Int, _ distance: Int, _ sizes: GivenSizes) {
    let orders = Section.ofOnePlacement * UInt64(distance)
    horizontal.append(index, like: other, orders, sizes.lower.horizontal, sizes.upper.horizontal)
    vertical.append(index, like: other, orders, sizes.lower.vertical, sizes.upper.vertical)
    placements.append(placements[other])
  }

  /// Adds a collapsed view that keeps the sizes that its author set.
  mutating func addCollapsed(
    _ index: Int, _ view: Views, _ parent: Int, _ context: UnsafePointer<ChildContext>, _ sizes: GivenSizes,
    _ medium: Medium
  ) {
    for axis in Axis.allCases {
      let own = OwnLength(index, view, context, sizes, .place, axis)
      var node = own.node(parent)
      (node.lower, node.upper) = (sizes.lower[axis], sizes.upper[axis])
      self[axis].addSizes(own, medium, &node)
    }
  }

  /// Adds the rows of a view's aspect ratios, which relate its width to its height.
  mutating func addRatios(of index: Int, _ view: Views, _ medium: Medium) {
    for (position, rule) in view.pointee.attributes.rare.ratios.enumerated() {
      let order = Section.own.order(index, 1 << 19 + position)
      let terms = (
        LengthTree.Term(unknown: Int32(index), factor: 1),
        LengthTree.Term(unknown: Int32(index), factor: -medium.ratio(rule.ratio))
      )
      pairRows.append(
        LengthTree.PairRow(
          [terms.0], [terms.1], LengthTree.Cost(0, down: 1, up: 1, level: 0, order: order), rule.priority))
    }
  }
}

/// A view along one axis, before it is part of a tree. Its context is read through a pointer.
struct OwnLength {
  let index: Int
  let view: Views
  let context: UnsafePointer<ChildContext>
  /// Whether the author set a size whose priority is below required.
  let hasOptional: Bool
  let rows: Rows
  var axis: Axis

  @inline(__always)
  init(
    _ index: Int, _ view: Views, _ context: UnsafePointer<ChildContext>, _ sizes: GivenSizes, _ rows: Rows, _ axis: Axis
  ) {
    (self.index, self.view, self.context) = (index, view, context)
    (hasOptional, self.rows, self.axis) = (sizes.hasOptional, rows, axis)
  }

  /// The rules that are written as rows.
  struct Rows: OptionSet {
    let rawValue: UInt8
    /// The rules for the view's own position.
    static let place = Rows(rawValue: 1)
    /// The rules for the views inside it.
    static let content = Rows(rawValue: 2)
  }

  /// The view's node, without costs.
  @inline(__always)
  func node(_ parent: Int) -> LengthTree.Node {
    var node = LengthTree.Node(parent: Int32(truncatingIfNeeded: parent))
    node.isApart = view.pointee.decoration != nil
    node.isDecoration = node.isApart && !rows.contains(.place)
    if rows.contains(.content) { node.rule = .rows }
    return node
  }

  /// The order of the first cost of the view's content.
  var contentOrder: UInt64 { Section.own.order(index, 1 << 20 + (axis == .horizontal ? 0 : 4)) }

  var scale: ContentScale { context.pointee.scales[axis] }

  var isGiven: Bool { context.pointee.isGiven(axis) }
}

extension LengthTree {
  /// Adds the record of a view: the rules for its length in any container, and its relations to its box and to the
  /// views inside it.
  fileprivate mutating func add(
    _ own: OwnLength, _ placement: AxisPlacement, _ rule: UnsafePointer<ContainerRule>?, _ medium: Medium,
    _ frames: FramedViews?, _ node: inout Node
  ) {
    node.firstCost = Int32(truncatingIfNeeded: costs.count)
    if let frames {
      addContent(own, medium, frames, &node)
    } else if rule.map({ $0.pointee.box.open.contains(own.axis) }) != true {
      addContent(own, medium, &node)
    }
    // `rule?.pointee` would copy the rule.
    if let rule {
      if let cost = rule.pointee.ownCost { add(cost, along: own.axis) }
      if let cost = rule.pointee.centeringCost { add(cost, along: own.axis) }
    }
    if own.hasOptional { addOptionalSizes(own, medium) }
    node.ownCount = Int32(truncatingIfNeeded: costs.count) - node.firstCost
    if own.rows.contains(.place) {
      node.needsRow = own.context.pointee.unsettled.contains(own.axis)
    } else {
      node.bound(to: own.context.pointee.sizes[own.axis])
      add(placement, of: own, &node)
    }
    if own.view.pointee.content.isContainer {
      node.lower = max(node.lower, min(own.view.pointee.leastLength(own.axis, medium), node.upper))
    }
    rule?.add(own.axis, to: &self, &node)
    append(node, end: own.view.pointee.end)
  }

  fileprivate mutating func addSizes(_ own: OwnLength, _ medium: Medium, _ node: inout Node) {
    node.firstCost = Int32(truncatingIfNeeded: costs.count)
    if own.hasOptional { addOptionalSizes(own, medium) }
    node.ownCount = Int32(truncatingIfNeeded: costs.count) - node.firstCost
    append(node, end: own.view.pointee.end)
  }

  private mutating func add(_ cost: ContainerRule.OwnCost, along axis: Axis) {
    guard cost.axis == axis else { return }
    add(cost.breakpoint, down: cost.down, up: cost.up, cost.priority, cost.order)
  }

  private mutating func addOptionalSizes(_ own: OwnLength, _ medium: Medium) {
    for (position, rule) in own.view.pointee.attributes.sizes.enumerated()
    where rule.axis == own.axis && !rule.priority.isRequired {
      add(
        own.view.pointee.address.extent(of: rule, medium), rule.relation, rule.priority,
        Section.own.order(own.index, position))
    }
  }

  private mutating func addContent(_ own: OwnLength, _ medium: Medium, _ node: inout Node) {
    let order = own.contentOrder
    let traits = own.view.pointee.traits
    if own.view.pointee.content.isContainer {
      if own.isGiven || traits.contains(.isSizedByRule) { return }
      let fit = own.scale.fit
      add(0, down: 1, up: 1, traits.contains(.fitsViews) ? fit : max(fit, RulePriority.fit), order)
    } else if case .leaf(.spacer(let minimum)) = own.view.pointee.content {
      guard own.axis == own.context.pointee.stackAxis else { return }
      node.lower = max(node.lower, medium.gap(minimum ?? 0, own.axis))
      let count = own.context.pointee.lastSpacerCount
      guard count > 0 else { return }
      add(0, down: 0, up: 1 / Double(count), RulePriority.laterFlexGrow(rank: 0.5), order)
      add(0, down: 0, up: 1, RulePriority.leastFlexGrow, order)
    } else {
      // A text's height is set once its width is known.
      let stackAxis = own.context.pointee.stackAxis
      let content =
        traits.hasOwnSize(own.axis, stackAxis: stackAxis)
        ? own.view.content(own.axis, medium, stackAxis: stackAxis, textHeight: 1)
        : LeafContent(emptyIn: own.context.pointee, own.axis)
      if let content { add(content, own, order) }
      node.contentCount = UInt8(costs.count - Int(node.firstCost))
    }
  }

  /// Adds the content of a view on which a layout priority, a fixed size or a frame may have an effect.
  private mutating func addContent(_ own: OwnLength, _ medium: Medium, _ frames: FramedViews, _ node: inout Node) {
    let (views, context) = (own.view - own.index, own.context.pointee)
    if own.view.pointee.content.isContainer {
      guard let fit = views.fit(of: own.index, own.axis, context, frames, medium) else { return }
      add(fit.length, down: 1, up: 1, fit.priority, own.contentOrder)
    } else if case .leaf(.spacer(let minimum)) = own.view.pointee.content {
      if own.axis == context.stackAxis { node.lower = max(node.lower, medium.gap(minimum ?? 0, own.axis)) }
    } else {
      let content = views.content(of: own.index, own.axis, context, frames, medium, textHeight: 1)
      if let content { add(content, own, own.contentOrder) }
      node.contentCount = UInt8(costs.count - Int(node.firstCost))
    }
  }

  private mutating func add(_ content: LeafContent, _ own: OwnLength, _ order: UInt64) {
    for ordinal in 0..<LeafContent.preferenceCount {
      guard let preference = content.preference(ordinal, of: own.context.pointee, along: own.axis) else { continue }
      add(preference.length, preference.relation, preference.priority, order + UInt64(ordinal))
    }
  }

  /// Relates a view's length to its container's length.
  private mutating func add(_ placement: AxisPlacement, of own: OwnLength, _ node: inout Node) {
    guard own.context.pointee.box >= 0 else {
      node.needsRow = !own.context.pointee.definite.contains(own.axis)
      return
    }
    // The container's rule places the view in line, and no constraint row relates the view to the container.
    if case .inLine = placement, own.context.pointee.growing.isEmpty { return }
    var order = Section.alignment.order(
      own.context.pointee.box,
      own.context.pointee.position * Int(Section.ofOnePlacement) + (own.axis == .horizontal ? 0 : 2))
    if own.context.pointee.growing.contains(own.axis) {
      add(0, down: 1, up: 1, own.scale(RulePriority.boundedStretch), order)
      node.outerCount = 1
      order += 1
    }
    if case .within(let place) = placement {
      // The view's own cost comes before the costs of its remainder.
      add(0, down: 0, up: 1, RulePriority.ambiguitySuppression, order)
      node.ownCount += 1
      add(0, down: place == .center ? 0.5 : 1, up: 0, .required, order + 1)
      node.outerCount = 1
      node.needsRow = true
      return
    }
    // Both sides of a centred view move by half of the box's change.
    let weight = placement.isCentered ? 0.5 : 1
    let rest = placement.rest(
      scale: own.scale, containment: own.context.pointee.containment[own.axis], depth: own.view.pointee.depth)
    if let filled = rest.filled {
      add(0, down: 1, up: 1, filled, order)
      node.outerCount += 1
      order += 1
    }
    if let contained = rest.contained {
      add(0, down: weight, up: 0, contained, order)
      node.outerCount += 1
    }
    if placement.isLengthOpen || placement.isRigid {
      node.needsRow = own.context.pointee.unsettled.contains(own.axis)
    }
  }
}
