import Truss

/// A sidebar that would be 180 wide, beside a page that is at least 160 wide, in three widths.
struct GivingWay: View {
  var body: some View {
    VStack(align: .start, spacing: 8, insets: Insets(all: 10)) {
      for width in [380.0, 280, 228] {
        Sidebar().width(width)
      }
    }
  }

  /// The view of `Documentation/Sizes.md`.
  struct Sidebar: View {
    var body: some View {
      HStack(spacing: 8) {
        Box("sidebar")
          .width(180, priority: .high)
          .width(atLeast: 60)
        Box("page").width(atLeast: 160)
      }
      .height(30)
    }
  }
}
