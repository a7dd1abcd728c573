import Truss

/// What a text does where it has less room than it would like.
struct TextSamples: View {
  private let words = "Snow fell all night, and in the morning the whole street was white."

  var body: some View {
    HStack(spacing: 12, insets: Insets(all: 10)) {
      sample("wraps") { Text(words) }
      sample("lineLimit(2)") { Text(words).lineLimit(2) }
      sample(".middle") { Text(words).lineLimit(2).truncationMode(.middle) }
      sample(".center") { Text(words).multilineTextAlignment(.center) }
    }
  }

  private func sample(_ title: String, @ViewBuilder text: () -> ViewContent) -> some View {
    VStack(justify: .start, spacing: 6) {
      Text(title).font(.caption).foreground(.secondary)
      ZStack(align: .topLeading) { text() }.border(.dashed)
    }
    .flex()
  }
}
