/// Several views as one, without a box of their own: they are in the stack around them. A modifier of the group is a
/// modifier of each.
public struct Group: BuiltInView {
  /// The views, in order.
  public let nodes: [ViewNode]
  /// The same views.
  public consuming func _takeNodes() -> _NodeList { .many(nodes) }

  /// Makes a group of the views in a block.
  public init(@ViewBuilder content: () -> ViewContent) { nodes = content().list() }

  /// Makes a group of an array of views, of several types even.
  public init(_ views: [any View]) { nodes = .init(of: views) }
}

/// A view for each element of a sequence.
///
///     ForEach(["Save", "Cancel", "Clear"]) { Button($0) }
public struct ForEach: BuiltInView {
  /// The views, in order.
  public let nodes: [ViewNode]
  /// The same views.
  public consuming func _takeNodes() -> _NodeList { .many(nodes) }

  /// Makes the views of all elements, in order.
  public init<Data: Sequence>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> ViewContent
  ) {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(data.underestimatedCount)
    for element in data { nodes.append(content(element)._takeNodes()) }
    self.nodes = nodes
  }
}
