import Truss

/// What a view was before a change, and what it is after it. In a figure of the change the second one moves, so that a
/// reader without animation sees both ends.
struct BeforeAfter<Before: View, After: View>: View {
  var before: Before
  var after: After

  var body: some View {
    HStack(align: .center, spacing: 8) {
      before.id("before")
      Image(systemName: "arrow.right").foreground(.secondary)
      after.id("after")
    }
  }
}
