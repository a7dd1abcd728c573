import Truss

/// A photo of mountains, 320 by 224 points, scaled to cover its frame and cropped equally on both sides, like UIKit's
/// `scaleAspectFill`.
struct Photo: Leaf {
  /// There is no intrinsic size, so the container determines the size.
  func size(in medium: Medium) -> IntrinsicSize { IntrinsicSize() }

  func draw(in canvas: inout Canvas) {
    // A cell is twice as high as it is wide.
    let cell = canvas.isText ? Size(width: 5, height: 10) : Size(width: 1, height: 1)
    let frame = Size(width: canvas.size.width * cell.width, height: canvas.size.height * cell.height)
    let scale = max(frame.width / 320, frame.height / 224)
    func point(_ x: Double, _ y: Double) -> Point {
      Point(
        x: (frame.width / 2 + (x - 160) * scale) / cell.width, y: (frame.height / 2 + (y - 112) * scale) / cell.height)
    }
    func path(_ points: [(Double, Double)]) -> Path { Path { $0.addLines(points.map { point($0, $1) }) } }
    let far = path([(-20, 160), (60, 92), (110, 140), (170, 60), (250, 150), (300, 110), (340, 150)])
    let near = path([(-20, 190), (80, 160), (150, 186), (230, 150), (340, 192)])
    let (from, to) = (point(222, 38), point(262, 78))
    let sun = Path(ellipseIn: Rect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y))
    // In text output, dotted lines show more than filled cells.
    guard !canvas.isText else { return [sun, far, near].forEach { canvas.stroke($0) } }
    func ground(below ridge: Path) -> Path {
      Path {
        $0.addPath(ridge)
        $0.addLine(to: point(340, 224))
        $0.addLine(to: point(-20, 224))
        $0.closeSubpath()
      }
    }
    canvas.fill(canvas.bounds, with: Color(0xBF_DDF5, dark: 0x27_415E))
    canvas.fill(sun, with: Color(0xF6_C445, dark: 0xE0_AE3A))
    canvas.fill(ground(below: far), with: Color(0x8F_A8BF, dark: 0x4A_627C))
    canvas.fill(path([(146, 92), (170, 60), (196, 90), (182, 84), (172, 96), (160, 84)]), with: .white)
    canvas.fill(ground(below: near), with: Color(0x4E_7A5E, dark: 0x2F_5540))
  }
}
