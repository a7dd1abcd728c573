import TrussLayout
import TrussText
import TrussTree
import TrussViews

/// The picture of a layout in cells, with its explanation. The picture is faded, and has its width and height along its
/// edges. Its free cells show constraints, lengths of gaps and insets, names and sizes of views, guides, and marks for
/// problems.
///
///       ├────── 18 ──────┤
///     ┬ ╭────────────────╮
///     3 │1 Cold Water 1  │Play !1      numbers of insets and gaps, and the mark of a view
///     ┴ ╰────────────────╯
///
///     !1 App/Row.swift:4: overflow: …  what is wrong with it
///
/// The numbers count the visible cells. No number is written over the picture or over another number.
struct CellOverlay {
  typealias Line = CellOverlayLabels.Line

  let layout: LayoutResult
  let parts: OverlayParts
  let charset: TextRenderer.Charset
  /// The frame of the layout, enlarged up to a limit to show unintended overflow.
  let seen: CellRect
  /// For each view, the visible part of its inside. Views around it may clip it.
  let insides: [CellRect]
  var labels: CellOverlayLabels
  /// The notes about diagnostics, and about constraints that do not fit into the picture. `othersCount` is the number
  /// of further notes that are not shown.
  var diagnosticNotes = Notes()
  var constraintNotes = Notes()

  struct Notes {
    var notes: [(mark: String, ink: OverlayInk, text: String)] = []
    var othersCount = 0
  }

  /// The maximum number of diagnostics with a mark, so that each mark has one digit.
  private static let mostMarked = 9

  init(_ layout: LayoutResult, _ parts: OverlayParts, _ charset: TextRenderer.Charset) {
    self.layout = layout
    self.parts = parts
    self.charset = charset
    let diagnostics = parts.contains(.problems) ? layout.diagnostics : []
    let picture = layout.displayList
    let farthest = Size(width: 40, height: 20)
    seen = CellRect(snapping: layout.visiblePart(with: diagnostics, picture.bleed, farthest: farthest))
    insides = Self.insides(of: layout, seen)
    labels = CellOverlayLabels(over: picture, seen, charset)
  }

  private static func insides(of layout: LayoutResult, _ seen: CellRect) -> [CellRect] {
    var open: [(end: Int, inside: CellRect)] = []
    return layout.tree.entries.indices.map { index in
      let entry = layout.tree.entries[index]
      while let last = open.last, last.end <= index { open.removeLast() }
      let around = open.last?.inside ?? seen
      guard entry.traits.contains(.clips) || entry.attributes.appearance.clip != nil else { return around }
      let inside = around.intersection(CellRect(snapping: layout.rects[index]))
      open.append((entry.end, inside))
      return inside
    }
  }

  mutating func draw() -> DisplayList {
    for index in layout.tree.drawnViews where layout.tree.entries[index].content.isDrawnLeaf {
      labels.markView(CellRect(snapping: layout.rects[index]).intersection(insides[index]))
    }
    for mark in layout.overlayMarks(parts, Medium.cells.snapped) {
      switch mark {
      case .problems(let diagnostics): draw(diagnostics)
      case .constraints(let ties, let system): draw(ties, system)
      case .distances(let strips): strips.forEach { draw($0) }
      case .frames(let frames): frames.forEach { draw($0) }
      case .guides(let guides): guides.forEach { drawGuide($0.name, CellRect(snapping: $0.rect)) }
      case .baselines: break
      }
    }
    return list
  }

  /// Marks the first view of each of the first diagnostics, at a corner of the view or, in the view's first row of
  /// cells, to the right of the picture.
  private mutating func draw(_ diagnostics: [Diagnostic]) {
    diagnosticNotes.othersCount = max(0, diagnostics.count - Self.mostMarked)
    for (number, diagnostic) in diagnostics.prefix(Self.mostMarked).enumerated() {
      let mark = "!\(number + 1)"
      diagnosticNotes.notes.append((mark, diagnostic.ink, diagnostic.note))
      guard let view = diagnostic.views.first, layout.rects.indices.contains(view) else { continue }
      let (box, width) = (CellRect(snapping: layout.rects[view]), mark.count)
      let inner = box.interior
      let places = [
        (box.maxX - width, box.minY), (inner.maxX - width, inner.minY), (box.maxX - width, box.maxY - 1),
        (box.maxX, box.minY), (box.maxX + 1, box.minY), (box.maxX - width, box.minY - 1), (box.maxX - width, box.maxY),
      ]
      if labels.add(mark, diagnostic.ink, at: places, in: seen) { continue }
      labels.addBeside(mark, diagnostic.ink, row: box.minY)
    }
  }

  /// Writes the name and the size of a view at a corner of its frame.
  private mutating func draw(_ frame: OverlayFrame) {
    let box = CellRect(snapping: frame.rect)
    let inner = box.interior
    for text in frame.texts(charset == .unicode ? "×" : "x") {
      let width = CellWidth.of(text)
      let places = [
        (inner.maxX - width, inner.maxY - 1), (box.maxX - width, box.maxY - 1), (inner.maxX - width, inner.minY),
        (box.maxX - width, box.minY), (inner.minX, inner.maxY - 1), (box.minX, box.maxY - 1),
      ]
      if labels.add(text, .frame, at: places, in: box.intersection(seen), clearance: 2) { return }
    }
  }

  /// Draws the outline of a guide where cells are free, and its name.
  private mutating func drawGuide(_ name: String, _ box: CellRect) {
    let width = CellWidth.of(name)
    let places = [
      (box.minX + 1, box.minY), (box.maxX, box.minY), (box.minX + 1, box.maxY - 1), (box.minX, seen.minY - 1),
      (box.maxX - width, seen.minY - 1), (box.minX, seen.maxY), (box.maxX - width, seen.maxY),
    ]
    let bounds = CellRect(minX: seen.minX, minY: seen.minY - 1, maxX: seen.maxX, maxY: seen.maxY + 1)
    labels.add(name, .guide, at: places, in: bounds)
    // A guide may be only a line: then its cells are the cells beside the line.
    let cells = CellRect(
      minX: box.minX, minY: box.minY, maxX: max(box.maxX, box.minX + 1), maxY: max(box.maxY, box.minY + 1))
    for axis in [Axis.vertical, .horizontal] {
      let (along, across) = (cells.range(axis), cells.range(axis.cross))
      guard along.count > 1 || axis == .vertical && across.count == 1 else { continue }
      for place in Set([across.lowerBound, across.upperBound - 1]).sorted() {
        labels.addBrokenLine(Line(axis, at: place, along, .guide), in: seen)
      }
    }
  }
}

extension ViewNode.Content {
  /// Whether this is the content of a view that has no children and is not a spacer.
  fileprivate var isDrawnLeaf: Bool { if case .leaf(.spacer) = self { false } else { !isContainer } }
}

extension LayoutResult {
  /// The display list of the layout in cells, with its explanation.
  ///
  /// - Parameter charset: the characters with which the list will be drawn.
  package func overlayList(_ parts: OverlayParts, in charset: TextRenderer.Charset) -> DisplayList {
    var overlay = CellOverlay(self, parts, charset)
    return overlay.draw()
  }
}
