import TrussLayout
import TrussTree
import TrussViews

extension Overlay {
  /// The outlines of views, one where several have the same frame, and in each its name and size: of views that hold
  /// others only where they have a name.
  mutating func drawFrames(_ views: [Int]) {
    for frame in OverlayFrames(of: views, in: layout, layout.rects).frames {
      addFrame(scaling.rect(frame.rect), frame.texts(size: OverlayNumber.string(frame.rect.size)))
    }
  }

  private mutating func addFrame(_ rect: Rect, _ texts: [String]) {
    guard rect.width > 0, rect.height > 0 else { return }
    used.insert(.frame)
    shapes.append(.rectangle(rect, fill: nil, border: OverlayInk.frame.border))
    guard rect.height >= OverlayLabels.height + 4 else { return }
    let fitting = texts.first { OverlayLabels.width($0) + 4 <= rect.width }
    if let fitting { labels.add(fitting, .frame, at: places(of: fitting, in: rect), on: .ground) }
  }

  /// The corners where a label hides least: texts begin at the top left. Where there is room it keeps clear of round
  /// corners; its least distance from the outline is the width of a problem's heavy one.
  private func places(of text: String, in rect: Rect) -> [Point] {
    let (width, height) = (OverlayLabels.width(text), OverlayLabels.height)
    let distance = max(2, min(4, (rect.height - height) / 2, (rect.width - width) / 2))
    let (dx, dy) = (width / 2 + distance, height / 2 + distance)
    return [
      Point(x: rect.maxX - dx, y: rect.maxY - dy), Point(x: rect.maxX - dx, y: rect.minY + dy),
      Point(x: rect.minX + dx, y: rect.maxY - dy), Point(x: rect.minX + dx, y: rect.minY + dy),
      // Outside, where a text fills the frame.
      Point(x: rect.maxX - dx, y: rect.maxY + dy), Point(x: rect.maxX - dx, y: rect.minY - dy),
    ]
  }

  /// The width above the picture and the height at its left, each between two strokes.
  var measures: [DisplayList.Element] {
    let box = scaling.rect(Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height))
    let (y, x) = (Self.margin / 2, Self.margin / 2)
    var elements: [DisplayList.Element] = []
    func stroke(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      elements.append(
        .line(from: Point(x: x1, y: y1), to: Point(x: x2, y: y2), .light, .secondary))
    }
    // The strokes at the ends are inside the length, and on pixels.
    let (left, right) = (box.minX.sharpLine, (box.maxX - 1).sharpLine)
    let (top, bottom) = (box.minY.sharpLine, (box.maxY - 1).sharpLine)
    stroke(box.minX, y.sharpLine, box.maxX, y.sharpLine)
    stroke(left, y - 4, left, y + 5)
    stroke(right, y - 4, right, y + 5)
    stroke(x.sharpLine, box.minY, x.sharpLine, box.maxY)
    stroke(x - 4, top, x + 5, top)
    stroke(x - 4, bottom, x + 5, bottom)
    for (text, rect) in measureLabels {
      elements.append(.rectangle(rect, fill: DisplayList.Fill(.ground), border: nil))
      elements.append(
        .text(
          DisplayList.TextRun(
            text, frame: rect, alignment: .center, baseline: rect.y + OverlayLabels.baseline, font: OverlayLabels.font,
            color: .primary)))
    }
    return elements
  }

  /// The numbers of the width and the height, and where they are written.
  var measureLabels: [(text: String, rect: Rect)] {
    let box = scaling.rect(Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height))
    func label(_ value: Double, _ x: Double, _ y: Double) -> (text: String, rect: Rect) {
      let text = OverlayNumber.string(value)
      let (width, height) = (OverlayLabels.width(text), OverlayLabels.height)
      return (text, Rect(x: x - width / 2, y: y - height / 2, width: width, height: height))
    }
    return [
      label(layout.size.width, box.midX, Self.margin / 2),
      label(layout.size.height, Self.margin / 2, box.midY),
    ]
  }
}
