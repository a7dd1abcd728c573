import Truss

/// A table of the pods of a cluster: a row for each, with columns as wide as their content.
struct PodsScreen: View {
  var body: some View {
    VStack(spacing: 12, insets: Insets(all: 16)) {
      HStack(align: .center, spacing: 12) {
        Text("Pods").font(.title)
        Text("14 of 14").foreground(.secondary)
        Spacer()
        Field("Filter").width(160)
        Button("Refresh")
      }
      Grid(
        columns: [.flexible(), .fit, .fit(align: .end), .fit(align: .end), .fixed(90), .fit(align: .end)], spacing: 16,
        rowSpacing: 6, align: .center
      ) {
        GridRow { for title in ["Name", "State", "Ready", "Restarts", "Processor", "Age"] { Text(title) } }
          .font(.caption)
          .foreground(.secondary)
        Divider()
        for pod in Pod.all {
          GridRow {
            Text(pod.name).lineLimit(1).truncationMode(.middle)
            Text(pod.state.rawValue).font(.caption).padding(Insets(horizontal: 6, vertical: 2))
              .background(pod.state.color)
            Text(pod.ready)
            Text(pod.restarts)
            ProgressBar(value: pod.load)
            Text(pod.age)
          }
        }
      }
    }
  }

  private enum State: String {
    case runs = "Running"
    case waits = "Pending"
    case fails = "CrashLoop"

    var color: Color {
      switch self {
      case .runs: .green
      case .waits: .yellow
      case .fails: .red
      }
    }
  }

  private struct Pod {
    var name: String
    var state = State.runs
    var ready = "1/1"
    var restarts = "0"
    var load: Double
    var age: String

    static let all = [
      Pod(name: "api-7c9d8b6f5-2xkqz", ready: "2/2", load: 0.42, age: "12d"),
      Pod(name: "api-7c9d8b6f5-9wvln", ready: "2/2", load: 0.39, age: "12d"),
      Pod(name: "api-7c9d8b6f5-kk4tc", ready: "2/2", restarts: "1", load: 0.51, age: "3d"),
      Pod(name: "cache-0", load: 0.12, age: "40d"),
      Pod(name: "cache-1", load: 0.11, age: "40d"),
      Pod(name: "database-0", ready: "3/3", load: 0.77, age: "91d"),
      Pod(name: "database-backup-29114400-7mzfh", state: .waits, ready: "0/1", load: 0, age: "2m"),
      Pod(name: "images-58b4f4d6c9-hq2n7", load: 0.93, age: "7h"),
      Pod(name: "images-58b4f4d6c9-x5jtd", state: .fails, ready: "0/1", restarts: "17", load: 0.02, age: "7h"),
      Pod(name: "ingress-controller-6d5c7f9b88-tz8rw", load: 0.2, age: "40d"),
      Pod(name: "mail-5f6b9c7d84-bnq8s", load: 0.05, age: "12d"),
      Pod(name: "metrics-66c8d5b7f4-4v9gl", load: 0.33, age: "40d"),
      Pod(name: "search-0", ready: "2/2", load: 0.64, age: "21d"),
      Pod(name: "search-1", ready: "2/2", load: 0.61, age: "21d"),
    ]
  }
}
