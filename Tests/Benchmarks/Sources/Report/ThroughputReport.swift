/// Layouts a second of one thread and of several, for a program to read.
struct ThroughputReport: Encodable {
  var workload: String
  var size: Int
  var threads: Int
  /// Layouts a second of one thread.
  var one: Double
  /// Layouts a second of all threads together.
  var all: Double
}
