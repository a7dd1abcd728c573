/// Where the time of a layout goes.
struct Phases: Sendable {
  /// Making the view's value, which is the user's code; no part of the total.
  var building: Duration
  /// From the view to constraints; nil where the workload does not come apart.
  var lowering: Duration?
  /// From the constraints to frames and diagnostics, with what is lowered again for the lines of texts.
  var solving: Duration?
  /// From the view's value to frames.
  var total: Duration

  init(building: Duration, lowering: Duration, solving: Duration) {
    self.building = building
    self.lowering = lowering
    self.solving = solving
    total = lowering + solving
  }

  init(building: Duration, updating: Duration) {
    self.building = building
    total = updating
  }
}
