import TrussIR
import TrussTree
import TrussViews

/// The natural sizes of a diagram's nodes, and their sizes in smaller widths.
struct NodeSizes: Equatable {
  private(set) var natural: [Size]
  private var narrow: [Double: [Size]] = [:]

  init(_ natural: [Size]) { self.natural = natural }

  /// The sizes of the nodes in a maximum width. A node is at least as wide as its longest word, and at most as wide as
  /// its natural size.
  mutating func narrow(to width: Double, _ nodes: [Int], _ sizes: ProposedSizes) -> [Size] {
    if let known = narrow[width] { return known }
    let found = zip(nodes, natural).map { $1.width > width ? sizes.size(ofNode: $0, $1, in: width) : $1 }
    narrow[width] = found
    return found
  }

  /// Stores the measured size of a node: its size in a maximum width or, without one, its natural size.
  mutating func set(_ node: Int, _ size: Size, in width: Double?) {
    if let width { narrow[width]?[node] = size } else { natural[node] = size }
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
