public import TrussIR

/// A relation between attributes of any two views of a layout, made with `==`, `<=` and `>=`.
///
///     photo.top == screen.top ~ .high
public struct Tie: Sendable {
  package var left: LayoutExpression
  package var relation: Relation
  package var right: LayoutExpression
  package var priority = Priority.required
  package var label: String?
  package var location: SourceLocation?

  init(_ left: LayoutExpression, _ relation: Relation, _ right: LayoutExpression) {
    self.left = left
    self.relation = relation
    self.right = right
  }
}

/// Several ties, such as those of a view's edges.
public struct TieGroup: Sendable {
  package var ties: [Tie]
}

precedencegroup TiePriority {
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}

infix operator ~ : TiePriority

extension Tie {
  /// Gives the tie a priority: `photo.top == screen.top ~ .high`.
  public static func ~ (tie: Tie, priority: Priority) -> Tie {
    var tie = tie
    tie.priority = priority
    return tie
  }

  /// Gives the tie a name, for listings and messages.
  public func labeled(_ label: String) -> Tie {
    var tie = self
    tie.label = label
    return tie
  }
}

extension TieGroup {
  /// Gives all ties of the group a priority.
  public static func ~ (group: TieGroup, priority: Priority) -> TieGroup {
    TieGroup(ties: group.ties.map { $0 ~ priority })
  }

  /// Gives all ties of the group a name, for listings and messages.
  public func labeled(_ label: String) -> TieGroup { TieGroup(ties: ties.map { $0.labeled(label) }) }
}
