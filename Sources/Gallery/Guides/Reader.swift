import Truss

/// The view of `Documentation/Traits.md`: a column if the width is compact, otherwise a row.
struct Reader: View {
  var title = "Letters"
  var state = "12 unread"
  var letter = "Dear Ada, the engine is ready, and the cards are punched."
  @Environment(\.horizontalSizeClass) var horizontalSizeClass

  var body: some View {
    Stack(horizontalSizeClass == .compact ? .vertical : .horizontal, spacing: 8, insets: Insets(all: 8)) {
      VStack(align: .start, spacing: 4) {
        Text(title).font(.title.bold())
        Text(state).foreground(.secondary)
      }
      Divider()
      Text(letter).flex()
    }
  }
}

/// `Reader` in four environments; one is right to left.
struct Readers: View {
  var body: some View {
    VStack(align: .start, spacing: 10, insets: Insets(all: 10)) {
      reader("regular: a row", 380) { Reader() }
      HStack(align: .start, spacing: 10) {
        VStack(spacing: 10) {
          reader("compact: a column", 185) { Reader().environment(\.horizontalSizeClass, .compact) }
          reader("compact, right to left", 185) {
            Reader(
              title: "מכתבים", state: "12 שלא נקראו", letter: "עדה היקרה, המכונה מוכנה, והכרטיסים מנוקבים."
            )
            .environment(\.horizontalSizeClass, .compact).environment(\.layoutDirection, .rightToLeft)
          }
        }
        reader("compact, larger text", 185) {
          Reader().environment(\.horizontalSizeClass, .compact).environment(\.textSizeCategory, .accessibility1)
        }
      }
    }
  }

  private func reader(_ title: String, _ width: Double, @ViewBuilder content: () -> ViewContent) -> some View {
    VStack(spacing: 4) {
      Text(title).font(.caption).foreground(.secondary)
      VStack { content() }.border(.rounded).cornerRadius(8)
    }
    .width(width)
  }
}
