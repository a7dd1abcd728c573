import Truss

/// A measured size in the plot: full for Truss, an outline for another engine, so that colour is left for the workload.
struct Mark: View {
  var engine: Engine
  var color: Color

  /// Its width and height, in points.
  static let size = 9.0

  var body: some View {
    Box().border(engine == .truss ? .light : .heavy, color: color)
      .overlay { if engine == .truss { Spacer().background(color) } }
      .frame(width: Self.size, height: Self.size)
  }
}
