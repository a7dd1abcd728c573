import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of a view with alternatives: the one that is laid out fills it.
  ///
  ///     alternative.leading == view.leading
  ///     alternative.trailing == view.trailing            required, where it is the last
  ///     alternative.trailing == view.trailing            priority 739, where it has to fit along the axis
  ///
  /// All that an alternative needs has a priority above 739, hence it stays as large as it would like to be; the view
  /// becomes as large, where its surroundings leave it the room. So the frames show whether it fits
  /// (`PassState.readChoices`), and show it again in every round that follows.
  mutating func addChoice(_ view: ViewThatFits, _ index: Int) -> [Constraint] {
    guard let child = tree.children(of: index).first else { return [] }
    let insets = leadingInsets(of: index)
    let (item, inner) = (Item.ID(index), Item.ID(child))
    let depth = Double(tree.entries[index].depth + 1)
    let level = Priority(RulePriority.alternative.value + 0.001 * min(depth, 900))
    contexts[child].stackAxis = contexts[index].stackAxis
    for axis in Axis.allCases {
      let isTried = tree.isTried(view, at: index, axis)
      add(Term(inner, axis.start), .equal, Term(item, axis.start), constant: insets.start(axis), category: .alignment)
      guard !tree.entries[child].attributes.isCollapsed else { continue }
      let isGiven = tree.entries[frames.sizer(of: child, axis)].exactSize(axis) != nil
      contexts[child].stretch(
        along: axis, inDefiniteRoom: isGiven || !isTried && contexts[index].definite.contains(axis))
      // A size of its own leaves room beside the view rather than be in conflict.
      let otherwise = isGiven ? containment(index, axis) : .required
      add(
        Term(inner, axis.end), isGiven ? .lessThanOrEqual : .equal, Term(item, axis.end), constant: -insets.end(axis),
        priority: isTried ? contexts[index].scales[axis](level) : otherwise, category: .alignment)
    }
    return []
  }
}
