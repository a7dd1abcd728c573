import TrussSolver
import TrussText
import TrussViews

/// A compact tree's frames, and what it takes to change them.
package struct CompactLayout: Sendable {
  var compact: CompactTree
  let medium: Medium
  let isRightToLeft: Bool
  var widths: LengthSolver
  var heights: LengthSolver
  var columns: CompactPlaces
  var rows: CompactPlaces

  /// Whether some content had to leave its box.
  var hasOverflow: Bool { !widths.isPromoted || !heights.isPromoted }

  /// How the root stands: in a size that it was given, or one of its own.
  var rootStanding: Standing {
    var standing = Standing()
    if widths.root != nil { standing.definite.insert(.horizontal) }
    if heights.root != nil { standing.definite.insert(.vertical) }
    return standing
  }

  /// The size that the root was given.
  var rootSize: (width: Double?, height: Double?) { (widths.root, heights.root) }

  /// Solves widths, breaks texts in them, and solves heights; nil where the rows have to. `rects` then are the frames.
  ///
  /// - Parameter isKept: whether the layout will be changed. Where not, what the widths cost is freed before the heights
  ///   are solved, and these find room where that was.
  init?(
    _ compact: CompactTree, _ tree: ViewTree, _ medium: Medium, width: Double?, height: Double?, isKept: Bool,
    _ rects: inout [Rect]
  ) {
    guard var widths = LengthSolver.lengths(of: compact.horizontal, root: width) else { return nil }
    let count = compact.spots.count
    self.medium = medium
    isRightToLeft = tree.entries[0].isRightToLeft
    columns = CompactPlaces(.horizontal, count: count)
    rects = Array(repeating: .zero, count: count)
    for index in 0..<count {
      columns.place(inside: index, compact.spots, widths)
      Self.setColumn(of: index, &rects[index], widths, columns, isMirrored: isRightToLeft)
    }
    if !isKept { widths.forget() }
    self.widths = consume widths
    var vertical = compact.vertical
    var texts = compact.texts
    for position in texts.indices {
      let lines = texts[position]
      texts[position].width = rects[Int(lines.view)].width
      let height = Self.height(of: lines, rects, tree, medium)
      for cost in lines.costs { vertical.costs[Int(cost)].breakpoint = height }
    }
    guard let heights = LengthSolver.lengths(of: vertical, root: height) else { return nil }
    self.heights = heights
    rows = CompactPlaces(.vertical, count: count)
    for index in 0..<count {
      rows.place(inside: index, compact.spots, heights)
      Self.setRow(of: index, &rects[index], heights, rows)
    }
    self.compact = compact
    self.compact.texts = texts
    self.compact.horizontal = LengthTree()
    self.compact.vertical = LengthTree()
  }

  /// The height of a text's content in the frame's width.
  static func height(
    of lines: CompactTree.Lines, _ rects: [Rect], _ tree: ViewTree, _ medium: Medium
  ) -> Double {
    let index = Int(lines.view)
    let entry = tree.entries[index]
    guard case .text(let text) = entry.content else { return 0 }
    let width = medium.snapped(rects[index].inset(by: medium.boxInsets(of: entry))).width
    let count = TextBlock(text, in: entry, medium).takenLines(width: width)
    return entry.content(.vertical, medium, stackAxis: nil, lineCount: count)?.ideal ?? 0
  }

  // MARK: Frames

  static func setColumn(
    of index: Int, _ rect: inout Rect, _ widths: LengthSolver, _ columns: CompactPlaces, isMirrored: Bool
  ) {
    let (start, length) = (columns.starts[index], widths.lengths[index])
    rect.x = (isMirrored ? widths.lengths[0] - start - length : start).onGrid
    // In this order what is no number stays none, and is refused.
    rect.width = max(length.onGrid, 0)
  }

  static func setRow(of index: Int, _ rect: inout Rect, _ heights: LengthSolver, _ rows: CompactPlaces) {
    rect.y = rows.starts[index].onGrid
    rect.height = max(heights.lengths[index].onGrid, 0)
  }
}

extension Double {
  /// Rounded to 1/1024, so that a frame does not depend on the order in which lengths are added.
  var onGrid: Double {
    // What is added leaves no bits for a fraction of 1/1024; `rounded()` calls the C library.
    let magnitude = abs(self)
    return magnitude < 0x1p40 ? (self + 0x1.8p42) - 0x1.8p42 + 0 : (self * 1024).rounded() / 1024 + 0
  }
}
