import TrussIR
import TrussTree
import TrussViews

/// A column or a row of a grid, as its rule resolves it along one axis in the medium's unit: rows and records read it.
struct GridTrack {
  /// A required size.
  enum Bounds: Equatable {
    case exactly(Double)
    case between(least: Double, greatest: Double)
  }

  /// Whether it is seen: one that is not has no length, and no gap.
  var isShown: Bool
  /// The distance from the track before it.
  var gap = 0.0
  var bounds = Bounds.between(least: 0, greatest: .infinity)
  /// Its share of what the others leave, or nil.
  var flexGrow: Double?
  /// Whether it is a column as narrow as its cells let it be.
  var isFitted = false
  /// Of such a column beside those with a share, the width that it does not exceed, and the priority of that.
  var widest: (width: Double, priority: Priority)?
  /// Of such a column that holds text, its width with each text on one line: such columns share a shortfall in
  /// proportion to it, as the texts of a stack do (`addFlexShrink`).
  var shrinking: Double?

  var isFixed: Bool {
    if case .exactly = bounds { true } else { false }
  }

  var hasMaximum: Bool {
    if case .between(_, let greatest) = bounds { greatest < .infinity } else { false }
  }
}

extension GridTrack {
  /// A row of a grid.
  init(row: ViewTree.Entry) {
    isShown = !row.attributes.isCollapsed
    flexGrow = isShown ? row.flexGrow : nil
  }

  fileprivate init(_ column: GridColumn, isShown: Bool, _ medium: Medium) {
    self.isShown = isShown
    switch column.width {
    case .fixed(let width): bounds = .exactly(medium.extent(width, .horizontal))
    case .flexible(let share, let minimum, let maximum):
      flexGrow = isShown ? share : nil
      bounds = .between(
        least: medium.extent(minimum, .horizontal),
        greatest: maximum.map { medium.extent($0, .horizontal) } ?? .infinity)
    case .fit: isFitted = true
    }
  }
}

extension GridPlan {
  /// The columns of a grid.
  ///
  /// - Parameters:
  ///   - widths: the width of each with texts on one line.
  ///   - holdsText: whether a view is or holds a text.
  ///   - scale: how much the grid's content matters.
  ///   - spacing: the distance between columns.
  func columnTracks(
    widths: [Double], holdsText: (Int) -> Bool, _ scale: ContentScale, spacing: Double, _ medium: Medium
  ) -> [GridTrack] {
    var tracks = columns.indices.map { GridTrack(columns[$0], isShown: isShown[$0], medium) }
    tracks.separate(by: spacing)
    let sharing = tracks.filter { $0.flexGrow != nil }
    // A cell that would rather be narrower than its flexible column, or a maximum of that, would else leave the fitted
    // columns the room.
    let widest = sharing.allSatisfy(\.hasMaximum) ? RulePriority.fittedAmongBounded : scale(RulePriority.fitted)
    for column in tracks.indices where tracks[column].isFitted && tracks[column].isShown && !sharing.isEmpty {
      tracks[column].widest = (widths[column], widest)
    }
    for cell in cells where cell.columns.count == 1 && holdsText(cell.view) {
      let column = cell.columns.lowerBound
      if tracks[column].isFitted, widths[column] > 0 { tracks[column].shrinking = widths[column] }
    }
    return tracks
  }
}

extension [GridTrack] {
  /// Sets the distances between tracks that are seen.
  mutating func separate(by spacing: Double) {
    guard let first = firstIndex(where: \.isShown) else { return }
    for index in indices where index > first && self[index].isShown { self[index].gap = spacing }
  }
}
