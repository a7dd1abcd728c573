import TrussText
import TrussTree
import TrussViews

/// Where views have their first baseline, whatever their lengths: a text's own, that of stacks whose first text is
/// pinned to their top, and the bottom of a leaf of a given height. Only containers that align views by baselines ask,
/// for those inside them: from the last view to the first, so that what is inside is known before what is around it.
struct Baselines {
  /// The distance of each view's first baseline from its top; nil where that depends on lengths.
  private(set) var first: [Double?]
  /// Whether a view is a text, or one is inside it.
  private var holdsText: [Bool]
  private let frames: FramedViews?
  /// Where the views end that were looked at.
  private var knownEnd = 0

  init(_ tree: ViewTree, _ frames: FramedViews?) {
    self.frames = frames
    first = Array(repeating: nil, count: tree.entries.count)
    holdsText = Array(repeating: false, count: tree.entries.count)
  }

  /// Finds those of the views inside one, which comes after all that were looked at, or is inside one of them.
  mutating func find(inside container: Int, _ tree: ViewTree, _ medium: Medium) {
    guard container >= knownEnd else { return }
    knownEnd = tree.entries[container].end
    for index in (container..<knownEnd).reversed() where !tree.entries[index].attributes.isCollapsed {
      let view = tree.entries[index].address
      if tree.entries[index].measuredText?.hasUnevenLines == true {
        // It depends on what is on the first line.
        holdsText[index] = true
      } else if let own = view.firstBaseline(tree.entries[index].inherited, medium) {
        (first[index], holdsText[index]) = (own, true)
      } else if !view.pointee.content.isContainer {
        // Without a text it is the bottom, as in CSS.
        let sizes = GivenSizes(of: view, medium)
        if sizes.exact.contains(.vertical) { first[index] = sizes.upper.vertical }
      } else {
        look(into: index, tree, medium)
      }
    }
  }

  private mutating func look(into index: Int, _ tree: ViewTree, _ medium: Medium) {
    var pinned: (view: Int, position: Int)?
    for (position, child) in tree.views(in: index).enumerated() where !tree.entries[child].attributes.isCollapsed {
      holdsText[index] = holdsText[index] || holdsText[child]
      if pinned == nil, holdsText[index] { pinned = (child, position) }
    }
    guard let pinned, case .stack(let stack) = tree.entries[index].content, tree.entries[index].outline.isPlain,
      let inside = offset(of: pinned.view, pinned.position, in: index, stack, tree)
    else { return }
    first[index] = medium.boxInsets(of: tree.entries[index]).top + inside
  }

  /// How far below the top of a stack's box the first baseline is of its first view with a text.
  private func offset(
    of view: Int, _ position: Int, in index: Int, _ stack: FlexStack, _ tree: ViewTree
  ) -> Double? {
    if stack.axis == .vertical {
      let justification = stack.justify.map(Justification.init)
      let isAtTop = justification?.pin == .start && justification?.gaps.atEnd == 0 && !stack.isReversed
      let isFirst = tree.visibleViews(in: index).first { _ in true } == view
      return isAtTop && isFirst ? first[view] : nil
    }
    switch alignment(of: view, position, stack, tree) {
    case .fill, .start: return first[view]
    case .firstBaseline: return lowest(in: index, stack, tree)
    case .center, .end, .lastBaseline, nil: return nil
    }
  }

  /// The lowest first baseline of the views of a row that are aligned by theirs; nil where one depends on lengths.
  func lowest(in index: Int, _ stack: FlexStack, _ tree: ViewTree) -> Double? {
    var lowest = 0.0
    for (position, child) in tree.views(in: index).enumerated() where !tree.entries[child].attributes.isCollapsed {
      guard alignment(of: child, position, stack, tree) == .firstBaseline else { continue }
      guard let baseline = first[child] else { return nil }
      lowest = max(lowest, baseline)
    }
    return lowest
  }

  /// Whether a view of a row is aligned by its first baseline.
  func isAligned(_ view: Int, _ stack: FlexStack, _ tree: ViewTree) -> Bool {
    alignment(of: view, tree.entries[view].ordinal, stack, tree) == .firstBaseline
  }

  /// The alignment of a view across its stack: a view without a size of its own there fills it.
  private func alignment(of view: Int, _ position: Int, _ stack: FlexStack, _ tree: ViewTree) -> Align? {
    let cross = stack.axis.cross
    if let own = tree.entries[view].attributes.align ?? stack.individualAlignments?[position] { return own }
    let hasSize =
      stack.sizes(cross)?[position] != nil
      || frames.map { frames in
        tree.entries.withUnsafeBufferPointer { entries in
          entries.baseAddress.map { !frames.fillsBox(view, cross, stackAxis: stack.axis, $0) } ?? false
        }
      } ?? tree.entries[view].address.hasOwnSize(cross, stackAxis: stack.axis)
    return hasSize ? stack.align : .fill
  }
}
