import TrussIR
import TrussSolver
import TrussViews

/// Where a row stands among all: after those of views before it, and among those of its view by what it is about.
enum Section: UInt64 {
  /// What keeps the content of views that end before this one in their boxes.
  case deferred, own, shares, shortfall, alignment, ties

  func order(_ view: Int, _ ordinal: Int = 0) -> UInt64 {
    UInt64(view) * Self.ofOneView | rawValue << 24 | UInt64(ordinal)
  }

  /// How far the rows of a view stand behind those of the view before it.
  static let ofOneView: UInt64 = 1 << 28

  /// How far the row that joins a view to its box stands behind that of the view beside it.
  static let ofOneJoint: UInt64 = 4

  /// Where rows stand that come at the end of a container: those of the innermost of several come first.
  static func endOrder(_ end: Int, depth: Int) -> UInt64 {
    deferred.order(end, 4096 * (LayoutError.Limits.depth - depth))
  }
}

extension CompactTree {
  /// Adds a view's records.
  mutating func add(
    _ index: Int, _ view: Views, _ parent: Int, _ standing: Standing, _ sizes: GivenSizes, _ rule: CompactRule?,
    _ medium: Medium
  ) {
    var own = OwnLength(
      index: index, view: view, standing: standing, sizes: sizes, axis: .horizontal, joint: standing.horizontal,
      containment: standing.containment.horizontal)
    var node = LengthTree.Node(parent: Int32(parent))
    node.lower = sizes.lower.horizontal
    node.upper = sizes.upper.horizontal
    horizontal.add(own, rule, medium, &node)
    (own.axis, own.joint, own.containment) = (.vertical, standing.vertical, standing.containment.vertical)
    node = LengthTree.Node(parent: Int32(parent))
    node.lower = sizes.lower.vertical
    node.upper = sizes.upper.vertical
    node.shift = standing.shift
    let start = vertical.costs.count
    vertical.add(own, rule, medium, &node)
    if view.pointee.content.isText {
      texts.append(Lines(view: Int32(index), costs: Int32(start)..<Int32(start + Int(node.contentCount))))
    }
  }
}

extension CompactTree {
  /// Adds how a view whose own sizes are rows is joined to its box.
  mutating func addJoints(
    _ index: Int, _ tree: ViewTree, _ standing: Standing, _ sizes: GivenSizes, _ nodes: inout RowWriter.Nodes
  ) {
    tree.entries.withUnsafeBufferPointer { entries in
      guard let views = entries.baseAddress else { return }
      var own = OwnLength(
        index: index, view: views + index, standing: standing, sizes: sizes, axis: .horizontal,
        joint: standing.horizontal, containment: standing.containment.horizontal)
      horizontal.addJoint(own, &nodes.horizontal)
      (own.axis, own.joint, own.containment) = (.vertical, standing.vertical, standing.containment.vertical)
      vertical.addJoint(own, &nodes.vertical)
    }
  }
}

/// A view along one axis, before it is part of a tree.
struct OwnLength {
  var index: Int
  var view: Views
  var standing: Standing
  var sizes: GivenSizes
  var axis: Axis
  var joint: Standing.Joint
  var containment: Priority

  /// A view that is stretched or has a share takes what it is given.
  /// How much its content matters.
  var scale: ContentScale { standing.scales[axis] }

  var isGiven: Bool { standing.stretched.contains(axis) || (standing.hasShare && standing.stackAxis == axis) }
}

extension LengthTree {
  /// Adds the record of a view: what is said of its length wherever it stands, how it is joined to its box, and how it
  /// hangs together with those inside it.
  fileprivate mutating func add(_ own: OwnLength, _ rule: CompactRule?, _ medium: Medium, _ node: inout Node) {
    node.firstCost = Int32(costs.count)
    if let size = own.standing.size(own.axis) {
      node.lower = max(node.lower, size)
      node.upper = min(node.upper, size)
    }
    if !(rule?.box.open.contains(own.axis) ?? false) { addContent(own, medium, &node) }
    if let cost = rule?.ownCost, cost.axis == own.axis {
      add(cost.breakpoint, down: cost.down, up: cost.up, cost.priority, cost.order)
    }
    if own.sizes.hasOptional { addOptionalSizes(own, medium) }
    node.ownCount = Int32(costs.count) - node.firstCost
    addJoint(own, &node)
    rule?.add(own.axis, to: &self, &node)
    append(node, end: own.view.pointee.end)
  }

  private mutating func addOptionalSizes(_ own: OwnLength, _ medium: Medium) {
    for (position, rule) in own.view.pointee.attributes.sizes.enumerated()
    where rule.axis == own.axis && !rule.priority.isRequired {
      add(
        medium.extent(rule.value, own.axis, of: own.view.pointee), down: rule.relation == .lessThanOrEqual ? 0 : 1,
        up: rule.relation == .greaterThanOrEqual ? 0 : 1, rule.priority, Section.own.order(own.index, position))
    }
  }

  private mutating func addContent(_ own: OwnLength, _ medium: Medium, _ node: inout Node) {
    let order = Section.own.order(own.index, 1 << 20 + (own.axis == .horizontal ? 0 : 4))
    switch own.view.pointee.content {
    case .rectangle, .arranged, .scroll, .flow, .choice, .composite: break
    case .table:
      if !own.isGiven { add(0, down: 1, up: 1, Level.fit, order) }
    case .stack, .layers, .framed, .grid, .gridRow:
      if !own.isGiven { add(0, down: 1, up: 1, own.scale.fit, order) }
    case .spacer(let minimum):
      if own.axis == own.standing.stackAxis { node.lower = max(node.lower, medium.gap(minimum, own.axis)) }
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .box, .divider:
      // A text's lines are counted once its width is known.
      let content = own.view.pointee.content(own.axis, medium, stackAxis: own.standing.stackAxis, lineCount: 1)
      if let content { add(content, own, order) }
      node.contentCount = UInt8(costs.count - Int(node.firstCost))
    }
  }

  private mutating func add(_ content: LeafContent, _ own: OwnLength, _ order: UInt64) {
    if !own.isGiven { add(content.ideal, down: 0, up: 1, content.hugging, order) }
    if content.least < content.ideal {
      add(content.least, down: 1, up: 0, own.scale(max(Level.compression, content.compression)), order + 1)
    }
    if !(own.standing.sharesShortfall && own.axis == .horizontal) {
      add(content.ideal, down: 1, up: 0, own.scale(content.compression), order + 2)
    }
    let isImposed = own.standing.stretched.contains(own.axis) && own.standing.definite.contains(own.axis)
    if content.hasMinimum, own.standing.stackAxis != nil, !own.standing.framed.contains(own.axis), !isImposed {
      add(content.least, down: 1, up: 0, Level.minimum, order + 3)
    }
  }

  /// How a view's length is joined to that of its box.
  mutating func addJoint(_ own: OwnLength, _ node: inout Node) {
    guard own.standing.box >= 0 else {
      node.needsRow = !own.standing.definite.contains(own.axis)
      return
    }
    var order = Section.alignment.order(
      own.standing.box, own.standing.position * Int(Section.ofOneJoint) + (own.axis == .horizontal ? 0 : 2))
    if own.standing.growing.contains(own.axis) {
      add(0, down: 1, up: 1, own.scale(Level.boundedStretch), order)
      node.outerCount = 1
      order += 1
    }
    switch own.joint {
    case .row: break
    case .within(let place):
      // Its own cost comes before those of its rest.
      add(0, down: 0, up: 1, Level.ambiguitySuppression, order)
      node.ownCount += 1
      add(0, down: place == .center ? 0.5 : 1, up: 0, .required, order + 1)
      node.outerCount = 1
      node.needsRow = true
    case .rigid, .separate: node.needsRow = own.standing.unsettled.contains(own.axis)
    case .stretched:
      add(0, down: 1, up: 1, Level.stretch, order)
      node.outerCount = 1
    case .filling:
      add(0, down: 1, up: 1, Level.containment, order)
      node.outerCount = 1
    case .bounded:
      add(0, down: 1, up: 1, own.scale(Level.boundedStretch), order)
      let isGiven = own.standing.size(own.axis) != nil || own.standing.sized.contains(own.axis)
      add(0, down: 1, up: 0, isGiven ? own.containment : Level.stretch, order + 1)
      node.outerCount = 2
    case .cell:
      add(0, down: 1, up: 1, own.scale(Level.boundedCell), order)
      add(0, down: 1, up: 0, own.containment, order + 1)
      node.outerCount = 2
    case .start, .end:
      add(0, down: 1, up: 0, own.containment, order)
      node.outerCount += 1
      node.needsRow = own.standing.unsettled.contains(own.axis)
    case .center:
      // Both sides of a view in the middle move by half of what the box does.
      add(0, down: 0.5, up: 0, own.containment, order)
      node.outerCount += 1
      node.needsRow = own.standing.unsettled.contains(own.axis)
    }
  }
}
