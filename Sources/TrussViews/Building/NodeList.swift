public import TrussIR

/// The nodes of a view, as modifiers and builders hand them on. Most views are one node, of which no list is made.
public enum _NodeList: Sendable {
  /// A node.
  case one(ViewNode)
  /// Any number of them.
  case many([ViewNode])

  /// The nodes as a list.
  package consuming func list() -> [ViewNode] {
    switch consume self {
    case .one(let node): [node]
    case .many(let list): list
    }
  }

  var count: Int {
    switch self {
    case .one: 1
    case .many(let list): list.count
    }
  }
}

// Each takes the nodes that it changes: a node that is not shared is then changed where it is.
extension _NodeList {
  /// The nodes, each changed.
  @inline(__always) consuming func changed(_ change: (inout ViewNode) -> Void) -> _NodeList {
    switch consume self {
    case .one(var node):
      change(&node)
      return .one(node)
    case .many(var list):
      for index in list.indices { change(&list[index]) }
      return .many(list)
    }
  }

  /// The nodes, each with a size.
  @usableFromInline consuming func sized(
    _ axis: Axis, _ relation: Relation, _ value: Double, _ priority: Priority, _ fileID: String, _ line: Int
  ) -> _NodeList {
    let size = Attributes.SizeRule(axis: axis, relation: relation, value: value, priority: priority)
    return changed { $0.add(size, fileID, line) }
  }

  /// The nodes, each with a share.
  @usableFromInline consuming func flexible(_ share: Double) -> _NodeList { changed { $0.setFlex(share) } }
}

extension [ViewNode] {
  /// The nodes of several views.
  init(of views: [any View]) {
    self.init()
    reserveCapacity(views.count)
    for view in views { append(view._takeNodes()) }
  }

  /// Adds the nodes of a view.
  mutating func append(_ nodes: consuming _NodeList) {
    switch consume nodes {
    case .one(let node): append(node)
    case .many(let list): append(contentsOf: list)
    }
  }
}
