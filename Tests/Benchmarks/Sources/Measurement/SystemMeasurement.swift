import Foundation
import Truss
import TrussSolver

/// How long it takes to solve the constraint system of a listing, and what came of it.
struct SystemMeasurement: Encodable {
  /// The sum of the violations at a priority.
  struct Level: Encodable {
    var priority: Double
    var total: Double
  }

  /// The median of the runs.
  var microseconds: Double
  var runs: Int
  /// From the highest priority to the lowest.
  var violations: [Level]

  /// Solves a system again and again, after a first time that is not counted unless it took all the time there is.
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
