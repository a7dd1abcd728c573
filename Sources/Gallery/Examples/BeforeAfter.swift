import Truss

/// A view before and after a change, side by side. A figure of the change animates only the second view, so that
/// viewers without animation show both states.
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
