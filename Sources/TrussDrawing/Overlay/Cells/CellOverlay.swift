import TrussLayout
import TrussTree
import TrussViews

/// The picture of a layout in cells with what explains it: the picture faded, the width and the height along it, and in
/// its free cells constraints, numbers of gaps and insets, names and sizes of views, guides, and marks for what went wrong.
///
///       ├────── 18 ──────┤
///     ┬ ╭────────────────╮
///     3 │1 Cold Water 1  │Play !1      numbers of insets and gaps, and the mark of a view
///     ┴ ╰────────────────╯
///
///     !1 App/Row.swift:4: overflow: …  what is wrong with it
///
/// The numbers count the cells that are seen. None is written over the picture or over another.
struct CellOverlay {
  let layout: Layout
  let parts: OverlayParts
  let charset: TextRenderer.Charset
  /// The frames on whole cells.
  let rects: [Rect]
  /// The frame of the layout, and as far as it is not too far, what sticks out of it without being meant to.
  let seen: CellRect
  /// What is seen inside each view: views that clip show no more.
  let insides: [CellRect]
  var labels: CellOverlayLabels
  /// The diagnostics that have a mark, and those that are only counted.
  let marked: ArraySlice<Diagnostic>
  let unmarkedCount: Int
  /// The constraints that the picture has no room for, and the number of those that are only counted.
  var constraintNotes: [(mark: String, text: String)] = []
  var unnotedCount = 0

  /// How far the picture follows what sticks out, in columns and in rows.
  private static let farthest = (columns: 40, rows: 20)
  /// The number of diagnostics with a mark: so that a mark has one digit.
  private static let mostMarked = 9

  init(_ layout: Layout, _ parts: OverlayParts, _ charset: TextRenderer.Charset) {
    self.layout = layout
    self.parts = parts
    self.charset = charset
    rects = layout.rects.map(Self.snapped)
    let diagnostics = parts.contains(.problems) ? layout.diagnostics : []
    marked = diagnostics.prefix(Self.mostMarked)
    unmarkedCount = diagnostics.count - marked.count
    seen = Self.seenPart(rects, diagnostics)
    insides = Self.insides(of: layout, rects, seen)
    labels = CellOverlayLabels(over: layout.displayList, seen, charset)
  }

  /// A rectangle on whole cells.
  static func snapped(_ rect: Rect) -> Rect {
    let (x, y) = (rect.minX.cellEdge, rect.minY.cellEdge)
    return Rect(x: x, y: y, width: rect.maxX.cellEdge - x, height: rect.maxY.cellEdge - y)
  }

  private static func seenPart(_ rects: [Rect], _ diagnostics: [Diagnostic]) -> CellRect {
    let whole = CellRect(snapping: Rect(x: 0, y: 0, width: rects[0].width, height: rects[0].height))
    var seen = whole
    for view in diagnostics.flatMap(\.views) where rects.indices.contains(view) {
      let rect = CellRect(snapping: rects[view])
      seen.minX = max(min(seen.minX, rect.minX), -farthest.columns)
      seen.minY = max(min(seen.minY, rect.minY), -farthest.rows)
      seen.maxX = min(max(seen.maxX, rect.maxX), whole.maxX + farthest.columns)
      seen.maxY = min(max(seen.maxY, rect.maxY), whole.maxY + farthest.rows)
    }
    return seen
  }

  private static func insides(of layout: Layout, _ rects: [Rect], _ seen: CellRect) -> [CellRect] {
    var open: [(end: Int, inside: CellRect)] = []
    return layout.tree.entries.indices.map { index in
      let entry = layout.tree.entries[index]
      while let last = open.last, last.end <= index { open.removeLast() }
      let around = open.last?.inside ?? seen
      guard entry.traits.contains(.clips) || entry.attributes.clip != nil else { return around }
      let inside = around.intersection(CellRect(snapping: rects[index]))
      open.append((entry.end, inside))
      return inside
    }
  }

  /// Writes what explains the layout into the free cells; what matters most finds room first.
  mutating func draw() -> DisplayList {
    let views = layout.tree.seenViews
    drawMarks()
    for index in views { if layout.tree.entries[index].content.isSeenLeaf { labels.markView(box(of: index)) } }
    if parts.contains(.constraints) { drawConstraints() }
    let strips = OverlayStrips(layout: layout, rects: rects)
    if parts.contains(.gaps) { for index in views { strips.gaps(of: index).forEach { draw($0, in: insides[index]) } } }
    if parts.contains(.insets) {
      for index in views { strips.insets(of: index).forEach { draw($0, in: insides[index]) } }
    }
    if parts.contains(.frames) { drawNames(views) }
    if parts.contains(.guides) { drawGuides() }
    return list
  }

  /// What is seen of a view's frame.
  private func box(of view: Int) -> CellRect { CellRect(snapping: rects[view]).intersection(insides[view]) }

  /// The marks of diagnostics, each at a corner of the view that it is about, or at the right of the view's row.
  private mutating func drawMarks() {
    for (number, diagnostic) in marked.enumerated() {
      guard let view = diagnostic.views.first, rects.indices.contains(view) else { continue }
      let (box, mark) = (CellRect(snapping: rects[view]), Self.mark(number))
      let (inner, width) = (box.interior, mark.count)
      let places = [
        (box.maxX - width, box.minY), (inner.maxX - width, inner.minY), (box.maxX - width, box.maxY - 1),
        (box.maxX, box.minY), (box.maxX + 1, box.minY), (box.maxX - width, box.minY - 1), (box.maxX - width, box.maxY),
      ]
      if !labels.add(mark, diagnostic.ink, at: places, in: seen) {
        labels.addBeside(mark, diagnostic.ink, row: max(seen.minY, min(seen.maxY - 1, box.minY)))
      }
    }
  }

  /// What is written at a view, and before the diagnostic's line.
  static func mark(_ number: Int) -> String { "!\(number + 1)" }

  /// The names and sizes of views, each at a corner of its frame.
  private mutating func drawNames(_ views: [Int]) {
    for frame in OverlayFrames(of: views, in: layout, rects).frames {
      let box = CellRect(snapping: frame.rect)
      let inner = box.interior
      let size = "\(OverlayNumber.string(frame.rect.width))\(charset.times)\(OverlayNumber.string(frame.rect.height))"
      for text in frame.texts(size: size) {
        let width = CellOverlayLabels.width(text)
        let places = [
          (inner.maxX - width, inner.maxY - 1), (box.maxX - width, box.maxY - 1), (inner.maxX - width, inner.minY),
          (box.maxX - width, box.minY), (inner.minX, inner.maxY - 1), (box.minX, box.maxY - 1),
        ]
        if labels.add(text, .frame, at: places, in: box.intersection(seen), clearance: 2) { break }
      }
    }
  }
}

extension ViewNode.Content {
  /// Whether it is of a view that holds no others, and is no part of a gap.
  fileprivate var isSeenLeaf: Bool { if case .leaf(.spacer) = self { false } else { !isContainer } }
}

extension TextRenderer.Charset {
  /// What stands between a width and a height.
  fileprivate var times: String { self == .unicode ? "×" : "x" }
}

extension Layout {
  /// What the layout looks like in cells with what explains it.
  ///
  /// - Parameter charset: the characters that the list will be drawn with; those of its lines are among them.
  package func overlayList(_ parts: OverlayParts, in charset: TextRenderer.Charset) -> DisplayList {
    var overlay = CellOverlay(self, parts, charset)
    return overlay.draw()
  }
}
