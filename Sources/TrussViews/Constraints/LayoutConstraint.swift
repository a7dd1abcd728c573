public import TrussIR

/// A relation between attributes of any two views of a layout, made with `==`, `<=` and `>=`.
///
///     photo.top == screen.top ~ .high
public struct LayoutConstraint: Sendable {
  package var left: LayoutExpression
  package var relation: Relation
  package var right: LayoutExpression
  package var priority = Priority.required
  package var label: String?
  package var location: SourceLocation?
  /// The scope that its names and its label are seen from where that is not the view's: known once the view is listed.
  package var scope: Int32?

  init(_ left: LayoutExpression, _ relation: Relation, _ right: LayoutExpression) {
    self.left = left
    self.relation = relation
    self.right = right
  }
}

/// Several constraints, such as those of a view's edges.
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
