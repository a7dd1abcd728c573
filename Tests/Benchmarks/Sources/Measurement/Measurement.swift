import Truss

/// The results of measuring a workload at one size.
struct Measurement: Sendable {
  var workload: String
  var size: Int
  /// The number of views, including the root.
  var nodes: Int
  var diagnostics: Int
  /// The number of counted runs; the first run is not counted.
  var runs: Int
  /// The median times of the phases, in microseconds.
  var building: Double
  var lowering: Double?
  var solving: Double?
  var total: Double
  /// The shortest total, in microseconds: the nearest to the time on a machine that does nothing else.
  var least: Double
  /// The exponent of the growth from the size measured before, computed from medians.
  var growth: Double?
  /// The median number of blocks of memory that a layout allocates; nil if they are not counted.
  var allocations: Int?
  /// The peak of resident memory in the first run, in bytes beyond what was resident before.
  var peakBytes: Int?
}

extension Measurement {
  init(workload: String, size: Int, nodes: Int, diagnostics: Int, phases: [Phases], peakBytes: Int?) {
    self.workload = workload
    self.size = size
    self.nodes = nodes
    self.diagnostics = diagnostics
    runs = phases.count
    func median(_ phase: (Phases) -> Duration?) -> Double? {
      let times = phases.compactMap(phase).map(\.microseconds)
      return times.isEmpty ? nil : Statistics.median(times)
    }
    building = median { $0.building } ?? 0
    lowering = median { $0.lowering }
    solving = median { $0.solving }
    total = median { $0.total } ?? 0
    least = phases.map(\.total.microseconds).min() ?? 0
    let counts = phases.compactMap(\.allocations).map(Double.init)
    allocations = counts.isEmpty ? nil : Int(Statistics.median(counts))
    self.peakBytes = peakBytes
  }
}

/// A size that was not measured, and why.
struct SkippedSize: Sendable {
  var workload: String
  var size: Int
  var reason: String
}
