package import TrussIR
package import TrussSolver
package import TrussTree
package import TrussViews

extension Diagnostic {
  /// The diagnostics of a solved layout: conflicts first, then overflow, then ambiguity.
  ///
  /// - Parameters:
  ///   - tree: the views.
  ///   - medium: the unit of the frames.
  ///   - rects: the frames of the views.
  ///   - guideRects: the frames of the guides that were made for constraints.
  ///   - constraints: the rows that were solved.
  ///   - solution: their solution.
  ///   - isTextSettled: whether the lines of texts are those of their widths.
  ///   - textShortfall: how much too narrow a view is for its text, or nil where no letter is lost.
  package static func all(
    tree: ViewTree, medium: Medium, rects: [Rect], guideRects: [ViewID: Rect], constraints: ConstraintSystem,
    solution: Solution, isTextSettled: Bool, textShortfall: (Int) -> Double?
  ) -> [Diagnostic] {
    let views = Array(tree.entries.indices)
    var found = ConflictReport.diagnostics(solution.conflicts, constraints, tree, medium)
    found += Overflow.diagnostics(
      of: views, tree, medium, rects, OverflowCause(tree, medium, constraints, solution))
    found += Overflow.diagnostics(ofTextsIn: views, tree, medium, shortfall: textShortfall)
    found += offsets(of: views, tree, medium, rects)
    found += Ambiguity.diagnostics(tree, rects, guideRects, constraints, solution)
    if !isTextSettled { found.append(unsettledText) }
    if !solution.isComplete {
      found.append(
        Diagnostic(
          kind: .incomplete,
          message: "the constraints are not solved: their numbers are too far apart, or too many of them depend on "
            + "each other; the frames are the best that was found"))
    }
    return found
  }

  /// The diagnostics of some views in a layout that was solved without rows: no required constraints conflict, and no
  /// frame is ambiguous.
  package static func all(
    of views: [Int], tree: ViewTree, medium: Medium, rects: [Rect], isTextSettled: Bool,
    textShortfall: (Int) -> Double?, _ constraints: () -> ConstraintSystem
  ) -> [Diagnostic] {
    var found = Overflow.diagnostics(of: views, tree, medium, rects)
    // To find the cause takes solving the rows.
    if !found.isEmpty, let cause = OverflowCause(tree, medium, constraints()) {
      found = Overflow.diagnostics(of: views, tree, medium, rects, cause)
    }
    found += Overflow.diagnostics(ofTextsIn: views, tree, medium, shortfall: textShortfall)
    found += offsets(of: views, tree, medium, rects)
    if !isTextSettled { found.append(unsettledText) }
    return found
  }

  private static var unsettledText: Diagnostic {
    Diagnostic(
      kind: .unsettledText,
      message: "the widths of texts and their heights depend on each other in a circle; the lines are "
        + "those of the last of 8 rounds")
  }

  /// Compares the place of each scroll view's content with what was asked for.
  private static func offsets(
    of containers: [Int], _ tree: ViewTree, _ medium: Medium, _ rects: [Rect]
  ) -> [Diagnostic] {
    containers.compactMap { index in
      guard case .scroll(let view) = tree.entries[index].content, !tree.entries[index].attributes.isCollapsed,
        let geometry = ScrollGeometry(at: index, tree, medium, rects)
      else { return nil }
      let asked = view.offset.map { medium.gap($0, view.axis) } ?? geometry.restingOffset
      let given = geometry.contentOffset
      guard abs(given - asked) > 0.01 else { return nil }
      return Diagnostic(
        kind: .offset,
        message: "\(tree.title(of: index)) was asked for an offset of \(ConflictReason.number(asked)) and given "
          + "\(ConflictReason.number(given)): required constraints leave its content no room",
        location: tree.entries[index].attributes.location, views: [index])
    }
  }
}
