import Truss

/// The view of `Documentation/Traits.md`: two columns at a regular width, else one.
struct Reader: View {
  @Environment(\.horizontalSizeClass) var horizontalSizeClass

  var body: some View {
    Stack(horizontalSizeClass == .compact ? .vertical : .horizontal, spacing: 8, insets: Insets(all: 8)) {
      VStack(align: .start, spacing: 4) {
        Text("Letters").font(.title.bold())
        Text("12 unread").foreground(.secondary)
      }
      Divider()
      Text("Dear Ada, the engine is ready, and the cards are punched.").flex()
    }
  }
}

/// The same view in four environments.
struct Readers: View {
  var body: some View {
    VStack(align: .start, spacing: 10, insets: Insets(all: 10)) {
      reader("regular", 380) { Reader() }
      HStack(align: .start, spacing: 10) {
        reader("compact", 185) { Reader().environment(\.horizontalSizeClass, .compact) }
        reader("compact, larger text", 185) {
          Reader().environment(\.horizontalSizeClass, .compact).environment(\.textSizeCategory, .accessibility1)
        }
      }
      reader("rightToLeft", 380) { Reader().environment(\.layoutDirection, .rightToLeft) }
    }
  }

  private func reader(_ title: String, _ width: Double, @ViewBuilder content: () -> ViewContent) -> some View {
    VStack(spacing: 4) {
      Text(title).font(.caption).foreground(.secondary)
      VStack { content() }.border(.rounded)
    }
    .width(width)
  }
}
