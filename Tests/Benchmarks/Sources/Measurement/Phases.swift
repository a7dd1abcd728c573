/// The time of a layout, by phases.
struct Phases: Sendable {
  /// The time for making the view's value, which is the user's code; not part of the total.
  var building: Duration
  /// From the view to constraints; nil if the workload does not measure this phase.
  var lowering: Duration?
  /// From the constraints to frames and diagnostics, including what is lowered again for the lines of texts.
  var solving: Duration?
  /// From the view's value to frames; for a drawing, from frames to characters.
  var total: Duration
  /// The number of blocks of memory allocated in the total; nil if they are not counted.
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

  /// The phases of a drawing; its layout is not part of the total.
  init(building: Lap, lowering: Lap, solving: Lap, drawing: Lap) {
    self.init(building: building, updating: drawing)
    self.lowering = lowering.duration
    self.solving = solving.duration
  }
}
