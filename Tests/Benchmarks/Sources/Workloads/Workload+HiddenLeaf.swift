import Truss

extension Workload {
  /// W4 with a leaf that is hidden and shown in turn.
  static let hiddenLeaf = Workload(
    name: "W4-hide", summary: "one leaf of W2 is hidden or shown, by LayoutSession.update(\"id\")"
  ) { size throws(LayoutError) in
    try HiddenLeaf(form: Form(size: size))
  }
}

private struct HiddenLeaf: Trial {
  var isCollapsed = false
  var session: LayoutSession

  init(form: Form) throws(LayoutError) {
    var form = form
    form.change = Form.Change(row: form.rows / 2, width: 36, isNamed: true)
    session = try LayoutSession(form.view, width: Form.width)
  }

  mutating func run() throws(LayoutError) -> TrialResult {
    isCollapsed.toggle()
    var stopwatch = Stopwatch()
    try session.update(Form.changedLeaf) { Rectangle().height(20).width(36).collapsed(isCollapsed) }
    let updating = stopwatch.lap()
    return TrialResult(layout: session.layout, phases: Phases(building: .none, updating: updating))
  }
}
