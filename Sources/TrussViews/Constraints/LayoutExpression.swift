public import TrussIR

/// A sum of attributes of views and a number: one side of a constraint.
///
///     slot.width * 0.7 + 8
///
/// A number literal is an expression too, and a `Double` can be added. The operators thus need few overloads, and the
/// compiler checks a block of constraints quickly.
public struct LayoutExpression: Sendable {
  package struct Term: Hashable, Sendable {
    package var coefficient: Double
    package var anchor: LayoutAnchor
  }

  package var terms: [Term] = []
  /// The number to add, in points.
  package var constant = 0.0
}

extension LayoutExpression {
  package init(_ view: ViewID, _ guide: LayoutAnchor.Guide, _ attribute: Attribute) {
    self.init(terms: [Term(coefficient: 1, anchor: LayoutAnchor(view: view, guide: guide, attribute: attribute))])
  }

  private func scaled(by factor: Double) -> LayoutExpression {
    LayoutExpression(
      terms: terms.map { Term(coefficient: $0.coefficient * factor, anchor: $0.anchor) },
      constant: constant * factor)
  }
}

extension LayoutExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number of points.
  public init(floatLiteral value: Double) { self.init(constant: value) }
  /// A number of points.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}

// The operators with a number are disfavoured: since an expression can be a literal, the compiler might otherwise
// choose them for `500.0 * 30`.
extension LayoutExpression {
  /// The sum of two expressions.
  public static func + (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    LayoutExpression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The difference of two expressions.
  public static func - (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    left + right.scaled(by: -1)
  }

  /// An expression plus a number of points.
  @_disfavoredOverload
  public static func + (left: LayoutExpression, right: Double) -> LayoutExpression {
    LayoutExpression(terms: left.terms, constant: left.constant + right)
  }

  /// An expression minus a number of points.
  @_disfavoredOverload
  public static func - (left: LayoutExpression, right: Double) -> LayoutExpression { left + -right }

  /// An expression times a number.
  @_disfavoredOverload
  public static func * (left: LayoutExpression, right: Double) -> LayoutExpression { left.scaled(by: right) }

  /// An expression times a number.
  @_disfavoredOverload
  public static func * (left: Double, right: LayoutExpression) -> LayoutExpression { right.scaled(by: left) }

  /// An expression divided by a number. A division by 0 is an error when the view is laid out.
  @_disfavoredOverload
  public static func / (left: LayoutExpression, right: Double) -> LayoutExpression { left.scaled(by: 1 / right) }
}

extension LayoutExpression {
  /// Makes two expressions equal.
  public static func == (left: LayoutExpression, right: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(left, .equal, right)
  }
  /// Limits the first expression to at most the second.
  public static func <= (left: LayoutExpression, right: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(left, .lessThanOrEqual, right)
  }
  /// Limits the first expression to at least the second.
  public static func >= (left: LayoutExpression, right: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(left, .greaterThanOrEqual, right)
  }

  /// Sets the expression to a number of points.
  @_disfavoredOverload
  public static func == (left: LayoutExpression, right: Double) -> LayoutConstraint {
    LayoutConstraint(left, .equal, LayoutExpression(constant: right))
  }
  /// Limits the expression to at most a number of points.
  @_disfavoredOverload
  public static func <= (left: LayoutExpression, right: Double) -> LayoutConstraint {
    LayoutConstraint(left, .lessThanOrEqual, LayoutExpression(constant: right))
  }
  /// Limits the expression to at least a number of points.
  @_disfavoredOverload
  public static func >= (left: LayoutExpression, right: Double) -> LayoutConstraint {
    LayoutConstraint(left, .greaterThanOrEqual, LayoutExpression(constant: right))
  }

  /// The same constraint as `self == other * times + plus`. The compiler type-checks it faster than a long chain of
  /// operators.
  public func equal(to other: LayoutExpression, times: Double = 1, plus: Double = 0) -> LayoutConstraint {
    LayoutConstraint(self, .equal, other * times + plus)
  }
  /// The same constraint as `self <= other * times + plus`.
  public func atMost(_ other: LayoutExpression, times: Double = 1, plus: Double = 0) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, other * times + plus)
  }
  /// The same constraint as `self >= other * times + plus`.
  public func atLeast(_ other: LayoutExpression, times: Double = 1, plus: Double = 0) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, other * times + plus)
  }
}

/// An attribute in a constraint, of a view or of one of its guides.
package struct LayoutAnchor: Hashable, Sendable {
  /// The rectangle of a view that an attribute belongs to.
  package enum Guide: Hashable, Sendable {
    case frame
    case margins
    case safeArea
    /// The content of a scroll view.
    case content
    case named(ViewID)
  }

  package var view: ViewID
  package var guide: Guide
  package var attribute: Attribute
}

/// A relation between attributes of any two views of a layout, made with `==`, `<=` and `>=`.
///
///     photo.top == screen.top ~ .high
public struct LayoutConstraint: Sendable {
  package var left: LayoutExpression
  package var relation: Relation
  package var right: LayoutExpression
  package var priority = Priority.required
  package var label: String?
  package var location: SourceLine?
  /// The scope of the constraint's names and label, if it is not the view's scope; known once a `ViewTree` lists the
  /// view.
  package var scope: Int32?

  package init(_ left: LayoutExpression, _ relation: Relation, _ right: LayoutExpression) {
    self.left = left
    self.relation = relation
    self.right = right
  }
}

/// Several constraints, such as the constraints of a view's edges.
public struct ConstraintGroup: Sendable {
  package var constraints: [LayoutConstraint]
}

precedencegroup ConstraintPriority {
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}

infix operator ~ : ConstraintPriority

extension LayoutConstraint {
  /// Sets the priority of the constraint: `photo.top == screen.top ~ .high`.
  public static func ~ (constraint: LayoutConstraint, priority: Priority) -> LayoutConstraint {
    var constraint = constraint
    constraint.priority = priority
    return constraint
  }

  /// Names the constraint, for listings and messages.
  public func labeled(_ label: String) -> LayoutConstraint {
    var constraint = self
    constraint.label = label
    return constraint
  }
}

extension ConstraintGroup {
  /// Sets the priority of all constraints of the group.
  public static func ~ (group: ConstraintGroup, priority: Priority) -> ConstraintGroup {
    ConstraintGroup(constraints: group.constraints.map { $0 ~ priority })
  }

  /// Names all constraints of the group, for listings and messages.
  public func labeled(_ label: String) -> ConstraintGroup {
    ConstraintGroup(constraints: constraints.map { $0.labeled(label) })
  }
}
