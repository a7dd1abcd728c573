/// The style of a line along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The end of a line.
  public enum LineCap: String, Hashable, Sendable {
    /// The line ends with the path.
    case butt
    /// The line ends with a half circle.
    case round
    /// The line extends beyond the path by half its width.
    case square
  }

  /// A corner of a line.
  public enum LineJoin: String, Hashable, Sendable {
    /// A sharp corner.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// The width of the line, in points.
  public var lineWidth: Double
  /// The ends of the line and of its dashes.
  public var lineCap: LineCap
  /// The corners of the line.
  public var lineJoin: LineJoin
  /// The lengths of dashes and of gaps, alternating, in points; empty for a solid line.
  public var dash: [Double]
  /// The length of the dash pattern that is skipped before the line begins, in points.
  package private(set) var dashPhase: Double

  /// Creates a style; by default a solid line of 1 point. A line with a width of 0 or less is not drawn, and a width
  /// that is not finite counts as 1. Dashes are ignored if a length is not finite or not above 0. `miterLimit` has no
  /// effect: sharp corners of less than 29 degrees are always cut off.
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
  /// The characters of borders that represent the line in text.
  package var glyphs: Border.Line { dash.isEmpty ? lineWidth < 2 ? .light : .heavy : .dashed }
}
