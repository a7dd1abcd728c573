/// A part of the screen that can be left out, and the rows that it takes.
struct Panel: Equatable {
  /// The content of a panel, in the order from the top of the screen.
  enum Kind: CaseIterable {
    case settings, picture, messages, reasons, code, frames, constraints

    /// With fewer rows it is left out. A panel with a title needs at least the title and a line.
    var least: Int {
      switch self {
      case .settings: 2
      case .picture: 4
      case .messages, .frames, .reasons, .constraints: 3
      case .code: 5
      }
    }
  }

  var kind: Kind
  /// The number of rows at which all of it is visible.
  var ideal: Int

  /// The rows of each panel that has any, in a column of some rows. Panels are given in the order of their importance:
  /// each gets its least while there is space, then each its ideal.
  static func share(_ rows: Int, among panels: [Panel]) -> [ScreenPlan.Place] {
    var left = rows
    var shares: [(panel: Panel, rows: Int)] = []
    for panel in panels where panel.ideal > 0 {
      let least = min(panel.kind.least, panel.ideal)
      guard least <= left else { continue }
      shares.append((panel, least))
      left -= least
    }
    for index in shares.indices {
      let more = min(left, shares[index].panel.ideal - shares[index].rows)
      shares[index].rows += more
      left -= more
    }
    return shares.map { ScreenPlan.Place(kind: $0.panel.kind, rows: $0.rows) }
  }
}
