import TrussDrawing
package import TrussLayout
import TrussTree
import TrussViews

/// A view's layouts, one after the other, at widths that change.
package struct ResizedLayout {
  private let content: ViewContent
  private let medium: Medium
  private let height: Double?
  private let environment: EnvironmentValues
  /// Nil in cells, and for views whose layout in a session depends on those before it.
  private var session: LayoutSession?
  /// Whether the diagnostics of the session's layouts are conditions on distances between edges of frames.
  private var hasLinearDiagnostics = false
  /// The branch of the last layout.
  package private(set) var branch = LayoutBranch()

  /// The layouts of a view in points or cells.
  ///
  /// - Throws: `LayoutError` for invalid input, or for a size that has none.
  package init(
    _ view: some View, _ medium: Medium, width: Double, height: Double?, environment: EnvironmentValues
  ) throws(LayoutError) {
    content = ViewContent(nodes: view.nodes)
    (self.medium, self.height, self.environment) = (medium, height, environment)
    if medium.isCells { return }
    let session = try LayoutSession(content, width: width, height: height, environment: environment)
    // In a session, tables keep their visible rows in place.
    if session.layout.tables.isEmpty { self.session = session }
    hasLinearDiagnostics = !session.layout.hasNonlinearDiagnostics
  }

  /// Lays the view out at a width.
  package mutating func layout(width: Double) throws(LayoutError) -> LayoutResult {
    if session != nil { try session?.resize(width: width, height: height) }
    if let session {
      branch = hasLinearDiagnostics ? session.branch : LayoutBranch(of: session.layout, nil)
      return session.layout
    }
    let layout =
      if case .cells(let cell) = medium {
        try content.layout(
          columns: Int(clamping: width), rows: height.map { Int(clamping: $0) }, cell: cell, environment: environment)
      } else {
        try content.layout(width: width, height: height, environment: environment)
      }
    branch = LayoutBranch(of: layout, nil)
    return layout
  }

  /// The numbers of the steps after which texts change their heights, between two widths with the same pieces.
  func steps(withOtherHeightsFrom first: LayoutBranch, to last: LayoutBranch, outOf count: Int) -> [Int] {
    session?.steps(withOtherHeightsFrom: first, to: last, outOf: count) ?? []
  }

  /// The smallest difference between two widths: 1/1024 point, to which frames are rounded, or one column.
  private var tick: Double { medium.isCells ? 1 : 0x1p-10 }

  /// The number of ticks in a width.
  func ticks(_ width: Double) -> Int { Int(clamping: (width / tick).rounded()) }
  /// The width of a number of ticks.
  func width(_ ticks: Int) -> Double { Double(ticks) * tick }
}
