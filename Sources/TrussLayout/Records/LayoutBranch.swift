import TrussSolver
import TrussTree
import TrussViews

/// The properties of a layout that may change abruptly when its width changes.
package struct LayoutBranch: Equatable, Sendable {
  /// A text that breaks lines.
  struct Text: Sendable {
    /// The width of its frame.
    var width: Double
    /// The height of its lines.
    var height: Double
  }

  /// The pieces of the functions from the root's width to all other widths; nil if these functions are not known.
  /// Between two root widths with equal branches, all frames are affine functions of the root's width.
  private var pieces: [Int32]?
  /// The texts, if the pieces are known. A text that becomes wider does not become higher. So a text that has the same
  /// height at two root widths with equal pieces has this height at all root widths between them.
  private var texts: [Text] = []
  /// The choices that the layout made in several rounds.
  private var choices = PassChoices(nil)

  /// Makes the branch of no layout.
  package init() {}

  /// Makes the branch of a layout. `kept` are the records with which the layout was solved; nil if it was solved
  /// without records.
  package init(of layout: LayoutResult, _ kept: RecordLayout?) {
    choices = layout.choices
    pieces = kept.flatMap { $0.isFunctionOfWidth(layout.tree) ? $0.widths.pieces : nil }
    if let kept, pieces != nil { texts = kept.records.texts.map(kept.text) }
  }

  /// Whether all frames are affine functions of the width between this width and any width with an equal branch.
  package var isKnown: Bool { pieces != nil }

  /// Whether another branch is known and differs at most in the heights of texts.
  package func hasSamePieces(as other: LayoutBranch) -> Bool { isKnown && pieces == other.pieces }

  package static func == (left: LayoutBranch, right: LayoutBranch) -> Bool {
    left.pieces == right.pieces && left.choices == right.choices
      && left.texts.elementsEqual(right.texts) { $0.height == $1.height }
  }

  /// Finds the steps at which texts change their heights, between this width and another width with the same pieces.
  /// `count` is the number of steps between the two widths; `layout` is the layout in either width, `kept` its records.
  ///
  /// Each text is measured separately, in widths that are interpolated between its two widths. Rounding may shift a
  /// change by a step.
  ///
  /// - Returns: the numbers of the steps, from 1 to `count`, that change the height of a text.
  package func steps(
    withOtherHeightsTo other: LayoutBranch, outOf count: Int, _ layout: LayoutResult, _ kept: RecordLayout
  ) -> [Int] {
    // The session may have another layout by now, which was solved with other records.
    guard kept.records.texts.count == texts.count, other.texts.count == texts.count else { return [] }
    var found: Set<Int> = []
    for (position, lines) in kept.records.texts.enumerated() {
      let (first, last) = (texts[position], other.texts[position])
      var open = [(start: 0, before: first.height, end: count, after: last.height)]
      while let next = open.popLast() {
        if next.before == next.after { continue }
        if next.end - next.start == 1 {
          found.insert(next.end)
          continue
        }
        let middle = (next.start + next.end) / 2
        let width = (first.width + (last.width - first.width) * Double(middle) / Double(count)).onGrid
        let frame = Rect(x: 0, y: 0, width: width, height: 0)
        let height = RecordLayout.height(of: lines, in: frame, layout.tree, layout.medium)
        open.append((next.start, next.before, middle, height))
        open.append((middle, height, next.end, next.after))
      }
    }
    return found.sorted()
  }
}

/// The choices of a layout that was solved in several rounds.
struct PassChoices: Equatable {
  /// The chosen alternative of each view with alternatives, unless it is the first.
  var alternatives: [ViewIdentity: Int] = [:]
  var flowLines: [Int: [Int]] = [:]

  init(_ state: PassState?) {
    guard let state else { return }
    (alternatives, flowLines) = (state.shape.choices, state.flowLines)
  }
}

extension RecordLayout {
  /// Whether the root's width determines all widths, the widths determine the heights of texts, and these heights
  /// determine all other heights.
  fileprivate func isFunctionOfWidth(_ tree: ViewTree) -> Bool {
    widths.root != nil && !records.hasRows && records.pairRows.isEmpty && records.rowContainers.isEmpty
      && !heights.isCoupled
      // Distances between centres that are not equal are not affine functions.
      && !records.hasShortStacks(.horizontal, in: widths) && !records.hasShortStacks(.vertical, in: heights)
      // Letters become smaller in several steps.
      && records.texts.allSatisfy { tree.entries[Int($0.view)].inherited.textStyle.minimumScale == nil }
  }

  fileprivate func text(_ lines: RecordTree.Lines) -> LayoutBranch.Text {
    LayoutBranch.Text(
      width: lines.width, height: lines.costs.first.map { heights.tree.costs[Int($0)].breakpoint } ?? 0)
  }
}
