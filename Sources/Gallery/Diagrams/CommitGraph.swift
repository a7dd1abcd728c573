import Truss

struct CommitGraph: View {
  @Environment(\.medium) private var medium

  var body: some View {
    Grid(columns: [.fixed(14), .fixed(14), .flexible()], spacing: 10, rowSpacing: 12, align: .center) {
      for commit in commits {
        GridRow {
          if commit.lane == 1 { Spacer() }
          Circle().fill(color(of: commit.lane)).frame(width: 10, height: 10).id(ViewID(commit.id))
          if commit.lane == 0 { Spacer() }
          HStack(align: .firstBaseline, spacing: 8) {
            Text(commit.title).lineLimit(1)
            if let branch = commit.branch { badge(branch, color(of: commit.lane)) }
            Spacer()
            Text(commit.id).font(.code).foreground(.secondary)
          }
        }
      }
    }
    .padding(16)
    .connectors(.straight) {
      for commit in commits {
        for parent in commit.parents {
          // A line has the colour of its branch.
          let lane = max(commit.lane, commits.first { $0.id == parent }?.lane ?? 0)
          Connector(from: ViewID(commit.id), to: ViewID(parent), head: .none).stroke(color(of: lane), lineWidth: 2)
        }
      }
    }
  }

  private func color(of lane: Int) -> Color { lane == 0 ? .blue : .purple }

  @ViewBuilder private func badge(_ name: String, _ color: Color) -> ViewContent {
    if medium == .points {
      Text(name).font(.caption).foreground(color).padding(horizontal: 6, vertical: 1).border(.rounded, color: color)
        .cornerRadius(8)
    } else {
      Text("[\(name)]").foreground(color)
    }
  }

  private let commits: [(id: String, title: String, branch: String?, lane: Int, parents: [String])] = [
    ("9f1c2e", "Merge the router", "main", 0, ["4be07a", "c81d55"]),
    ("c81d55", "Spread ends along a side", "router", 1, ["a03f19"]),
    ("4be07a", "Faster tables", nil, 0, ["77e210"]),
    ("a03f19", "Route around views", nil, 1, ["77e210"]),
    ("77e210", "Connectors in the language", nil, 0, ["0d52b8"]),
    ("0d52b8", "First commit", nil, 0, []),
  ]
}
