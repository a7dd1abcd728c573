import Truss

/// Three stacks with free space: the last view takes it, a spacer takes it, or it stays empty.
struct LastGrows: View {
  var body: some View {
    HStack(spacing: 14, insets: Insets(all: 16)) {
      sample("filled (default)") { VStack(spacing: 6, insets: Insets(all: 6)) { boxes() } }
      sample("with a Spacer()") { VStack(spacing: 6, insets: Insets(all: 6)) { boxes(hasSpacer: true) } }
      sample("justify: .start") { VStack(justify: .start, spacing: 6, insets: Insets(all: 6)) { boxes() } }
    }
  }

  private func sample(_ code: String, @ViewBuilder _ stack: () -> ViewContent) -> some View {
    VStack(spacing: 4) {
      Text(code).font(.code).foreground(.secondary)
      VStack { stack() }.height(140).border(.dashed)
    }
    .flex()
  }

  @ViewBuilder private func boxes(hasSpacer: Bool = false) -> ViewContent {
    Box("Agree?").tint(.blue)
    if hasSpacer { Spacer() }
    Box("Yes").tint(.green)
  }
}
