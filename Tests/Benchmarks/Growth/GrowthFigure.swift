import Truss

/// Time a node against nodes, both on logarithmic scales: a level line is linear growth.
struct GrowthFigure: View {
  var series: [Series]

  /// The whole figure's width, in points.
  static let width = 640.0

  var body: some View {
    VStack(spacing: 12, insets: Insets(all: 16)) {
      VStack(spacing: 4) {
        Text("Time per node").font(.title)
        Text("A level line is linear growth; lower is faster. Both scales are logarithmic.").foreground(.secondary)
      }
      Legend()
      Plot(series: series, width: Self.width - 32 - Plot.labelWidth)
    }
  }
}

/// Which mark is which: a row for each engine, a column for each workload.
private struct Legend: View {
  var body: some View {
    Grid(columns: [.fit, .fit, .fit, .fit], spacing: 24, rowSpacing: 4) {
      ForEach(Engine.allCases) { engine in
        GridRow(align: .center) {
          Text(engine == .truss ? "Truss" : "Yoga (poga), calculation alone")
          ForEach(Workload.allCases) { workload in
            HStack(align: .center, spacing: 6) {
              Mark(engine: engine, color: workload.color)
              Text(workload.title)
            }
          }
        }
      }
    }
    .font(.caption)
  }
}
