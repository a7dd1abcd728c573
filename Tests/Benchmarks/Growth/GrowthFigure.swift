import Truss

/// Time a node against nodes, both on logarithmic scales: a level line is linear growth.
struct GrowthFigure: View {
  var series: [Series]

  /// The whole figure's width, in points.
  static let width = 640.0

  var body: some View {
    VStack(spacing: 14, insets: Insets(all: 16)) {
      VStack(spacing: 4) {
        Text("Time per node").font(.title).bold()
        Text("Lower is faster; a level line is linear growth. Both scales are logarithmic.").foreground(.secondary)
        Text("Truss: from the view's value to all frames. Yoga, called through poga: the calculation alone.")
          .foreground(.secondary)
      }
      Plot(series: series, width: Self.width - 32 - Plot.labelWidth)
    }
  }
}
