import Truss

/// A row that is laid out in several widths: its title is truncated where it has no room, its button has a shorter title,
/// and in the least width the button is below.
struct StackWidths: View {
  static let widths = [340.0, 230, 150]

  var width: Double

  var body: some View {
    VStack(justify: .start, align: .start, spacing: 6, insets: Insets(all: 10)) {
      ViewThatFits(in: [.horizontal]) {
        row(titleWidth: 120) { Button("Add to library").id("add") }
        row(titleWidth: 60) { Button("Add").id("add") }
        VStack(align: .fill, spacing: 8) {
          row(titleWidth: 60) {}
          // It fades in: moved there, the other one would pass over the texts.
          Button("Add").id("add below")
        }
      }
      .padding(10)
      .width(width)
      .border(.rounded).id("card")
      DimensionLine().width(width).id("width")
    }
    .height(160)
  }

  private func row(titleWidth: Double, @ViewBuilder button: () -> ViewContent) -> some View {
    HStack(align: .center, spacing: 10) {
      Box("♪").tint(.purple).width(40).height(40).id("cover")
      VStack(align: .start, spacing: 2) {
        Text("Cold Water").font(.headline).lineLimit(1).id("title")
        Text("Major Lazer").foreground(.secondary).lineLimit(1).id("artist")
      }
      .width(atLeast: titleWidth)
      Spacer()
      button()
    }
  }
}
