import TrussIR

/// Collects the constraints of a block, with `if`, `switch` and `for`; each remembers its line of source.
@resultBuilder
public enum ConstraintBuilder {
  /// A constraint.
  public static func buildExpression(_ constraint: LayoutConstraint, fileID: String = #fileID, line: Int = #line)
    -> [ConstraintEntry]
  {
    [.constraint(located(constraint, fileID, line))]
  }
  /// Several constraints.
  public static func buildExpression(_ group: ConstraintGroup, fileID: String = #fileID, line: Int = #line)
    -> [ConstraintEntry]
  {
    group.constraints.map { .constraint(located($0, fileID, line)) }
  }
  /// Constraints that another function made.
  public static func buildExpression(_ constraints: [ConstraintEntry]) -> [ConstraintEntry] { constraints }
  /// Constraints in visual format.
  public static func buildExpression(_ visual: Visual, fileID: String = #fileID, line: Int = #line) -> [ConstraintEntry]
  {
    var visual = visual
    visual.location = SourceLocation(fileID: fileID, line: line)
    return [.visual(visual)]
  }

  /// The constraints of a block, one after the other.
  public static func buildBlock(_ parts: [ConstraintEntry]...) -> [ConstraintEntry] { parts.flatMap { $0 } }
  /// The constraints of an `if` without `else`.
  public static func buildOptional(_ part: [ConstraintEntry]?) -> [ConstraintEntry] { part ?? [] }
  /// The constraints of the branch that was taken.
  public static func buildEither(first part: [ConstraintEntry]) -> [ConstraintEntry] { part }
  /// The constraints of the branch that was taken.
  public static func buildEither(second part: [ConstraintEntry]) -> [ConstraintEntry] { part }
  /// The constraints of all turns of a `for`.
  public static func buildArray(_ parts: [[ConstraintEntry]]) -> [ConstraintEntry] { parts.flatMap { $0 } }

  private static func located(_ constraint: LayoutConstraint, _ fileID: String, _ line: Int) -> LayoutConstraint {
    var constraint = constraint
    constraint.location = SourceLocation(fileID: fileID, line: line)
    return constraint
  }
}

extension View {
  /// Relates views to each other: any two of the view and all inside it, and of the rest of the layout.
  ///
  ///     .constraints {
  ///       photo.height == photo.width * 0.7
  ///       story.top == photo.bottom + 14
  ///     }
  ///
  /// A name that no view has, and a constraint of a size to a position or of positions of different axes, are errors
  /// when the view is laid out.
  public consuming func constraints(@ConstraintBuilder _ constraints: () -> [ConstraintEntry]) -> ModifiedView {
    let constraints = constraints()
    return modified { $0.constraints += constraints }
  }
}
