import Truss

/// The ways in which a stack's views come to their widths, one below the other.
struct StackSizes: View {
  var body: some View {
    VStack(spacing: 6, insets: Insets(all: 10)) {
      Text("widths: [60, nil, 60]").font(.caption)
      HStack(spacing: 6, widths: [60, nil, 60]) { boxes("60", "the rest", "60") }
      Text("widths: [nil, 50, nil], proportionalWidths: [1, 2, 3]").font(.caption)
      HStack(justify: .start, spacing: 6, widths: [nil, 50, nil], proportionalWidths: [1, 2, 3]) {
        boxes("25", "50", "75")
      }
      Text(".flex(1)  .flex(2)  .flex(1)").font(.caption)
      HStack(spacing: 6) {
        Box("1").flex()
        Box("2").flex(2)
        Box("1").flex()
      }
      Text("Spacer()").font(.caption)
      HStack(spacing: 6) {
        Box("left")
        Spacer()
        Box("right")
      }
      Text(".width(atMost: 90).flex()").font(.caption)
      HStack(spacing: 6) {
        Box("at most 90").width(atMost: 90).flex()
        Box("the rest").flex()
      }
    }
  }

  @ViewBuilder private func boxes(_ titles: String...) -> ViewContent {
    for title in titles { Box(title) }
  }
}
