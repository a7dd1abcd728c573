import Foundation

extension Report {
  /// The measurements as JSON; times in microseconds, memory in bytes.
  func json() throws -> Data {
    let document = Document(
      measurements: measurements.map(Document.Entry.init),
      skipped: skipped.map { Document.Skipped(workload: $0.workload, size: $0.size, reason: $0.reason) })
    return try JSONFile.encode(document)
  }

  private struct Document: Encodable {
    struct Skipped: Encodable {
      var workload: String
      var size: Int
      var reason: String
    }

    struct Entry: Encodable {
      var workload: String
      var size, nodes, runs, diagnostics: Int
      var view: Double
      var lowering, solving: Double?
      var total, least: Double
      var growth: Double?
      var allocations, peakBytes: Int?

      init(_ measurement: Measurement) {
        workload = measurement.workload
        size = measurement.size
        nodes = measurement.nodes
        runs = measurement.runs
        diagnostics = measurement.diagnostics
        view = measurement.building
        lowering = measurement.lowering
        solving = measurement.solving
        total = measurement.total
        least = measurement.least
        growth = measurement.growth
        allocations = measurement.allocations
        peakBytes = measurement.peakBytes
      }
    }

    var measurements: [Entry]
    var skipped: [Skipped]
  }
}
