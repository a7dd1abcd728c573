import TrussIR
import TrussSolver
import TrussViews

extension CompactTree {
  /// Adds the ties of a view; false where one is about more than lengths of views along one axis, or has no meaning.
  mutating func addTies(of index: Int, _ tree: ViewTree, _ medium: Medium) -> Bool {
    for (position, entry) in tree.entries[index].attributes.ties.enumerated() {
      guard case .tie(let tie) = entry, let axis = tie.axisOfLengths, tie.hasMeaning else { return false }
      let order = Section.ties.order(index, position)
      let isAdded =
        axis == .horizontal
        ? horizontal.add(tie, order, seenFrom: index, tree, medium)
        : vertical.add(tie, order, seenFrom: index, tree, medium)
      guard isAdded else { return false }
    }
    return true
  }
}

extension LengthTree {
  fileprivate mutating func add(
    _ tie: Tie, _ order: UInt64, seenFrom index: Int, _ tree: ViewTree, _ medium: Medium
  ) -> Bool {
    var terms: [LengthTree.Term] = []
    for (side, sign) in [(tie.left, 1.0), (tie.right, -1.0)] {
      for term in side.terms {
        guard let view = tree.indices[tree.resolve(term.anchor.view, seenFrom: index)], !nodes[view].isAbsent else {
          return false
        }
        terms.append(LengthTree.Term(unknown: Int32(view), factor: sign * term.coefficient))
      }
    }
    guard Set(terms.map(\.unknown)).count == terms.count, terms.allSatisfy({ (0x1p-16...0x1p16).contains(abs($0.factor)) })
    else {
      return false
    }
    add(
      terms,
      Cost(
        tie.constant(in: medium), down: tie.relation == .lessThanOrEqual ? 0 : 1,
        up: tie.relation == .greaterThanOrEqual ? 0 : 1, level: level(tie.priority), order: order))
    return true
  }
}

extension Tie {
  /// The axis along which all that it names are lengths of views; nil where something else is among it.
  fileprivate var axisOfLengths: Axis? {
    var axis: Axis?
    for term in left.terms + right.terms {
      let attribute = term.anchor.attribute
      guard attribute.isSize, term.anchor.guide == .frame, axis == nil || axis == attribute.axis else { return nil }
      axis = attribute.axis
    }
    return axis
  }

  /// Whether its numbers are such that it is no error.
  fileprivate var hasMeaning: Bool {
    ViewTree.Rule.priority.allows(priority.value) && constants.allSatisfy(ViewTree.Rule.distance.allows)
      && factors.allSatisfy { ViewTree.Rule.factor.allows(abs($0)) }
  }
}
