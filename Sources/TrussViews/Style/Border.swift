/// A line around a view. In text it insets what the view holds by one cell, in SVG it is drawn inside the edge.
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

  /// Makes a border; a light one in the colour of separators by default.
  public init(_ line: Line = .light, color: Color = .separator) {
    self.line = line
    self.color = color
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
}
