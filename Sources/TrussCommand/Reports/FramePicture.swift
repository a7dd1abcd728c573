import TrussDrawing
import TrussText
import TrussViews

/// The frames of a report as labelled boxes.
///
///     ┌form────────────────┐
///     │ ┌──────┐  ┌──────┐ │
///     │ │ name │  │ mail │ │
///     │ └──────┘  └──────┘ │
///     └────────────────────┘
///
/// The name of an item that contains other items is in the upper edge of its box, all other names are in the middle of
/// their boxes. Items at negative positions shift the whole picture.
struct FramePicture {
  /// The medium of a picture. Listings are in points.
  enum Medium {
    case cells
    case points

    var unit: (width: Double, height: Double) { self == .cells ? (5, 10) : (1, 1) }
    /// The maximum area of a picture, in the medium's square unit: cells or square points.
    var mostArea: Double { self == .cells ? 1e7 : 1e14 }
    var lineHeight: Double { self == .cells ? 1 : 14 }
  }

  /// The maximum number of boxes. With more boxes, nothing would be recognisable.
  private static let mostItems = 2000
  /// The maximum width and height, in cells or points.
  private static let longest = 1e7

  private let medium: Medium
  private let boxes: [(label: String, rect: Rect)]
  private let size: Size

  /// Makes a picture. Throws the reason if it cannot be drawn.
  init(_ report: Report, _ medium: Medium) throws(Failure) {
    guard report.frames.count <= Self.mostItems else {
      throw Failure(
        code: .data,
        message: "truss: \(report.frames.count) items are too many to be drawn; at most \(Self.mostItems) are")
    }
    let rects = report.frames.map(\.rect)
    let left = min(0, rects.map(\.minX).min() ?? 0)
    let top = min(0, rects.map(\.minY).min() ?? 0)
    let unit = medium.unit
    let placed = rects.map { rect in
      Rect(
        x: (rect.x - left) / unit.width, y: (rect.y - top) / unit.height, width: rect.width / unit.width,
        height: rect.height / unit.height)
    }
    self.medium = medium
    size = Size(
      width: (placed.map(\.maxX).max() ?? 0).rounded(.up), height: (placed.map(\.maxY).max() ?? 0).rounded(.up))
    guard max(size.width, 1) * max(size.height, 1) <= medium.mostArea, max(size.width, size.height) <= Self.longest
    else {
      throw Failure(
        code: .data,
        message: "truss: the frames take \(short(size.width, digits: 0)) x \(short(size.height, digits: 0)) "
          + "\(medium == .cells ? "cells" : "points"), which is too large to be drawn")
    }
    boxes = zip(report.frames, placed).map { (label: $0.name, rect: $1) }
  }

  /// The display list: all boxes, then all labels, so that labels of small boxes cover labels of large boxes.
  func list() -> DisplayList {
    var list = DisplayList(size: size)
    for box in boxes { list.elements.append(.rectangle(box.rect, fill: nil, border: .light)) }
    let order = boxes.indices.sorted { (-area($0), $0) < (-area($1), $1) }
    for index in order {
      if let run = label(of: index) { list.elements.append(.text(run)) }
    }
    return list
  }

  private func area(_ index: Int) -> Double { boxes[index].rect.width * boxes[index].rect.height }

  /// Whether a box contains another box that is smaller or, if both have the same frame, later.
  private func holdsOthers(_ index: Int) -> Bool {
    let rect = boxes[index].rect
    return boxes.indices.contains { other in
      let inner = boxes[other].rect
      return other != index && inner.width > 0 && inner.height > 0 && rect.minX <= inner.minX
        && rect.minY <= inner.minY && inner.maxX <= rect.maxX && inner.maxY <= rect.maxY
        && (area(other), -other) < (area(index), -index)
    }
  }

  /// The name in one line, truncated to the space between the sides of the box; nil if nothing fits.
  private func label(of index: Int) -> DisplayList.TextRun? {
    let (name, rect) = boxes[index]
    let margin = medium == .cells ? 1.0 : 3
    let room = rect.width - 2 * margin
    guard rect.height > 0, let text = fitted(name, room) else { return nil }
    let height = medium.lineHeight
    let isContainer = holdsOthers(index)
    var frame = Rect(x: rect.x + margin, y: rect.y, width: room, height: height)
    if !isContainer { frame.y = rect.midY - height / 2 }
    if medium == .cells { frame.y = frame.y.rounded(isContainer ? .toNearestOrAwayFromZero : .down) }
    return DisplayList.TextRun(
      text, frame: frame, alignment: isContainer ? .leading : .center, baseline: frame.y + height - 4,
      font: .caption, color: isContainer ? .secondary : .primary)
  }

  private func fitted(_ name: String, _ room: Double) -> String? {
    if width(of: name) <= room { return name.isEmpty ? nil : name }
    var text = name.prefix(Int(clamping: max(0, min(room, 1000))))
    while !text.isEmpty {
      text.removeLast()
      if width(of: text + "…") <= room { return text + "…" }
    }
    return nil
  }

  private func width(of text: some StringProtocol) -> Double {
    medium == .cells ? Double(CellWidth.of(text)) : FontMetrics.sans.width(of: text, size: Font.caption.size)
  }
}
