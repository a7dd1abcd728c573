import TrussViews

/// The lines of borders in the cells of a terminal's window, as one path for each colour and line style.
///
/// An arm goes from the middle of its cell to the middle of an edge. Each of the two lines of a double arm ends at the
/// crossing line that it meets:
///
///       │║         ║      ║║
///     ══╝║    ═════╝   ═══╝╚═
///     ═══╝
struct TerminalLines {
  private struct Pen: Hashable {
    var color: Color
    var line: Border.Line
  }

  private struct Line {
    var pen: Pen
    var start: Point
    var end: Point
  }

  private struct LineEnd: Hashable {
    var pen: Pen
    var axis: Axis
    /// The coordinates in hundredths of a point, because sums of cell sizes differ in their last digits.
    var x: Int
    var y: Int

    init(_ pen: Pen, _ axis: Axis, _ point: Point) {
      (self.pen, self.axis) = (pen, axis)
      (x, y) = (Int(clamping: (point.x * 100).rounded()), Int(clamping: (point.y * 100).rounded()))
    }
  }

  private let canvas: CellCanvas
  private let color: (Int) -> Color
  private var lines: [Line] = []
  /// The indices of the lines by their ends. A line that begins at the end of another line extends that line.
  private var ends: [LineEnd: Int] = [:]
  private var corners: [(pen: Pen, path: Path)] = []
  /// Half of the distance between the strokes of a double line.
  private static let half = 1.5

  init(_ canvas: CellCanvas, color: @escaping (Int) -> Color) {
    self.canvas = canvas
    self.color = color
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns { addArms(column: column, row: row) }
    }
  }

  var elements: [DisplayList.Element] {
    var (paths, order): ([Pen: Path], [Pen]) = ([:], [])
    func add(_ pen: Pen, _ build: (inout Path) -> Void) {
      if paths[pen] == nil { order.append(pen) }
      build(&paths[pen, default: Path()])
    }
    for line in lines { add(line.pen) { $0.addLines([line.start, line.end]) } }
    for corner in corners { add(corner.pen) { $0.addPath(corner.path) } }
    return order.map { pen in
      var style = SVGStroke.style(of: pen.line)
      // A dashed line has two dashes in the width of a cell.
      if pen.line == .dashed { style.dash = [2.4, 1.5] }
      return .stroke(paths[pen] ?? Path(), pen.color, style)
    }
  }

  private mutating func addArms(column: Int, row: Int) {
    guard let arms = canvas.arms(column: column, row: row), arms != .none else { return }
    let color = color(row * canvas.columns + column)
    let middle = TerminalWindow.corner(column: column, row: row).offset(
      x: TerminalWindow.cell.width / 2, y: TerminalWindow.cell.height / 2)
    // An arm to the top or the left extends the line of the previous cell. The opposite arm then extends this line.
    let present = [BorderArms.Direction.top, .left, .bottom, .right].filter { arms[$0] != nil }
    if arms.consists(of: .rounded), present.count == 2, present[0].opposite != present[1] {
      let ends = present.map { Self.end($0, middle) }
      var path = Path()
      path.move(to: ends[0])
      path.addQuadCurve(to: ends[1], control: middle)
      corners.append((Pen(color: color, line: .light), path))
      return
    }
    for direction in present {
      guard let line = arms[direction] else { continue }
      // A lone arm is drawn as a whole line, like its glyph.
      let isLone = present.count == 1
      if line == .double {
        for side in [-1.0, 1] {
          let start = isLone ? -1 : Self.start(of: direction, side, arms)
          add(direction, from: start, side * Self.half, middle, isLone, Pen(color: color, line: .light))
        }
      } else {
        add(
          direction, from: Self.start(of: direction, arms), 0, middle, isLone,
          Pen(color: color, line: line == .rounded ? .light : line))
      }
    }
  }

  /// The distance from the middle at which a single arm begins: 0, or the nearer stroke of a double line across it.
  private static func start(of direction: BorderArms.Direction, _ arms: BorderArms) -> Double {
    let (before, after) = direction.axis.cross.sides
    return arms[direction.opposite] == nil && [before, after].contains { arms[$0] == .double } ? half : 0
  }

  /// The distance from the middle at which one stroke of a double arm begins.
  ///
  /// - Parameter side: the side of the arm on which the stroke is: -1 above or at the left, 1 below or at the right.
  private static func start(of direction: BorderArms.Direction, _ side: Double, _ arms: BorderArms) -> Double {
    let (before, after) = direction.axis.cross.sides
    let (near, far) = side < 0 ? (before, after) : (after, before)
    if arms[near] == .double { return half }
    return arms[far] == .double ? -half : 0
  }

  private static func end(_ direction: BorderArms.Direction, _ middle: Point) -> Point {
    let axis = direction.axis
    let reach = Double(direction.sign) * TerminalWindow.cell.length(axis) / 2
    return Point(axis, middle.coordinate(axis) + reach, middle.coordinate(axis.cross))
  }

  /// Adds the line of an arm, up to the cell's edge. A lone arm begins at the opposite edge.
  private mutating func add(
    _ direction: BorderArms.Direction, from start: Double, _ offset: Double, _ middle: Point, _ isLone: Bool, _ pen: Pen
  ) {
    let (axis, sign) = (direction.axis, Double(direction.sign))
    let across = middle.coordinate(axis.cross) + offset
    let end = Self.end(direction, middle).coordinate(axis)
    let first =
      isLone ? Self.end(direction.opposite, middle).coordinate(axis) : middle.coordinate(axis) + sign * start
    // The line runs to the right or downwards, so that lines of neighbouring cells are joined.
    let (low, high) = (Point(axis, min(first, end), across), Point(axis, max(first, end), across))
    let number = ends.removeValue(forKey: LineEnd(pen, axis, low)) ?? lines.count
    if number == lines.count { lines.append(Line(pen: pen, start: low, end: high)) }
    lines[number].end = high
    ends[LineEnd(pen, axis, high)] = number
  }
}
