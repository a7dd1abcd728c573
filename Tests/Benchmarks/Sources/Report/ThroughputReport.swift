/// The layouts per second of one thread and of several, for JSON.
struct ThroughputReport: Encodable {
  var workload: String
  var size: Int
  var threads: Int
  /// The layouts per second of one thread.
  var one: Double
  /// The layouts per second of all threads together.
  var all: Double
}
