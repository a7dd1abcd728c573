import Truss
import TrussText
import TrussTree
import TrussViews

@testable import TrussDrawing
@testable import TrussLayout

extension LayoutResult {
  /// The texts, labels and titles of which a drawing in the layout's medium does not show all letters.
  var lostLetters: [String] {
    medium.isCells ? lettersWithoutCells + unwrittenTexts : coveredTexts + textsOutside + unwrittenTexts
  }

  /// Each line of text with the view that it is drawn for.
  private var lines: [(run: DisplayList.TextRun, view: Int, element: Int)] {
    zip(displayList.elements.indices, zip(displayList.elements, owners)).compactMap { number, pair in
      guard case .text(let run) = pair.0, !run.leavesLetters else { return nil }
      // Marks of controls, as `[x]`, are no texts.
      switch tree.entries[pair.1].content {
      case .leaf(.toggle), .leaf(.stepper): return nil
      default: break
      }
      return (run, pair.1, number)
    }
  }

  /// The view of each element of the display list.
  private var owners: [Int] {
    let order = tree.drawingOrder ?? Array(tree.entries.indices)
    var drawn: [Int] = []
    var position = 0
    while position < order.count {
      let entry = tree.entries[order[position]]
      if entry.address.isHiddenOrCollapsed {
        position += entry.end - order[position]
      } else {
        drawn.append(order[position])
        position += 1
      }
    }
    var (next, open) = (drawn[...], [0])
    return displayList.elements.map { element in
      if case .beginGroup = element { open.append(next.popFirst() ?? 0) }
      defer { if case .endGroup = element { open.removeLast() } }
      return open.last ?? 0
    }
  }

  /// The lines of which a cell of the picture shows something else.
  private var lettersWithoutCells: [String] {
    let list = displayList
    let picture = TextRenderer().cells(of: list)
    let move = FrameTransform(x: list.bleed.left, y: list.bleed.top)
    return lines.compactMap { run, view, _ in
      if isCoveredByAuthor(view) { return nil }
      var alone = TextPainter(
        canvas: CellCanvas(Size(width: Double(picture.columns), height: Double(picture.rows))), charset: .unicode)
      alone.draw(DisplayList.Element.text(run).mapped(by: move))
      let kept = alone.canvas.cells.indices.filter { index in
        alone.canvas.cells[index].isLetter && alone.canvas.cells[index] != .rest
          && alone.canvas.shown(index) == picture.shown(index)
      }
      return kept.count < run.string.letterCount ? "\"\(run.string)\"" : nil
    }
  }

  /// Whether the author laid other views over a view, or it may be clipped or scrolled out of sight.
  private func isCoveredByAuthor(_ view: Int) -> Bool {
    tree.drawnViews.contains { other in
      let entry = tree.entries[other]
      if tree.isInside(view, other), other != view || entry.end == other + 1 {
        // A background of a control or a picture, which is in front of it.
        if case .leaf = entry.content, other < view, view < entry.backgroundEnd { return true }
        return entry.traits.contains(.clips)
          || entry.outline.hasAppearance && entry.address.appearance.clip == .rectangle
          || entry.outline.hasAppearance && entry.address.appearance.opacity == 0
      }
      return other != view && rects[other].overlap(rects[view]) != nil
    }
  }

  /// The lines whose lower-case letters are not all in a picture without rotations and scales.
  private var textsOutside: [String] {
    let list = displayList
    let turns = list.elements.contains {
      if case .beginGroup(_, _, _, let effects) = $0 { !effects.isEmpty } else { false }
    }
    if turns { return [] }
    return lines.compactMap { run, view, _ in
      let width = run.parts.isEmpty ? run.font.width(of: run.string) : run.partsWidth
      let (left, top) = (run.start(ofWidth: width), run.baseline - run.font.size / 2)
      let isInside =
        left >= -1 - list.bleed.left && left + width <= list.size.width + list.bleed.right + 1
        && top >= -1 - list.bleed.top && run.baseline <= list.size.height + list.bleed.bottom + 1
      return isInside || isCoveredByAuthor(view) ? nil : "\"\(run.string)\" outside"
    }
  }

  /// The texts whose lines do not have all of their letters.
  private var unwrittenTexts: [String] {
    var written: [Int: Int] = [:]
    for line in lines { written[line.view, default: 0] += line.run.string.letterCount }
    return tree.drawnViews.compactMap { index in
      let entry = tree.entries[index]
      // What its author lets be cut, or made 0 long, may lose letters.
      let isLetGo =
        entry.attributes.rare.compression.horizontal != nil || Axis.allCases.contains { isSetToZero(index, $0) }
      if isLetGo { return nil }
      guard !entry.inherited.textStyle.isLimited, case .leaf(let leaf) = entry.content else { return nil }
      switch leaf {
      case .text(let text), .button(let text), .box(let text):
        return (written[index] ?? 0) < text.letterCount ? "\(tree.title(of: index)) of \"\(text)\"" : nil
      default: return nil
      }
    }
  }

  /// The lines on which something opaque is drawn later, for a view that does not lie on the line's view.
  private var coveredTexts: [String] {
    let (elements, owners) = (displayList.elements, owners)
    var clips = [Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)]
    let boxes = elements.map { element -> Rect? in
      if case .beginClip(let rect, _, _) = element { clips.append(rect.overlap(clips[clips.count - 1]) ?? .zero) }
      if case .endClip = element { clips.removeLast() }
      return element.opaqueBox?.overlap(clips[clips.count - 1])
    }
    return lines.compactMap { run, view, element in
      let width = run.parts.isEmpty ? run.font.width(of: run.string) : run.partsWidth
      // From the height of small letters to the baseline.
      let box = Rect(
        x: run.start(ofWidth: width), y: run.baseline - run.font.size / 2, width: width, height: run.font.size / 2)
      for later in elements.index(after: element)..<elements.endIndex {
        guard let cover = boxes[later]?.overlap(box), cover.width > 1, cover.height > 1 else { continue }
        let other = owners[later]
        if isCoveredByAuthor(view) { continue }
        if tree.isInside(view, other) || rects[other].overlap(rects[view]) == nil {
          return "\"\(run.string)\" under \(tree.title(of: other))"
        }
      }
      return nil
    }
  }
}

extension ViewTree {
  /// Whether a view is another, or inside it.
  fileprivate func isInside(_ view: Int, _ other: Int) -> Bool { other <= view && view < entries[other].end }
}

extension CellCanvas {
  /// What a cell shows, as text.
  fileprivate func shown(_ index: Int) -> String {
    switch cells[index].content {
    case .scalar(let scalar): String(scalar)
    case .cluster(let number): clusters[number]
    case .arms, .rest: ""
    }
  }
}

extension DisplayList.Element {
  /// The rectangle in which nothing beneath it is seen.
  fileprivate var opaqueBox: Rect? {
    switch self {
    case .rectangle(let rect, let fill?, _, _) where fill.color.alpha == 1: rect
    case .image(let image): image.rect
    default: nil
    }
  }
}

extension Rect {
  fileprivate func overlap(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
    return width > 0.01 && height > 0.01 ? Rect(x: left, y: top, width: width, height: height) : nil
  }
}

extension String {
  /// The number of characters that are seen.
  fileprivate var letterCount: Int {
    count { !$0.isWhitespace && $0 != "\u{AD}" && CellWidth.of($0) > 0 }
  }
}
