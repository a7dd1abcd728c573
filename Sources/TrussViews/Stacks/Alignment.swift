/// The position of the layers of a `ZStack`, on both axes.
public struct Alignment: Hashable, Sendable {
  /// A place along one axis.
  public enum Place: Hashable, Sendable {
    /// At the leading edge or the top.
    case start
    /// In the middle.
    case center
    /// At the trailing edge or the bottom.
    case end

    /// The same place in the words of flex-box.
    package var align: Align {
      switch self {
      case .start: .start
      case .center: .center
      case .end: .end
      }
    }
  }

  /// The place from left to right.
  public var horizontal: Place
  /// The place from top to bottom.
  public var vertical: Place

  /// Makes an alignment of a place on each axis.
  public init(horizontal: Place, vertical: Place) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The place along an axis.
  package subscript(axis: Axis) -> Place { axis == .horizontal ? horizontal : vertical }

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .start, vertical: .start)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .start)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .end, vertical: .start)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .start, vertical: .center)
  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .end, vertical: .center)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .start, vertical: .end)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .end)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .end, vertical: .end)
}
