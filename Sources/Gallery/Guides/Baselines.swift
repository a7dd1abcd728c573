import Truss

/// Texts of several sizes and lines, aligned by their first baselines, their last baselines and their centres. A dashed
/// line shows which.
struct Baselines: View {
  var body: some View {
    VStack(align: .start, spacing: 16, insets: Insets(all: 16)) {
      for align in [Align.firstBaseline, .lastBaseline, .center] {
        VStack(align: .start, spacing: 6) {
          Text("align: .\(align.rawValue)").font(.code).foreground(.secondary)
          Weather(align: align)
        }
      }
    }
  }

  private struct Weather: View {
    var align: Align
    @Environment(\.medium) private var medium

    var body: some View {
      ZStack(align: nil) {
        // The centre is behind the letters. In terminal cells any line would cover them.
        Line().stroke(align == .center ? .orange : .pink, style: StrokeStyle(dash: [3, 2])).height(1).id("baseline")
          .hidden(medium != .points).zIndex(align == .center ? 0 : 1)
        HStack(align: align, spacing: 8) {
          Text("21").font(Font(.sansBold, size: 28)).id("number")
          Text("degrees\nand sun")
          Button("More")
        }
        .id("row")
      }
      .id("weather")
      .constraints {
        ViewID("row").edges == ViewID("weather").edges
        ViewID("baseline").left == ViewID("row").left
        ViewID("baseline").right == ViewID("row").right
        if align == .center {
          ViewID("baseline").centerY == ViewID("number").centerY
        } else {
          ViewID("baseline").top == ViewID("number").firstBaseline
        }
      }
    }
  }
}
