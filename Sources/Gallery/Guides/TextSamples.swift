import Truss

/// Four ways to show a text that does not fit on one line.
struct TextSamples: View {
  private let words = "Snow fell all night, and in the morning the whole street was white."

  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 10)) {
      HStack(spacing: 12) {
        sample("wraps") { Text(words) }
        sample("wraps, centred") { Text(words).multilineTextAlignment(.center) }
      }
      HStack(spacing: 12) {
        sample("two lines") { Text(words).lineLimit(2) }
        sample("two lines, cut in the middle") { Text(words).lineLimit(2).truncationMode(.middle) }
      }
    }
  }

  private func sample(_ title: String, @ViewBuilder text: () -> ViewContent) -> some View {
    VStack(justify: .start, spacing: 6) {
      Text(title).font(.caption).foreground(.secondary)
      ZStack(align: .topLeading) { text() }.padding(6).border(.dashed)
    }
    .flex()
  }
}
