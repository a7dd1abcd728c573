import Truss

/// Texts of several sizes and numbers of lines, aligned by their first baselines, their last baselines and their
/// centres. A line with a name marks the baseline or the centre.
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
      Line().stroke(.pink, style: StrokeStyle(dash: [4, 3])).height(1)
        .hidden(medium != .points).id("baseline")
    }

    var body: some View {
      ZStack(align: nil) {
        Text(align == .center ? "centre" : "baseline").font(.caption).foreground(.pink)
          .hidden(medium != .points).id("name")
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
        ViewID("baseline").left == ViewID("weather").left
        ViewID("baseline").right == ViewID("row").right + 17.5
        ViewID("name").left == ViewID("baseline").right + 5
        ViewID("name").right == ViewID("weather").right
        ViewID("name").centerY == ViewID("baseline").centerY
        if align == .center {
          ViewID("baseline").centerY == ViewID("number").centerY
        } else {
          ViewID("baseline").top == ViewID("number").firstBaseline
        }
      }
    }
  }
}
