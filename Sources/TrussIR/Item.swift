/// An object with a frame: a view, or a guide that a rule needs.
public struct Item: Equatable, Sendable {
  /// Identifies an item of a system by its index.
  public struct ID: Hashable, Comparable, Sendable {
    /// The index into `ConstraintSystem.items`.
    public var index: Int32

    /// Makes an identifier of an index.
    public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

    /// Orders items by index, which is the order in which they were added.
    public static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  /// The name that was given to the item in the source, or nil.
  public var name: String?
  /// The kind of the item, such as `Text`. Kind and index together name an item without a name.
  public var kind: String
  /// The item at whose origin this item is placed if no constraint determines its position.
  public var parent: ID?
  /// Whether the item's leading edge is its right edge.
  public var isRightToLeft: Bool
  /// The distance from the top edge, or from the centre if `hasCenteredBaselines`, down to the first baseline; nil
  /// without text.
  public var firstBaseline: Double?
  /// The distance from the top edge, or from the centre if `hasCenteredBaselines`, down to the last baseline; nil
  /// without text.
  public var lastBaseline: Double?
  /// Whether the distances to the baselines are measured from the item's centre, not from its top edge; false by
  /// default. A layout in points sets it for controls with their text in the middle, such as buttons.
  public var hasCenteredBaselines = false
  /// The item's variables that a rule settles, so that they are not reported as ambiguous.
  public var settledByRule: Variables

  /// Makes an item; by default it has no name, parent or baselines.
  public init(
    _ kind: String, name: String? = nil, parent: ID? = nil, isRightToLeft: Bool = false,
    firstBaseline: Double? = nil, lastBaseline: Double? = nil, settledByRule: Variables = []
  ) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.isRightToLeft = isRightToLeft
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.settledByRule = settledByRule
  }
}

extension Item {
  /// A set of an item's four variables.
  public struct Variables: OptionSet, Hashable, Sendable {
    /// One bit for each variable, in the order of `Variable.Component`.
    public let rawValue: UInt8

    /// Makes a set from a bit mask: 1 for x, 2 for y, 4 for width and 8 for height.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes the set of a single variable.
    public init(_ component: Variable.Component) { rawValue = 1 << component.rawValue }

    /// All four variables.
    public static let all = Variables(rawValue: 0b1111)
  }
}

/// An unknown of a system. Each item has four, numbered consecutively: x, y, width and height.
///
/// An item has a position and a size rather than two edges, as most constraints of a layout bound a single size, and
/// such constraints take almost no time.
public struct Variable: Hashable, Comparable, Sendable {
  /// One of the four unknowns of an item.
  public enum Component: UInt8, CaseIterable, Sendable {
    /// The left edge.
    case x
    /// The top edge.
    case y
    /// The horizontal extent.
    case width
    /// The vertical extent.
    case height
  }

  /// The variable's number: four times its item's index, plus its component.
  public var index: Int32

  /// Creates the variable of an item. An index of 2^29 or more is not valid: no system has so many items, and the
  /// result is another item's variable.
  public init(_ item: Item.ID, _ component: Component) {
    index = item.index &* 4 &+ Int32(component.rawValue)
  }

  /// Makes the variable with a number.
  public init(index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// The item that the variable belongs to.
  public var item: Item.ID { Item.ID(Int(index) >> 2) }
  /// Which of the item's unknowns the variable is.
  public var component: Component { Component(rawValue: UInt8(index & 3))! }

  /// Orders variables by number.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// The part of an item to which an anchor refers: an edge, a size, a centre or a baseline. The names are Auto Layout's.
public enum Attribute: UInt8, CaseIterable, Hashable, Sendable {
  /// The left edge, in every layout direction.
  case left
  /// The right edge, in every layout direction.
  case right
  /// The edge at which a line of text begins: left, or right if the direction is right to left.
  case leading
  /// The edge at which a line of text ends: right, or left if the direction is right to left.
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
  /// Finds the attribute that a listing writes as the given word; nil if no attribute has this word.
  package init?(word: some Collection<UInt8>) {
    guard let attribute = Self.allCases.first(where: { $0.description.utf8.elementsEqual(word) }) else { return nil }
    self = attribute
  }

  /// The axis on which the attribute is a position; nil for a size.
  var gapAxis: VisualFormat.Orientation? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: nil
    }
  }
}

/// A line of the source, as the compiler identifies it.
public struct SourceLine: Hashable, Sendable {
  /// The module and the file, as `#fileID` gives them: `App/Row.swift`.
  public var fileID: String
  /// The line, from 1.
  public var line: Int

  /// Makes a location from a file and a line.
  @inlinable public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }
}

extension SourceLine: CustomStringConvertible {
  /// `App/Row.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
