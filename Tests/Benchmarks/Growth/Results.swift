import Foundation

/// What the figure needs of results.json.
struct Results: Decodable {
  struct Own: Decodable {
    var size: Int
    var nodes: Int
    /// Microseconds.
    var total: Double
  }

  struct Other: Decodable {
    var size: Int
    /// Microseconds.
    var calculate: Double
  }

  var truss: [String: [Own]]
  var others: [String: [String: [Other]]]

  init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(Results.self, from: Data(contentsOf: url))
  }

  /// Yoga and Truss for each workload, Yoga first: what is drawn later lies above.
  var series: [Series] {
    let workloads = Workload.allCases
    return workloads.map { Series(workload: $0, engine: .yoga, points: yogaPoints($0)) }
      + workloads.map { Series(workload: $0, engine: .truss, points: trussPoints($0)) }
  }

  private func trussPoints(_ workload: Workload) -> [Point] {
    (truss[workload.rawValue] ?? []).map { entry in
      Point(size: Double(entry.size), nanoseconds: entry.total * 1_000 / Double(entry.nodes))
    }
  }

  private func yogaPoints(_ workload: Workload) -> [Point] {
    let own = truss[workload.rawValue] ?? []
    let nodes = Dictionary(own.map { ($0.size, Double($0.nodes)) }, uniquingKeysWith: { first, _ in first })
    return (others["Yoga"]?[workload.rawValue] ?? []).compactMap { entry in
      nodes[entry.size].map { Point(size: Double(entry.size), nanoseconds: entry.calculate * 1_000 / $0) }
    }
  }
}
