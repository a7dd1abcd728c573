// Names of other programs for the parts of a diagram.

/// Not available: a participant of a sequence diagram is a node.
@available(*, unavailable, message: "write Node(\"a\", \"Title\")")
public func Participant(_ id: ViewID, _ title: String? = nil) -> Node { Node(id, title) }

extension Diagram.Direction {
  /// Not available: a direction by both of its ends.
  @available(*, unavailable, renamed: "right")
  public static var leftToRight: Diagram.Direction { .right }
}

extension DiagramBuilder {
  /// Not available: an edge of a diagram is an `Arrow`.
  @available(*, unavailable, message: "write Arrow(\"a\", \"b\")")
  public static func buildExpression(_ edge: Edge) -> [Diagram.Part] { [] }
}
