/// Collects the connectors of a block, with `if`, `switch` and `for`.
@resultBuilder
public enum ConnectorBuilder {
  /// A connector.
  public static func buildExpression(_ connector: Connector) -> [Connector] { [connector] }
  /// Connectors that another function made.
  public static func buildExpression(_ connectors: [Connector]) -> [Connector] { connectors }
  /// The connectors of a block, one after the other.
  public static func buildBlock(_ parts: [Connector]...) -> [Connector] { parts.flatMap { $0 } }
  /// The connectors of an `if` without `else`.
  public static func buildOptional(_ part: [Connector]?) -> [Connector] { part ?? [] }
  /// The connectors of the branch that was taken.
  public static func buildEither(first part: [Connector]) -> [Connector] { part }
  /// The connectors of the branch that was taken.
  public static func buildEither(second part: [Connector]) -> [Connector] { part }
  /// The connectors of all turns of a `for`.
  public static func buildArray(_ parts: [[Connector]]) -> [Connector] { parts.flatMap { $0 } }
}

extension View {
  /// Draws lines between views: any two of the view and all inside it, and of the rest of the layout.
  ///
  ///     .connectors(from: .bottom, to: .top) {
  ///       for service in services { Connector(from: "gateway", to: ViewID(service)) }
  ///     }
  ///
  /// They lie over what the view holds and below its overlays.
  ///
  /// - Parameters:
  ///   - routing: the route of those that set none; along the axes by default.
  ///   - edge: the edge where those start that set none; the best one by default.
  ///   - targetEdge: the edge where those end that set none; the best one by default.
  ///   - connectors: the connectors.
  public consuming func connectors(
    _ routing: Connector.Routing = .orthogonal, from edge: Edge? = nil, to targetEdge: Edge? = nil,
    @ConnectorBuilder _ connectors: () -> [Connector]
  ) -> ModifiedView {
    let entries = connectors().map { connector in
      ConnectorEntry(
        connector: connector.with {
          $0.routing = $0.routing ?? routing
          $0.source.edge = $0.source.edge ?? edge
          $0.target.edge = $0.target.edge ?? targetEdge
        })
    }
    return modified { $0.connectors += entries }
  }
}
