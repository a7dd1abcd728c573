import TrussLayout
import TrussTree
import TrussViews

extension LayoutResult {
  /// Reports views whose shaped clip cuts letters. Each diagnostic names the first view whose letters are cut.
  ///
  /// In cells every clip is a rectangle, whose corners cut nothing. Two kinds of views are ignored: those in a scroll
  /// view, which can be scrolled away from the corners, and those that an inner clip already cuts.
  func textsAtCorners(_ views: [Int]) -> [Diagnostic] {
    guard !medium.isCells else { return [] }
    let picture = DisplayListBuilder(self)
    return views.indices.compactMap { position in
      let index = views[position]
      guard tree.entries[index].address.pointee.outline.hasAppearance,
        let outline = tree.entries[index].address.appearance.clip, let clip = picture.clip(to: outline, of: index)
      else { return nil }
      let inside = views[position...].prefix { $0 < tree.entries[index].contentEnd }
      let cut = inside.first { view in
        tree.entries[view].traits.contains(.holdsLetters)
          && picture.lines(of: view).contains { !self.clip(clip, shows: $0) } && !isCut(view, in: index)
      }
      guard let cut else { return nil }
      return overflow(
        cut == index ? [index] : [cut, index], at: index,
        "the shape that \(tree.title(of: index)) is clipped to cuts letters"
          + (cut == index ? "" : " of \(tree.title(of: cut))"))
    }
  }

  /// Whether a scroll view or a rectangular clip already cuts the view. This scroll view or clip is `outer` or inside
  /// it.
  private func isCut(_ view: Int, in outer: Int) -> Bool {
    var around = tree.entries[view].parent
    while let index = around, index >= outer {
      let entry = tree.entries[index]
      if entry.traits.contains(.clips) || entry.address.appearance.clip == .rectangle { return true }
      around = tree.entries[index].parent
    }
    return false
  }

  /// Whether a clip shows all of a line's lower-case letters. One point at each end of the line is ignored, because
  /// widths are estimates.
  private func clip(_ clip: DisplayList.Element, shows run: DisplayList.TextRun) -> Bool {
    guard case .beginClip(let box, let radius, let outline) = clip else { return true }
    let width = run.parts.isEmpty ? medium.width(of: run.string, run.font) : run.partsWidth
    let (left, low) = (run.start(ofWidth: width) + 1, run.baseline - 1)
    let (right, high) = (max(left, left + width - 2), low - run.font.size / 3)
    let shape = outline ?? Path(roundedRect: box, cornerRadius: radius)
    return [(left, low), (right, low), (left, high), (right, high)].allSatisfy {
      shape.contains(Point(x: $0.0, y: $0.1))
    }
  }
}
