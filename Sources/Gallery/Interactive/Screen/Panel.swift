/// A part of the screen that can be left out, with the number of rows that it needs.
struct Panel: Equatable {
  /// The kinds of panels, in their order from the top of the screen.
  enum Kind: CaseIterable {
    case settings, picture, messages, reasons, code, frames, constraints

    /// The minimum number of rows; with fewer the panel is left out. A titled panel needs at least the title and a
    /// line.
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
  /// The number of rows at which the whole content is visible.
  var ideal: Int

  /// Shares the rows of a column among panels, which are given in the order of their importance: first each gets its
  /// minimum, while there is space, then each its ideal number of rows. Returns the panels that have rows.
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
