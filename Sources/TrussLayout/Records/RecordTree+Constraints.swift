import TrussIR
import TrussSolver
import TrussTree
import TrussViews

extension RecordTree {
  /// Adds the constraints of a view; false, with nothing added, where one is about more than lengths of views along one
  /// axis, or has no meaning.
  mutating func addConstraints(of index: Int, _ tree: ViewTree, _ medium: Medium) -> Bool {
    var rows: [(axis: Axis, terms: [LengthTree.Term], constraint: LayoutConstraint)] = []
    for entry in tree.entries[index].attributes.constraints {
      guard case .constraint(let constraint) = entry, let axis = constraint.axisOfLengths, constraint.hasMeaning,
        let terms = terms(of: constraint, seenFrom: index, tree)
      else { return false }
      rows.append((axis, terms, constraint))
    }
    for (position, row) in rows.enumerated() {
      let cost = LengthTree.Cost(
        row.constraint.constant(in: medium), down: row.constraint.relation == .lessThanOrEqual ? 0 : 1,
        up: row.constraint.relation == .greaterThanOrEqual ? 0 : 1, level: 0,
        order: Section.constraints.order(index, position))
      if row.axis == .horizontal {
        horizontal.add(row.terms, cost, row.constraint.priority)
      } else {
        vertical.add(row.terms, cost, row.constraint.priority)
      }
    }
    return true
  }

  private func terms(of constraint: LayoutConstraint, seenFrom index: Int, _ tree: ViewTree) -> [LengthTree.Term]? {
    var terms: [LengthTree.Term] = []
    for (side, sign) in [(constraint.left, 1.0), (constraint.right, -1.0)] {
      for term in side.terms {
        // The width of a grid's row follows from the columns, and is no unknown.
        guard case .view(let view) = tree.meaning(of: term.anchor.view, in: constraint, of: index),
          !horizontal.nodes[view].isAbsent, horizontal.nodes[view].rule != .gridRow
        else { return nil }
        terms.append(LengthTree.Term(unknown: Int32(view), factor: sign * term.coefficient))
      }
    }
    guard Set(terms.map(\.unknown)).count == terms.count,
      terms.allSatisfy({ (0x1p-16...0x1p16).contains(abs($0.factor)) })
    else { return nil }
    return terms
  }
}

extension LayoutConstraint {
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
