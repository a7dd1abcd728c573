import TrussLayout
import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// The clip around a view and its border; nil where there is none, or where the round corners that the view draws do as
  /// well.
  func clip(to outline: Attributes.ShapeStyle.Outline, of index: Int) -> DisplayList.Element? {
    let frame = medium.snapped(layout.rects[index])
    switch outline {
    case .rectangle: return nil
    case .rounded(let radius):
      return roundsItself(index) ? nil : .beginClip(frame, radius: radius)
    case .circle:
      let side = min(frame.width, frame.height)
      if !isCells, frame.width == frame.height, roundsItself(index) { return nil }
      let box = isCells ? frame : Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      return .beginClip(box, radius: .infinity)
    case .ellipse: return clip(to: Path(ellipseIn: frame), frame)
    case .custom(let shape): return clip(to: shape.path(in: frame), frame)
    }
  }

  /// In cells the box of what is seen is all there is; an outline with numbers that are not finite shows nothing.
  private func clip(to path: Path, _ frame: Rect) -> DisplayList.Element {
    guard path.isFinite else { return .beginClip(Rect(x: frame.x, y: frame.y, width: 0, height: 0)) }
    let points = path.polylines.joined()
    let (left, right) = (points.map(\.x).min() ?? frame.x, points.map(\.x).max() ?? frame.x)
    let (top, bottom) = (points.map(\.y).min() ?? frame.y, points.map(\.y).max() ?? frame.y)
    let box = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return .beginClip(box, outline: isCells ? nil : path)
  }

  /// Whether a view shows nothing at its corners but what is drawn with their radius: a leaf of the package, or a frame
  /// that one fills.
  private func roundsItself(_ index: Int) -> Bool {
    let entries = layout.tree.entries
    switch entries[index].content {
    // A leaf of the user's draws wherever it likes.
    case .leaf(.custom): return false
    case .leaf: return entries[index].end == index + 1
    case .framed:
      return entries[index].end == index + 2 && layout.rects[index + 1] == layout.rects[index]
        && entries[index + 1].traits.contains(.isSurface)
    default: return false
    }
  }
}
