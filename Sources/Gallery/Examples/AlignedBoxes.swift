import Truss

/// Three texts of different sizes and numbers of lines, so that their tops and baselines differ.
struct AlignedBoxes: View {
  var padding: Double

  var body: some View {
    box("a", size: 11, .blue)
    box("b\nb", size: 18, .green)
    box("c\nc\nc", size: 13, .purple)
  }

  private func box(_ lines: String, size: Double, _ color: Color) -> some View {
    Text(lines).font(.system(size: size)).padding(horizontal: padding).background(color.opacity(0.14))
      .border(.light, color: color).id(ViewID(String(lines.prefix(1))))
  }
}
