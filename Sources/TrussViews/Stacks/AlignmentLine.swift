/// A line of a view by which stacks and layers align it.
public enum AlignmentLine: CaseIterable, Hashable, Sendable {
  /// Where a line of text begins.
  case leading
  /// The middle: from top to bottom where views are side by side, from side to side where they are one below the other.
  case center
  /// Where a line of text ends.
  case trailing
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline

  /// The axes that the line is a place on.
  package var axes: [Axis] {
    switch self {
    case .leading, .trailing: [.horizontal]
    case .top, .bottom, .firstBaseline, .lastBaseline: [.vertical]
    case .center: Axis.allCases
    }
  }
}

/// The position of a view's line, as its author set it.
@usableFromInline package struct AlignmentGuide: Sendable {
  package var line: AlignmentLine
  package var axis: Axis
  /// The distance from the view's leading edge or top.
  package var place: LayoutExpression
}
