import TrussLayout
import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// The bar that shows which part of a scroll view's content is seen, at the edge where lines end, or at the bottom.
  /// In cells it fills a column or row of the view's own: `█` on `░`.
  ///
  ///     length / track == seen / (content and its inset)
  ///
  /// Past either end the content is taken to reach as far as is seen, so that the bar shrinks there, as UIKit's does.
  /// No bar where all is seen.
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
      .rectangle(track, fill: DisplayList.Fill(.surface, ink: .shade), border: nil),
      .rectangle(bar, fill: DisplayList.Fill(.gray, ink: .solid), border: nil),
    ]
  }

  /// Where the bar moves: 3 points wide, 2 from the edges; in cells the last column or row.
  private func track(_ axis: Axis, in room: Rect, _ isRightToLeft: Bool) -> Rect {
    let thickness: Double = isCells ? 1 : 3
    let margin: Double = isCells ? 0 : 2
    var track = room.inset(by: Insets(all: margin))
    guard track.width >= thickness, track.height >= thickness else { return .zero }
    switch axis {
    case .horizontal:
      track.y = track.maxY - thickness
      track.height = thickness
    case .vertical:
      if !isRightToLeft { track.x = track.maxX - thickness }
      track.width = thickness
    }
    return track
  }

  /// The part of a track between two shares of it: whole cells, and no less than can be seen.
  private func part(of track: Rect, _ axis: Axis, _ start: Double, _ end: Double, fromEnd: Bool) -> Rect {
    let length = axis == .horizontal ? track.width : track.height
    let least: Double = isCells ? 1 : min(length, 8)
    var extent = max(least, (end - start) * length)
    if isCells { extent = min(length, extent.rounded()) }
    // The bar that had to be lengthened still reaches both ends of its track.
    let rest = 1 - (end - start)
    var place = rest > 0 ? start / rest * (length - extent) : 0
    if isCells { place = place.rounded() }
    if fromEnd { place = length - extent - place }
    return axis == .horizontal
      ? Rect(x: track.x + place, y: track.y, width: extent, height: track.height)
      : Rect(x: track.x, y: track.y + place, width: track.width, height: extent)
  }
}

extension ScrollGeometry {
  /// The part of the content and its inset that is seen, as shares of the whole; nil where all is seen.
  fileprivate var seen: (start: Double, end: Double)? {
    let extent = axis == .horizontal ? containerSize.width : containerSize.height
    let first = min(restingOffset, contentOffset)
    let last = max(endOffset, contentOffset) + extent
    guard extent > 0, last - first > extent + 0.01 else { return nil }
    return ((contentOffset - first) / (last - first), (contentOffset + extent - first) / (last - first))
  }
}
