/// The part of an item to which an anchor refers: an edge, a size, a centre or a baseline. The names are Auto Layout's.
public enum Attribute: UInt8, CaseIterable, Hashable, Sendable {
  /// The left edge, in every layout direction.
  case left
  /// The right edge, in every layout direction.
  case right
  /// The edge where a line of text begins: left, or right where the direction is right to left.
  case leading
  /// The edge where a line of text ends: right, or left where the direction is right to left.
  case trailing
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The horizontal extent.
  case width
  /// The vertical extent.
  case height
  /// The horizontal centre.
  case centerX
  /// The vertical centre.
  case centerY
  /// The baseline of the first line of text; the bottom edge of an item without text.
  case firstBaseline
  /// The baseline of the last line of text; the bottom edge of an item without text.
  case lastBaseline
}

extension Attribute: CustomStringConvertible {
  /// The attribute as a listing writes it.
  public var description: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    }
  }
}

extension Attribute {
  /// The attribute that a listing writes with a word.
  init?(word: some Collection<UInt8>) {
    guard let attribute = Self.allCases.first(where: { $0.description.utf8.elementsEqual(word) }) else { return nil }
    self = attribute
  }

  /// The axis that the attribute is a place on, or nil for a size.
  var gapAxis: Gap.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: nil
    }
  }
}
