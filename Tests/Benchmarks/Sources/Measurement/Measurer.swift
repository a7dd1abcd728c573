import Foundation
import Truss

/// Measures a workload at growing sizes until its time is up.
struct Measurer {
  /// The maximum number of counted runs of a size.
  var runs: Int
  /// The time for all sizes of a workload, in seconds.
  var limit: Double

  /// The fraction of the limit after which a size gets no further run.
  private static let share = 0.2

  private(set) var measurements: [Measurement] = []
  private(set) var skipped: [SkippedSize] = []
  /// The frames of each size's last layout.
  private(set) var frames: [FrameListing] = []

  init(runs: Int, limit: Double) {
    self.runs = runs
    self.limit = limit
  }

  /// Measures the sizes in growing order. A size is skipped if, judging by the sizes before it, one layout would take
  /// longer than the rest of the limit; a layout that has begun is never interrupted.
  mutating func measure(_ workload: Workload, sizes: [Int]) throws(LayoutError) {
    let start = ContinuousClock.now
    var left = limit
    var last: Measurement?
    for size in (workload.sizes ?? sizes).sorted() {
      guard size <= workload.largestSize else {
        skip(workload, size, "the greatest size is \(workload.largestSize)")
        continue
      }
      guard size >= workload.leastSize else {
        skip(workload, size, "the least size is \(workload.leastSize)")
        continue
      }
      // The first run is not counted but takes as long.
      if let expected = last.map({ expectedSeconds(size, of: workload, after: $0) }), 2 * expected > left {
        skip(workload, size, "a layout would take about \(String(format: "%.1f", expected)) s")
        continue
      }
      var measurement = try measure(workload, size)
      if let last, last.nodes != measurement.nodes {
        measurement.growth = Statistics.growth(
          from: (last.nodes, last.total), to: (measurement.nodes, measurement.total))
      }
      measurements.append(measurement)
      last = measurement
      left = limit - (ContinuousClock.now - start).seconds
    }
  }

  private func expectedSeconds(_ size: Int, of workload: Workload, after last: Measurement) -> Double {
    let growth = max(1, last.growth ?? workload.assumedGrowth)
    return last.total / 1e6 * pow(Double(size) / Double(max(1, last.size)), growth)
  }

  private mutating func skip(_ workload: Workload, _ size: Int, _ reason: String) {
    skipped.append(SkippedSize(workload: workload.name, size: size, reason: reason))
  }

  private mutating func measure(_ workload: Workload, _ size: Int) throws(LayoutError) -> Measurement {
    var trial = try workload.prepare(size)
    var result: TrialResult?
    let peak: Int?
    (result, peak) = try PeakMemory.growth { () throws(LayoutError) in try trial.run() }
    var phases: [Phases] = []
    let start = ContinuousClock.now
    var used = 0.0
    repeat {
      // As long as the result holds the session's layout, the next change would copy it.
      result = nil
      let next = try trial.run()
      phases.append(next.phases)
      result = next
      used = (ContinuousClock.now - start).seconds
    } while phases.count < runs && used < limit * Self.share
    let frames = result?.layout.frames ?? []
    self.frames.append(FrameListing(workload: workload.name, size: size, frames: frames.map(\.rect)))
    return Measurement(
      workload: workload.name, size: size, nodes: frames.count, diagnostics: result?.layout.diagnostics.count ?? 0,
      phases: phases, peakBytes: peak)
  }
}
