/// Several views as one, without a box of their own: they stand in the stack around them. A modifier of the group is
/// a modifier of each.
public struct Group: BuiltInView {
  /// The views, in order.
  public let nodes: [ViewNode]

  /// Makes a group of the views in a block.
  public init(@ViewBuilder content: () -> ViewContent) { nodes = content().nodes }

  /// Makes a group of an array of views, of several types even.
  public init(_ views: [any View]) { nodes = views.flatMap(\.nodes) }
}

/// A view for each element of a sequence.
///
///     ForEach(["Save", "Cancel", "Clear"]) { Button($0) }
public struct ForEach: BuiltInView {
  /// The views, in order.
  public let nodes: [ViewNode]

  /// Makes the views of all elements, in order.
  public init<Data: Sequence>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> ViewContent
  ) {
    nodes = data.flatMap { content($0).nodes }
  }
}
