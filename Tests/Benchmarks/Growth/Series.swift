import Truss

/// A workload of the figure.
enum Workload: String, CaseIterable {
  case list = "W1"
  case form = "W2"
  case tree = "W3"

  var color: Color {
    switch self {
    case .list: .blue
    case .form: .orange
    case .tree: .green
    }
  }
}

enum Engine: String, CaseIterable {
  case truss = "Truss"
  case yoga = "Yoga"
}

/// A measured size.
struct Point {
  /// The nodes that were asked for; a workload may have one more.
  var size: Double
  /// The time of a layout, a node.
  var nanoseconds: Double
}

/// What one engine took for one workload, by growing size.
struct Series {
  var workload: Workload
  var engine: Engine
  var points: [Point]

  /// What the figure calls it.
  var name: String { "\(engine.rawValue), \(workload)" }
}
