public import Truss

/// A condition that must hold at every width, in addition to having no diagnostics. See `assertLayout(of:fits:)`.
///
/// Lengths are in the layout's unit: points, or cells.
public struct FitRule: Hashable, Sendable {
  enum Condition: Hashable {
    case noOverlap, noCutText, order
    case lines(ViewID, atMost: Int)
    case atLeast(Double, ViewID)
    case equal(Measure, ViewID, ViewID)
  }

  let condition: Condition

  /// No view of a stack, a row of a grid or a flow stack overlaps a sibling, unless the stack's spacing is below 0 or
  /// one of the two has an offset.
  public static let noOverlap = FitRule(condition: .noOverlap)

  /// No text is cut, even if a `lineLimit` or a low compression resistance allows it. Any other text that is cut has a
  /// diagnostic anyway.
  public static let noCutText = FitRule(condition: .noCutText)

  /// The views of a stack follow one another in the order in which they are written.
  public static let order = FitRule(condition: .order)

  /// The text with a name takes at most a number of lines.
  public static func lines(_ view: ViewID, atMost count: Int) -> FitRule {
    FitRule(condition: .lines(view, atMost: count))
  }

  /// The view with a name has a width and a height of at least a length, such as the 44 points of a button.
  public static func atLeast(_ length: Double, _ view: ViewID) -> FitRule {
    FitRule(condition: .atLeast(length, view))
  }

  /// Two views have the same width or height, or are aligned by an edge or a centre: `.equal(.leading, "title", "note")`.
  public static func equal(_ measure: Measure, _ first: ViewID, _ second: ViewID) -> FitRule {
    FitRule(condition: .equal(measure, first, second))
  }

  /// A length or a position of a frame.
  public enum Measure: String, CaseIterable, Sendable {
    /// The edges at which lines begin and end, by the layout direction.
    case leading, trailing
    /// The edges, whatever the layout direction.
    case left, right, top, bottom
    /// The width and the height.
    case width, height
    /// The centres along the two axes.
    case centerX, centerY
  }

  /// The names of the views in the rule.
  var names: [ViewID] {
    switch condition {
    case .noOverlap, .noCutText, .order: []
    case .lines(let view, _), .atLeast(_, let view): [view]
    case .equal(_, let first, let second): [first, second]
    }
  }
}
