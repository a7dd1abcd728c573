import TrussIR

/// A view and what modifiers say of it.
public struct ModifiedView: BuiltInView {
  /// The view's nodes, modified.
  public let nodes: [ViewNode]
}

extension View {
  /// The view with changed attributes. A modifier of several views, such as a group's, is a modifier of each.
  ///
  /// It takes the view, as all modifiers do: what a chain of them says is then written into one node. A view that is
  /// used once more is copied.
  consuming func modified(_ change: (inout Attributes) -> Void) -> ModifiedView {
    var nodes = nodes
    _ = consume self
    for index in nodes.indices { nodes[index].modify(change) }
    return ModifiedView(nodes: nodes)
  }

  /// The view in a box, that takes its place in the stack around it. Of several views each has a box of its own.
  ///
  /// - Parameters:
  ///   - location: the line that made the box.
  ///   - sizes: what is said of the box's size.
  ///   - box: a box around a view.
  consuming func boxed(
    at location: SourceLocation, sizes: [Attributes.SizeRule] = [], in box: (ViewNode) -> ViewNode
  ) -> ModifiedView {
    var nodes = nodes
    _ = consume self
    for index in nodes.indices {
      var placement = Attributes(location: location)
      nodes[index].modify { placement = $0.takePlacement() }
      placement.sizes += sizes
      nodes[index] = box(nodes[index])
      nodes[index].modify { $0.add(outer: placement) }
    }
    return ModifiedView(nodes: nodes)
  }
}
