import TrussTree
import TrussViews

/// The columns of a stack whose views fill them.
extension FlowStack {
  /// The number of columns that each of its items makes in a room, in the medium's unit: more than one of an adaptive
  /// item that has room for them. Such items divide equally what those of a fixed width leave, with the flexible ones.
  static func columnCounts(_ items: [GridItem], spacing: Double, room: Double, _ medium: Medium) -> [Int] {
    var (rest, sharing) = (room, 0)
    for (position, item) in items.enumerated() {
      if case .fixed(let width) = item.size { rest -= medium.extent(width, .horizontal) } else { sharing += 1 }
      if position < items.count - 1 { rest -= item.gap(spacing, medium) }
    }
    return items.map { item in
      guard case .adaptive(let minimum, _) = item.size else { return 1 }
      let gap = item.gap(spacing, medium)
      let step = medium.extent(minimum, .horizontal) + gap
      // What is too narrow by less than a hundredth has been rounded.
      let count = ((rest / Double(sharing) + gap + 0.01) / step).rounded(.down)
      return step > 0 ? max(1, Int(clamping: min(count, Double(GridCell.most)))) : GridCell.most
    }
  }

  /// The column of each view of a masonry: the one that is the shortest so far, the first of those equally short.
  static func masonryColumns(of heights: [Double], count: Int, spacing: Double) -> [Int] {
    var ends = Array(repeating: 0.0, count: max(1, count))
    return heights.map { height in
      // What is shorter by less than a hundredth has been rounded.
      let least = (ends.min() ?? 0) + 0.01
      let column = ends.firstIndex { $0 <= least } ?? 0
      ends[column] += height + spacing
      return column
    }
  }

  /// Its columns, each item as many times as it makes columns.
  static func columns(_ items: [GridItem], _ counts: [Int]) -> [GridItem] {
    zip(items, counts).flatMap { Array(repeating: $0, count: $1) }
  }
}

extension GridItem {
  /// The distance to the next column.
  func gap(_ spacing: Double, _ medium: Medium) -> Double { medium.gap(self.spacing ?? spacing, .horizontal) }

  /// The column's length.
  func track(_ medium: Medium) -> GridTrack {
    var track = GridTrack(isShown: true)
    switch size {
    case .fixed(let width): track.bounds = .exactly(medium.extent(width, .horizontal))
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      track.flexGrow = 1
      track.bounds = .between(
        least: medium.extent(minimum, .horizontal),
        greatest: maximum == .infinity ? maximum : medium.extent(maximum, .horizontal))
    }
    return track
  }
}
