/// An attribute of an item: `email.top`.
public struct Anchor: Hashable, Sendable {
  /// The item.
  public var item: Item.ID
  /// The attribute.
  public var attribute: Attribute

  /// Makes an anchor.
  public init(_ item: Item.ID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// An anchor times a number.
public struct Term: Hashable, Sendable {
  /// The factor.
  public var coefficient: Double
  /// The anchor.
  public var anchor: Anchor

  /// Makes a term.
  public init(_ coefficient: Double, _ anchor: Anchor) {
    self.coefficient = coefficient
    self.anchor = anchor
  }

  /// Makes a term with the factor 1.
  public init(_ item: Item.ID, _ attribute: Attribute) {
    self.init(1, Anchor(item, attribute))
  }
}

/// A sum of terms and a constant.
public struct Expression: Hashable, Sendable {
  /// The terms, in the order they were written.
  public var terms: [Term]
  /// The number that is added to them, in points.
  public var constant: Double

  /// Makes an expression.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A constant.
  public init(floatLiteral value: Double) { self.init(constant: value) }
  /// A constant.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}
