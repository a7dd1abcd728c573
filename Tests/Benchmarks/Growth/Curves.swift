import Truss

/// The lines of series, with a mark at each point: solid and full for Truss, dashed and open for another engine, so that
/// colour is left for the workload.
struct Curves: Leaf {
  struct Curve: Hashable {
    var points: [Truss.Point]
    var color: Color
    var isOwn: Bool
  }

  var curves: [Curve]

  /// The radius of a mark, in points.
  private static let radius = 3.5

  /// As large as what is around it.
  func size(in medium: Medium) -> IntrinsicSize { IntrinsicSize() }

  func draw(in canvas: inout Canvas) {
    for curve in curves {
      let style = curve.isOwn ? StrokeStyle(lineWidth: 2) : StrokeStyle(lineWidth: 1.5, dash: [5, 4])
      canvas.stroke(Path { $0.addLines(curve.points) }, with: curve.color, style: style)
    }
    for curve in curves {
      for point in curve.points {
        let (x, y, size) = (point.x - Self.radius, point.y - Self.radius, 2 * Self.radius)
        let mark = Path(ellipseIn: Rect(x: x, y: y, width: size, height: size))
        canvas.fill(mark, with: curve.isOwn ? curve.color : .ground)
        if !curve.isOwn { canvas.stroke(mark, with: curve.color, style: StrokeStyle(lineWidth: 1.5)) }
      }
    }
  }
}
