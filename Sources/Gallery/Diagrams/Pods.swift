import Truss

/// What runs on a cluster, as a report of a command: states in colour, loads as bars, the last hour as a graph.
struct Pods: View {
  var body: some View {
    Grid(
      columns: [.flexible(), .fit, .fit(align: .end), .fixed(80), .fit, .fit(align: .end)], spacing: 16, rowSpacing: 4
    ) {
      GridRow { for title in ["NAME", "STATUS", "READY", "CPU", "LAST HOUR", "AGE"] { Text(title) } }.bold()
      Divider()
      for pod in pods {
        GridRow {
          Text(pod.name).lineLimit(1).truncationMode(.middle)
          Text("● ").foreground(pod.color) + Text(pod.status)
          Text(pod.ready)
          Bar(pod.load, color: pod.load > 0.8 ? .orange : .accent)
          Sparkline(pod.history, in: 0...1, color: .secondary)
          Text(pod.age)
        }
      }
    }
    .padding(Insets(horizontal: 16, vertical: 12))
    .border(.rounded, title: "Pods of production")
    .cornerRadius(8)
  }

  private struct Pod {
    var name, status, ready, age: String
    var color: Color
    var history: [Double]
    var load: Double { history.last ?? 0 }
  }

  /// An hour around a mean.
  private static func hour(_ mean: Double, _ swing: Double) -> [Double] {
    (0..<16).map { mean + swing * (Double($0 * 7 % 11) / 5 - 1) }
  }

  private let pods = [
    Pod(
      name: "api-7c9d8b6f5-2xkqz", status: "Running", ready: "2/2", age: "12d", color: .green, history: hour(0.42, 0.2)),
    Pod(name: "database-0", status: "Running", ready: "3/3", age: "91d", color: .green, history: hour(0.9, 0.1)),
    Pod(
      name: "images-58b4f4d6c9-x5jtd", status: "CrashLoop", ready: "0/1", age: "7h", color: .red,
      history: hour(0.1, 0.1)),
    Pod(
      name: "database-backup-29114400-7mzfh", status: "Pending", ready: "0/1", age: "2m", color: .yellow,
      history: [0, 0, 0]),
  ]
}
