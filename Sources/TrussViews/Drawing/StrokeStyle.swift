/// How a line along a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The end of a line.
  public enum LineCap: String, Hashable, Sendable {
    /// The line ends with the path.
    case butt
    /// It ends with half a circle.
    case round
    /// The line ends half its width after the path.
    case square
  }

  /// A corner of a line.
  public enum LineJoin: String, Hashable, Sendable {
    /// A sharp corner.
    case miter
    /// A round one.
    case round
    /// One that is cut off.
    case bevel
  }

  /// The width of the line, in points.
  public var lineWidth: Double
  /// The ends of the line and of its dashes.
  public var lineCap: LineCap
  /// The corners of the line.
  public var lineJoin: LineJoin
  /// The lengths of dashes and the gaps after them, in turn, in points; empty for a line without gaps.
  public var dash: [Double]
  /// How much of the first dash is before the line begins, in points.
  package private(set) var dashPhase: Double

  /// Creates a style; by default a line of 1 point without gaps. A line with a width of 0 or less is not drawn, and a
  /// width that is not finite is 1. Dashes with such lengths are ignored. Sharp corners of less than 29 degrees are cut
  /// off, whatever the limit.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 4,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth.isFinite ? max(0, lineWidth) : 1
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash.allSatisfy { $0 > 0 && $0.isFinite } ? dash : []
    self.dashPhase = dashPhase.isFinite ? dashPhase : 0
  }
}

extension StrokeStyle {
  /// The glyphs of borders that text draws such a line with.
  package var glyphs: Border.Line { dash.isEmpty ? lineWidth < 2 ? .light : .heavy : .dashed }
}
