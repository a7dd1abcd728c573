import TrussIR
import TrussSolver
import TrussTree
import TrussViews

extension SystemBuilder {
  /// Adds the rows of a flexbox stack, in this order:
  ///
  ///     sizes and proportions of its views
  ///     along the axis, from the pinned edge outward, and the views' shares of the remaining space
  ///     across the axis, view by view
  ///     (its views' own rows)
  ///     rows that keep the content within the box
  ///
  /// Returns the last group, to be added after the views' own rows.
  mutating func addFlexStack(_ stack: FlexStack, _ rule: ContainerRule) -> [Constraint] {
    let (index, axis) = (rule.box.index, stack.axis)
    for child in tree.children(of: index) where contexts[child].layoutPriority[axis] == nil {
      let priority = tree.entries[child].attributes.rare.layoutPriority
      contexts[child].layoutPriority[axis] = priority == 0 ? nil : priority
    }
    let children = placeViews(rule)
    let visible = Array(tree.visibleViews(in: index))
    if visible.isEmpty { addInsets(rule) }
    addSizes(stack, children)
    for axis in Axis.allCases {
      if let proportions = rule.proportions[axis] { add(proportions, axis, origin: stack.location) }
    }
    var deferred: [Constraint] = []
    if let justification = rule.justification, !visible.isEmpty {
      for child in children { settle(child, axis, isFilled: true) }
      deferred = addLine(
        Line(
          index: index, axis: axis, insets: leadingInsets(of: index), spacing: rule.spacing,
          justification: justification,
          filling: rule.filling,
          containment: rule.box.containment(axis), items: rule.isReversed ? visible.reversed() : visible,
          location: stack.location))
    }
    addPlacesOfCollapsed(children, in: index, axis, isReversed: rule.isReversed)
    addShortfall(rule, addShares(rule))
    addAlignment(visible, in: index, axis.cross)
    return deferred
  }

  /// Makes a stack without visible views as large as its insets.
  private mutating func addInsets(_ rule: ContainerRule) {
    for axis in Axis.allCases {
      add(
        Term(Item.ID(rule.box.index), axis.extent), .greaterThanOrEqual,
        constant: rule.insets[axis],
        priority: rule.box.containment(axis), category: .containment)
    }
  }

  /// Adds the sizes of the arrays `widths` and `heights`.
  private mutating func addSizes(_ stack: FlexStack, _ children: [Int]) {
    for axis in Axis.allCases {
      guard let sizes = stack.sizes(axis) else { continue }
      for (child, size) in zip(children, sizes) where !tree.entries[child].attributes.isCollapsed {
        guard let size else { continue }
        add(
          Term(Item.ID(child), axis.extent), .equal,
          constant: tree.entries[child].address.extent(ofArray: size, axis, medium), category: .size,
          origin: stack.location)
      }
    }
  }

  /// Adds sizes in proportion: `size_i = p_i / p_key * size_key`.
  ///
  /// If a second view has a size and a proportion, and the size differs from the proportional size, the rows are in
  /// conflict. The conflict is reported, as StackViews does.
  private mutating func add(_ proportions: ContainerRule.Proportions, _ axis: Axis, origin: SourceLine) {
    let key = proportions.members[proportions.key]
    for member in proportions.members where member.node != key.node {
      add(
        Term(Item.ID(Int(member.node)), axis.extent), .equal,
        Term(member.factor / key.factor, Anchor(Item.ID(Int(key.node)), axis.extent)),
        category: .proportion, origin: origin)
    }
  }
}

// MARK: - Shares of the free space

extension SystemBuilder {
  /// Adds rows by which the views with a share divide the space that other views leave, in the ratio of their shares
  /// (CSS' `flex: k 1 0`), down to their minimum. The stack has one guide t:
  ///
  ///     size_i >= insets_i + k_i t                  required
  ///     size_i == insets_i + k_i t                  at the shares' level
  ///
  /// insets_i are the insets of a view that is a stack: padding is added to a share, as in CSS. For a view with a
  /// basis, the basis minus the view's part of a shortfall, `s_i (1 - u)`, replaces the insets; then t is not negative.
  /// Views of lower layout priorities have their own guides. A row that contains text requires space to divide:
  ///
  ///     stack.width >= the width of all views on one line     at the level of text lines
  ///
  /// Returns the guide u of the shortfall, if a view has a basis.
  private mutating func addShares(_ rule: ContainerRule) -> Item.ID? {
    guard rule.hasFlexGrow else { return nil }
    if let cost = rule.ownCost {
      add(
        Term(Item.ID(rule.box.index), .width), .greaterThanOrEqual, constant: cost.breakpoint,
        priority: cost.priority, category: .intrinsicSize)
    }
    let shortfall = addFirstShares(
      rule.shares, rule.shrinks, in: rule.box.index, rule.box.axis, rule.shareLevel)
    for (position, shares) in rule.laterShares.enumerated() {
      addLaterShares(shares, rule, Double(position + 1) / Double(rule.laterShares.count + 1))
    }
    return shortfall
  }

  /// Adds the shares of one layout priority. A view with a maximum has its part of the space, up to the maximum. If all
  /// views have a maximum, the guide is as short as the parts allow, so that it has one length.
  mutating func addFirstShares(
    _ shares: [LengthTree.Member], _ shrinks: [Int32: Double], in index: Int, _ axis: Axis, _ level: Priority
  ) -> Item.ID? {
    let unit = addGuide(.share, in: index)
    let shortfall = shrinks.contains { $0.value > 0 } ? addGuide(.shortfall, in: index) : nil
    if !shrinks.isEmpty { add(Term(unit, axis.extent), .greaterThanOrEqual, category: .shares) }
    var isLimited = true
    for member in shares {
      let size = Term(Item.ID(Int(member.node)), axis.extent)
      guard member.maximum == .infinity || member.factor <= 0 else {
        // If the view is a frame, a minimum above its part makes all parts longer; in CSS it does not.
        let isFrame = frames.growth.limits[Int(member.node)][axis] != nil
        // The minimum of another view must not make a view smaller than its maximum.
        let growth = isFrame ? level : Priority(level.value + 0.0001)
        addLimits(member, unit, axis, shortfall, shrinks, isFrame ? RulePriority.cappedFlexGrow : growth)
        add(size, .equal, constant: member.maximum, priority: growth, category: .shares)
        continue
      }
      isLimited = isLimited && member.factor <= 0
      let part = part(of: member, unit, axis, shortfall, shrinks)
      addPart(member, .greaterThanOrEqual, part, axis)
      addPart(member, .equal, part, axis, priority: level)
    }
    if isLimited {
      add(Term(unit, axis.extent), .equal, priority: RulePriority.laterFlexGrow(rank: 0), category: .shares)
    }
    return shortfall
  }

  /// A view's part of the space: its insets or its basis, minus its part of a shortfall, plus its share.
  private func part(
    of member: LengthTree.Member, _ unit: Item.ID, _ axis: Axis, _ shortfall: Item.ID?, _ shrinks: [Int32: Double]
  ) -> Expression {
    let shrink = shrinks[member.node] ?? 0
    var terms = member.factor > 0 ? [Term(member.factor, Anchor(unit, axis.extent))] : []
    if let shortfall, shrink > 0 { terms.append(Term(shrink, Anchor(shortfall, axis.extent))) }
    return Expression(terms, constant: member.inset - shrink)
  }

  private mutating func addPart(
    _ member: LengthTree.Member, _ relation: Relation, _ part: Expression, _ axis: Axis, priority: Priority = .required
  ) {
    let view = Int(member.node)
    system.add(
      Constraint(
        Expression([Term(Item.ID(view), axis.extent)]), relation, part, priority: priority, category: .shares,
        origin: tree.entries[view].attributes.location))
  }

  /// Adds the shares of a lower layout priority. The views have their minimum, and divide the space that the other
  /// views leave because of their maximums. The guide is as short as possible, so that the parts are in proportion.
  private mutating func addLaterShares(_ shares: [LengthTree.Member], _ rule: ContainerRule, _ rank: Double) {
    let axis = rule.box.axis
    let unit = addGuide(.share, in: rule.box.index)
    for member in shares { addLimits(member, unit, axis, nil, [:], RulePriority.cappedFlexGrow) }
    add(Term(unit, axis.extent), .equal, priority: RulePriority.laterFlexGrow(rank: rank), category: .shares)
    for member in shares {
      add(
        Term(Item.ID(Int(member.node)), axis.extent), .equal, priority: RulePriority.leastFlexGrow,
        category: .shares)
    }
  }

  /// Keeps a view no larger than its part of the space and its maximum, and no smaller than its basis minus its part of
  /// a shortfall. All views have the same guide: a view with a larger minimum does not make other views longer.
  private mutating func addLimits(
    _ member: LengthTree.Member, _ unit: Item.ID, _ axis: Axis, _ shortfall: Item.ID?, _ shrinks: [Int32: Double],
    _ level: Priority
  ) {
    let size = Term(Item.ID(Int(member.node)), axis.extent)
    var part = part(of: member, unit, axis, shortfall, shrinks)
    addPart(member, .lessThanOrEqual, part, axis, priority: level)
    if shrinks[member.node] != nil {
      part.terms.removeAll { $0.anchor.item == unit }
      addPart(member, .greaterThanOrEqual, part, axis)
    }
    if member.maximum < .infinity {
      add(
        size, .lessThanOrEqual, constant: member.maximum, priority: RulePriority.cappedFlexGrow, category: .shares)
    }
  }

  /// Adds rows by which the views of a row that are or contain text share a shortfall in proportion to their one-line
  /// widths m_i (CSS' `flex-shrink: 1`). The row has one guide u, at most 1:
  ///
  ///     w_i - insets_i >= (m_i - insets_i) u            required
  ///     sum(m - insets) u >= sum(m - insets)            at the shortfall's level
  ///
  /// The second row replaces a text's preference for one line. Outer rows of texts keep their lines longer than inner
  /// rows. As in CSS the insets of a view do not shrink.
  ///
  /// A view with a maximum below m_i shrinks from m_i too, but only if its part is below the maximum. This depends on
  /// the space, and is decided between passes (`PassState.readMaxima`). If the view is at its maximum, the maximum
  /// replaces its part:
  ///
  ///     w_i >= maximum                                  just above the shortfall's level
  ///
  /// Views with a basis share the shortfall as texts do, along either axis.
  private mutating func addShortfall(_ rule: ContainerRule, _ guide: Item.ID?) {
    let (row, axis) = (rule.shrinkingRow, rule.box.axis)
    guard !row.isEmpty || guide != nil else { return }
    if row.contains(where: { $0.maximum < .infinity }) { boundedRows.append(row) }
    let index = rule.box.index
    let level =
      views.compression(of: index, axis, contexts[index], frames).map { rule.box.scales[axis]($0) }
      ?? rule.shrinkLevel
    let unit = guide ?? addGuide(.shortfall, in: rule.box.index)
    add(Term(unit, axis.extent), .lessThanOrEqual, constant: 1, category: .shares)
    var total = rule.shares.reduce(0) { $0 + (rule.shrinks[$1.node] ?? 0) }
    for member in row {
      let width = Term(Item.ID(Int(member.node)), .width)
      if state.maxima.isHeld(member) {
        add(
          width, .greaterThanOrEqual, constant: member.maximum,
          priority: Priority(level.value + 0.0001), category: .intrinsicSize)
      } else {
        add(
          width, .greaterThanOrEqual, Term(member.factor, Anchor(unit, .width)), constant: member.inset,
          category: .shares)
        total += member.factor
      }
    }
    add(
      Term(total, Anchor(unit, axis.extent)), .greaterThanOrEqual, constant: total, priority: level, category: .shares)
  }
}

// MARK: - Across the stack

extension SystemBuilder {
  /// Adds the placements of a stack's views across its axis.
  private mutating func addAlignment(_ views: [Int], in index: Int, _ cross: Axis) {
    let insets = leadingInsets(of: index)
    var baselines = BaselineGroup()
    var lines: [AlignmentLine: Term?] = [:]
    for child in views {
      let (context, placement) = (contexts[child], contexts[child].placement[cross])
      if case .separate = placement { continue }
      let slot = Slot(child, in: index, cross, insets, context.containment[cross])
      let isFilled = context.stretched.contains(cross)
      settle(child, cross, isFilled: isFilled)
      if context.growing.contains(cross) { addExtent(slot, context.scales[cross](RulePriority.boundedStretch)) }
      if !isFilled {
        let line = placement.line(along: cross)
        if lines[line] == nil {
          let members = views.filter {
            let other = contexts[$0].placement[cross]
            return other != .separate && other.line(along: cross) == line
          }
          lines[line] = .some(addLine(line, members, cross, index))
        }
        if case .some(.some(let common)) = lines[line] {
          addToLine(slot, line, common, startsInside: .required)
          continue
        }
      }
      add(slot, &baselines)
    }
  }

  /// Notes that a rule determines a view's position in its box, and its size if it fills the box. If the position or
  /// the size is open, the box is ambiguous, and not the view.
  mutating func settle(_ child: Int, _ axis: Axis, isFilled: Bool) {
    system.update(Item.ID(child)) {
      $0.settledByRule.formUnion(isFilled ? [axis.position, axis.size] : axis.position)
    }
  }
}

extension AxisPlacement {
  /// The line of a view that the placement aligns: an edge, the centre or a baseline.
  fileprivate func line(along axis: Axis) -> AlignmentLine {
    switch self {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: place.line(axis)
    }
  }
}
