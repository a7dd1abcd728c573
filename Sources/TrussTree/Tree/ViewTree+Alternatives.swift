package import TrussViews

extension ViewTree {
  /// The alternative that is laid out. Its index is its place, which keeps its views apart from those of other
  /// alternatives.
  mutating func choose(among alternatives: [ViewNode], at index: Int, _ choice: Int) -> ViewNode {
    let choice = min(choice, alternatives.count - 1)
    entries[index].alternative = choice
    return alternatives[choice]
  }

  /// Whether a view's frame is the room that is offered to its alternative, rather than what that needs: of all
  /// alternatives but the last.
  package func isTried(_ view: ViewThatFits, at index: Int, _ axis: Axis) -> Bool {
    view.axes.contains(axis) && entries[index].alternative < view.children.count - 1
  }
}
