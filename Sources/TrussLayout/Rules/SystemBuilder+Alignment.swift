import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The placements of a stack's views across its axis, each by its own alignment or the stack's.
  mutating func addAlignment(_ frame: StackFrame) {
    let cross = frame.axis.cross
    var baselines = BaselineGroup()
    var lines = LineGroup()
    for (position, child) in frame.children.enumerated() where !tree.entries[child].attributes.isCollapsed {
      inheritDefinite(child, at: position, in: frame)
      guard let alignment = alignment(of: child, at: position, in: frame) else { continue }
      let slot = Slot(
        child, in: frame.index, cross, frame.insets, isDefinite: places[frame.index].definite.contains(cross),
        containment(frame.index, cross))
      settle(child, cross, isFilled: alignment == .fill)
      if alignment == .fill {
        inheritRoom(slot, isFixed: tree.entries[sizer(of: child, cross)].attributes.fixedAxes.contains(cross))
      } else {
        addGrowth(slot)
        if addByLine(slot, alignment, frame, &lines) { continue }
      }
      switch AxisPlacement(alignment, along: cross, stretched: stretched(child, at: position, in: frame)) {
      case .firstBaseline: addBaseline(slot, .firstBaseline, &baselines.first, in: frame)
      case .lastBaseline: addBaseline(slot, .lastBaseline, &baselines.last, in: frame)
      case let placement: add(placement, in: slot)
      }
    }
  }

  /// A view's place in its box follows from the rule, and so does its size where it fills the box: where that is open,
  /// it is the box that is ambiguous.
  mutating func settle(_ child: Int, _ axis: Axis, isFilled: Bool) {
    system.update(Item.ID(child)) {
      $0.settledByRule.formUnion(isFilled ? [axis.position, axis.size] : axis.position)
    }
  }

  /// The lines that views have in common, or nil where they keep to the box's.
  private struct LineGroup {
    var lines: [AlignmentLine: Term?] = [:]
  }

  /// Where a view of the stack specifies its line, the line that all views of that alignment keep to.
  private mutating func addByLine(
    _ slot: Slot, _ alignment: Align, _ frame: StackFrame, _ group: inout LineGroup
  ) -> Bool {
    let line = alignment.line(across: slot.axis)
    if group.lines[line] == nil {
      let members = frame.children.enumerated().filter {
        self.alignment(of: $1, at: $0, in: frame)?.line(across: slot.axis) == line
      }
      group.lines[line] = .some(addLine(line, members.map(\.element), slot.axis, frame.index))
    }
    guard case .some(.some(let common)) = group.lines[line] else { return false }
    addToLine(slot, line, common, startsInside: .required)
    return true
  }

  /// A view with a maximum is as large as the box, if it may.
  private mutating func addGrowth(_ slot: Slot) {
    guard growth.limits[slot.view][slot.axis] != nil else { return }
    addExtent(slot, scale(of: slot.view, slot.axis)(RulePriority.boundedStretch))
  }

  /// The alignment of a view; one that grows without end is stretched too, unless it specifies its alignment itself.
  private func alignment(of child: Int, at position: Int, in frame: StackFrame) -> Align? {
    let cross = frame.axis.cross
    let hasOwnSize = !fillsBox(child, cross, stackAxis: frame.axis) || frame.stack.sizes(cross)?[position] != nil
    let own = tree.entries[child].attributes.align ?? frame.stack.individualAlignments?[position]
    return Align.inContainer(frame.stack.align, own: own, hasOwnSize: hasOwnSize)
  }

  private func stretched(_ child: Int, at position: Int, in frame: StackFrame) -> AxisPlacement {
    let cross = frame.axis.cross
    let sizer = tree.entries[sizer(of: child, cross)]
    let stack = places[frame.index]
    return .stretchedAcrossStack(
      hasSize: frame.stack.sizes(cross)?[position] != nil || sizer.exactSize(cross) != nil,
      hasMaximum: sizer.address.hasMaximum(cross),
      isOtherwiseBounded: !sizer.attributes.ratios.isEmpty || sizer.attributes.fixedAxes.contains(cross),
      stackGrows: stack.hasFlexGrow && stack.stackAxis == cross)
  }

  private mutating func inheritDefinite(_ child: Int, at position: Int, in frame: StackFrame) {
    for axis in Axis.allCases {
      let isGiven =
        tree.entries[sizer(of: child, axis)].exactSize(axis) != nil || frame.stack.sizes(axis)?[position] != nil
      if isGiven { places[child].definite.insert(axis) }
    }
  }

  /// Baselines are equal, all views within the box, and their common baseline as near to the box's start as they let
  /// it.
  private mutating func addBaseline(
    _ slot: Slot, _ attribute: Attribute, _ first: inout Anchor?, in frame: StackFrame
  ) {
    let level = RulePriority.baseline(depth: tree.entries[slot.view].depth)
    addBaseline(slot, attribute, &first, pull: scale(of: slot.view, slot.axis)(level))
  }

  /// A container's baseline is that of the first, or last, view inside it that has text; without any, the bottom of the
  /// first, or last, view that it aligns by baselines, else of its first, or last, as in CSS.
  func baseline(_ child: Int, _ attribute: Attribute) -> Anchor {
    let inside = (child..<tree.entries[child].end).filter {
      tree.entries[$0].traits.contains(.hasBaseline) && !tree.entries[$0].attributes.isCollapsed
        && tree.entries[$0].decorationDepth == tree.entries[child].decorationDepth
    }
    if let text = attribute == .firstBaseline ? inside.first : inside.last { return Anchor(Item.ID(text), attribute) }
    var view = child
    while tree.entries[view].traits.contains(.alignsBaselines) {
      var visible = tree.children(of: view).filter { !tree.entries[$0].attributes.isCollapsed }
      if attribute == .lastBaseline { visible.reverse() }
      if let lines = brokenLines(of: view), let line = attribute == .firstBaseline ? lines.first : lines.last {
        visible = Array(visible.prefix(line))
      }
      let aligned = visible.first { tree.entries[$0].attributes.align == .firstBaseline }
      guard let next = aligned ?? visible.first else { break }
      view = next
    }
    return Anchor(Item.ID(view), attribute)
  }
}

extension SystemBuilder {
  /// The number of views on each line of a flow stack, where that is known.
  private func brokenLines(of view: Int) -> [Int]? {
    if case .flow(let flow) = tree.entries[view].content, flow.columns != nil { return nil }
    return flowLines[view]
  }
}

extension Align {
  /// The line of a view that the alignment is about.
  fileprivate func line(across axis: Axis) -> AlignmentLine {
    switch (self, axis) {
    case (.fill, .horizontal), (.start, .horizontal), (.firstBaseline, .horizontal): .leading
    case (.end, .horizontal), (.lastBaseline, .horizontal): .trailing
    case (.fill, .vertical), (.start, .vertical): .top
    case (.end, .vertical): .bottom
    case (.center, _): .center
    case (.firstBaseline, .vertical): .firstBaseline
    case (.lastBaseline, .vertical): .lastBaseline
    }
  }
}
