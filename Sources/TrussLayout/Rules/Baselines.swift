import TrussIR
import TrussText
import TrussTree
import TrussViews

/// The first baselines that do not depend on lengths: of texts, of stacks in which the view with the baseline is at the
/// top, and of leaves of a given height, whose baseline is their bottom. Only containers that align views by baselines
/// use them, for the views inside. They are found from the last view to the first, so that the views inside a container
/// are known before the container.
struct Baselines {
  /// The distance of each view's first baseline from its top; nil if it depends on lengths.
  private(set) var first: [Double?]
  private let frames: FramedViews?
  /// The index after the views that were examined.
  private var knownEnd = 0

  init(_ tree: ViewTree, _ frames: FramedViews?) {
    self.frames = frames
    first = Array(repeating: nil, count: tree.entries.count)
  }

  /// Finds the baselines of the views inside a container, unless the container is inside a container that was examined
  /// before.
  mutating func find(inside container: Int, _ tree: ViewTree, _ medium: Medium) {
    guard container >= knownEnd else { return }
    knownEnd = tree.entries[container].end
    for index in (container..<knownEnd).reversed() where !tree.entries[index].attributes.isCollapsed {
      let view = tree.entries[index].address
      // In a text with uneven lines the baseline depends on the content of the first line.
      if tree.entries[index].measuredText?.hasUnevenLines == true { continue }
      if let own = view.firstBaseline(tree.entries[index].inherited, medium) {
        if !view.hasTextInMiddle(medium) || !mayBeHigher(index, tree) { first[index] = own }
      } else if !view.pointee.content.isContainer {
        // Without a text the baseline is the bottom, as in CSS.
        let sizes = GivenSizes(of: view, medium)
        if sizes.exact.contains(.vertical) { first[index] = sizes.upper.vertical }
      } else if case .stack(let stack) = view.pointee.content, view.pointee.outline.isPlain,
        let inside = offset(in: index, stack, tree)
      {
        first[index] = medium.boxInsets(of: tree.entries[index]).top + inside
      }
    }
  }

  /// Whether something beside its content and its required sizes may decide the height of a leaf.
  private func mayBeHigher(_ index: Int, _ tree: ViewTree) -> Bool {
    let entry = tree.entries[index]
    if !entry.outline.isPlain
      || entry.attributes.hasSizes
        && entry.attributes.sizes.contains(where: { $0.axis == .vertical && !$0.priority.isRequired })
    {
      return true
    }
    guard let parent = entry.parent, case .stack(let stack) = tree.entries[parent].content else { return false }
    if stack.heights != nil || stack.proportions(.vertical) != nil { return true }
    guard stack.axis == .vertical else { return tree.alignmentInRow(of: index, frames) == .fill }
    return entry.flexGrow != nil || stack.justify == .fill
  }

  /// The distance of a stack's first baseline from the top of its box; nil if it depends on lengths.
  private func offset(in index: Int, _ stack: FlexStack, _ tree: ViewTree) -> Double? {
    guard let view = tree.baselineView(in: index, .firstBaseline, lines: nil, frames)?.view else { return nil }
    if stack.axis == .vertical {
      let justification = stack.justify.map(Justification.init)
      let isAtTop = justification?.pin == .start && justification?.gaps.atEnd == 0 && !stack.isReversed
      return isAtTop ? first[view] : nil
    }
    switch tree.alignmentInRow(of: view, frames) {
    case .fill, .start: return first[view]
    case .firstBaseline: return lowest(in: index, tree)
    case .center, .end, .lastBaseline, nil: return nil
    }
  }

  /// The lowest of the first baselines by which a row aligns views; nil if any of them depends on lengths.
  func lowest(in index: Int, _ tree: ViewTree) -> Double? {
    var lowest = 0.0
    for child in tree.visibleViews(in: index) where tree.alignmentInRow(of: child, frames) == .firstBaseline {
      guard let baseline = first[child] else { return nil }
      lowest = max(lowest, baseline)
    }
    return lowest
  }
}

extension ViewTree {
  /// The view that gives a stack, a flow stack, a grid or a row of a grid its baseline, and which of the view's
  /// baselines it is. In the container's first or last line, it is the first or last view that is aligned by a
  /// baseline, otherwise the first or last view (CSS Flexible Box Layout, 8.5, and Grid Layout, 10.6). Nil for other
  /// containers, and if no view is visible.
  ///
  /// - Parameters:
  ///   - container: the container.
  ///   - attribute: the container's first or last baseline.
  ///   - lines: the number of views on each line of a flow stack, if that is known.
  ///   - frames: the views in frames; nil if there are none.
  func baselineView(
    in container: Int, _ attribute: Attribute, lines: [Int]?, _ frames: FramedViews?
  ) -> (view: Int, attribute: Attribute)? {
    guard entries[container].traits.contains(.alignsBaselines) else { return nil }
    var line = Array(visibleViews(in: container))
    // A row without visible cells does not count.
    if case .grid = entries[container].content { line.removeAll { isEmptyRow($0) } }
    // The first view has to be the one at the top, or at the start.
    if case .stack(let stack) = entries[container].content, stack.isReversed { line.reverse() }
    if attribute == .lastBaseline { line.reverse() }
    if let lines, let count = attribute == .firstBaseline ? lines.first : lines.last {
      line = Array(line.prefix(count))
    }
    let isFirst = attribute == .firstBaseline
    for align in [isFirst ? Align.firstBaseline : .lastBaseline, isFirst ? .lastBaseline : .firstBaseline] {
      if let aligned = line.first(where: { alignmentInRow(of: $0, frames) == align }) {
        return (aligned, align == .firstBaseline ? .firstBaseline : .lastBaseline)
      }
    }
    return line.first.map { ($0, attribute) }
  }

  private func isEmptyRow(_ view: Int) -> Bool {
    guard case .gridRow = entries[view].content else { return false }
    var cells = visibleViews(in: view)
    return cells.next() == nil
  }

  /// The alignment of a view across the row or the horizontal flow stack that it is in; nil in other containers, and if
  /// constraints place the view. A view without its own height fills the row.
  func alignmentInRow(of view: Int, _ frames: FramedViews?) -> Align? {
    guard let parent = entries[view].parent else { return nil }
    var (usual, own) = (Align?.none, entries[view].attributes.align)
    var hasSize = false
    switch entries[parent].content {
    case .stack(let stack) where stack.axis == .horizontal:
      usual = stack.align
      own = own ?? stack.individualAlignments?[entries[view].ordinal]
      hasSize = stack.heights?[entries[view].ordinal] != nil
    case .flow(let flow) where flow.axis == .horizontal && flow.columns == nil: usual = flow.align
    case .gridRow(let row):
      usual = row.align
      if let around = entries[parent].parent, case .grid(let grid) = entries[around].content {
        usual = usual ?? grid.align
      }
    default: return nil
    }
    if own == nil, !hasSize {
      hasSize = entries.withUnsafeBufferPointer { entries in
        guard let frames, let views = entries.baseAddress else {
          return entries[view].address.hasOwnSize(.vertical, stackAxis: .horizontal)
        }
        return !frames.fillsBox(view, .vertical, stackAxis: .horizontal, views)
      }
    }
    return Align.inContainer(usual, own: own, hasOwnSize: hasSize)
  }
}
