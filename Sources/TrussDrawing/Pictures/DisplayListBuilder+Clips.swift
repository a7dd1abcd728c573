import TrussLayout
import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// The clip to the outline of a view, including its border. Nil for a rectangle, whose clip is inside the border, and
  /// for round corners that the view itself draws.
  func clip(to outline: Attributes.ShapeStyle.Outline, of index: Int) -> DisplayList.Element? {
    let frame = medium.snapped(layout.rects[index])
    switch outline {
    case .rectangle: return nil
    case .rounded(let radius):
      return roundsItself(index) ? nil : .beginClip(frame, radius: radius)
    case .circle:
      let side = min(frame.width, frame.height)
      if !isCells, frame.width == frame.height, roundsItself(index) { return nil }
      let box = isCells ? frame : Rect(middle: Point(x: frame.midX, y: frame.midY), side, side)
      return .beginClip(box, radius: .infinity)
    case .ellipse: return clip(to: Path(ellipseIn: frame), frame)
    case .custom(let shape): return clip(to: shape.path(in: frame, unit: medium.unit), frame)
    }
  }

  /// The clip to a path; in cells, to its bounding box. A path with numbers that are not finite clips everything.
  private func clip(to path: Path, _ frame: Rect) -> DisplayList.Element {
    guard path.isFinite else { return .beginClip(Rect(x: frame.x, y: frame.y, width: 0, height: 0)) }
    let points = path.polylines.joined()
    let (left, right) = (points.map(\.x).min() ?? frame.x, points.map(\.x).max() ?? frame.x)
    let (top, bottom) = (points.map(\.y).min() ?? frame.y, points.map(\.y).max() ?? frame.y)
    let box = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return .beginClip(box, outline: isCells ? nil : path)
  }

  /// Whether a view draws its round corners itself, without a clip: a leaf that is not custom and has no decorations,
  /// or a frame that a surface (a rectangle or an image) fills.
  private func roundsItself(_ index: Int) -> Bool {
    let entries = layout.tree.entries
    switch entries[index].content {
    case .leaf(.custom): return false
    case .leaf: return entries[index].end == index + 1
    case .framed:
      return entries[index].end == index + 2 && layout.rects[index + 1] == layout.rects[index]
        && entries[index + 1].traits.contains(.isSurface)
    default: return false
    }
  }

  /// The bar that shows which part of a scroll view's content is visible. It is at the trailing edge or at the bottom.
  /// In cells it fills a separate column or row: `█` on `░`.
  ///
  ///     length / track == seen / (content and its inset)
  ///
  /// If the view is scrolled past an end, the visible space beyond the end counts as content, so that the bar shrinks,
  /// as in UIKit. There is no bar if all content is visible.
  func indicator(of index: Int, in view: Rect) -> [DisplayList.Element] {
    let entry = layout.tree.entries[index]
    guard case .scroll(let scroll) = entry.content, scroll.showsIndicators,
      let geometry = layout.scrollGeometry(at: index)
    else { return [] }
    let track = track(scroll.axis, in: view.inset(by: layout.indicatorInsets(at: index)), entry.isRightToLeft)
    guard let (start, end) = geometry.seen, track.width > 0, track.height > 0 else { return [] }
    let bar = part(of: track, scroll.axis, start, end, fromEnd: scroll.axis == .horizontal && entry.isRightToLeft)
    guard isCells else {
      return [.rectangle(bar, fill: DisplayList.Fill(.gray), border: Border(.rounded, color: .gray))]
    }
    return [
      .rectangle(track, fill: DisplayList.Fill(.surface, ink: .light), border: nil),
      .rectangle(bar, fill: DisplayList.Fill(.gray, ink: .solid), border: nil),
    ]
  }

  /// The rectangle in which the bar moves: 3 points wide, 3 points from the edges. In cells, the last column or row.
  private func track(_ axis: Axis, in room: Rect, _ isRightToLeft: Bool) -> Rect {
    let (thickness, margin) = isCells ? (1.0, 0.0) : (3, 3)
    let track = room.inset(by: Insets(all: margin))
    guard track.width >= thickness, track.height >= thickness else { return .zero }
    var across = track.extent(axis.cross)
    if axis == .vertical, isRightToLeft {
      across.high = across.low + thickness
    } else {
      across.low = across.high - thickness
    }
    return Rect(axis, along: track.extent(axis), across: across)
  }

  /// The part of a track between two shares of its length: at least 8 points long, or in cells one cell.
  private func part(of track: Rect, _ axis: Axis, _ start: Double, _ end: Double, fromEnd: Bool) -> Rect {
    let length = track.size.length(axis)
    let least: Double = isCells ? 1 : min(length, 8)
    var extent = max(least, (end - start) * length)
    if isCells { extent = min(length, extent.rounded()) }
    // A bar of the minimum length must still reach both ends of its track.
    let rest = 1 - (end - start)
    var place = rest > 0 ? start / rest * (length - extent) : 0
    if isCells { place = place.rounded() }
    if fromEnd { place = length - extent - place }
    let low = track.extent(axis).low + place
    return Rect(axis, along: Extent(low: low, high: low + extent), across: track.extent(axis.cross))
  }
}

extension ScrollGeometry {
  /// The visible part of the content and its insets, as shares of the whole; nil if all is visible.
  fileprivate var seen: (start: Double, end: Double)? {
    let extent = containerSize.length(axis)
    let first = min(restingOffset, contentOffset)
    let last = max(endOffset, contentOffset) + extent
    guard extent > 0, last - first > extent + 0.01 else { return nil }
    return ((contentOffset - first) / (last - first), (contentOffset + extent - first) / (last - first))
  }
}
