package import TrussIR
import TrussTree
import TrussViews

/// A level of priority as `Documentation/Sizes.md` lists it.
package struct RulePriorityEntry: Sendable {
  /// The name that the rules use.
  package let name: String
  package let priority: Priority
  /// What rows of the level ask for.
  package let meaning: String
  /// The tree whose frames need the level where it is: in a browser, where CSS has the words, else in SwiftUI or UIKit.
  package let tree: String

  init(_ name: String, _ priority: Priority, _ meaning: String, _ tree: String) {
    self.name = name
    self.priority = priority
    self.meaning = meaning
    self.tree = tree
  }

  /// All levels, the highest first. Those of the leaves' hugging are their own (`LeafContent`).
  package static let table = [
    RulePriorityEntry(
      "offset", RulePriority.offset, "a scroll view is at its offset",
      "UIScrollView: required constraints that leave no room for the offset win over it"),
    RulePriorityEntry(
      "fixedSize", RulePriority.fixedSize, "a view with `.fixedSize()` has its ideal size",
      "SwiftUI: `Text(\"…\").fixedSize()` in a narrow stack overflows it on one line"),
    RulePriorityEntry(
      "minimum", RulePriority.minimum, "a leaf has its minimum size: longest word, lines, a control's own size",
      "`HStack { Text(\"overwhelmed\"); Button(\"fox\") }` at 100 overflows (CSS's automatic minimum size)"),
    RulePriorityEntry(
      "ideal", RulePriority.ideal, "a frame without a proposed size has its ideal size",
      "SwiftUI: `Rectangle().frame(idealWidth: 80)` in a fitted stack is 80 wide, whatever is beside it"),
    RulePriorityEntry(
      "containmentWhereIndefinite", RulePriority.containmentWhereIndefinite,
      "content stays in a box that can still grow",
      "`VStack { VStack { Box } }`, the outer one with a height: the inner one grows, the outer one is left"),
    RulePriorityEntry(
      "containmentWhereBounded", RulePriority.containmentWhereBounded, "content stays in a box with a maximum size",
      "`VStack { VStack { Box(30) }; Box(40) }.height(atMost: 50)`: the boxes are one below the other"),
    RulePriorityEntry(
      "stretch", RulePriority.stretch, "a stretched view reaches the far edge",
      "`VStack { HStack { Button(\"overwhelmed\") } }` at 60: the row is 60 wide, the button leaves it"),
    RulePriorityEntry(
      "containment", RulePriority.containment, "content stays in a box with a size",
      "`HStack { Text; Button }` at 40: the content leaves the row at its end, and breaks no size"),
    RulePriorityEntry(
      "fittedAmongBounded", RulePriority.fittedAmongBounded,
      "a fitted column is as wide as its cells, beside bounded ones",
      "CSS grid `auto minmax(0, 80px)` in 300: the first column does not grow"),
    RulePriorityEntry(
      "cappedFlexGrow", RulePriority.cappedFlexGrow, "a view with a maximum size takes at most its share of the space",
      "SwiftUI: two views with `.frame(maxWidth: 80)` in 300 leave room"),
    RulePriorityEntry(
      "fixedFit", RulePriority.fixedFit, "a container with `.fixedSize()` is no larger than its content",
      "SwiftUI: `HStack { Spacer(); Text }.fixedSize()` is as wide as the text"),
    RulePriorityEntry(
      "filling", RulePriority.filling, "the views of a `.fill` stack reach its end",
      "UIStackView's `.fill`: the last view takes the leftover space"),
    RulePriorityEntry(
      "compression", RulePriority.compression, "a view is as large as its content",
      "`HStack { Image(100); Button.flex(); Button.flex() }` at 260: the image keeps its 100"),
    RulePriorityEntry(
      "fieldLine", RulePriority.fieldLine, "a field shows all of its placeholder",
      "`HStack { Field; Button }`: the field shrinks first, down to four characters"),
    RulePriorityEntry(
      "fitted", RulePriority.fitted, "a fitted column is no wider than its cells",
      "CSS grid `auto 1fr`: the second column takes the space, whatever its content"),
    RulePriorityEntry(
      "stretchedIdeal", RulePriority.stretchedIdeal, "a frame that a stack stretches has its ideal size",
      "SwiftUI: `Text(…).frame(idealWidth: 80)` in a horizontal scroll view wraps at 80"),
    RulePriorityEntry(
      "flexShrink", RulePriority.flexShrink(depth: 0), "the texts of a row shrink in proportion to their lengths",
      "`HStack { Text(long); HStack { Text; Text } }` at 200: the outer row shrinks its texts before the inner one"),
    RulePriorityEntry(
      "textLine", RulePriority.textLine, "a text is on one line",
      "`HStack { Text; Button }` at 90: the text wraps, the button does not shrink"),
    RulePriorityEntry(
      "boundedStretch", RulePriority.boundedStretch,
      "a view with a ratio, or a size across, is stretched as far as it can be",
      "`VStack { Box(38); Text(\"jumping the a\") }`: the text stays on one line"),
    RulePriorityEntry(
      "alternative", RulePriority.alternative, "an alternative of `ViewThatFits` is within its room",
      "SwiftUI: a stack of two alternatives takes the second before a text beside it wraps"),
    RulePriorityEntry(
      "boundedCell", RulePriority.boundedCell, "a cell with a ratio or a maximum size is stretched",
      "CSS grid: a cell with `max-width` does not keep its column from what the other cells need"),
    RulePriorityEntry(
      "flexGrow", RulePriority.flexGrow, "shares are in proportion",
      "`HStack { Text(long); Button(\"Overwhelmed\").flex(); Button(\"x\").flex() }` at 260: the text has what the buttons leave"
    ),
    RulePriorityEntry(
      "fillingByBounded", RulePriority.fillingByBounded,
      "shares fill a stack in which all of them have a maximum size",
      "`VStack { Text.height(atMost: 30).flex(); Text }` in 100: the second text does not grow"),
    RulePriorityEntry(
      "equalCentering", RulePriority.equalCentering,
      "the centres of a stack's views are equally far apart",
      "UIStackView's print-out: `HStack(distribution: .equalCentering)` has equal guides between centres at 149"),
    RulePriorityEntry(
      "showAll", RulePriority.showAll, "a scroll view shows all of its content", "a scroll view in a fitted root"),
    RulePriorityEntry(
      "baseline", RulePriority.baseline(depth: 0),
      "the common baseline of views is as near to the start of their box as they let it",
      "CSS: `HStack(align: .firstBaseline) { Button }` that is stretched inside of another such row: the button is at its top"
    ),
    RulePriorityEntry(
      "spanningFit", RulePriority.spanningFit,
      "a stack with a distribution is no larger than the views that it aligns",
      "UIStackView's `_UILayoutSpacer`, `UISV-spanning-fit`"),
    RulePriorityEntry(
      "fit", RulePriority.fit, "a container is no larger than what it holds",
      "UIStackView's canvas fit; `HStack(justify: .start) { VStack { Text } }` in 300"),
    RulePriorityEntry(
      "flexGrowWhereIndefinite", RulePriority.flexGrowWhereIndefinite, "shares of a fitted stack are in proportion",
      "`HStack { Text(\"one two three\").flex(); Text(\"four\").flex() }`, fitted: 136 wide, two parts of 68"),
    RulePriorityEntry(
      "limit", RulePriority.limit, "a view that shares the room is as large as its maximum",
      "SwiftUI: `.frame(maxWidth: 80)` in a fitted stack is 80 wide"),
    RulePriorityEntry(
      "line", RulePriority.line, "the line that alignment guides have in common is that of their box",
      "SwiftUI: one view with a guide moves against the others, not against the stack"),
    RulePriorityEntry(
      "laterFlexGrow", RulePriority.laterFlexGrow, "views of a lower `layoutPriority` have the room that is left over",
      "SwiftUI: a spacer with `layoutPriority(-1)` is as small as it can be"),
    RulePriorityEntry(
      "leastFlexGrow", RulePriority.leastFlexGrow, "each view of a lower `layoutPriority` has its minimum",
      "SwiftUI: two spacers with `layoutPriority(-1)`"),
    RulePriorityEntry(
      "ambiguitySuppression", RulePriority.ambiguitySuppression,
      "a view that a stack with a distribution aligns is as small as it can be",
      "UIStackView's `UISV-ambiguity-suppression`"),
  ]

  /// The table of `Documentation/Sizes.md`, in Markdown.
  package static var markdown: String {
    var lines = ["| Priority | Rule | An example that needs it |", "|---|---|---|"]
    for entry in table { lines.append("| \(number(entry.priority.value)) | \(entry.meaning) | \(entry.tree) |") }
    return lines.joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(clamping: value))" : "\(value)"
  }
}
