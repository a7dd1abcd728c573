/// An unknown of a system. Each item has four, numbered one after the other: x, y, width and height.
///
/// Position and size rather than two edges: most rows of a layout bound one size, and cost almost nothing so.
public struct Variable: Hashable, Comparable, Sendable {
  /// Which of an item's four unknowns.
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

  /// The variable of an item. The identifier of an item that no system can have, as it would be one of more than 2^29,
  /// is that of another variable.
  public init(_ item: Item.ID, _ component: Component) {
    index = item.index &* 4 &+ Int32(component.rawValue)
  }

  /// The variable with a number.
  public init(index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// The item that it belongs to.
  public var item: Item.ID { Item.ID(Int(index) >> 2) }
  /// Which of the item's unknowns it is.
  public var component: Component { Component(rawValue: UInt8(index & 3))! }

  /// Orders variables by number.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
