import TrussLayout
import TrussTree
import TrussViews

extension Overlay {
  /// The baseline of each line of text, as long as its letters.
  mutating func drawBaselines(_ picture: DisplayList) {
    for case .text(let run) in picture.elements {
      for letters in DisplayList.Element.text(run).letters {
        used.insert(.baseline)
        let y = (run.baseline * scaling.factor + scaling.y).sharpLine
        let box = scaling.rect(letters)
        shapes.append(
          .line(
            from: Point(x: box.minX, y: y), to: Point(x: box.maxX, y: y),
            OverlayInk.baseline.line, OverlayInk.baseline.color))
      }
    }
  }

  /// The guides that were made for constraints, and what the bars of the root leave free.
  mutating func drawGuides() {
    for (name, rect) in layout.drawnGuides {
      used.insert(.guide)
      let box = scaling.rect(rect)
      // A guide may be but a line.
      let shape = box.inset(by: Insets(all: 0.5))
      if shape.width > 2, shape.height > 2 {
        shapes.append(.rectangle(box, fill: nil, border: OverlayInk.guide.border))
      } else {
        shapes.append(
          .line(
            from: Point(x: box.minX, y: box.minY), to: Point(x: box.maxX, y: box.maxY),
            OverlayInk.guide.line, OverlayInk.guide.color))
      }
      let dx = OverlayLabels.width(name) / 2 + 1
      labels.add(
        name, .guide,
        at: [
          Point(x: box.minX + dx, y: box.minY + OverlayLabels.height / 2 + 1),
          Point(x: box.minX + dx, y: box.maxY - OverlayLabels.height / 2 - 1),
          Point(x: box.midX, y: box.midY), Point(x: box.midX, y: box.minY - OverlayLabels.height / 2 - 1),
          Point(x: box.midX, y: box.maxY + OverlayLabels.height / 2 + 1),
        ], on: .ground)
    }
  }
}

extension Layout {
  /// The guides that were made for constraints, and what the bars of the root leave free.
  var drawnGuides: [(name: String, rect: Rect)] {
    let environment = tree.environment
    guard environment.safeAreaInsets != .zero else { return namedGuides }
    let insets = medium.gaps(
      environment.safeAreaInsets, isRightToLeft: environment.layoutDirection == .rightToLeft)
    return namedGuides + [("safe area", rects[0].inset(by: insets))]
  }
}
