/// A view and what modifiers say of it.
public struct ModifiedView: BuiltInView {
  /// The view's nodes, modified.
  public let nodes: [ViewNode]
}

extension View {
  /// The view with changed attributes. A modifier of several views, such as a group's, is a modifier of each.
  func modified(_ change: (inout Attributes) -> Void) -> ModifiedView {
    var nodes = nodes
    for index in nodes.indices { nodes[index].modify(change) }
    return ModifiedView(nodes: nodes)
  }
}
