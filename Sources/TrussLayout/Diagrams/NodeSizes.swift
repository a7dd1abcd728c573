import TrussIR
import TrussTree
import TrussViews

/// The natural sizes of a diagram's nodes, and their sizes in smaller widths.
struct NodeSizes: Equatable {
  private(set) var natural: [Size]
  /// For each node, its sizes in smaller widths.
  private var narrow: [[Double: Size]]

  init(_ natural: [Size]) {
    self.natural = natural
    narrow = natural.map { _ in [:] }
  }

  /// The size of a node, whose view is given, in a maximum width. A node is at least as wide as its longest word, and
  /// at most as wide as its natural size.
  mutating func narrow(_ node: Int, to width: Double, _ view: Int, _ sizes: ProposedSizes) -> Size {
    if natural[node].width <= width { return natural[node] }
    if let known = narrow[node][width] { return known }
    let found = sizes.size(ofNode: view, natural[node], in: width)
    narrow[node][width] = found
    return found
  }

  /// Stores the measured size of a node: its size in a maximum width or, without one, its natural size.
  mutating func set(_ node: Int, _ size: Size, in width: Double?) {
    if let width { narrow[node][width] = size } else { natural[node] = size }
  }
}

extension ProposedSizes {
  /// The size of a node of a diagram in a maximum width; its natural size if it cannot be narrower.
  fileprivate func size(ofNode view: Int, _ size: Size, in width: Double) -> Size {
    let content = tree.entries[view].content
    guard content.isContainer || content.isText,
      !GivenSizes(of: tree.entries[view].address, medium).given.contains(.horizontal)
    else { return size }
    let least = max(width, contents.brokenWidths.widths[view])
    let narrow = wholeSize(of: view, PerAxis(min(least, size.width), nil))
    return narrow.width < size.width - 0.01 ? narrow : size
  }
}
