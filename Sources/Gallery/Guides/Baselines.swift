import Truss

/// Texts of several sizes and lines on one baseline: the first, the last, and none.
struct Baselines: View {
  var body: some View {
    HStack(justify: .spaceBetween, spacing: 12, insets: Insets(all: 10)) {
      for align in [Align.firstBaseline, .lastBaseline, .center] {
        VStack(align: .start, spacing: 4) {
          Text(align.rawValue).font(.caption).foreground(.secondary)
          HStack(align: align, spacing: 8) {
            Text("21").font(Font(.sansBold, size: 28))
            Text("degrees\nand sun")
            Button("More")
          }
        }
      }
    }
  }
}
