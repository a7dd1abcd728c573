public import TrussIR

/// Collects the views of a block, with `if`, `else`, `switch`, `for`, `#available`, optionals and arrays, in any
/// number.
///
/// There is no `buildExpression`: statements are passed on unchanged, so the type checker resolves no generic function
/// and no overloads for each statement. This halves type-checking time, which grows with the square of the number of
/// statements.
@resultBuilder
// The compiler shows the next line if a block has an unsupported statement.
public enum ViewBuilder {  // of views, if, switch, for and let: write for in place of while
  /// The view of a block that is one built-in view, with its type: `Card<Text>` keeps the type of its content.
  @inlinable public static func buildBlock<Content: BuiltInView>(_ view: consuming Content) -> Content { view }
  /// The view of a block that is one view. Its type is erased: `for` would need an array of opaque types, which the
  /// compiler does not support.
  @inlinable public static func buildBlock(_ view: consuming some View) -> ViewContent {
    ViewContent(view._takeNodes())
  }
  /// The views of a block, in order.
  @_disfavoredOverload
  public static func buildBlock(_ views: any View...) -> ViewContent { ViewContent(views) }
  /// The views of an `if` without `else`.
  public static func buildOptional<Content: View>(_ part: Content?) -> Content? { part }
  /// The views of the branch that was taken.
  @inlinable public static func buildEither(first part: consuming some View) -> ViewContent { ViewContent(part) }
  /// The views of the branch that was taken.
  @inlinable public static func buildEither(second part: consuming some View) -> ViewContent { ViewContent(part) }
  /// The views of all iterations of a `for` loop.
  public static func buildArray(_ parts: [some View]) -> ViewContent { ViewContent(parts) }
  /// The views of an `if #available`.
  @inlinable public static func buildLimitedAvailability(_ part: consuming some View) -> ViewContent {
    ViewContent(part)
  }
  /// The views of a whole block; the type of a single view is kept.
  @inlinable public static func buildFinalResult<Content: View>(_ view: consuming Content) -> Content { view }
  /// The views of a whole block, if their type does not matter.
  @_disfavoredOverload
  @inlinable public static func buildFinalResult(_ view: consuming some View) -> ViewContent { ViewContent(view) }
}

/// The result of a view builder: any number of views, which become views of the surrounding stack.
public struct ViewContent: View, Sendable {
  /// The views, in order.
  public var _nodes: [ViewNode] { list() }
  /// Returns the views, in order.
  public consuming func _takeNodes() -> _NodeList { taken }

  @usableFromInline let taken: _NodeList

  @inlinable init(_ taken: consuming _NodeList) { self.taken = taken }

  @inlinable init(_ view: consuming some View) { self.init(view._takeNodes()) }

  package init(nodes: [ViewNode]) { self.init(_NodeList.many(nodes)) }

  init(_ views: [any View]) { self.init(nodes: [ViewNode](of: views)) }

  fileprivate init(_ parts: [some View]) {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(parts.count)
    for part in parts { nodes.append(part._takeNodes()) }
    self.init(nodes: nodes)
  }

  consuming func list() -> [ViewNode] { taken.list() }

  /// The views themselves.
  public var body: ViewContent { return self }
}

/// A view, or nothing.
extension Optional: View, BuiltInView where Wrapped: View {
  /// The view's nodes; empty for nil.
  public var _nodes: [ViewNode] { self?.nodes ?? [] }
  /// Returns the view's nodes; no nodes for nil.
  public consuming func _takeNodes() -> _NodeList { self?._takeNodes() ?? _NodeList.many([]) }
}

/// Views of one type, in order. Use `Group` for views of several types.
extension Array: View, BuiltInView where Element: View {
  /// The nodes of all the views.
  public var _nodes: [ViewNode] { flatMap(\.nodes) }
}

/// The nodes of a view, as modifiers and builders pass them on. A single node, the usual case, needs no array.
public enum _NodeList: Sendable {
  /// A single node.
  case one(ViewNode)
  /// Any number of nodes.
  case many([ViewNode])

  package consuming func list() -> [ViewNode] {
    switch consume self {
    case .one(let node): [node]
    case .many(let list): list
    }
  }
}

// Each method consumes the nodes, so that a node that is not shared is changed in place.
extension _NodeList {
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

  @usableFromInline consuming func sized(
    _ axis: Axis, _ relation: Relation, _ value: Double, _ priority: Priority, _ fileID: String, _ line: Int
  ) -> _NodeList {
    let size = Attributes.SizeRule(axis: axis, relation: relation, value: value, priority: priority)
    return changed { $0.add(size, fileID, line) }
  }

  @usableFromInline consuming func flexible(_ share: Double) -> _NodeList { changed { $0.setFlex(share) } }
}

extension [ViewNode] {
  init(of views: [any View]) {
    self.init()
    reserveCapacity(views.count)
    for view in views { append(view._takeNodes()) }
  }

  mutating func append(_ nodes: consuming _NodeList) {
    switch consume nodes {
    case .one(let node): append(node)
    case .many(let list): append(contentsOf: list)
    }
  }
}
