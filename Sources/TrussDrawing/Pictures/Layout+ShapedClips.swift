import TrussLayout
import TrussTree
import TrussViews

extension Layout {
  /// Reports the first text whose letters are cut by the shape that its view, or one around it, is clipped to.
  ///
  /// In cells a clip is the box of its shape, so that what it cuts is what its view cuts.
  func textsAtCorners(_ views: [Int]) -> [Diagnostic] {
    guard !medium.isCells else { return [] }
    let picture = DisplayListBuilder(self)
    return views.compactMap { index in
      guard let outline = tree.entries[index].address.appearance.clip, let clip = picture.clip(to: outline, of: index)
      else { return nil }
      let cut = (index..<tree.entries[index].end).first { view in
        tree.entries[view].traits.contains(.holdsLetters) && !tree.entries[view].address.isUnseen
          && picture.lines(of: view).contains { !self.clip(clip, shows: $0) }
      }
      guard let cut else { return nil }
      return Diagnostic(
        kind: .overflow,
        message: "the shape that \(tree.title(of: index)) is clipped to cuts letters"
          + (cut == index ? "" : " of \(tree.title(of: cut))"),
        location: tree.entries[index].attributes.location, views: cut == index ? [index] : [cut, index])
    }
  }

  /// Whether a clip leaves the small letters of a line whole, but for a point at its ends: widths are estimates.
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
