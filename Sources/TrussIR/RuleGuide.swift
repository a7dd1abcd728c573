/// The guides that rules add to a system, by the kind of their items. The compiler checks that each one has its words.
package enum RuleGuide: String, CaseIterable, Sendable {
  case share = "Share"
  case shortfall = "Shortfall"
  case gap = "Gap"
  case column = "Column"
  case flowLine = "Line"
  case alignmentLine = "AlignmentLine"
  case arrangedGap = "_UIOLAGapGuide"
  case arrangedSpacer = "_UILayoutSpacer"
  case arrangedMargins = "UIViewLayoutMarginsGuide"
  /// A guide that was made for constraints.
  case named = "LayoutGuide"
  // These have the kind of their view before them: `ScrollView.content`.
  case content, margins, box, safeArea

  /// The guide that an item is, which must be no view: a view may have any kind.
  package init?(of item: Item) {
    guard let last = item.kind.split(separator: ".").last else { return nil }
    self.init(rawValue: String(last))
  }
}
