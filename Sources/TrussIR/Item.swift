/// A thing with a frame: a view, or a guide that a rule needs.
public struct Item: Equatable, Sendable {
  /// The place of an item in its system.
  public struct ID: Hashable, Comparable, Sendable {
    /// The index into `ConstraintSystem.items`.
    public var index: Int32

    /// Makes an identifier of an index.
    public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

    /// Orders items as they were added.
    public static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  /// The name that its author gave it, or nil.
  public var name: String?
  /// The kind of the item, such as `Text`: with its index, the name of an item that has none.
  public var kind: String
  /// The item at whose origin this one is placed where no constraint determines its position.
  public var parent: ID?
  /// Whether its leading edge is the right one.
  public var isRightToLeft: Bool
  /// The distance from the top edge to the first baseline, or nil where there is no text.
  public var firstBaseline: Double?
  /// The distance from the top edge to the last baseline, or nil where there is no text.
  public var lastBaseline: Double?
  /// The variables of the item that a rule settles, so that they are not reported as ambiguous.
  public var settledByRule: Variables

  /// Makes an item.
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

    /// Makes a set of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set of one variable.
    public init(_ component: Variable.Component) { rawValue = 1 << component.rawValue }

    /// All four.
    public static let all = Variables(rawValue: 0b1111)
  }
}
