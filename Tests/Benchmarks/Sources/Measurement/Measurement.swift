import Truss

/// A workload at one size: all that was measured of it.
struct Measurement: Sendable {
  var workload: String
  var size: Int
  /// The number of views, the root too.
  var nodes: Int
  var diagnostics: Int
  /// How often it was laid out, the first time not counted.
  var runs: Int
  /// Medians, in microseconds.
  var building: Double
  var lowering: Double?
  var solving: Double?
  var total: Double
  /// The shortest total, in microseconds: nearest to what it would take on a machine that does nothing else.
  var least: Double
  /// The exponent from the size measured before, by medians.
  var growth: Double?
  /// The median of the blocks of memory that a layout asks for; nil where they are not counted.
  var allocations: Int?
  /// What the first run had resident at most beyond what was so before, in bytes.
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
