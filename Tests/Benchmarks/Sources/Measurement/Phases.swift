/// Where the time of a layout goes.
struct Phases: Sendable {
  /// Making the view's value, which is the user's code; no part of the total.
  var building: Duration
  /// From the view to constraints; nil where the workload does not come apart.
  var lowering: Duration?
  /// From the constraints to frames and diagnostics, with what is lowered again for the lines of texts.
  var solving: Duration?
  /// From the view's value to frames; of a drawing, from frames to its characters.
  var total: Duration
  /// The blocks of memory that were asked for in the total; nil where they are not counted.
  var allocations: Int?

  init(building: Lap, lowering: Lap, solving: Lap) {
    self.init(building: building, updating: lowering)
    self.lowering = lowering.duration
    self.solving = solving.duration
    total += solving.duration
    allocations = lowering.allocations.flatMap { count in solving.allocations.map { count + $0 } }
  }

  init(building: Lap, updating: Lap) {
    self.building = building.duration
    total = updating.duration
    allocations = updating.allocations
  }

  /// A drawing, and the layout that it is of, which is no part of the total.
  init(building: Lap, lowering: Lap, solving: Lap, drawing: Lap) {
    self.init(building: building, updating: drawing)
    self.lowering = lowering.duration
    self.solving = solving.duration
  }
}
