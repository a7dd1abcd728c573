import TrussIR
import TrussViews

extension SystemBuilder {
  /// Where a stack's views stand across its axis, each by its own alignment or the stack's.
  mutating func addAlignment(_ frame: StackFrame) {
    let cross = frame.axis.cross
    var baselines = BaselineGroup()
    var lines = LineGroup()
    for (position, child) in frame.children.enumerated() where !tree.entries[child].attributes.isHidden {
      inheritDefinite(child, at: position, in: frame)
      let edges = Edges(frame, child, containment(frame.index, cross))
      let alignment = alignment(of: child, at: position, in: frame)
      if let alignment { settle(child, cross, isFilled: alignment == .fill) }
      if let alignment, alignment != .fill {
        addGrowth(edges)
        if addByLine(edges, alignment, frame, &lines) { continue }
      }
      switch alignment {
      case .fill: addStretch(edges, at: position, in: frame)
      case .start: addAtStart(edges)
      case .end: addAtEnd(edges)
      case .center: addCentered(edges)
      case .firstBaseline where frame.axis == .horizontal: addBaseline(edges, .firstBaseline, &baselines)
      case .lastBaseline where frame.axis == .horizontal: addBaseline(edges, .lastBaseline, &baselines)
      case .firstBaseline: addAtStart(edges)
      case .lastBaseline: addAtEnd(edges)
      case nil: break
      }
    }
  }

  /// A view and the box that it stands in, across the axis.
  private struct Edges {
    var child: Int
    var view: Item.ID
    var box: Item.ID
    var axis: Axis
    var start: Double
    var end: Double
    var containment: Priority

    init(_ frame: StackFrame, _ child: Int, _ containment: Priority) {
      self.child = child
      view = Item.ID(child)
      box = frame.item
      axis = frame.axis.cross
      start = frame.insets.start(axis)
      end = frame.insets.end(axis)
      self.containment = containment
    }
  }

  /// The views that share a baseline, by the first of them.
  private struct BaselineGroup {
    var first: Anchor?
    var last: Anchor?
  }

  /// A view's place in its box follows from the rule, and so does its size where it fills the box: where that is open, it
  /// is the box that is ambiguous.
  mutating func settle(_ child: Int, _ axis: Axis, isFilled: Bool) {
    system.update(Item.ID(child)) {
      $0.settledByRule.formUnion(isFilled ? [axis.position, axis.size] : axis.position)
    }
  }

  /// The lines that views have in common, or nil where they keep to the box's.
  private struct LineGroup {
    var lines: [AlignmentLine: Term?] = [:]
  }

  /// Where a view of the stack says where its line is, the line that all views of that alignment keep to.
  private mutating func addByLine(
    _ edges: Edges, _ alignment: Align, _ frame: StackFrame, _ group: inout LineGroup
  ) -> Bool {
    let line = alignment.line(across: edges.axis)
    if group.lines[line] == nil {
      let members = frame.children.enumerated().filter {
        self.alignment(of: $1, at: $0, in: frame)?.line(across: edges.axis) == line
      }
      group.lines[line] = .some(addLine(line, members.map(\.element), edges.axis, frame.index))
    }
    guard case .some(.some(let common)) = group.lines[line] else { return false }
    addToLine(edges.child, line, edges.axis, common)
    addStart(edges, .greaterThanOrEqual)
    addEnd(edges, .lessThanOrEqual, edges.containment, .containment)
    return true
  }

  /// A view with a maximum is as large as the box, if it may.
  private mutating func addGrowth(_ edges: Edges) {
    guard growth.limits[edges.child][edges.axis] != nil else { return }
    add(
      Term(edges.view, edges.axis.extent), .equal, Term(edges.box, edges.axis.extent),
      constant: -edges.start - edges.end,
      priority: places[Int(edges.box.index)].scales[edges.axis](Level.boundedStretch), category: .alignment)
  }

  /// A view without a size of its own across, or one that grows without end, is stretched whatever the stack says,
  /// unless it says something itself: else it would vanish.
  private func alignment(of child: Int, at position: Int, in frame: StackFrame) -> Align? {
    let entry = tree.entries[child]
    if let own = entry.attributes.align ?? frame.stack.individualAlignments?[position] { return own }
    let cross = frame.axis.cross
    let isFilled = fillsBox(child, cross, stackAxis: frame.axis) && frame.stack.sizes(cross)?[position] == nil
    return isFilled ? .fill : frame.stack.align
  }

  /// Whether a view has a required size of its own across.
  private func isGiven(_ child: Int, at position: Int, in frame: StackFrame) -> Bool {
    let cross = frame.axis.cross
    return frame.stack.sizes(cross)?[position] != nil || tree.entries[sizer(of: child, cross)].exactSize(cross) != nil
  }

  /// A view with a ratio, at its ideal size, or with a required exact or greatest size of its own across, does not decide
  /// how large the stack is.
  private func isBounded(_ child: Int, at position: Int, in frame: StackFrame) -> Bool {
    let cross = frame.axis.cross
    let attributes = tree.entries[sizer(of: child, cross)].attributes
    return !attributes.ratios.isEmpty || attributes.fixedAxes.contains(cross)
      || frame.stack.sizes(cross)?[position] != nil
      || attributes.sizes.contains {
        $0.axis == cross && $0.relation != .greaterThanOrEqual && $0.priority.isRequired
      }
  }

  private mutating func inheritDefinite(_ child: Int, at position: Int, in frame: StackFrame) {
    for axis in Axis.allCases {
      let isGiven =
        tree.entries[sizer(of: child, axis)].exactSize(axis) != nil || frame.stack.sizes(axis)?[position] != nil
      if isGiven { places[child].definite.insert(axis) }
    }
  }

  private mutating func addStretch(_ edges: Edges, at position: Int, in frame: StackFrame) {
    places[edges.child].stretched.insert(edges.axis)
    let isFixed = tree.entries[sizer(of: edges.child, edges.axis)].attributes.fixedAxes.contains(edges.axis)
    if places[Int(edges.box.index)].definite.contains(edges.axis), !isFixed {
      places[edges.child].definite.insert(edges.axis)
    }
    addStart(edges, .equal)
    if isBounded(edges.child, at: position, in: frame) {
      let box = places[frame.index]
      // A size of its own would only pull at a box that has a share.
      let hasShare = box.hasShare && box.stackAxis == edges.axis
      let isGiven = isGiven(edges.child, at: position, in: frame)
      if !hasShare || !isGiven {
        addEnd(edges, .equal, box.scales[edges.axis](Level.boundedStretch), .alignment)
      }
      // One with a greatest size is as small as the box, a size of its own leaves it.
      let isStretched = !isGiven && tree.entries[sizer(of: edges.child, edges.axis)].attributes.hasMaximum(edges.axis)
      addEnd(edges, .lessThanOrEqual, isStretched ? Level.stretch : edges.containment, .containment)
    } else {
      addEnd(edges, .equal, Level.stretch, .alignment)
    }
  }

  private mutating func addAtStart(_ edges: Edges) {
    addStart(edges, .equal)
    addEnd(edges, .lessThanOrEqual, edges.containment, .containment)
  }

  private mutating func addAtEnd(_ edges: Edges) {
    addEnd(edges, .equal, .required, .alignment)
    addStart(edges, .greaterThanOrEqual, edges.containment, .containment)
  }

  private mutating func addCentered(_ edges: Edges) {
    add(
      Term(edges.view, edges.axis.center), .equal, Term(edges.box, edges.axis.center),
      constant: centerShift(edges.start, edges.end, edges.axis, in: Int(edges.box.index)), category: .alignment)
    addStart(edges, .greaterThanOrEqual, edges.containment, .containment)
  }

  /// How far the middle of a box less its insets is from its own, in the direction of the axis: a row of centres alone
  /// names no direction, and is not mirrored.
  func centerShift(_ start: Double, _ end: Double, _ axis: Axis, in box: Int) -> Double {
    let shift = (start - end) / 2
    return axis == .horizontal && tree.entries[box].isRightToLeft ? -shift : shift
  }

  /// Baselines are equal, all views within the box, and their common baseline as near to the box's start as they let it.
  private mutating func addBaseline(
    _ edges: Edges, _ attribute: Attribute, _ group: inout BaselineGroup
  ) {
    let anchor = baseline(edges.child, attribute)
    let first = attribute == .firstBaseline ? group.first : group.last
    if let first {
      add(Term(1, anchor), .equal, Term(1, first), category: .alignment)
    } else {
      if attribute == .firstBaseline { group.first = anchor } else { group.last = anchor }
      let level = Level.baseline(depth: tree.entries[edges.child].depth)
      addStart(edges, .equal, places[Int(edges.box.index)].scales[edges.axis](level))
    }
    system.update(edges.view) { $0.settledByRule.formUnion(edges.axis.position) }
    addStart(edges, .greaterThanOrEqual)
    addEnd(edges, .lessThanOrEqual, edges.containment, .containment)
  }

  /// A container's baseline is that of the first, or last, view inside it that has text; without any, the bottom of the
  /// first, or last, view that it aligns by baselines, else of its first, or last, as in CSS.
  func baseline(_ child: Int, _ attribute: Attribute) -> Anchor {
    let inside = (child..<tree.entries[child].end).filter {
      tree.entries[$0].content.hasBaseline && !tree.entries[$0].attributes.isHidden
        && tree.entries[$0].decorationDepth == tree.entries[child].decorationDepth
    }
    if let text = attribute == .firstBaseline ? inside.first : inside.last { return Anchor(Item.ID(text), attribute) }
    var view = child
    while tree.entries[view].content.isStack {
      var visible = tree.children(of: view).filter { !tree.entries[$0].attributes.isHidden }
      if attribute == .lastBaseline { visible.reverse() }
      if let lines = flowLines[view], let line = attribute == .firstBaseline ? lines.first : lines.last {
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
  private mutating func addStart(
    _ edges: Edges, _ relation: Relation, _ priority: Priority = .required,
    _ category: TrussIR.Category = .alignment
  ) {
    add(
      Term(edges.view, edges.axis.start), relation, Term(edges.box, edges.axis.start),
      constant: edges.start, priority: priority, category: category)
  }

  private mutating func addEnd(
    _ edges: Edges, _ relation: Relation, _ priority: Priority, _ category: TrussIR.Category
  ) {
    add(
      Term(edges.view, edges.axis.end), relation, Term(edges.box, edges.axis.end),
      constant: -edges.end, priority: priority, category: category)
  }
}

extension ViewNode.Content {
  /// Whether the view has a baseline of its own.
  var hasBaseline: Bool {
    switch self {
    case .text, .button, .field: true
    case .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider: false
    case .stack, .arranged, .layers, .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: false
    }
  }

  /// Whether the view is a stack in flex-box words.
  fileprivate var isStack: Bool {
    switch self {
    case .stack, .flow: true
    default: false
    }
  }
}

extension ViewTree.Entry {
  /// Whether the view has a size along an axis that does not come from the box it stands in: a content, a size or a
  /// ratio given, or views inside it.
  func hasOwnSize(_ axis: Axis, stackAxis: Axis?) -> Bool {
    content.hasOwnSize(axis, stackAxis: stackAxis) || !attributes.ratios.isEmpty
      || attributes.sizes.contains { $0.axis == axis && $0.relation == .equal }
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
