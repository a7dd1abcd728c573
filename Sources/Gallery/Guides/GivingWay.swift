import Truss

/// A sidebar with a preferred width of 180 beside a page that is at least 160 wide, in three container widths.
struct GivingWay: View {
  var body: some View {
    VStack(align: .start, spacing: 14, insets: Insets(all: 12)) {
      Text("sidebar: width 180 at priority 750, at least 60\npage:    at least 160")
        .font(.code).foreground(.secondary)
      for (width, note) in [
        (356.0, "356: both fit"), (292, "292: the sidebar shrinks"), (228, "228: both at their minimum"),
      ] {
        VStack(spacing: 3) {
          Text(note).font(.caption).foreground(.secondary)
          Measured().width(width)
        }
      }
    }
  }

  private struct Measured: View {
    var body: some View {
      VStack(spacing: 2) {
        Sidebar()
        HStack(spacing: 8) {
          DimensionLine().id("length")
          DimensionLine()
        }
      }
      .constraints {
        ViewID("length").width == ViewID("sidebar").width
      }
    }
  }

  /// The view of `Documentation/Sizes.md`, in colours.
  private struct Sidebar: View {
    var body: some View {
      HStack(spacing: 8) {
        Box("sidebar")
          .width(180, priority: .high)
          .width(atLeast: 60)
          .tint(.blue)
          .id("sidebar")
        Box("page").width(atLeast: 160).tint(.green)
      }
      .height(32)
    }
  }
}
