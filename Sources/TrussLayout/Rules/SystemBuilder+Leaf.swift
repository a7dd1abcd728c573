import TrussIR
import TrussText
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of a view by itself, in any container: no negative size, the sizes and ratios that its author
  /// gave, and its content; a container has `size == 0` at a low priority instead, so that it is no larger than needed.
  mutating func addLeafRows(_ index: Int) {
    addGivenSizes(index)
    for axis in Axis.allCases { addContent(index, axis) }
  }

  /// No negative size, and the sizes and ratios that the view's author gave.
  mutating func addGivenSizes(_ index: Int) {
    let entry = tree.entries[index]
    let item = Item.ID(index)
    for axis in Axis.allCases {
      add(Term(item, axis.extent), .greaterThanOrEqual, category: .extent)
    }
    for (position, rule) in entry.attributes.sizes.enumerated() {
      add(
        Term(item, rule.axis.extent), rule.relation,
        constant: medium.extent(rule.value, rule.axis, of: tree.entries[index]),
        priority: rule.priority, category: .size, origin: entry.attributes.location(ofSize: position))
    }
    for rule in entry.attributes.ratios {
      add(
        Term(item, .width), .equal, Term(medium.ratio(rule.ratio), Anchor(item, .height)),
        priority: rule.priority, category: .aspectRatio, origin: rule.location)
    }
  }

  private mutating func addContent(_ index: Int, _ axis: Axis) {
    let entry = tree.entries[index]
    let context = contexts[index]
    let size = Term(Item.ID(index), axis.extent)
    let isGiven = context.isGiven(axis)
    switch entry.content {
    case .stack, .layers, .framed, .grid, .gridRow, .flow, .choice:
      let isFitted = !isGiven && !frames.isOpen(index, axis)
      if isFitted || frames.hasIdeal(index, axis, views) || entry.attributes.fixedAxes.contains(axis) {
        addFit(index, axis)
      }
    case .scroll, .table:
      // Its rule sets its least size.
      if !isGiven { add(size, .equal, priority: RulePriority.fit, category: .fit) }
    case .arranged:
      // Its rule sets its size.
      break
    case .spacer(let minimum):
      guard axis == context.stackAxis else { return }
      add(size, .greaterThanOrEqual, constant: medium.gap(minimum, axis), category: .size)
    case .composite: break
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .divider, .leaf:
      let content = tree.content(
        of: index, axis, medium, stackAxis: context.stackAxis, textHeight: textExtents?[index].height)
      guard var content else { return }
      if entry.attributes.fixedAxes.contains(axis) {
        add(size, .equal, constant: content.preferred, priority: RulePriority.fixedSize, category: .intrinsicSize)
        return
      }
      weigh(&content, index, axis)
      for ordinal in 0..<LeafContent.preferenceCount {
        guard let preference = content.preference(ordinal, of: context, along: axis) else { continue }
        add(
          size, preference.relation, constant: preference.length, priority: preference.priority,
          category: preference.isMinimum ? .minimumSize : .intrinsicSize)
      }
    }
  }

  /// The distances from a view's top to its first and last baseline, or nil where it has no text of its own.
  func baselines(of index: Int) -> (first: Double?, last: Double?) {
    let entry = tree.entries[index]
    if case .text(let text) = entry.content {
      let extent = textExtents?[index] ?? TextBlock(text, in: entry, medium).extent(width: .infinity)
      let top = entry.address.borderTop(medium)
      return (top + extent.firstBaseline, top + extent.lastBaseline)
    }
    guard let first = entry.address.firstBaseline(entry.inherited, medium) else { return (nil, nil) }
    if case .leaf(let leaf) = entry.content, let last = leaf.size.lastBaseline {
      return (first, entry.address.borderTop(medium) + last)
    }
    return (first, first)
  }
}

extension UnsafePointer<ViewNode.Parts> {
  /// The distance from a view's top to its first baseline, or nil where it has no text of its own. In a text in several
  /// fonts it depends on the lines.
  func firstBaseline(_ inherited: ViewTree.InheritedValues, _ medium: Medium) -> Double? {
    let font = inherited.font
    switch pointee.content {
    case .text: return borderTop(medium) + medium.baseline(font)
    case .button:
      if let middle = middleBaseline(font, medium) { return middle }
      return borderTop(medium) + medium.baseline(font) + (medium.isCells ? 0 : 4)
    case .field:
      let padding = medium.isCells ? 1 : ViewTree.Entry.fieldPadding
      // A field that has room for two lines is written in from its top.
      if let height = exactHeight(medium), height - 2 * padding < 2 * medium.lineHeight(font) {
        return middleBaseline(font, medium)
      }
      return medium.baseline(font) + padding
    case .leaf(let leaf): return leaf.size.firstBaseline.map { borderTop(medium) + $0 }
    case .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider: return nil
    case .stack, .arranged, .layers, .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: return nil
    }
  }

  /// The room that the border of a leaf takes above its content; in points it takes none.
  func borderTop(_ medium: Medium) -> Double {
    guard medium.isCells, !pointee.content.hasBorder, let border = pointee.attributes.border else { return 0 }
    return border.cellInsets(isRightToLeft: false).top
  }

  private func exactHeight(_ medium: Medium) -> Double? {
    exactSize(.vertical).map { medium.extent($0, .vertical) }
  }

  /// The baseline of a line in the middle of a control whose author gave its height; nil without a height.
  private func middleBaseline(_ font: Font, _ medium: Medium) -> Double? {
    exactHeight(medium).map { height in
      let top = (height - medium.lineHeight(font)) / 2
      return (medium.isCells ? (top).cellEdge : top) + medium.baseline(font)
    }
  }
}
