import TrussLayout
import TrussText
import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// What is written on the lines of a view's border: in cells with a space on both sides, in points on the ground, in
  /// small letters.
  ///
  ///     ┌ Account ──┐
  ///     └── 3 of 12 ┘
  func borderTitle(
    _ title: Attributes.BorderTitle, _ edges: Edge.Set, of entry: ViewTree.Entry, _ rect: Rect
  ) -> [DisplayList.Element] {
    let upper = edges.contains(.top) ? borderTitle(title.title, isUpper: true, of: entry, rect) : []
    guard edges.contains(.bottom), let subtitle = title.subtitle else { return upper }
    return upper + borderTitle(subtitle, isUpper: false, of: entry, rect)
  }

  /// A title behind the first corner of the upper line, or before the last one of the lower line.
  private func borderTitle(
    _ title: String, isUpper: Bool, of entry: ViewTree.Entry, _ rect: Rect
  ) -> [DisplayList.Element] {
    let frame = medium.snapped(rect)
    let font = Font.caption
    let corner = isCells ? 1.0 : 8
    let gap = isCells ? 1.0 : 4
    let room = frame.width - 2 * (corner + gap)
    let line = String(title.prefix { !$0.isNewline })
    guard room > 0, frame.height > 1, !line.isEmpty else { return [] }
    func fitted(_ ellipsis: String) -> String {
      medium.width(of: line, font) <= room + 1e-6
        ? line : LineBreaker.truncated(line[...], width: room, ellipsis: ellipsis) { medium.width(of: $0, font) }
    }
    let string = fitted("…")
    let width = medium.room(medium.width(of: string, font)) + 2 * gap
    let lineHeight = medium.lineHeight(font)
    let box = Rect(
      x: entry.isRightToLeft == isUpper ? frame.maxX - corner - width : frame.minX + corner,
      y: isUpper
        ? (isCells ? frame.minY : frame.minY + 0.5 - lineHeight / 2)
        : isCells ? frame.maxY - 1 : frame.maxY - 0.5 - lineHeight / 2, width: width, height: lineHeight)
    return [
      .rectangle(box, fill: DisplayList.Fill(.ground), border: nil),
      .text(
        DisplayList.TextRun(
          string, ascii: fitted("..."), frame: box, alignment: .center, baseline: box.y + medium.baseline(font),
          font: font, color: entry.foreground ?? .primary
        ).ordered(isRightToLeft: entry.isRightToLeft, medium)),
    ]
  }
}

extension Layout {
  /// How far titles on borders at the edges of the layout are outside it: in whole points, so that lines stay sharp.
  func bleed(of size: Size) -> Insets {
    guard !medium.isCells else { return .zero }
    let reach = medium.lineHeight(.caption) / 2 - 0.5
    var bleed = Insets.zero
    for index in tree.seenViews {
      guard let title = tree.entries[index].attributes.borderTitle else { continue }
      let rect = rects[index]
      if !title.title.isEmpty, rect.minY >= 0 { bleed.top = max(bleed.top, (reach - rect.minY).rounded(.up)) }
      if title.subtitle != nil, rect.maxY <= size.height {
        bleed.bottom = max(bleed.bottom, (reach - (size.height - rect.maxY)).rounded(.up))
      }
    }
    return bleed
  }
}
