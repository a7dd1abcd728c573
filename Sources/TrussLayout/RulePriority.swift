import TrussIR
import TrussTree

/// The priorities of the rows that stacks and leaves put up, the highest first: what is higher is given up later. Each
/// was found by comparing with a browser's flex-box; `table` names the tree that asks for it.
enum RulePriority {
  /// A scroll view is at its offset.
  static let offset: Priority = 999
  /// A view keeps its ideal size, and nothing inside it is cut.
  static let fixedSize: Priority = 999
  /// The least size of a leaf: longest word, lines, a control's own size.
  static let minimum: Priority = 910
  /// A frame that is offered nothing has its ideal size, whatever is in it.
  static let ideal: Priority = 906
  /// Content within a box that can still grow.
  static let containmentWhereIndefinite: Priority = 905
  /// Content within a box that can grow to a greatest size.
  static let containmentWhereBounded: Priority = 904
  /// A stretched view reaches the far edge.
  static let stretch: Priority = 901
  /// Content within a box whose size does not depend on it.
  static let containment: Priority = 900
  /// A fitted column is no wider than its cells, where all that could take the room left have a maximum.
  static let fittedAmongBounded: Priority = 895
  /// A view with a maximum has no more than its part of the room left.
  static let cappedFlexGrow: Priority = 895
  /// A container that keeps its ideal size is no larger than its content.
  static let fixedFit: Priority = 892
  /// The last view of a filled stack reaches the end.
  static let filling: Priority = 890
  /// A content is not cut.
  static let compression: Priority = 750
  /// A field shows all of its placeholder.
  static let fieldLine: Priority = 747
  /// A fitted column is no wider than its cells.
  static let fitted: Priority = 746
  /// A frame that is offered nothing, and that a stack stretches, has its ideal size.
  static let stretchedIdeal: Priority = 742
  /// Texts that share a shortfall; nested rows of texts a thousandth less for each level.
  static func flexShrink(depth: Int) -> Priority { Priority(741 - 0.001 * min(Double(depth + 1), 900)) }
  /// A text on one line.
  static let textLine: Priority = 740
  /// A view with a ratio, or with a size of its own across, is stretched as far as its neighbours allow.
  static let boundedStretch: Priority = 739.75
  /// An alternative of several is within the room that there is; a thousandth more for each level of nesting.
  static let alternative: Priority = 739
  /// A cell with a ratio or a greatest size is stretched.
  static let boundedCell: Priority = 738
  /// Shares of a known room are in proportion.
  static let flexGrow: Priority = 736
  /// The views with a share fill a stack in which all of them have a greatest size.
  static let fillingByBounded: Priority = 200
  /// The centres of an arranged stack's views are equally far apart.
  static let equalCentering: Priority = 149
  /// A scroll view shows all of its content.
  static let showAll: Priority = 60
  /// The common baseline of views is as near to the start of their box as they let it; of nested rows the inner one
  /// first.
  static func baseline(depth: Int) -> Priority { Priority(55 + 0.001 * min(Double(depth), 900)) }
  /// The views of an arranged stack that do not fill it span as little as they can.
  static let spanningFit: Priority = 51
  /// A container is no larger than its content needs.
  static let fit: Priority = 49
  /// Shares of a fitted stack are in proportion.
  static let flexGrowWhereIndefinite: Priority = 48
  /// A view that shares the room left is as large as its maximum.
  static let limit: Priority = 45
  /// The line that views with guides have in common is that of their box.
  static let line: Priority = 40
  /// Views of a lower layout priority have as little of the room left as they can.
  static let laterFlexGrow: Priority = 35
  /// The same of one layout priority among several: the least important, of the highest rank, are made small first.
  static func laterFlexGrow(rank: Double) -> Priority { Priority(laterFlexGrow.value + rank) }
  /// Then the views with a share have their least.
  static let leastFlexGrow: Priority = 34
  /// A view of an arranged stack that does not fill it is as short as it can be.
  static let ambiguitySuppression: Priority = 25
}
