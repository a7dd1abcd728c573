import TrussIR
import TrussText
import TrussTree
import TrussViews

extension SystemBuilder {
  /// Adds the rows that a view has in any container: no negative size, the sizes and ratios that its author set, and
  /// its content. A container has `size == 0` at a low priority instead of content, so that it is no larger than
  /// needed.
  mutating func addLeafRows(_ index: Int) {
    addGivenSizes(index)
    for axis in Axis.allCases { addContent(index, axis) }
  }

  /// Adds the minimum of 0, and the sizes and ratios that the view's author set.
  mutating func addGivenSizes(_ index: Int) {
    let entry = tree.entries[index]
    let item = Item.ID(index)
    let sizes = GivenSizes(of: entry.address, medium)
    for axis in Axis.allCases {
      let least = min(entry.leastLength(axis, medium), sizes.upper[axis])
      add(Term(item, axis.extent), .greaterThanOrEqual, constant: least, category: .extent)
    }
    // The stack adds the rows of sizes in proportion.
    for (position, rule) in entry.attributes.sizes.enumerated() where rule.unit != .proportion {
      add(
        Term(item, rule.axis.extent), rule.relation, constant: entry.address.extent(of: rule, medium),
        priority: rule.priority, category: rule.unit == .content ? .fit : .size,
        origin: entry.attributes.location(ofSize: position))
    }
    if relatesFractions { addOpenFractions(of: index) }
    for rule in entry.attributes.rare.ratios {
      add(
        Term(item, .width), .equal, Term(medium.ratio(rule.ratio), Anchor(item, .height)),
        priority: rule.priority, category: .aspectRatio, origin: rule.location)
    }
  }

  /// Relates sizes to the unknown lengths of which they are fractions.
  private mutating func addOpenFractions(of index: Int) {
    guard let axes = tree.openFractions[index], let parent = tree.entries[index].parent else { return }
    let insets = medium.boxInsets(of: tree.entries[parent])
    for rule in tree.entries[index].attributes.rare.fractions where axes.contains(rule.axis) {
      add(
        Term(Item.ID(index), rule.axis.extent), rule.relation,
        Term(rule.fraction, Anchor(Item.ID(parent), rule.axis.extent)),
        constant: -rule.fraction * insets.along(rule.axis), priority: rule.priority, category: .size,
        origin: rule.location)
    }
  }

  private mutating func addContent(_ index: Int, _ axis: Axis) {
    let (entry, context) = (tree.entries[index], contexts[index])
    let size = Term(Item.ID(index), axis.extent)
    if entry.content.isContainer {
      guard let fit = views.fit(of: index, axis, context, frames, medium) else { return }
      add(size, .equal, constant: fit.length, priority: fit.priority, category: fit.isIdeal ? .size : .fit)
    } else if case .leaf(.spacer(let minimum)) = entry.content {
      guard axis == context.stackAxis else { return }
      add(size, .greaterThanOrEqual, constant: medium.gap(minimum ?? 0, axis), category: .size)
    } else {
      let content = views.content(
        of: index, axis, context, frames, medium, textHeight: state.textExtents?[index].height)
      guard let content else { return }
      for ordinal in 0..<LeafContent.preferenceCount {
        guard let preference = content.preference(ordinal, of: context, along: axis) else { continue }
        add(
          size, preference.relation, constant: preference.length, priority: preference.priority,
          category: preference.isMinimum ? .minimumSize : .intrinsicSize)
      }
    }
  }

  /// Sets the positions of a view's baselines in its item.
  func setBaselines(of index: Int, _ item: inout Item) {
    let entry = tree.entries[index]
    if entry.address.hasTextInMiddle(medium) {
      let font = entry.inherited.font
      item.firstBaseline = medium.baseline(font) - medium.lineHeight(font) / 2
      item.lastBaseline = item.firstBaseline
      item.hasCenteredBaselines = true
    } else {
      (item.firstBaseline, item.lastBaseline) = baselines(of: index)
    }
  }

  /// The distances from a view's top to its first and last baseline; nil if the view itself has no text.
  private func baselines(of index: Int) -> (first: Double?, last: Double?) {
    let entry = tree.entries[index]
    if case .leaf(.text(let text)) = entry.content {
      let extent = state.textExtents?[index] ?? TextBlock(text, in: entry, medium).extent(width: .infinity)
      let top = entry.address.borderTop(medium)
      return (top + extent.firstBaseline, top + extent.lastBaseline)
    }
    guard let first = entry.address.firstBaseline(entry.inherited, medium) else { return (nil, nil) }
    if case .leaf(.custom(let leaf)) = entry.content, let last = leaf.size.lastBaseline {
      return (first, entry.address.borderTop(medium) + last)
    }
    return (first, first)
  }
}

extension UnsafePointer<ViewNode.Parts> {
  /// The distance from a view's top to its first baseline; nil if the view itself has no text. In a text in several
  /// fonts the baseline depends on the lines.
  func firstBaseline(_ inherited: ViewTree.InheritedValues, _ medium: Medium) -> Double? {
    guard pointee.traits.contains(.hasBaseline), case .leaf(let leaf) = pointee.content else { return nil }
    switch leaf.traits.baseline {
    case nil: return nil
    case .distance(let distance): return borderTop(medium) + distance
    case .line(let padding, let cellPadding, let middleUpTo):
      let (font, padding) = (inherited.font, medium.isCells ? cellPadding : padding)
      let line = medium.lineHeight(font)
      guard middleUpTo > 0, pointee.attributes.hasSizes else {
        return borderTop(medium) + medium.baseline(font) + padding
      }
      let sizes = GivenSizes(of: self, medium)
      let height = min(max(line + 2 * padding, sizes.lower.vertical), sizes.upper.vertical)
      guard height - 2 * padding < middleUpTo * line else {
        return borderTop(medium) + medium.baseline(font) + padding
      }
      let top = (height - line) / 2
      return (medium.isCells ? top.cellEdge : top) + medium.baseline(font)
    }
  }

  /// Whether the view has one line of text in its middle, however high it is. In cells the line is at the top of a cell.
  func hasTextInMiddle(_ medium: Medium) -> Bool {
    guard !medium.isCells, pointee.traits.contains(.hasBaseline), case .leaf(let leaf) = pointee.content,
      case .line(_, _, .infinity)? = leaf.traits.baseline
    else { return false }
    return true
  }

  /// The space that the border of a leaf takes above its content; in points, 0.
  func borderTop(_ medium: Medium) -> Double {
    guard medium.isCells, !pointee.traits.contains(.hasBorder), let border = pointee.attributes.appearance.border else {
      return 0
    }
    return border.cellInsets(isRightToLeft: false).top
  }
}

extension RulePriority {
  /// The compression resistance for a layout priority. Content with a positive priority gets space before its
  /// neighbours, content with a negative priority after them.
  static func compression(layoutPriority priority: Double) -> Priority {
    let part = abs(priority) / (1 + abs(priority))
    return Priority(priority > 0 ? 750 + 40 * part : 735 - 35 * part)
  }

  /// The priority at which a view of a layout priority is no larger than its content.
  static func hugging(layoutPriority priority: Double) -> Priority {
    let part = abs(priority) / (1 + abs(priority))
    return Priority(priority > 0 ? 240 - 40 * part : 251 + 40 * part)
  }
}

extension Views {
  /// The content of the leaf at an index, in its context: inside a view of fixed size nothing is cut, and a layout
  /// priority decides the priorities of the size. Values that the author set are kept.
  func content(
    of index: Int, _ axis: Axis, _ context: ChildContext, _ frames: FramedViews, _ medium: Medium, textHeight: Double?
  ) -> LeafContent? {
    let content = (self + index).content(axis, medium, stackAxis: context.stackAxis, textHeight: textHeight)
    guard var content else { return LeafContent(emptyIn: context, axis) }
    let attributes = self[index].attributes
    content.isFixed = attributes.rare.fixedAxes.contains(axis)
    if attributes.rare.compression[axis] == nil, let level = compression(of: index, axis, context, frames) {
      content.compression = level
    }
    if attributes.rare.hugging[axis] == nil, let priority = context.layoutPriority[axis] {
      content.hugging = RulePriority.hugging(layoutPriority: priority)
    }
    return content
  }

  /// The compression resistance of the contents inside a view, if a fixed size or a layout priority specifies one.
  func compression(of index: Int, _ axis: Axis, _ context: ChildContext, _ frames: FramedViews) -> Priority? {
    frames.room.isFixed(index, axis)
      ? RulePriority.fixedSize
      : context.layoutPriority[axis].map { RulePriority.compression(layoutPriority: $0) }
  }

  /// The default length of a container: as small as its content allows, or the ideal length of a frame without an
  /// offer. Nil if the container's context or rule decides the length.
  func fit(
    of index: Int, _ axis: Axis, _ context: ChildContext, _ frames: FramedViews, _ medium: Medium
  ) -> (length: Double, priority: Priority, isIdeal: Bool)? {
    let (entry, scale) = (self[index], context.scales[axis])
    if entry.traits.contains(.isSizedByRule) { return nil }
    let fit = scale.fit
    // A separate rule sets the minimum size of any other view.
    guard entry.traits.contains(.fitsViews) else {
      return context.isGiven(axis) ? nil : (0, scale.baselineLevel > 0 ? fit : max(fit, RulePriority.fit), false)
    }
    let isFixed = entry.attributes.rare.fixedAxes.contains(axis)
    if let ideal = entry.content.ideal(axis), frames.hasIdeal(index, axis, self) {
      let free = context.stretched.contains(axis) ? RulePriority.stretchedIdeal : RulePriority.ideal
      return (medium.extent(ideal, axis), isFixed ? RulePriority.fixedFit : scale(free), true)
    }
    if isFixed { return (0, RulePriority.fixedFit, false) }
    return context.isGiven(axis) || frames.isOpen(index, axis) ? nil : (0, fit, false)
  }
}

extension SystemBuilder {
  /// The anchor of a view's baseline. For a stack it is the baseline of a view inside (`baselineView`), or the bottom
  /// of a view without text, as in CSS; for any other container, the baseline of the first or last text inside it.
  func baseline(_ child: Int, _ attribute: Attribute) -> Anchor {
    var (view, attribute) = (child, attribute)
    while let next = tree.baselineView(in: view, attribute, lines: brokenLines(of: view), frames) {
      (view, attribute) = next
    }
    var (texts, index) = ([Int](), view)
    while index < tree.entries[view].end {
      let entry = tree.entries[index]
      if entry.traits.contains(.hasBaseline), !entry.attributes.isCollapsed,
        entry.decorationDepth == tree.entries[view].decorationDepth
      {
        texts.append(index)
      }
      index = entry.attributes.isCollapsed ? entry.end : index + 1
    }
    return Anchor(Item.ID((attribute == .firstBaseline ? texts.first : texts.last) ?? view), attribute)
  }
}

extension SystemBuilder {
  /// The number of views on each line of a flow stack, if it is known.
  private func brokenLines(of view: Int) -> [Int]? {
    if case .flow(let flow) = tree.entries[view].content, flow.columns != nil { return nil }
    return state.flowLines[view]
  }
}
