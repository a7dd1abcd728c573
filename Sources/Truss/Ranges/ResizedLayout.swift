import TrussDrawing
package import TrussLayout
import TrussTree
import TrussViews

/// The layouts of a view at changing widths.
package struct ResizedLayout {
  private let content: ViewContent
  package let medium: Medium
  private let height: Double?
  private let environment: EnvironmentValues
  /// The session; nil for layouts with tables, whose rows depend on earlier layouts of a session.
  private var session: LayoutSession?
  /// Whether the session's diagnostics depend only on distances between edges of frames; not in cells, where frames are
  /// rounded before they are drawn.
  private var hasLinearDiagnostics = false
  package private(set) var branch = LayoutBranch()

  /// - Throws: `LayoutError` for invalid input.
  package init(
    _ view: some View, _ medium: Medium, width: Double, height: Double?, environment: EnvironmentValues
  ) throws(LayoutError) {
    content = ViewContent(nodes: view.nodes)
    (self.medium, self.height, self.environment) = (medium, height, environment)
    let session = try LayoutSession(content, medium, width: width, height: height, environment: environment)
    // In a session, tables keep their visible rows in place, so that a layout depends on earlier layouts.
    if session.layout.tables.isEmpty { self.session = session }
    hasLinearDiagnostics = !medium.isCells && !session.layout.hasNonlinearDiagnostics
  }

  package mutating func layout(width: Double) throws(LayoutError) -> LayoutResult {
    if session != nil { try session?.resize(width: width, height: height) }
    if let session {
      if medium.isCells {
        let size = session.layout.size
        try content.check(
          columns: Int(clamping: size.width.rounded()), rows: Int(clamping: size.height.rounded()), isFitted: true)
      }
      branch = hasLinearDiagnostics ? session.branch : LayoutBranch(of: session.layout, nil)
      return session.layout
    }
    let layout =
      if medium.isCells {
        try content.layout(
          columns: Int(clamping: width), rows: height.map { Int(clamping: $0) }, medium, environment: environment)
      } else {
        try content.layout(width: width, height: height, environment: environment)
      }
    branch = LayoutBranch(of: layout, nil)
    return layout
  }

  /// Divides the range between two widths with the same linear pieces into `count` steps. Returns the numbers of the
  /// steps, from 1, that change the height of a text.
  func steps(withOtherHeightsFrom first: LayoutBranch, to last: LayoutBranch, outOf count: Int) -> [Int] {
    session?.steps(withOtherHeightsFrom: first, to: last, outOf: count) ?? []
  }

  /// The smallest difference between two widths: 1/1024 point, as frames are rounded, or one column.
  private var tick: Double { medium.isCells ? 1 : 0x1p-10 }

  func ticks(_ width: Double) -> Int { Int(clamping: (width / tick).rounded()) }
  func width(_ ticks: Int) -> Double { Double(ticks) * tick }
}
