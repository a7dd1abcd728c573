import Truss

/// A view before a change and after it, side by side. A figure of the change animates only the second view, so that a
/// viewer without animation shows both states.
struct BeforeAfter<Before: View, After: View>: View {
  var before: Before
  var after: After

  var body: some View {
    HStack(align: .center, spacing: 8) {
      before.id("before")
      Image(systemName: "arrow.right").font(.title).foreground(.secondary)
      after.id("after")
    }
  }
}
