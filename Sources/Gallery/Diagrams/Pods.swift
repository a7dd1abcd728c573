import Truss

/// The pods of a cluster, as a command reports them: states in colour, loads as bars, and the load of the last hour as
/// a graph.
struct Pods: View {
  var body: some View {
    Grid(
      columns: [.flexible(), .fit, .fit(align: .end), .fixed(80), .fit, .fit(align: .end)], spacing: 16, rowSpacing: 4,
      align: .center
    ) {
      GridRow { for title in ["NAME", "STATUS", "READY", "CPU", "LAST HOUR", "AGE"] { Text(title) } }.bold()
      Divider()
      for pod in pods {
        GridRow {
          Text(pod.name).lineLimit(1).truncationMode(.middle)
          Text("● ").foreground(pod.color) + Text(pod.state)
          Text(pod.ready)
          Bar(pod.loads[15], color: pod.loads[15] > 0.8 ? .orange : .accent)
          Sparkline(pod.loads, in: 0...1, color: .secondary).height(14)
          Text(pod.age)
        }
      }
    }
    .padding(Insets(horizontal: 16, vertical: 12))
    .border(.rounded, title: "Pods", subtitle: "4 of 27; orange: CPU above 80 %").cornerRadius(8)
    .padding(8)
  }

  private let pods = [
    (name: "api-5f-2xkqz", state: "Running", color: Color.green, ready: "2/2", age: "12d", loads: loads(0.4, 0.2)),
    ("database-0", "Running", .green, "3/3", "91d", loads(0.9, 0.1)),
    ("images-58b4f4d6c9-x5jtd", "CrashLoop", .red, "0/1", "7h", loads(0.1, 0.1)),
    ("database-backup-29114400-7mzfh", "Pending", .yellow, "0/1", "2m", loads(0, 0)),
  ]

  private static func loads(_ mean: Double, _ swing: Double) -> [Double] {
    (0..<16).map { mean + swing * (Double($0 * 7 % 11) / 5 - 1) }
  }
}
