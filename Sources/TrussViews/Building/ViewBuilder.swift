/// Collects the views of a block, with `if`, `else`, `switch`, `for`, `#available`, optionals and arrays, in any number.
///
/// Every step hands on an array of nodes, whatever the views' types: the type checker has one overload to choose from
/// for each, and a block of several hundred lines checks in a second or two.
@resultBuilder
public enum ViewBuilder {
  /// A view.
  public static func buildExpression(_ view: some View) -> [ViewNode] { view.nodes }
  /// A view, or nothing.
  public static func buildExpression<V: View>(_ view: V?) -> [ViewNode] { view?.nodes ?? [] }
  /// Several views of one type.
  public static func buildExpression<V: View>(_ views: [V]) -> [ViewNode] { views.flatMap(\.nodes) }
  /// Several views of any type.
  public static func buildExpression(_ views: [any View]) -> [ViewNode] { views.flatMap(\.nodes) }
  /// A statement that is no view, such as an assignment.
  public static func buildExpression(_ nothing: Void) -> [ViewNode] { [] }

  /// The views of a block, one after the other.
  public static func buildBlock(_ parts: [ViewNode]...) -> [ViewNode] { parts.flatMap { $0 } }
  /// The views of an `if` without `else`.
  public static func buildOptional(_ part: [ViewNode]?) -> [ViewNode] { part ?? [] }
  /// The views of the branch that was taken.
  public static func buildEither(first part: [ViewNode]) -> [ViewNode] { part }
  /// The views of the branch that was taken.
  public static func buildEither(second part: [ViewNode]) -> [ViewNode] { part }
  /// The views of all turns of a `for`.
  public static func buildArray(_ parts: [[ViewNode]]) -> [ViewNode] { parts.flatMap { $0 } }
  /// The views of an `if #available`.
  public static func buildLimitedAvailability(_ part: [ViewNode]) -> [ViewNode] { part }
  /// The whole block as one view.
  public static func buildFinalResult(_ nodes: [ViewNode]) -> ViewContent { ViewContent(nodes: nodes) }
}

/// What a view builder makes: any number of views, flattened into the stack that they stand in.
public struct ViewContent: View {
  /// The views, in order.
  public let nodes: [ViewNode]

  package init(nodes: [ViewNode]) { self.nodes = nodes }

  /// The views themselves.
  public var body: ViewContent { return self }
}
