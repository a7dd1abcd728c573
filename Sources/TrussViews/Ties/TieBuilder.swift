import TrussIR

/// Collects the ties of a block, with `if`, `switch` and `for`; each remembers its line of source.
@resultBuilder
public enum TieBuilder {
  /// A tie.
  public static func buildExpression(_ tie: Tie, fileID: String = #fileID, line: Int = #line) -> [TieEntry] {
    [.tie(located(tie, fileID, line))]
  }
  /// Several ties.
  public static func buildExpression(_ group: TieGroup, fileID: String = #fileID, line: Int = #line) -> [TieEntry] {
    group.ties.map { .tie(located($0, fileID, line)) }
  }
  /// Ties in visual format.
  public static func buildExpression(_ visual: Visual, fileID: String = #fileID, line: Int = #line) -> [TieEntry] {
    var visual = visual
    visual.location = SourceLocation(fileID: fileID, line: line)
    return [.visual(visual)]
  }

  /// The ties of a block, one after the other.
  public static func buildBlock(_ parts: [TieEntry]...) -> [TieEntry] { parts.flatMap { $0 } }
  /// The ties of an `if` without `else`.
  public static func buildOptional(_ part: [TieEntry]?) -> [TieEntry] { part ?? [] }
  /// The ties of the branch that was taken.
  public static func buildEither(first part: [TieEntry]) -> [TieEntry] { part }
  /// The ties of the branch that was taken.
  public static func buildEither(second part: [TieEntry]) -> [TieEntry] { part }
  /// The ties of all turns of a `for`.
  public static func buildArray(_ parts: [[TieEntry]]) -> [TieEntry] { parts.flatMap { $0 } }

  private static func located(_ tie: Tie, _ fileID: String, _ line: Int) -> Tie {
    var tie = tie
    tie.location = SourceLocation(fileID: fileID, line: line)
    return tie
  }
}

extension View {
  /// Ties views to each other: any two of the view and all inside it, and of the rest of the layout.
  ///
  ///     .constraints {
  ///       photo.height == photo.width * 0.7
  ///       story.top == photo.bottom + 14
  ///     }
  ///
  /// A name that no view has, and a tie of a size to a position or of positions of different axes, are errors when the
  /// view is laid out.
  public consuming func constraints(@TieBuilder _ ties: () -> [TieEntry]) -> ModifiedView {
    let ties = ties()
    return modified { $0.ties += ties }
  }
}
