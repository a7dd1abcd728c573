import Truss

/// The form in which W2 is drawn.
enum FormDrawing: String, CaseIterable, Sendable {
  /// Box-drawing characters, for a layout in cells.
  case text
  /// ASCII, for a layout in cells.
  case ascii
  /// SVG, for a layout in points.
  case svg

  /// The name in the summary.
  var title: String { self == .text ? rawValue : rawValue.uppercased() }

  var medium: Medium { self == .svg ? .points : .cells }

  /// The form's width in the medium's unit: 390 points are 78 columns.
  var width: Double { self == .svg ? Form.width : (Form.width / Medium.CellSize().width).rounded() }

  func draw(_ layout: LayoutResult) -> String {
    switch self {
    case .text: layout.text
    case .ascii: layout.ascii
    case .svg: layout.svg().document
    }
  }
}

extension Workload {
  /// W2 drawn. The layout's own time is reported as lowering and solving, and is not part of the total.
  static func drawing(_ drawing: FormDrawing) -> Workload {
    Workload(name: "W2-\(drawing.rawValue)", summary: "W2's layout drawn as \(drawing.title)") { size in
      DrawnForm(form: Form(size: size), drawing: drawing)
    }
  }
}

private struct DrawnForm: Trial {
  var form: Form
  var drawing: FormDrawing

  func run() throws(LayoutError) -> TrialResult {
    var stopwatch = Stopwatch()
    let view = form.view
    let building = stopwatch.lap()
    let lowering = try Lowering(view, medium: drawing.medium, width: drawing.width)
    let loweringTime = stopwatch.lap()
    let layout = try lowering.solve()
    let solving = stopwatch.lap()
    let drawn = drawing.draw(layout)
    let drawingTime = stopwatch.lap()
    precondition(!drawn.isEmpty)
    return TrialResult(
      layout: layout,
      phases: Phases(building: building, lowering: loweringTime, solving: solving, drawing: drawingTime))
  }
}
