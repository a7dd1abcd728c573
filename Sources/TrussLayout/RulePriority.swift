import TrussIR
import TrussTree

/// The priorities of the constraints that stacks and leaves add, the highest first. If not all can hold, constraints of
/// lower priorities are broken first. Each priority was found by comparing with a browser's flexbox. The first two
/// paragraphs of each comment form a line of the table in `Documentation/Sizes.md`: what the rule demands, and a tree
/// whose frames depend on the priority's place in the order.
enum RulePriority {
  /// A scroll view is at its offset.
  ///
  /// UIScrollView: required constraints that leave no space for the offset win over it.
  static let offset: Priority = 999
  /// A view with `.fixedSize()` has its ideal size.
  ///
  /// SwiftUI: `Text("…").fixedSize()` in a narrow stack overflows it on one line.
  static let fixedSize: Priority = 999
  /// A leaf has its minimum size: longest word, lines, a control's own size.
  ///
  /// `HStack { Text("overwhelmed"); Button("fox") }` at 100 overflows (CSS's automatic minimum size).
  static let minimum: Priority = 910
  /// A frame without a proposed size has its ideal size.
  ///
  /// SwiftUI: `Rectangle().frame(idealWidth: 80)` in a fitted stack is 80 wide, whatever is beside it.
  static let ideal: Priority = 906
  /// Content stays in a box that can still grow.
  ///
  /// `VStack { VStack { Box } }`, the outer one with a height: the inner one grows with its content, which leaves the
  /// outer one.
  static let containmentWhereIndefinite: Priority = 905
  /// A stretched view reaches the far edge.
  ///
  /// `VStack { HStack { Button("overwhelmed") } }` at 60: the row is 60 wide, the button leaves it.
  static let stretch: Priority = 901
  /// A view with a minimum size reaches the far edge.
  ///
  /// CSS: `HStack { HStack { Box(40); Text("a").height(atLeast: 40) } }.height(20)`: the inner row is 20 high.
  ///
  /// The priority of a nested view is a ten-thousandth lower for each level.
  static func stretchFromLeast(depth: Int) -> Priority { Priority(900.9 - 0.0001 * min(Double(depth), 900)) }
  /// A leaf that fills a box with a maximum size has its minimum size.
  ///
  /// CSS: `VStack { VStack { Text("overwhelmed") }.width(atMost: 200) }` at 60: the inner stack leaves the outer one.
  static let clampedMinimum: Priority = 900.75
  /// Content stays in a box with a maximum size.
  ///
  /// CSS: `HStack(align: .start) { VStack { Text("fox jumping") } }.height(atMost: 20)` at 60: the inner stack is 32
  /// high, and leaves the outer one.
  ///
  /// The priority of an inner box is a thousandth higher for each level.
  static func containmentWhereBounded(depth: Int) -> Priority { Priority(900.5 + 0.001 * min(Double(depth), 200)) }
  /// Content stays in a box with a size.
  ///
  /// `HStack { Text; Button }` at 40: the content leaves the row at its end, and breaks no size.
  static let containment: Priority = 900
  /// A fitted column is as wide as its cells, beside bounded ones.
  ///
  /// CSS grid `auto minmax(0, 80px)` in 300: the first column does not grow.
  static let fittedAmongBounded: Priority = 895
  /// A view with a maximum size takes at most its share of the space.
  ///
  /// SwiftUI: two views with `.frame(maxWidth: 80)` in 300 leave space.
  static let cappedFlexGrow: Priority = 895
  /// The lines of a flow stack divide what they leave of it.
  ///
  /// CSS: `FlowStack(alignContent: .fill) { VStack { Box(30) }; VStack { Box(30) } }` on two lines in 100: each is 50
  /// high.
  static let flowLines: Priority = 894
  /// A container with `.fixedSize()` is no larger than its content.
  ///
  /// SwiftUI: `HStack { Spacer(); Text }.fixedSize()` is as wide as the text.
  static let fixedFit: Priority = 892
  /// The views of a `.fill` stack reach its end.
  ///
  /// UIStackView's `.fill`: the last view takes the leftover space.
  static let filling: Priority = 890
  /// A view is as large as its content.
  ///
  /// `HStack { Image(100); Button.flex(); Button.flex() }` at 260: the image keeps its 100.
  static let compression: Priority = 750
  /// A field shows all of its placeholder.
  ///
  /// `HStack { Field; Button }`: the field shrinks first, down to four characters.
  static let fieldLine: Priority = 747
  /// A fitted column is no wider than its cells.
  ///
  /// CSS grid `auto 1fr`: the second column takes the space, whatever its content.
  static let fitted: Priority = 746
  /// A frame that a stack stretches has its ideal size.
  ///
  /// SwiftUI: `Text(…).frame(idealWidth: 80)` in a horizontal scroll view wraps at 80.
  static let stretchedIdeal: Priority = 742
  /// The texts of a row shrink in proportion to their lengths.
  ///
  /// `HStack { Text(long); HStack { Text; Text } }` at 200: the outer row shrinks its texts before the inner one.
  ///
  /// The priority of a nested row is a thousandth lower for each level.
  static func flexShrink(depth: Int) -> Priority { Priority(741 - 0.001 * min(Double(depth + 1), 900)) }
  /// A text is on one line.
  ///
  /// `HStack { Text; Button }` at 90: the text wraps, the button does not shrink.
  static let textLine: Priority = 740
  /// A view with a ratio, or a size across, is stretched as far as possible.
  ///
  /// `VStack { Box(38); Text("jumping the a") }`: the text stays on one line.
  static let boundedStretch: Priority = 739.75
  /// An alternative of `ViewThatFits` fits in its space.
  ///
  /// SwiftUI: a stack of two alternatives takes the second before a text beside it wraps.
  ///
  /// The priority of nested alternatives is a thousandth higher for each level.
  static let alternative: Priority = 739
  /// A cell with a ratio or a maximum size is stretched.
  ///
  /// CSS grid: a cell with `max-width` does not keep its column from the width that the other cells need.
  static let boundedCell: Priority = 738
  /// The columns of a flow stack are inside it.
  ///
  /// CSS: `FlowStack(axis: .vertical)` of two texts that are each as wide as it: the second one is beside it.
  static let flowColumns: Priority = 737
  /// Shares are in proportion.
  ///
  /// `HStack { Text(long); Button("Overwhelmed").flex(); Button("x").flex() }` at 260: the text has what the buttons
  /// leave.
  static let flexGrow: Priority = 736
  /// A scroll view shows all of its content.
  ///
  /// A scroll view in a fitted root.
  static let showAll: Priority = 197
  /// A container beside a share of a given space is no larger than its content.
  ///
  /// CSS: `HStack { VStack { Text("k") }; HStack { Text("q") }.flex() }` in 800: the column is 8 wide.
  static let fitBesideShares: Priority = 196
  /// The centres of a stack's views are equally far apart.
  ///
  /// UIStackView's print-out: `HStack(distribution: .equalCentering)` has equal guides between centres at 149.
  static let equalCentering: Priority = 149
  /// A view on a baseline, and each view inside it, is as high as its content.
  ///
  /// CSS: `HStack(align: .lastBaseline) { VStack { Box(20) }; Text }`: the stack is 20 high, not 24.
  ///
  /// The priority is two thousandths higher for each view on a baseline around the content.
  static func baselineFit(level: Int16) -> Priority { Priority(55 + 0.002 * min(Double(level), 450)) }
  /// A shared baseline is as close to the start of its box, or to the end, as the views allow.
  ///
  /// CSS: `HStack(align: .firstBaseline) { HStack(align: .lastBaseline) { Text }.height(40); Text(long) }` on a baseline:
  /// the first text is at the bottom of its row, although the outer one would be lower if it were at the top.
  ///
  /// The priority is between the fits of the views on the baseline and those of the views around them.
  static func baseline(level: Int16) -> Priority { Priority(55 + 0.002 * (min(Double(level), 450) - 0.5)) }
  /// A stack with a distribution is no larger than the views that it aligns.
  ///
  /// UIStackView's `_UILayoutSpacer`, `UISV-spanning-fit`.
  static let spanningFit: Priority = 51
  /// A container is no larger than its content.
  ///
  /// UIStackView's canvas fit; `HStack(justify: .start) { VStack { Text } }` in 300.
  static let fit: Priority = 49
  /// Shares of a fitted stack are in proportion.
  ///
  /// `HStack { Text("one two three").flex(); Text("four").flex() }`, fitted: 136 wide, two parts of 68.
  static let flexGrowWhereIndefinite: Priority = 48
  /// A view with a maximum size is as long as a stack that has a share of the space around it.
  ///
  /// CSS: `HStack { Text("a"); VStack { Text("a").width(atMost: 20) }.flex() }` in 200: the first text does not grow.
  static let stretchInShare: Priority = 45
  /// The common line of alignment guides coincides with the box's own.
  ///
  /// SwiftUI: one view with a guide moves against the others, not against the stack.
  static let line: Priority = 40
  /// Views of a lower `layoutPriority` have the space that is left over.
  ///
  /// SwiftUI: a spacer with `layoutPriority(-1)` is as small as possible.
  ///
  /// The least important views have the highest rank, and so the highest of these priorities.
  static func laterFlexGrow(rank: Double) -> Priority { Priority(35 + rank) }
  /// Each view of a lower `layoutPriority` has its minimum.
  ///
  /// SwiftUI: two spacers with `layoutPriority(-1)`.
  static let leastFlexGrow: Priority = 34
  /// A view that a stack with a distribution aligns is as small as possible.
  ///
  /// UIStackView's `UISV-ambiguity-suppression`.
  static let ambiguitySuppression: Priority = 25
}
