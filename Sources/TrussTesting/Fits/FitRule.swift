public import Truss
import TrussTree
import TrussViews

/// A condition that a layout must meet at every width, besides having no diagnostics. See `assertLayout(of:fits:)`.
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

  /// The views of a stack, a flow stack or a grid row do not overlap. Overlaps are allowed if the stack's spacing is
  /// below 0, and for views with an offset.
  public static let noOverlap = FitRule(condition: .noOverlap)

  /// No text is cut, even if a `lineLimit` or a low compression resistance allows it. Other cut texts have a diagnostic
  /// anyway.
  public static let noCutText = FitRule(condition: .noCutText)

  /// The views of a stack follow one another in the order of the source.
  public static let order = FitRule(condition: .order)

  /// The named text takes at most `count` lines.
  public static func lines(_ view: ViewID, atMost count: Int) -> FitRule {
    FitRule(condition: .lines(view, atMost: count))
  }

  /// The named view is at least `length` wide and high, such as 44 points for a button.
  public static func atLeast(_ length: Double, _ view: ViewID) -> FitRule {
    FitRule(condition: .atLeast(length, view))
  }

  /// Two views have the same width or height, or are aligned by an edge or a centre: `.equal(.leading, "title", "note")`.
  public static func equal(_ measure: Measure, _ first: ViewID, _ second: ViewID) -> FitRule {
    FitRule(condition: .equal(measure, first, second))
  }

  /// A length or a position of a frame.
  public enum Measure: String, CaseIterable, Sendable {
    /// The edges at which lines of text begin and end, which depend on the layout direction.
    case leading, trailing
    /// The edges, independent of the layout direction.
    case left, right, top, bottom
    /// The width and the height.
    case width, height
    /// The centres along the two axes.
    case centerX, centerY
  }

  /// - Throws: `LayoutError` for a number with which the rule has no meaning.
  func check(at call: SourceLine?) throws(LayoutError) {
    switch condition {
    case .lines(let view, let most) where most < 1:
      throw LayoutError(
        .number(parameter: "the number of lines in a rule", value: Double(most), rule: "at least 1"),
        view: "\"\(view)\"", location: call)
    case .atLeast(let length, let view) where !(length >= 0 && length <= LayoutError.Limits.length):
      throw LayoutError(
        .number(parameter: "the length of a rule", value: length, rule: ViewTree.Rule.size.rawValue),
        view: "\"\(view)\"", location: call)
    default: break
    }
  }

  var names: [ViewID] {
    switch condition {
    case .noOverlap, .noCutText, .order: []
    case .lines(let view, _), .atLeast(_, let view): [view]
    case .equal(_, let first, let second): [first, second]
    }
  }
}
