/// Colours that turn into each other along a line: a view that fills its frame with them, or the filling of a shape.
///
///     Capsule().fill(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
///     Text("Title").background(LinearGradient(colors: [.surface, .ground], startPoint: .top, endPoint: .bottom))
///
/// The line's ends are places in the frame. Across the line the colour is the same along the frame's other diagonal, as
/// SVG has it in units of an object's box. Text with colours shows one colour a cell.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a part of the line.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public let color: Color
    /// The part of the line before it, from 0 to 1.
    public let location: Double

    /// Makes a stop; a location outside of 0 to 1 counts as the nearer end, and one that is not a number as 0.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location.isNaN ? 0 : min(1, max(0, location))
    }
  }

  /// The colours, in the order of their locations; without one, nothing is drawn.
  public let stops: [Stop]
  /// Where the line begins.
  public let startPoint: UnitPoint
  /// Where the line ends.
  public let endPoint: UnitPoint

  /// Makes a gradient of colours in equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    self.init(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at parts of the line; one that is before another in the list is not behind it on the
  /// line.
  public init(stops: [Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    var last = 0.0
    self.stops = stops.map { stop in
      last = max(last, stop.location)
      return Stop(color: stop.color, location: last)
    }
    (self.startPoint, self.endPoint) = (startPoint, endPoint)
  }
}

extension LinearGradient: BuiltInView {
  /// A rectangle that is filled with the gradient.
  public var nodes: [ViewNode] { Rectangle().fill(self).nodes }
}

/// A place in a view, in parts of its width and height from its top left corner.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public let x: Double
  /// The part of the height.
  public let y: Double

  /// Makes a place; a number that is not finite counts as 0.
  public init(x: Double, y: Double) {
    self.x = x.isFinite ? x : 0
    self.y = y.isFinite ? y : 0
  }

  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
