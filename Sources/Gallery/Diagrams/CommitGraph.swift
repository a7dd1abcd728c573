import Truss

/// The history of a branch that was merged.
struct CommitGraph: View {
  var body: some View {
    Grid(columns: [.fixed(16), .fixed(40), .flexible()], spacing: 8, rowSpacing: 8, align: .center) {
      for commit in commits {
        GridRow {
          if commit.lane == 1 { Spacer() }
          Circle().fill(commit.lane == 0 ? .accent : .purple).frame(width: 10, height: 10).id(ViewID(commit.id))
          if commit.lane == 0 { Spacer() }
          HStack(align: .firstBaseline, spacing: 8) {
            Text(commit.title).lineLimit(1)
            Spacer()
            Text(commit.id).monospaced().foreground(.secondary)
          }
        }
      }
    }
    .padding(12)
    .connectors(.straight) {
      for commit in commits {
        for parent in commit.parents {
          Connector(from: ViewID(commit.id), to: ViewID(parent), head: .none).stroke(.secondary)
        }
      }
    }
  }

  private let commits: [(id: String, title: String, lane: Int, parents: [String])] = [
    ("9f1c2e", "Merge the router", 0, ["4be07a", "c81d55"]), ("c81d55", "Spread ends along a side", 1, ["a03f19"]),
    ("4be07a", "Faster tables", 0, ["77e210"]), ("a03f19", "Route around views", 1, ["77e210"]),
    ("77e210", "Connectors in the language", 0, ["0d52b8"]), ("0d52b8", "First commit", 0, []),
  ]
}
