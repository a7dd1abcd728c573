import Truss

/// Three texts of different sizes and numbers of lines, so that their tops and baselines differ.
struct AlignedBoxes: View {
  var padding: Double
  /// The length of a line along the first box's baseline, in points; nil for no line. The line begins 4 points before
  /// the box. It is omitted in terminal cells, where it would cover letters.
  var baseline: Double?

  @Environment(\.medium) private var medium

  var body: some View {
    box("a", size: 11, .blue)
      .background(alignment: .topLeading) {
        if let baseline, medium == .points {
          Line().stroke(.pink, style: StrokeStyle(dash: [3, 2])).frame(width: baseline, height: 1).offset(x: -4, y: 13)
        }
      }
    box("b\nb", size: 18, .green)
    box("c\nc\nc", size: 13, .purple)
  }

  private func box(_ lines: String, size: Double, _ color: Color) -> some View {
    Text(lines).font(.system(size: size)).padding(horizontal: padding, vertical: medium == .points ? 3 : 0).background(
      color.opacity(0.14)
    )
    .border(.light, color: color).cornerRadius(4)
  }
}
