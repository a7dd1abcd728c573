package import TrussIR
package import TrussSolver
package import TrussTree
package import TrussViews

/// The parts of a solved layout from which its diagnostics are found.
package struct SolvedLayout {
  package enum Solver {
    /// Solved by constraint rows for all views. `guideRects` are the frames of the guides that the source declares.
    case rows(ConstraintSystem, Solution, guideRects: [ViewID: Rect])
    /// Solved by records: no required constraints conflict, no frame is ambiguous, and only the views in `views` can
    /// have problems. The closure makes the constraint rows when the cause of an overflow is searched for.
    case records(() -> ConstraintSystem)
  }

  package var tree: ViewTree
  package var medium: Medium
  package var rects: [Rect]
  package var views: [Int]
  /// Whether the line breaks of all texts match their final widths.
  package var isTextSettled: Bool
  package var solver: Solver
  /// How much too narrow a view is for its text, or nil if no letter is lost.
  package var textShortfall: (Int) -> Double?

  package init(
    _ tree: ViewTree, _ medium: Medium, _ rects: [Rect], lookingAt views: [Int], isTextSettled: Bool, _ solver: Solver,
    textShortfall: @escaping (Int) -> Double?
  ) {
    self.tree = tree
    self.medium = medium
    self.rects = rects
    self.views = views
    self.isTextSettled = isTextSettled
    self.solver = solver
    self.textShortfall = textShortfall
  }

  /// The diagnostics, in the order of their kinds.
  package var diagnostics: [Diagnostic] { Diagnostic.Kind.allCases.flatMap(diagnostics) }

  private func diagnostics(_ kind: Diagnostic.Kind) -> [Diagnostic] {
    switch kind {
    case .conflict:
      guard case .rows(let constraints, let solution, _) = solver else { return [] }
      return ConflictReport.reports(solution.conflicts, constraints, tree, medium).map(\.diagnostic)
    case .overflow:
      return overflows
        + Overflow.diagnostics(ofTextsIn: views, tree, medium, { cause }, shortfall: textShortfall)
    case .offset: return offsets
    case .ambiguity:
      guard case .rows(let constraints, let solution, let guideRects) = solver else { return [] }
      return Ambiguity.diagnostics(tree, rects, guideRects, constraints, solution)
    case .unsettledText: return isTextSettled ? [] : [Self.unsettledText]
    case .incomplete:
      guard case .rows(_, let solution, _) = solver, !solution.isComplete else { return [] }
      return [Self.incomplete]
    // Connectors are checked when lines are placed, in the drawing; hints are found when they are requested.
    case .connector, .hint: return []
    }
  }

  private var overflows: [Diagnostic] {
    let found = Overflow.diagnostics(of: views, tree, medium, rects)
    // The constraint rows of records are solved only if there is an overflow, to find its cause.
    guard !found.isEmpty, let cause else { return found }
    return Overflow.diagnostics(of: views, tree, medium, rects, cause)
  }

  private var cause: OverflowCause? {
    switch solver {
    case .rows(let constraints, let solution, _): OverflowCause(tree, medium, constraints, solution)
    case .records(let rows): OverflowCause(tree, medium, rows())
    }
  }

  private static let incomplete = Diagnostic(
    kind: .incomplete,
    message: "the constraints are not solved: their numbers are too far apart, or too many of them depend on each "
      + "other; the frames are the best that were found")

  private static let unsettledText = Diagnostic(
    kind: .unsettledText,
    message: "the widths of texts and their heights depend on each other in a circle; the lines are those of the last "
      + "of 8 rounds")

  /// Reports each scroll view whose content does not have the requested offset.
  private var offsets: [Diagnostic] {
    views.compactMap { index in
      guard case .scroll(let view) = tree.entries[index].content, !tree.entries[index].attributes.isCollapsed,
        let geometry = ScrollGeometry(at: index, tree, medium, rects)
      else { return nil }
      let asked = view.offset.map { medium.gap($0, view.axis) } ?? geometry.restingOffset
      let given = geometry.contentOffset
      guard abs(given - asked) > 0.01 else { return nil }
      return Diagnostic(
        kind: .offset,
        message: "\(tree.title(of: index)) has the offset \(ConflictReason.number(given)) in place of "
          + "\(ConflictReason.number(asked)): required constraints leave its content no space",
        location: tree.entries[index].attributes.location, views: [index])
    }
  }
}
