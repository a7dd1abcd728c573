import Foundation
import Truss
import TrussSolver

/// The time for solving the constraint system of a listing, and the result.
struct SystemMeasurement: Encodable {
  /// The sum of the violations at a priority.
  struct Level: Encodable {
    var priority: Double
    var total: Double
  }

  /// The median time of the runs.
  var microseconds: Double
  var runs: Int
  /// The violations, from the highest priority to the lowest.
  var violations: [Level]

  /// Solves a system repeatedly. The first run is counted only if it took all of the available time.
  init(_ system: ConstraintSystem, seconds: Double, runs most: Int) {
    var watch = Stopwatch()
    let solution = system.solve()
    var durations = [watch.lap().duration.microseconds]
    if durations[0] < seconds * 1e6 {
      var left = seconds * 1e6 - durations[0]
      durations = []
      repeat {
        watch = Stopwatch()
        _ = system.solve()
        durations.append(watch.lap().duration.microseconds)
        left -= durations[durations.count - 1]
      } while left > 0 && durations.count < most
    }
    microseconds = Statistics.median(durations)
    self.runs = durations.count
    violations = solution.violations.map { Level(priority: $0.priority.value, total: $0.total) }
  }
}
