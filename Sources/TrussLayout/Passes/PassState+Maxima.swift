import TrussViews

/// Whether a view with a maximum is at it, in a row of texts that share a shortfall.
///
/// All are taken to be at first. Those that the others' parts put below it shrink with the others. Such a view may
/// reach its maximum after all, as the others then have more room, and stays there: so the rounds come to an end.
enum MaximumState {
  case assumed, shrinking, reached

  /// Whether the view is at its maximum.
  var isHeld: Bool { self != .shrinking }
}

extension PassState {
  /// Says of each view with a maximum in a row of texts whether it is at it (CSS Flexible Box Layout, 9.7: an item that
  /// would be larger than its maximum is frozen at it, and the others share what is left).
  mutating func readMaxima(of pass: LayoutPass) {
    for row in pass.boundedRows { read(row, of: pass) }
  }

  private mutating func read(_ row: ShrinkingRow, of pass: LayoutPass) {
    let tolerance = 0.005
    // The part of its width that each view keeps which shrinks with the others: those at their minimum keep more.
    let parts = row.views.filter { $0.shrinking > 0 && !($0.maximum != nil && maxima[$0.index]?.isHeld ?? true) }
      .map { (pass.rects[$0.index].width - $0.insets) / $0.shrinking }
    let part = min(1, parts.min() ?? 1)
    for view in row.views {
      guard let maximum = view.maximum else { continue }
      let width = pass.rects[view.index].width
      switch maxima[view.index] ?? .assumed {
      case .assumed:
        let share = view.insets + view.shrinking * part
        if width < maximum - tolerance || share < maximum - tolerance { maxima[view.index] = .shrinking }
      case .shrinking:
        if width > maximum - tolerance { maxima[view.index] = .reached }
      case .reached: break
      }
    }
  }
}
