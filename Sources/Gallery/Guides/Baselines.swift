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

    /// It is hidden in terminal cells, where it would cover letters. A whole dash ends it: its length is 4 + 22 · 7.
    private var line: some View {
      Line().stroke(align == .center ? .orange : .pink, style: StrokeStyle(dash: [4, 3])).height(1)
        .hidden(medium != .points).id("baseline")
    }

    var body: some View {
      ZStack(align: nil) {
        // The line of the centres is behind the letters, which it would strike through. Baselines are over the button.
        if align == .center { line }
        HStack(align: align, spacing: 8) {
          Text("21").font(Font(.sansBold, size: 28)).id("number")
          Text("degrees\nand sun")
          Button("More")
        }
        .id("row")
        if align != .center { line }
      }
      .id("weather")
      .constraints {
        ViewID("row").edges(.top, .bottom) == ViewID("weather").edges
        ViewID("row").left == ViewID("weather").left
        ViewID("row").right == ViewID("weather").right - 17.5
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
