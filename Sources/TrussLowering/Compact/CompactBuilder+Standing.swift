import TrussIR
import TrussViews

extension CompactBuilder {
  /// A container, as those inside it see it.
  struct Box {
    enum Kind { case flex, arranged, layers }
    var kind: Kind
    var index: Int
    var end: Int
    /// Of a stack.
    var axis = Axis.horizontal
    /// The axes on which its size does not depend on its content.
    var definite = Axes()
    /// Where a view of a stack stands across it.
    var align = Align.fill
    /// Where a layer stands.
    var layerAlignment = Alignment.center
    /// Whether its arrays say something of single views.
    var hasArrays = false
    /// Whether a text in it shares a shortfall with others.
    var sharesShortfall = false
    /// The number of views inside it that came before.
    var position = 0
  }

  /// How a view is joined to its box along an axis.
  enum Joint {
    /// In a row with others.
    case row
    /// As long as the box.
    case rigid
    /// As long as the box, if it can be.
    case stretched
    /// As long as the box, as far as its neighbours allow.
    case bounded
    case start, center, end

    var place: CompactTree.Place {
      switch self {
      case .center: .center
      case .end: .end
      default: .start
      }
    }
  }

  /// What its box says of a view.
  struct Standing {
    var horizontal = Joint.row
    var vertical = Joint.row
    var stackAxis: Axis?
    /// The axes on which it takes the size that it is given.
    var stretched = Axes()
    /// The axes on which its size does not depend on its content.
    var definite = Axes()
    /// The sizes that its stack's arrays give it.
    var sizes = PerAxis<Double>()
    /// Its share of the room left in its stack.
    var hasShare = false
    var sharesShortfall = false
    /// Its box, and its place among those inside.
    var box: Box?

    func joint(_ axis: Axis) -> Joint { axis == .horizontal ? horizontal : vertical }

    mutating func join(_ axis: Axis, _ joint: Joint) {
      if axis == .horizontal { horizontal = joint } else { vertical = joint }
    }
  }

  /// What a box says of a view inside it; nil where that has no compact form.
  func standing(of index: Int, in box: Box) -> Standing? {
    var standing = Standing()
    standing.box = box
    for axis in Axis.allCases where tree.entries[index].attributes.exactSize(axis) != nil {
      standing.definite.insert(axis)
    }
    switch box.kind {
    case .flex: return inStack(index, box, &standing) ? standing : nil
    case .arranged:
      standing.join(box.axis.cross, .rigid)
      if box.definite.contains(box.axis.cross) { standing.definite.insert(box.axis.cross) }
    case .layers:
      for axis in Axis.allCases { joinLayer(index, axis, box, &standing) }
    }
    return standing
  }

  private func joinLayer(_ index: Int, _ axis: Axis, _ box: Box, _ standing: inout Standing) {
    guard tree.entries[index].hasOwnSize(axis, stackAxis: nil) else {
      standing.join(axis, .stretched)
      return standing.stretched.insert(axis)
    }
    switch box.layerAlignment[axis] {
    case .start: standing.join(axis, .start)
    case .center: standing.join(axis, .center)
    case .end: standing.join(axis, .end)
    }
  }

  private func inStack(_ index: Int, _ box: Box, _ standing: inout Standing) -> Bool {
    let cross = box.axis.cross
    standing.stackAxis = box.axis
    standing.hasShare = tree.entries[index].share != nil
    var own = tree.entries[index].attributes.align
    if box.hasArrays, case .stack(let stack) = tree.entries[box.index].content {
      own = own ?? stack.individualAlignments?[box.position]
      for axis in Axis.allCases {
        guard let size = stack.sizes(axis)?[box.position] else { continue }
        standing.sizes[axis] = medium.extent(size, axis, of: tree.entries[index])
        standing.definite.insert(axis)
      }
    }
    let hasSize = tree.entries[index].hasOwnSize(cross, stackAxis: box.axis) || standing.sizes[cross] != nil
    let align = own ?? (hasSize ? box.align : .fill)
    standing.sharesShortfall =
      box.sharesShortfall && !standing.hasShare && standing.sizes.horizontal == nil
      && tree.entries[index].content.isText
    switch align {
    case .fill:
      standing.stretched.insert(cross)
      if box.definite.contains(cross) { standing.definite.insert(cross) }
      standing.join(cross, isBounded(index, cross, standing) ? .bounded : .stretched)
    case .start: standing.join(cross, .start)
    case .center: standing.join(cross, .center)
    case .end: standing.join(cross, .end)
    case .firstBaseline where box.axis == .vertical: standing.join(cross, .start)
    case .lastBaseline where box.axis == .vertical: standing.join(cross, .end)
    case .firstBaseline, .lastBaseline: return false
    }
    return true
  }

  /// A view with a required exact or greatest size across does not decide how large its stack is.
  private func isBounded(_ index: Int, _ cross: Axis, _ standing: Standing) -> Bool {
    standing.sizes[cross] != nil
      || tree.entries[index].attributes.sizes.contains {
        $0.axis == cross && $0.relation != .greaterThanOrEqual && $0.priority.isRequired
      }
  }
}

extension ViewNode.Content {
  var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
