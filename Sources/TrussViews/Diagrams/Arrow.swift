/// Returns an edge of a diagram: a connector between two of its nodes.
///
///     Arrow("web", "api", "HTTPS, JSON").dashed()
///
/// Every modifier of `Connector` applies: `stroke(_:lineWidth:)`, `endLabels(from:to:)`, `dashed()`. The function is
/// not named `Edge`, because SwiftUI's `Edge` is a side of a rectangle.
///
/// - Parameters:
///   - source: the name of the node or the cluster at which the arrow starts. If it is the name of a view inside a
///     node, the arrow starts beside that view.
///   - target: the name of the view at which the arrow ends.
///   - label: the text of the label; none by default.
///   - head: the marker at the arrow's end; an arrow by default.
///   - tail: the marker at the arrow's start; none by default.
///   - fileID: the file that is named in errors; the caller's by default.
///   - line: the line that is named in errors; the caller's by default.
public func Arrow(
  _ source: ViewID, _ target: ViewID, _ label: String? = nil, head: Connector.Head = .arrow,
  tail: Connector.Head = .none, fileID: String = #fileID, line: Int = #line
) -> Connector {
  Connector(from: source, to: target, label: label, head: head, tail: tail, fileID: fileID, line: line)
}

/// Returns an edge of a diagram between views whose names are `String` values instead of literals.
public func Arrow(
  _ source: String, _ target: String, _ label: String? = nil, head: Connector.Head = .arrow,
  tail: Connector.Head = .none, fileID: String = #fileID, line: Int = #line
) -> Connector {
  Arrow(ViewID(source), ViewID(target), label, head: head, tail: tail, fileID: fileID, line: line)
}

extension Connector {
  /// Sets the minimum number of ranks by which an edge of a diagram advances; 1 by default.
  ///
  ///     Arrow("api", "audit").ranks(atLeast: 2)
  ///     Arrow("audit", "web").ranks(atLeast: 0)
  ///
  /// The number is `minlen` of Graphviz' dot; 0 is `constraint=false`: no node's rank depends on the edge. Outside a
  /// diagram the modifier has no effect.
  ///
  /// - Parameter count: the number of ranks, clamped to the range from 0 to 100.
  public func ranks(atLeast count: Int) -> Connector { with { $0.minimumRanks = min(100, max(0, count)) } }
}

extension Edge {
  /// Not available: `Edge` is a side of a rectangle; an edge of a diagram is an `Arrow`.
  @available(
    *, unavailable, message: "write Arrow(\"a\", \"b\", \"label\"): Edge is a side of a rectangle, as in SwiftUI"
  )
  public init(_ source: String, _ target: String, _ label: String? = nil) { self = .top }
}
