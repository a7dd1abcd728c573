import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of a distribution, but for its spacing.
  mutating func addDistribution(_ frame: ArrangedFrame) {
    switch frame.stack.distribution {
    case .fill: break
    case .fillEqually: addFillEqually(frame)
    case .fillProportionally: addFillProportionally(frame)
    case .equalSpacing: addGapGuides(frame)
    case .equalCentering: addCenterGuides(frame)
    }
  }

  private mutating func addFillEqually(_ frame: ArrangedFrame) {
    guard let first = frame.visible.first else { return }
    for view in frame.visible.dropFirst() {
      add(
        Term(view, frame.axis.extent), .equal, Term(first, frame.axis.extent), category: .stackFillEqually)
    }
  }

  /// Each view's part of the stack is that of its intrinsic size in the sum of all and of the spacings. The priorities
  /// fall from 999, so that the last view takes what rounding and spacing leave. Without any intrinsic size the views
  /// are equal.
  private mutating func addFillProportionally(_ frame: ArrangedFrame) {
    let sizes = frame.visible.map { intrinsicSize(Int($0.index), frame.axis) }
    let total = sizes.reduce(0, +) + frame.gaps.reduce(0, +)
    guard sizes.contains(where: { $0 > 0 }), total > 0 else { return addFillEqually(frame) }
    // The last view takes the rest in any case. In a flex stack its row would do no more than pull this stack to its
    // intrinsic size, from above all of flex-box' levels.
    let isFree = contexts[frame.index].stackAxis == nil
    for (position, view) in frame.visible.enumerated() where isFree || position < frame.visible.count - 1 {
      let canvas = Term(sizes[position] / total, Anchor(frame.canvas, frame.axis.extent))
      add(
        Term(view, frame.axis.extent), .equal, canvas, priority: Priority(Double(max(1, 999 - position))),
        category: .stackFillProportionally)
    }
  }

  private func intrinsicSize(_ index: Int, _ axis: Axis) -> Double {
    tree.content(of: index, axis, medium, stackAxis: axis, textHeight: textExtents?[index].height)?.preferred ?? 0
  }

  /// Equal guides in the gaps, from edge to edge.
  private mutating func addGapGuides(_ frame: ArrangedFrame) {
    let pairs = Array(zip(frame.visible, frame.visible.dropFirst()))
    let guides = pairs.map { _ in addGuide(.arrangedGap, in: frame.index) }
    for (guide, (before, after)) in zip(guides, pairs) {
      add(
        Term(guide, frame.axis.start), .equal, Term(before, frame.axis.end), category: .stackDistributingEdge,
        notation: .spacing)
      add(
        Term(after, frame.axis.start), .equal, Term(guide, frame.axis.end), category: .stackDistributingEdge,
        notation: .spacing)
    }
    addEqual(guides, frame, priority: .required)
  }

  /// Equal guides from centre to centre, which give way before the views do.
  private mutating func addCenterGuides(_ frame: ArrangedFrame) {
    let pairs = Array(zip(frame.visible, frame.visible.dropFirst()))
    let guides = pairs.map { _ in addGuide(.arrangedGap, in: frame.index) }
    for (guide, (before, after)) in zip(guides, pairs) {
      add(
        Term(guide, frame.axis.start), .equal, Term(before, frame.axis.center), category: .stackDistributingEdge)
      add(Term(guide, frame.axis.end), .equal, Term(after, frame.axis.center), category: .stackDistributingEdge)
    }
    addEqual(guides, frame, priority: RulePriority.equalCentering)
  }

  private mutating func addEqual(_ guides: [Item.ID], _ frame: ArrangedFrame, priority: Priority) {
    guard let first = guides.first else { return }
    for guide in guides.dropFirst() {
      add(
        Term(guide, frame.axis.extent), .equal, Term(first, frame.axis.extent), priority: priority,
        category: .stackFillEqually)
    }
  }

  /// The distances between neighbours: exact, or at least, where guides make the gaps. A collapsed view is at the end of
  /// the one before it.
  mutating func addArrangedSpacing(_ frame: ArrangedFrame) {
    let hasGuides = frame.stack.distribution == .equalSpacing || frame.stack.distribution == .equalCentering
    var lastVisible: Item.ID?
    for (position, view) in frame.views.enumerated() {
      if position > 0 {
        let previous = frame.views[position - 1]
        if !isCollapsed(view), let lastVisible {
          addGap(frame, hasGuides ? lastVisible : previous, view, from: lastVisible, position, isLeast: hasGuides)
        } else {
          add(
            Term(view, frame.axis.start), .equal, Term(previous, frame.axis.end), category: .stackSpacing,
            notation: .spacing)
        }
      }
      if !isCollapsed(view) { lastVisible = view }
    }
  }

  private mutating func addGap(
    _ frame: ArrangedFrame, _ previous: Item.ID, _ view: Item.ID, from lastVisible: Item.ID, _ position: Int,
    isLeast: Bool
  ) {
    let relation: Relation = isLeast ? .greaterThanOrEqual : .equal
    let gap = frame.gaps[position - 1]
    if frame.stack.isBaselineRelative {
      let (last, first) = (
        baseline(Int(lastVisible.index), .lastBaseline), baseline(Int(view.index), .firstBaseline)
      )
      add(Term(1, first), relation, Term(1, last), constant: gap, category: .stackSpacing)
    } else {
      add(
        Term(view, frame.axis.start), relation, Term(previous, frame.axis.end), constant: gap,
        category: .stackSpacing, notation: .spacing)
    }
  }
}
