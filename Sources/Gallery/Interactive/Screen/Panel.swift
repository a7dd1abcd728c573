/// A part of the screen, which is omitted if there is no space.
struct Panel: Equatable {
  /// The kinds of panels, from the top of the screen to its bottom.
  enum Kind: CaseIterable {
    case settings, picture, messages, reasons, code, frames, constraints

    /// The minimum number of rows. With fewer rows the panel is omitted. A panel with a title needs the title and at
    /// least one line.
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
  /// The number of rows in which the whole content is visible.
  var ideal: Int

  /// Divides the rows of a column among panels, in the order of their importance. First each panel gets its minimum
  /// while there is space, then its ideal number of rows. Returns the panels that get rows.
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
