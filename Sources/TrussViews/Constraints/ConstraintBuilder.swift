public import TrussIR

/// Collects the constraints of a block, with `if`, `switch` and `for`, and records the source line of each.
@resultBuilder
public enum ConstraintBuilder {
  /// A single constraint.
  public static func buildExpression(_ constraint: LayoutConstraint, fileID: String = #fileID, line: Int = #line)
    -> [ConstraintEntry]
  {
    [.constraint(located(constraint, fileID, line))]
  }
  /// The constraints of a group.
  public static func buildExpression(_ group: ConstraintGroup, fileID: String = #fileID, line: Int = #line)
    -> [ConstraintEntry]
  {
    group.constraints.map { .constraint(located($0, fileID, line)) }
  }
  /// Constraints from another function, which keep their source lines.
  public static func buildExpression(_ constraints: [ConstraintEntry]) -> [ConstraintEntry] { constraints }
  /// Constraints in visual format.
  public static func buildExpression(_ visual: Visual, fileID: String = #fileID, line: Int = #line) -> [ConstraintEntry]
  {
    var visual = visual
    visual.location = SourceLine(fileID: fileID, line: line)
    return [.visual(visual)]
  }

  /// The constraints of a block, in order.
  public static func buildBlock(_ parts: [ConstraintEntry]...) -> [ConstraintEntry] { parts.flatMap { $0 } }
  /// The constraints of an `if` without `else`.
  public static func buildOptional(_ part: [ConstraintEntry]?) -> [ConstraintEntry] { part ?? [] }
  /// The constraints of the branch that was taken.
  public static func buildEither(first part: [ConstraintEntry]) -> [ConstraintEntry] { part }
  /// The constraints of the branch that was taken.
  public static func buildEither(second part: [ConstraintEntry]) -> [ConstraintEntry] { part }
  /// The constraints of all iterations of a `for` loop.
  public static func buildArray(_ parts: [[ConstraintEntry]]) -> [ConstraintEntry] { parts.flatMap { $0 } }

  private static func located(_ constraint: LayoutConstraint, _ fileID: String, _ line: Int) -> LayoutConstraint {
    var constraint = constraint
    constraint.location = SourceLine(fileID: fileID, line: line)
    return constraint
  }
}

extension View {
  /// Adds constraints between any views of the layout: this view, the views inside it, and others.
  ///
  ///     .constraints {
  ///       photo.height == photo.width * 0.7
  ///       story.top == photo.bottom + 14
  ///     }
  ///
  /// Laying out the view throws if a constraint refers to a name that no view has, relates a size to a position, or
  /// relates positions on different axes.
  public consuming func constraints(@ConstraintBuilder _ constraints: () -> [ConstraintEntry]) -> ModifiedView {
    let block = constraints()
    return modified {
      if !block.isEmpty { $0.rare.constraintBlocks = $0.rare.constraintBlocks + Pieces(block) }
    }
  }
}

/// Constraints in Apple's Visual Format Language; `|` is the view whose `constraints` block contains the format.
///
///     .constraints {
///       Visual("H:|-20-[form]-20-|")
///       Visual("V:|-20-[form]-(>=8@750)-|")
///     }
public struct Visual: Sendable {
  package var format: String
  package var options: VisualFormat.Options
  package var metrics: [String: Double]
  package var location: SourceLine?
  /// The scope in which the format's names are resolved; nil for the scope of the view whose block contains the format.
  package var scope: Int32?

  /// Creates constraints from a format string. The format names views, in quotes unless they are identifiers, and
  /// metrics, in points. Laying out the view throws for a malformed format, with a caret under the fault. The options
  /// set the format's direction and the alignment of the views across its axis.
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
  /// Returns the entry with its names resolved in a scope, unless the entry already has a scope.
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
/// A later change replaces an earlier change of the same label or view, so that a gesture that changes a constraint at
/// every step needs no more memory than one change. A change whose view or label is missing is kept: the view may come
/// back.
package struct ConstraintOverrides: Sendable {
  /// The constraints that a session added to a view.
  package struct Block: Sendable {
    package var constraints: [ConstraintEntry] = []
    /// Whether the constraints replace the view's own.
    package var replacesOwn = false
  }

  /// A session's change of the constraints with a label.
  package struct Change: Sendable {
    /// The constraints that replace the labelled constraints; nil keeps the labelled ones, an empty array removes them.
    package var replacement: [ConstraintEntry]?
    package var constant: Double?
    package var priority: Priority?
    /// The source line of the last change.
    package var location: SourceLine?

    package init(replacement: [ConstraintEntry]? = nil) { self.replacement = replacement }
  }

  package var blocks: [ViewID: Block] = [:]
  /// The changes, by the path of the label.
  package var changes: [String: Change] = [:]
  /// The views that replace other views, by the names of the replaced views.
  package var views: [ViewID: ViewNode] = [:]

  package init() {}

  /// Whether no constraint is changed; `views` is ignored.
  package var isEmpty: Bool { blocks.isEmpty && changes.isEmpty }

  /// Adds constraints to a view, or replaces the view's constraints. Drops earlier changes for the labels of the new
  /// constraints.
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

  /// Replaces the constraints with a label. Each new constraint gets the label, except constraints in visual format.
  package mutating func replace(_ label: String, with constraints: [ConstraintEntry]) {
    changes[label] = Change(
      replacement: constraints.map { entry in
        guard case .constraint(let constraint) = entry else { return entry }
        return .constraint(constraint.labeled(label))
      })
  }
}

extension View {
  /// Adds layout guides to the view: invisible rectangles for constraints, such as a column that several views align
  /// to, or a gap that is as wide as another gap. Constraints and `LayoutResult.frame(of:)` refer to a guide by name,
  /// as to a view.
  ///
  ///     .guides("column")
  ///     .constraints {
  ///       column.left == page.left + 40
  ///       column.width == page.width / 3
  ///       title.left == column.left
  ///     }
  ///
  /// A guide's size is at least 0. Only constraints place it, and they may put it outside the view. On an axis without
  /// constraints its size is 0 and its position is the view's origin; if its constraints leave its frame open, the
  /// layout reports it as ambiguous. Laying out the view throws if a view or another guide has the same name.
  public consuming func guides(_ names: ViewID...) -> ModifiedView {
    modified { $0.rare.guides += names }
  }
}
