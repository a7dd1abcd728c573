import Truss

/// Five ways to size the views of a stack, below each other.
struct StackSizes: View {
  var body: some View {
    VStack(spacing: 14, insets: Insets(all: 16)) {
      sample("widths: [60, nil, 60]") {
        HStack(spacing: 8, insets: Insets(all: 4), widths: [60, nil, 60]) { boxes("60", "the rest", "60") }
      }
      sample("widths: [nil, 50, nil],\nproportionalWidths: [1, 2, 3]") {
        HStack(
          justify: .start, spacing: 8, insets: Insets(all: 4), widths: [nil, 50, nil], proportionalWidths: [1, 2, 3]
        ) {
          boxes("25", "50", "75")
        }
      }
      sample(".flex()  .flex(2)  .flex()") {
        HStack(spacing: 8, insets: Insets(all: 4)) {
          Box("1").flex().tint(.blue)
          Box("2").flex(2).tint(.green)
          Box("1").flex().tint(.purple)
        }
      }
      sample("Spacer()") {
        HStack(spacing: 8, insets: Insets(all: 4)) {
          Box("left").tint(.blue)
          Spacer()
          Box("right").tint(.purple)
        }
      }
      sample(".width(atMost: 90).flex()") {
        HStack(spacing: 8, insets: Insets(all: 4)) {
          Box("at most 90").width(atMost: 90).flex().tint(.blue)
          Box("the rest").flex().tint(.green)
        }
      }
    }
  }

  /// A stack in a dashed frame, below the code that sizes its views.
  private func sample(_ code: String, @ViewBuilder _ stack: () -> ViewContent) -> some View {
    VStack(spacing: 4) {
      Text(code).font(.code).foreground(.secondary)
      VStack { stack() }.border(.dashed)
    }
  }

  @ViewBuilder private func boxes(_ titles: String...) -> ViewContent {
    for (title, color) in zip(titles, [Color.blue, .green, .purple]) { Box(title).tint(color) }
  }
}
