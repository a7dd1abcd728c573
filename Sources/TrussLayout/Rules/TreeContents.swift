import TrussTree
import TrussViews

/// What rules ask of a whole tree, each found on first use: most layouts need none of it.
final class TreeContents {
  /// How wide views would be with their texts on one line.
  private(set) lazy var widths = MaxContentWidths(tree: tree, medium: medium)
  /// Which views grow to what they are offered.
  private(set) lazy var growth = Growth(tree: tree, medium: medium)
  /// What frames are as long as.
  private(set) lazy var frames = FramedViews(tree, growth, definite: definite)
  private let tree: ViewTree
  private let medium: Medium
  private let definite: Axes

  /// - Parameters:
  ///   - tree: the views.
  ///   - medium: the unit.
  ///   - definite: the axes along which the root's size is given.
  init(_ tree: ViewTree, _ medium: Medium, definite: Axes) {
    self.tree = tree
    self.medium = medium
    self.definite = definite
  }
}
