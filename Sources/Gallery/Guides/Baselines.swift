import Truss

/// Texts of several sizes and numbers of lines, aligned by their first baselines, their last baselines and their
/// centres. A line marks the baseline or the centre.
struct Baselines: View {
  var body: some View {
    VStack(align: .start, spacing: 14, insets: Insets(all: 16)) {
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
        // The line is behind the letters. It is hidden in terminal cells, where it would cover letters.
        Line().stroke(align == .center ? .orange : .pink, style: StrokeStyle(dash: [4, 3])).height(1).id("baseline")
          .hidden(medium != .points)
        HStack(align: align, spacing: 8) {
          Text("21").font(Font(.sansBold, size: 28)).id("number")
          Text("degrees\nand sun")
          Button("More")
        }
        .id("row")
      }
      .id("weather")
      .constraints {
        ViewID("row").edges(.top, .bottom) == ViewID("weather").edges
        ViewID("row").left == ViewID("weather").left
        ViewID("row").right == ViewID("weather").right - 14
        ViewID("baseline").edges(.left, .right) == ViewID("weather").edges
        if align == .center {
          ViewID("baseline").centerY == ViewID("number").centerY
        } else {
          ViewID("baseline").top == ViewID("number").firstBaseline
        }
      }
    }
  }
}
