import TrussIR

/// The sign of a pop-up menu: an arrow up and an arrow down, 8 by 12 points. In text: `▾`.
struct DoubleChevron: Leaf {
  func size(in medium: Medium) -> IntrinsicSize {
    medium.isText ? IntrinsicSize(width: 1, height: 1) : IntrinsicSize(width: 8, height: 12)
  }

  func draw(in canvas: inout Canvas) {
    if canvas.isText { return canvas.draw("▾", ascii: "v", in: canvas.bounds) }
    let (width, height) = (canvas.size.width, canvas.size.height)
    for (tip, end) in [(0.5, 4.0), (height - 0.5, height - 4)] {
      canvas.stroke(
        Path { $0.addLines([Point(x: 1, y: end), Point(x: width / 2, y: tip), Point(x: width - 1, y: end)]) },
        with: canvas.foreground, lineWidth: 1.5)
    }
  }
}

/// The sign of a row that leads to another screen, 6 by 11 points. In text: `›`.
struct Chevron: Leaf {
  /// Whether the chevron points down, as for an open disclosure group.
  var pointsDown = false

  func size(in medium: Medium) -> IntrinsicSize {
    if medium.isText { return IntrinsicSize(width: 1, height: 1) }
    return pointsDown ? IntrinsicSize(width: 11, height: 6) : IntrinsicSize(width: 6, height: 11)
  }

  func draw(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    if canvas.isText {
      let sign = pointsDown ? ("⌄", "v") : canvas.isRightToLeft ? ("‹", "<") : ("›", ">")
      return canvas.draw(sign.0, ascii: sign.1, in: canvas.bounds)
    }
    let points =
      pointsDown
      ? [Point(x: 1, y: 1), Point(x: width / 2, y: height - 1), Point(x: width - 1, y: 1)]
      : [Point(x: 1, y: 1), Point(x: width - 1, y: height / 2), Point(x: 1, y: height - 1)].map {
        canvas.isRightToLeft ? Point(x: width - $0.x, y: $0.y) : $0
      }
    canvas.stroke(Path { $0.addLines(points) }, with: canvas.foreground, lineWidth: 1.5)
  }
}
