import TrussIR
import TrussTree
import TrussViews

/// A stack with UIStackView's rules whose rows are being added.
struct ArrangedFrame {
  var index: Int
  var item: Item.ID
  var stack: ArrangedStack
  var axis: Axis
  /// The item that the views are connected to: the stack, or the guide inside its margins.
  var canvas: Item.ID
  var margins: Insets
  /// All views, including collapsed views.
  var views: [Item.ID]
  var visible: [Item.ID]
  /// The length of the gap after each of `views`; 0 if there is no gap.
  var gaps: [Double]

  var isSingle: Bool { views.count == 1 }
  var hasMargins: Bool { canvas != item }
}

extension SystemBuilder {
  /// Adds the rows of a stack with UIStackView's rules: the rows that UIStackView itself adds, with its names and in
  /// its order.
  ///
  /// The source is a print-out of UIStackView's constraints in 17 configurations. It leaves two cases open, decided
  /// here: each of several successive collapsed views is at the end of the view before it, and the gap after a visible
  /// view comes directly before the next visible view, so that n visible views have n - 1 gaps.
  mutating func addArrangedStack(_ stack: ArrangedStack, _ rule: ContainerRule) throws(LayoutError) {
    _ = placeViews(rule)
    let frame = try makeFrame(stack, rule.box.index)
    let (axis, cross) = (frame.axis, frame.axis.cross)
    // By default the stack fits its views, as in UIKit, so its lengths are not ambiguous.
    system.update(frame.item) { $0.settledByRule.formUnion([axis.size, cross.size]) }
    guard !frame.views.isEmpty else { return addMarginGuide(frame) }
    for view in frame.views {
      system.update(view) { $0.settledByRule.formUnion([axis.position, axis.size]) }
      if frame.stack.alignment == .firstBaseline || frame.stack.alignment == .lastBaseline {
        system.update(view) { $0.settledByRule.formUnion(cross.position) }
      }
    }
    addArrangedHiding(frame)
    // The spacing comes first if it consists of guides, or if there are collapsed views or baselines; otherwise last.
    let hasGuides = frame.stack.distribution == .equalSpacing || frame.stack.distribution == .equalCentering
    let isFirst = hasGuides || frame.visible.count < frame.views.count || frame.stack.isBaselineRelative
    addDistribution(frame)
    if isFirst { addArrangedSpacing(frame) }
    addArrangedAlignment(frame)
    addMarginGuide(frame)
    addTextWidths(frame)
    addAmbiguitySuppression(frame)
    if !isFirst { addArrangedSpacing(frame) }
  }

  private mutating func makeFrame(_ stack: ArrangedStack, _ index: Int) throws(LayoutError) -> ArrangedFrame {
    let margins = leadingInsets(of: index)
    let children = tree.children(of: index)
    let item = Item.ID(index)
    let canvas = margins == .zero ? item : addGuide(.arrangedMargins, in: index)
    return ArrangedFrame(
      index: index, item: item, stack: stack, axis: stack.axis, canvas: canvas, margins: margins,
      views: children.map(Item.ID.init),
      visible: tree.visibleViews(in: index).map(Item.ID.init),
      gaps: try gaps(of: stack, index, children))
  }

  /// The distance before each view except the first, at the index of the view before it.
  private func gaps(of stack: ArrangedStack, _ index: Int, _ children: [Int]) throws(LayoutError) -> [Double] {
    var spacings = Array(repeating: stack.spacing, count: children.count)
    for custom in tree.entries[index].attributes.rare.customSpacings {
      guard let position = children.firstIndex(where: { tree.entries[$0].attributes.names.contains(custom.view) })
      else {
        throw tree.unknown(custom.view, "customSpacing", view: tree.title(of: index), stack.location)
      }
      spacings[position] = custom.spacing
    }
    var gaps = Array(repeating: 0.0, count: children.count)
    var lastVisible: Int?
    for (position, child) in children.enumerated() where !tree.entries[child].attributes.isCollapsed {
      if let lastVisible { gaps[position - 1] = medium.gap(spacings[lastVisible], stack.axis) }
      lastVisible = position
    }
    return gaps
  }

  /// Adds `UISV-hiding`: a collapsed view has no size along the axis. Across the axis, the stack's alignment decides
  /// the view's position.
  private mutating func addArrangedHiding(_ frame: ArrangedFrame) {
    for view in frame.views where isCollapsed(view) {
      add(
        Term(view, frame.axis.extent), .equal, category: .stackHiding,
        origin: tree.entries[Int(view.index)].attributes.rare.collapsedLocation)
    }
  }

  /// Adds `UIView-margin-guide-constraint`: a guide inside the stack, inset from its edges by the margins.
  private mutating func addMarginGuide(_ frame: ArrangedFrame) {
    guard frame.hasMargins else { return }
    for axis in Axis.allCases {
      add(
        Term(frame.canvas, axis.start), .equal, Term(frame.item, axis.start), constant: frame.margins.start(axis),
        category: .marginGuide, notation: .spacing)
      add(
        Term(frame.item, axis.end), .equal, Term(frame.canvas, axis.end), constant: frame.margins.end(axis),
        category: .marginGuide, notation: .spacing)
      if frame.views.isEmpty {
        add(Term(frame.canvas, axis.extent), .greaterThanOrEqual, category: .extent)
      }
    }
  }

  func isCollapsed(_ view: Item.ID) -> Bool { tree.entries[Int(view.index)].attributes.isCollapsed }
}

extension SystemBuilder {
  /// Adds the rows of a distribution, except for its spacing.
  mutating func addDistribution(_ frame: ArrangedFrame) {
    switch frame.stack.distribution {
    case .fill: break
    case .fillEqually: addEqual(frame.visible, frame)
    case .fillProportionally: addFillProportionally(frame)
    case .equalSpacing, .equalCentering: addGapGuides(frame)
    }
  }

  /// Gives each view a part of the stack in proportion to its intrinsic size; the whole is the sum of all intrinsic
  /// sizes and gaps. The priorities decrease from 999, so that rounding and spacing affect only the last view. If no
  /// view has an intrinsic size, the views are equally long.
  private mutating func addFillProportionally(_ frame: ArrangedFrame) {
    let sizes = frame.visible.map { intrinsicSize(Int($0.index), frame.axis) }
    let total = sizes.reduce(0, +) + frame.gaps.reduce(0, +)
    guard sizes.contains(where: { $0 > 0 }), total > 0 else { return addEqual(frame.visible, frame) }
    // The last view takes the rest in any case. In a flex stack its row could only pull this stack to its intrinsic
    // size, at a priority above all of flexbox' levels.
    let isFree = contexts[frame.index].stackAxis == nil
    for (position, view) in frame.visible.enumerated() where isFree || position < frame.visible.count - 1 {
      let canvas = Term(sizes[position] / total, Anchor(frame.canvas, frame.axis.extent))
      add(
        Term(view, frame.axis.extent), .equal, canvas, priority: Priority(Double(max(1, 999 - position))),
        category: .stackFillProportionally)
    }
  }

  private func intrinsicSize(_ index: Int, _ axis: Axis) -> Double {
    tree.content(of: index, axis, medium, stackAxis: axis, textHeight: state.textExtents?[index].height)?.preferred
      ?? 0
  }

  /// Adds equal guides in the gaps: from edge to edge, or from centre to centre. Guides between centres yield to the
  /// sizes of views.
  private mutating func addGapGuides(_ frame: ArrangedFrame) {
    let areCentered = frame.stack.distribution == .equalCentering
    let pairs = Array(zip(frame.visible, frame.visible.dropFirst()))
    let guides = pairs.map { _ in addGuide(.arrangedGap, in: frame.index) }
    for (guide, (before, after)) in zip(guides, pairs) {
      let (start, end) = (Term(guide, frame.axis.start), Term(guide, frame.axis.end))
      if areCentered {
        add(start, .equal, Term(before, frame.axis.center), category: .stackDistributingEdge)
        add(end, .equal, Term(after, frame.axis.center), category: .stackDistributingEdge)
      } else {
        add(start, .equal, Term(before, frame.axis.end), category: .stackDistributingEdge, notation: .spacing)
        add(Term(after, frame.axis.start), .equal, end, category: .stackDistributingEdge, notation: .spacing)
      }
    }
    addEqual(guides, frame, priority: areCentered ? RulePriority.equalCentering : .required)
  }

  private mutating func addEqual(_ items: [Item.ID], _ frame: ArrangedFrame, priority: Priority = .required) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      add(
        Term(item, frame.axis.extent), .equal, Term(first, frame.axis.extent), priority: priority,
        category: .stackFillEqually)
    }
  }

  /// Adds the distances between neighbours: exact, or minimum distances if guides make the gaps. A collapsed view is at
  /// the end of the view before it.
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
