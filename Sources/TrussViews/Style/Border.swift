/// A line around a view, or along some of its edges. In text each edge insets what the view holds by one cell, in SVG
/// lines are drawn inside the edges.
public struct Border: Equatable, Hashable, Sendable {
  /// How a border's line looks.
  public enum Line: String, CaseIterable, Hashable, Sendable {
    /// `─│┌┐└┘`, a thin line.
    case light
    /// `─│╭╮╰╯`, a thin line with round corners.
    case rounded
    /// `━┃┏┓┗┛`, a thick line.
    case heavy
    /// `═║╔╗╚╝`, two lines.
    case double
    /// `╌╎┌┐└┘`, a broken line.
    case dashed
  }

  /// How the line looks.
  public var line: Line
  /// The line's colour.
  public var color: Color
  /// The edges that have the line.
  public var edges: Edge.Set

  /// Makes a border; a light one on all edges, in the colour of edges, by default.
  public init(_ line: Line = .light, color: Color = .edge, edges: Edge.Set = .all) {
    self.line = line
    self.color = color
    self.edges = edges
  }

  /// A thin line.
  public static let light = Border(.light)
  /// A thin line with round corners.
  public static let rounded = Border(.rounded)
  /// A thick line.
  public static let heavy = Border(.heavy)
  /// Two lines.
  public static let double = Border(.double)
  /// A broken line.
  public static let dashed = Border(.dashed)

  /// The room that the lines take in cells.
  package func cellInsets(isRightToLeft: Bool) -> Insets { Insets(edges, 1).resolved(isRightToLeft: isRightToLeft) }
}
