import Truss

/// A row in several widths: if there is too little space, its title is truncated and its button gets a shorter title;
/// in the smallest width the button is below the title.
///
/// At each step the row moves down and gets narrower. Copies of the row in the earlier widths stay above it, and dashed
/// outlines show the places of the later widths.
struct StackWidths: View {
  static let widths = [340.0, 230, 150]

  var step: Int
  @Environment(\.medium) private var medium

  var body: some View {
    VStack(justify: .start, align: .start, spacing: 12, insets: Insets(all: 10)) {
      for number in 0..<step { SongCard(width: Self.widths[number]).id("step \(number)") }
      SongCard(width: Self.widths[step]).id("row")
      for number in Self.widths.indices where number > step {
        VStack { SongCard(width: Self.widths[number]).hidden() }
          .overlay {
            if medium == .points {
              RoundedRectangle(cornerRadius: 8).stroke(.separator, style: StrokeStyle(dash: [4, 3]))
                .padding(.bottom, 18)
            }
          }
          .id("place \(number)")
      }
    }
    .height(medium == .points ? 314 : 330)
  }
}

/// The row in one width, above a dimension line.
private struct SongCard: View {
  var width: Double

  var body: some View {
    VStack(justify: .start, align: .start, spacing: 4) {
      ViewThatFits(in: [.horizontal]) {
        row(titleWidth: 120) { Button("Add to library").main(height: 28).id("add") }
        row(titleWidth: 60) { Button("Add").main(height: 28).id("add") }
        VStack(align: .fill, spacing: 8) {
          row(titleWidth: 60) {}
          // This button has another name, so it fades in. With the same name it would move across the texts.
          Button("Add").main(height: 28).id("add below")
        }
      }
      .padding(10)
      .width(width)
      .border(.rounded).cornerRadius(8).id("card")
      DimensionLine().width(width).id("width")
    }
  }

  private func row(titleWidth: Double, @ViewBuilder button: () -> ViewContent) -> some View {
    HStack(align: .center, spacing: 10) {
      Image("cover").width(40).height(40).cornerRadius(6).id("cover")
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
