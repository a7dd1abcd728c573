public import TrussIR

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
    return modified { $0.rare.constraints += constraints }
  }
}

/// Constraints in Apple's visual format; `|` is the view whose block has them.
///
///     .constraints {
///       Visual("H:|-20-[form]-20-|")
///       Visual("V:|-20-[form]-(>=8@750)-|")
///     }
public struct Visual: Sendable {
  package var format: String
  package var options: VisualFormat.Options
  package var metrics: [String: Double]
  package var location: SourceLocation?
  /// The scope that its names are seen from where that is not the view's: known once the view is listed.
  package var scope: Int32?

  /// Makes constraints of a format, whose names are those of views, quoted where they are no identifiers, and of
  /// metrics, which are numbers of points. A fault in it is an error, with a caret under it, when the view is laid out.
  /// The options tell how the views are aligned across the format, and in which direction it is read.
  public init(_ format: String, options: VisualFormat.Options = [], metrics: [String: Double] = [:]) {
    self.format = format
    self.options = options
    self.metrics = metrics
  }
}

/// An entry of a block of constraints.
public enum ConstraintEntry: Sendable {
  /// A constraint.
  case constraint(LayoutConstraint)
  /// Constraints in visual format.
  case visual(Visual)
}

extension ConstraintEntry {
  /// The entry, its names seen from a scope unless it has one.
  package func seen(from scope: Int32) -> ConstraintEntry {
    switch self {
    case .constraint(var constraint):
      constraint.scope = constraint.scope ?? scope
      return .constraint(constraint)
    case .visual(var visual):
      visual.scope = visual.scope ?? scope
      return .visual(visual)
    }
  }
}

/// A session's changes of constraints and of single views.
///
/// They are kept by label and by view, so that a constraint changed at every step of a gesture takes as much room as
/// one that is changed once.
package struct ConstraintOverrides: Sendable {
  /// The constraints that a session gave to a view.
  package struct Block: Sendable {
    package var constraints: [ConstraintEntry] = []
    /// Whether they replace the view's own.
    package var replacesOwn = false
  }

  /// A session's change of the constraints with a label.
  package struct Change: Sendable {
    /// The constraints that replace those of the views, if any do; none where they were removed.
    package var replacement: [ConstraintEntry]?
    package var constant: Double?
    package var priority: Priority?
    /// The line of the last change.
    package var location: SourceLocation?

    package init(replacement: [ConstraintEntry]? = nil) { self.replacement = replacement }
  }

  package var blocks: [ViewID: Block] = [:]
  package var changes: [String: Change] = [:]
  /// The views that replace those with a name.
  package var views: [ViewID: ViewNode] = [:]

  package init() {}

  /// Whether no constraint is changed.
  package var isEmpty: Bool { blocks.isEmpty && changes.isEmpty }

  /// Adds constraints to a view's, or replaces all that the view has. Earlier changes of their labels are dropped.
  package mutating func give(_ constraints: [ConstraintEntry], to view: ViewID, replacing: Bool) {
    for case .constraint(let constraint) in constraints {
      if let label = constraint.label { changes[label] = nil }
    }
    if replacing {
      blocks[view] = Block(constraints: constraints, replacesOwn: true)
    } else {
      blocks[view, default: Block()].constraints += constraints
    }
  }

  /// Replaces the constraints with a label by others, which get the label too.
  package mutating func replace(_ label: String, with constraints: [ConstraintEntry]) {
    changes[label] = Change(
      replacement: constraints.map { entry in
        guard case .constraint(let constraint) = entry else { return entry }
        return .constraint(constraint.labeled(label))
      })
  }
}

extension View {
  /// Adds rectangles to the view that are never drawn, for constraints: a column that several views align to, a gap
  /// that is as wide as another. Constraints and `Layout.frame(of:)` refer to a guide by name, as to a view.
  ///
  ///     .guides("column")
  ///     .constraints {
  ///       column.left == page.left + 40
  ///       column.width == page.width / 3
  ///       title.left == column.left
  ///     }
  ///
  /// A guide has no size below 0, and its constraints alone place it: they may put it outside the view. On an axis that
  /// no constraint names it has no size and is at the view's origin; one that its constraints leave open is reported as
  /// ambiguous. A name that a view or another guide has is an error when the view is laid out.
  public consuming func guides(_ names: ViewID...) -> ModifiedView {
    modified { $0.rare.guides += names }
  }
}
