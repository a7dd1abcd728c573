import TrussIR
import TrussTree
import TrussViews

extension PassState {
  /// Lays out the diagrams with the sizes that a round found for their nodes.
  ///
  /// - Throws: `LayoutError` for a diagram beyond the limit.
  mutating func readDiagrams(of pass: LayoutPass, _ medium: Medium, root: Double?) throws(LayoutError) {
    for index in pass.tree.diagrams where !pass.tree.entries[index].attributes.isCollapsed {
      let space = DiagramSpace(in: index, of: pass.tree, medium, root: root)
      if let content = pass.tree.content(ofSequence: index) {
        var before: SequenceLayout?
        if case .sequence(let layout) = diagrams[index] { before = layout }
        diagrams[index] = .sequence(
          SequenceLayout(content, at: index, of: pass, medium, in: space, after: before))
      } else if let content = pass.tree.content(ofDiagram: index) {
        var before: DiagramLayout?
        if case .graph(let layout) = diagrams[index] { before = layout }
        diagrams[index] = .graph(
          try DiagramLayout(content, at: index, of: pass, medium, in: space, after: before))
      }
    }
  }
}

/// The result of a round for a diagram: the layout of a graph or of a sequence diagram.
enum PlacedDiagram: Equatable {
  case graph(DiagramLayout)
  case sequence(SequenceLayout)

  /// Whether the layout of a diagram is valid for the same diagram in another tree: its parts are the same there.
  func isCarried(from index: Int, of old: ViewTree, to counterpart: Int, of new: ViewTree) -> Bool {
    switch self {
    case .graph(let layout):
      // The content of narrowed nodes may have changed: it has to be measured without the narrower width first.
      guard !layout.hasNarrowNodes, let own = new.content(ofDiagram: counterpart),
        let earlier = old.content(ofDiagram: index)
      else {
        return false
      }
      return own.hasForm(of: earlier)
    case .sequence:
      guard let own = new.content(ofSequence: counterpart), let earlier = old.content(ofSequence: index) else {
        return false
      }
      return own.steps == earlier.steps && own.participants.count == earlier.participants.count
        && own.isNumbered == earlier.isNumbered
    }
  }
}

extension ViewTree {
  /// Gives the views of diagrams the positions that their layouts found, as constraints.
  mutating func place(_ diagrams: [Int: PlacedDiagram], _ medium: Medium) {
    for index in self.diagrams {
      switch diagrams[index] {
      case .graph(let layout): place(layout, of: index, medium)
      case .sequence(let layout): place(layout, of: index, medium)
      case nil: continue
      }
    }
  }

  private mutating func place(_ layout: DiagramLayout, of index: Int, _ medium: Medium) {
    guard let content = content(ofDiagram: index) else { return }
    let isMoved = hasConstraints(ofDiagram: index)
    let orders = isMoved ? orders(of: content, layout) : [:]
    func hold(_ view: Int, in cluster: Int?, _ found: inout FoundPlace) {
      guard isMoved else { return }
      let box = cluster.flatMap { entries[content.boxes[$0]].names.isEmpty ? nil : content.boxes[$0] }
      found.constraints += holds(view, in: box, isWide: layout.isTooWide)
    }
    for (number, node) in content.nodes.enumerated() {
      var found = place(layout.nodes[number], of: node, isBox: false, medium)
      if let width = layout.greatestWidth(of: number) {
        found.sizes.append(
          Attributes.SizeRule(
            axis: .horizontal, relation: .lessThanOrEqual, value: width, priority: .narrowNode, unit: .content))
      }
      if let before = orders[node] { found.constraints.append(order(of: node, after: before, layout.isUpright)) }
      hold(node, in: content.clusters[number], &found)
      give(found, to: node)
    }
    for (number, box) in content.boxes.enumerated() {
      var found = place(layout.clusters[number], of: box, isBox: true, medium)
      hold(box, in: content.parents[number], &found)
      give(found, to: box)
    }
    var found = FoundPlace(size: layout.size)
    found.paths = layout.paths
    give(found, to: index)
  }

  private mutating func place(_ layout: SequenceLayout, of index: Int, _ medium: Medium) {
    guard let content = content(ofSequence: index) else { return }
    for (participant, rect) in zip(content.participants, layout.participants) {
      give(place(rect, of: participant, isBox: false, medium), to: participant)
    }
    var figure = place(layout.frame, of: content.figure, isBox: true, medium)
    figure.figure = layout.figure
    give(figure, to: content.figure)
    give(FoundPlace(size: layout.size), to: index)
  }

  private func place(_ rect: Rect, of index: Int, isBox: Bool, _ medium: Medium) -> FoundPlace {
    var found = FoundPlace()
    let unit = medium.points(Size(width: 1, height: 1))
    for (axis, length) in [(Axis.horizontal, rect.width), (.vertical, rect.height)] {
      let size = Attributes.SizeRule(
        axis: axis, relation: isBox ? .equal : .greaterThanOrEqual, value: length,
        priority: isBox ? .boxLength : .high, unit: .content)
      found.sizes.append(size)
    }
    found.constraints = [
      LayoutConstraint(of: .left, at: rect.minX * unit.width, entries[index].attributes.location),
      LayoutConstraint(of: .top, at: rect.minY * unit.height, entries[index].attributes.location),
    ]
    return found
  }
}

/// The order of nodes that share a rank. It matters if the author's constraints move some of them.
extension ViewTree {
  private func hasConstraints(ofDiagram index: Int) -> Bool { !entries[index].attributes.rare.constraintBlocks.isEmpty }

  /// For each node, the node before it in its rank, if this earlier node has a name.
  private func orders(of content: DiagramContent, _ layout: DiagramLayout) -> [Int: Int] {
    func start(_ node: Int) -> Double { layout.isUpright ? layout.nodes[node].x : layout.nodes[node].y }
    let sorted = content.nodes.indices.sorted { one, other in
      (layout.ranks[one], start(one), one) < (layout.ranks[other], start(other), other)
    }
    var orders: [Int: Int] = [:]
    for (one, other) in zip(sorted, sorted.dropFirst()) where layout.ranks[one] == layout.ranks[other] {
      if !entries[content.nodes[one]].names.isEmpty { orders[content.nodes[other]] = content.nodes[one] }
    }
    return orders
  }

  /// Keeps a node after the node before it in its rank, with a gap of 16 points.
  private func order(of node: Int, after before: Int, _ isUpright: Bool) -> LayoutConstraint {
    let (start, end): (Attribute, Attribute) = isUpright ? (.left, .right) : (.top, .bottom)
    let edge = LayoutExpression(entries[before].names[0], .frame, end) + 16
    var order = LayoutConstraint(LayoutExpression(.container, .frame, start), .greaterThanOrEqual, edge)
    (order.location, order.scope) = (entries[node].attributes.location, NameScopes.layout)
    order.priority = .high
    return order
  }

  /// Keeps a view in the diagram, or at least 8 points inside the box of its cluster. The box grows if necessary. From
  /// a diagram that is too wide, nodes stick out at the right, so that they do not overlap.
  private func holds(_ view: Int, in box: Int?, isWide: Bool) -> [LayoutConstraint] {
    func edge(_ attribute: Attribute) -> LayoutExpression {
      box.map { LayoutExpression(entries[$0].names[0], .frame, attribute) }
        ?? LayoutExpression(.superview, .frame, attribute)
    }
    func own(_ attribute: Attribute) -> LayoutExpression { LayoutExpression(.container, .frame, attribute) }
    let gap = box == nil ? 0.0 : 8
    var constraints = [
      own(.left) >= edge(.left) + gap, own(.top) >= edge(.top) + gap, own(.bottom) <= edge(.bottom) - gap,
    ]
    if box != nil || !isWide { constraints.append(own(.right) <= edge(.right) - gap) }
    return constraints.map { constraint in
      var constraint = constraint
      (constraint.location, constraint.scope) = (entries[view].attributes.location, NameScopes.layout)
      constraint.priority = .high
      return constraint
    }
  }
}

extension Priority {
  /// The priority of the positions that a diagram finds. It is low, so that the author's constraints take precedence.
  fileprivate static let diagramPlace: Priority = 40
  /// The priority of the maximum width of a node that has to break its content: words stay whole.
  fileprivate static let narrowNode: Priority = 880
  /// The priority of the lengths of a cluster's box: the box moves with its content before it grows, and, unlike an
  /// empty view, it does not shrink.
  fileprivate static let boxLength: Priority = 60
}

extension FoundPlace {
  /// Makes the sizes of a diagram: its minimum size and, at a low priority, its exact size.
  fileprivate init(size: Size) {
    self.init()
    for (axis, length) in [(Axis.horizontal, size.width), (.vertical, size.height)] {
      for (relation, priority) in [(Relation.greaterThanOrEqual, Priority.high), (.equal, .diagramPlace)] {
        sizes.append(
          Attributes.SizeRule(axis: axis, relation: relation, value: length, priority: priority, unit: .content))
      }
    }
  }
}

extension LayoutConstraint {
  /// Makes the constraint for an edge of a view: its distance from the same edge of the view around it.
  fileprivate init(of attribute: Attribute, at distance: Double, _ location: SourceLine?) {
    let place = LayoutExpression(.superview, .frame, attribute) + distance
    self.init(LayoutExpression(.container, .frame, attribute), .equal, place)
    (priority, self.location) = (.diagramPlace, location)
  }
}
