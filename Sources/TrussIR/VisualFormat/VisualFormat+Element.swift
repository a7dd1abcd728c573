extension VisualFormat {
  /// The axis of a format.
  public enum Orientation: Hashable, Sendable {
    /// `H:`, or no prefix: from leading to trailing, and sizes are widths.
    case horizontal
    /// `V:`: from top to bottom, and sizes are heights.
    case vertical

    var axis: Gap.Axis { self == .horizontal ? .horizontal : .vertical }
    var size: Attribute { self == .horizontal ? .width : .height }
  }

  /// An element of a format.
  public enum Element: Equatable, Sendable {
    /// `|`: an edge of the item around the others.
    case superview
    /// `[name]` or `[name(>=70,<=100)]`.
    case view(View)
  }

  /// A view in brackets.
  public struct View: Equatable, Sendable {
    /// The name, without quotes.
    public let name: String
    /// The conditions on its size along the format.
    public let predicates: [Predicate]
    /// Where the name is in the text, in UTF-8.
    let position: Int
  }

  /// The connection between two elements.
  public enum Connection: Equatable, Sendable {
    /// Nothing: they touch.
    case flush
    /// `-`: the standard spacing.
    case standard
    /// `-8-` or `-(>=8,<=20@750)-`: distances, all of which are to hold.
    case spaced([Predicate])
  }
}
