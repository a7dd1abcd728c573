package import TrussIR

/// A line between two views, drawn after they are laid out: an arrow of a diagram.
///
///     VStack(spacing: 32) {
///       HStack(spacing: 24) { Box("Web").id("web"); Box("iOS").id("ios") }
///       Box("API").id("api")
///     }
///     .connectors {
///       Connector(from: "web", to: "api")
///       Connector(from: "ios", to: "api", label: "gRPC").dashed()
///     }
///
/// The line runs along the axes and around the views in between, and takes the shortest of the routes with the fewest
/// bends. Each end is at the middle of a side of its view; ends that share a side are spread around the side's middle.
/// Between sides that face each other the line has a jog, unless the jog would be shorter than 10 points. Connectors
/// that look alike and lead from one view to several neighbours, or from several neighbours to one view, share a trunk
/// with one head.
///
/// The line takes no space in the layout: use `spacing` and `padding` to make space for it, or `connectors(room:)`. In
/// SVG a head of a line 1 point wide is 6 to 20 points long; in text a head takes one or two cells. A connector that
/// does not fit is reported by a diagnostic of the layout.
public struct Connector: Hashable, Sendable {
  /// The marker that is drawn at an end.
  public enum Head: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// A filled arrow: `▶`.
    case arrow
    /// An arrow of two lines: `>`.
    case openArrow
    /// The outline of a triangle, for a generalization in UML: `▷`.
    case triangle
    /// A filled diamond, for a composition in UML: `◆`.
    case diamond
    /// The outline of a diamond, for an aggregation in UML: `◇`.
    case openDiamond
    /// A filled circle: `●`.
    case circle
    /// The outline of a circle: `○`.
    case openCircle
    /// A circle with a plus, for containment of packages or classes in UML: `⊕`.
    case circledPlus
    /// A half circle that opens toward the end, for a required interface in UML: `(`.
    case socket
    /// A cross, for an end that is not navigable, or for a lost message in UML: `╳`.
    case cross
    /// Two bars, for exactly one in an entity relation: `╫`.
    case one
    /// A bar and a circle, for none or one in an entity relation: `○┼`.
    case zeroOrOne
    /// A crow's foot, for many in an entity relation: `<`, whose toes end at the view.
    case many
    /// A crow's foot and a bar, for one or more in an entity relation: `┼<`.
    case oneOrMany
    /// A crow's foot and a circle, for none, one or more in an entity relation: `○<`.
    case zeroOrMany
  }

  /// How a connector leads from one view to another.
  public enum Routing: String, CaseIterable, Hashable, Sendable {
    /// Along the axes, and around other views.
    case orthogonal
    /// A straight line, which may cross other views. Text output can only draw lines along the axes, and routes any
    /// other line as with `orthogonal`.
    case straight
  }

  /// The space that the gaps of stacks have for connectors.
  public enum Room: String, CaseIterable, Hashable, Sendable {
    /// The stacks' `spacing`.
    case fixed
    /// At least the space that the lines across a gap need: their heads and turns, and the labels between neighbours.
    case automatic
  }

  package struct End: Hashable, Sendable {
    package var view: ViewID
    package var edge: Edge?
    package var head: Head
    package var label: String?
  }

  package var source: End
  package var target: End
  package var label: String?
  /// The position of the label along the line, from 0 to 1; nil for the position with the most space.
  package var labelPosition: Double?
  /// The minimum number of layers by which the target is below the source in a diagram.
  package var minimumRanks = 1
  /// The names of the views that the line leads through.
  package var waypoints: [ViewID] = []
  package var routing: Routing?
  package var room = Room.fixed
  package var color: Color?
  package var style = StrokeStyle()
  package var location: SourceLine
  /// Whether the connector leads from the text of a callout to its view.
  package var isCallout = false

  /// The colour of the line, its heads and its labels. A line without a width draws none of them.
  package var ink: Color { style.lineWidth > 0 ? color ?? .secondary : .clear }

  /// Makes a connector between two views.
  ///
  /// - Parameters:
  ///   - source: the name of the view at which the connector starts. A name that no view has is an error when the view
  ///     is laid out; a connector of a hidden or collapsed view is not drawn.
  ///   - edge: the edge at which the connector starts; chosen automatically by default.
  ///   - target: the name of the view at which the connector ends.
  ///   - targetEdge: the edge at which the connector ends; chosen automatically by default.
  ///   - label: the text of the label, which is broken into lines only if it does not fit otherwise; none by default.
  ///   - head: the marker at the connector's end; an arrow by default.
  ///   - tail: the marker at the connector's start; none by default.
  ///   - fileID: the file that is named in errors; the caller's by default.
  ///   - line: the line that is named in errors; the caller's by default.
  public init(
    from source: ViewID, _ edge: Edge? = nil, to target: ViewID, _ targetEdge: Edge? = nil, label: String? = nil,
    head: Head = .arrow, tail: Head = .none, fileID: String = #fileID, line: Int = #line
  ) {
    self.source = End(view: source, edge: edge, head: tail)
    self.target = End(view: target, edge: targetEdge, head: head)
    self.label = label
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Draws the line with dashes.
  ///
  ///     Connector(from: "api", to: "db").dashed()
  public func dashed() -> Connector { with { $0.style.dash = [4, 3] } }

  /// Sets the colour of the line and of its heads, and the line's width in points. By default the line has the colour
  /// of secondary texts and a width of 1. A connector with a width of 0 or less is not drawn. Text output draws lines of
  /// 2 points and more with heavy characters.
  ///
  ///     Connector(from: "api", to: "db").stroke(.red, lineWidth: 2)
  public func stroke(_ color: Color, lineWidth: Double = 1) -> Connector {
    with { connector in
      connector.color = color
      connector.style = StrokeStyle(lineWidth: lineWidth, dash: connector.style.dash)
    }
  }

  /// Sets the routing between the views.
  public func routing(_ routing: Routing) -> Connector { with { $0.routing = routing } }

  /// Leads the line through the middles of the given views (waypoints, as diagram editors call them), in their order.
  ///
  ///     Connector(from: "web", to: "db").via("gate")
  ///
  /// A view that draws nothing can mark a position: `Spacer().frame(width: 1, height: 1).id("gate")`. Hidden and
  /// collapsed views are skipped. A name that no view has is an error when the view is laid out. A `Diagram` ignores
  /// waypoints.
  public func via(_ views: ViewID...) -> Connector { with { $0.waypoints += views } }

  /// Sets the position of the label along the line, from 0 at its beginning to 1 at its end; by default it is where
  /// there is most space. A number outside of this range is clamped, and NaN is ignored. If views or other lines leave
  /// no space there, the label is placed elsewhere along the line.
  ///
  ///     Connector(from: "api", to: "db", label: "reads").labelPosition(0.25)
  public func labelPosition(_ position: Double) -> Connector {
    with { $0.labelPosition = position.isNaN ? nil : min(max(0, position), 1) }
  }

  /// Writes texts beside the ends, such as the multiplicities of a class diagram; none by default.
  ///
  ///     Connector(from: "order", to: "item").endLabels(from: "1", to: "*")
  public func endLabels(from source: String? = nil, to target: String? = nil) -> Connector {
    with { connector in
      connector.source.label = source
      connector.target.label = target
    }
  }

  func with(_ change: (inout Connector) -> Void) -> Connector {
    var connector = self
    change(&connector)
    return connector
  }
}

/// A connector that a modifier added to a view.
@usableFromInline package struct ConnectorEntry: Hashable, Sendable {
  package var connector: Connector
  /// The scope of the connector's names, if it is not the view's scope; known once a `ViewTree` lists the view.
  package var scope: Int32?
  /// The route that a diagram computed for the connector.
  package var path: ConnectorPath?

  /// Returns the entry with a scope for its names, unless it already has a scope.
  package func seen(from scope: Int32) -> ConnectorEntry {
    ConnectorEntry(connector: connector, scope: self.scope ?? scope, path: path)
  }
}

/// Collects the connectors of a block, with `if`, `switch` and `for`.
@resultBuilder
public enum ConnectorBuilder {
  /// A single connector.
  public static func buildExpression(_ connector: Connector) -> [Connector] { [connector] }
  /// Connectors from another function.
  public static func buildExpression(_ connectors: [Connector]) -> [Connector] { connectors }
  /// The connectors of a block, in order.
  public static func buildBlock(_ parts: [Connector]...) -> [Connector] { parts.flatMap { $0 } }
  /// The connectors of an `if` without `else`.
  public static func buildOptional(_ part: [Connector]?) -> [Connector] { part ?? [] }
  /// The connectors of the branch that was taken.
  public static func buildEither(first part: [Connector]) -> [Connector] { part }
  /// The connectors of the branch that was taken.
  public static func buildEither(second part: [Connector]) -> [Connector] { part }
  /// The connectors of all iterations of a `for` loop.
  public static func buildArray(_ parts: [[Connector]]) -> [Connector] { parts.flatMap { $0 } }
}

extension View {
  /// Draws lines between any two views of the layout. The routing and the edges apply to connectors that do not set
  /// their own; by default, lines run along the axes and edges are chosen automatically.
  ///
  ///     .connectors(from: .bottom, to: .top) {
  ///       for service in services { Connector(from: "gateway", to: ViewID(service)) }
  ///     }
  ///
  /// With `room: .automatic` the gaps of a stack are made wide enough for the lines across them, before the layout is
  /// solved. All gaps of one stack get the greatest width that one of them needs. Only the gaps of stacks grow, and not
  /// for waypoints. A `Diagram` makes space for its edges by itself.
  ///
  ///     .connectors(room: .automatic) { Connector(from: "api", to: "db", label: "reads") }
  ///
  /// The lines are drawn above the view's content and below its overlays.
  public consuming func connectors(
    _ routing: Connector.Routing = .orthogonal, from edge: Edge? = nil, to targetEdge: Edge? = nil,
    room: Connector.Room = .fixed, @ConnectorBuilder _ connectors: () -> [Connector]
  ) -> ModifiedView {
    let entries = connectors().map { connector in
      ConnectorEntry(
        connector: connector.with {
          $0.routing = $0.routing ?? routing
          $0.room = room
          $0.source.edge = $0.source.edge ?? edge
          $0.target.edge = $0.target.edge ?? targetEdge
        })
    }
    return modified { $0.rare.connectors += entries }
  }
}
