import Truss

/// Three boxes of different widths in each distribution of UIStackView, in a frame with room to spare.
struct Distributions: View {
  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 10)) {
      ForEach(Distribution.allCases) { distribution in
        HStack(align: .center, spacing: 10) {
          Text(distribution.rawValue).monospaced().width(140)
          HStack(distribution: distribution, spacing: 10, margins: Insets(all: 5)) {
            Box("a").tint(.blue)
            Box("b").tint(.green)
            Box("a wide one").tint(.purple)
          }
          .border(.dashed).flex()
        }
      }
    }
  }
}

/// Three boxes of different heights in each alignment of UIStackView.
struct Alignments: View {
  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 10)) {
      ForEach([[StackAlignment.fill, .top, .center], [.bottom, .firstBaseline, .lastBaseline]]) { row in
        HStack(spacing: 10) {
          ForEach(row) { alignment in
            VStack(spacing: 5) {
              Text(name(alignment)).font(.system(size: 11, design: .monospaced)).align(.center)
              Aligned(alignment: alignment).height(100).border(.dashed)
            }
            .flex()
          }
        }
      }
    }
  }

  /// The boxes, with a line along the baseline that they share.
  private struct Aligned: View {
    var alignment: StackAlignment

    var body: some View {
      ZStack(align: nil) {
        HStack(distribution: .equalSpacing, alignment: alignment, spacing: 5, margins: Insets(all: 5)) {
          AlignedBoxes(padding: 5)
        }
        .id("row")
        if hasBaseline { Line().stroke(.pink, style: StrokeStyle(dash: [3, 2])).height(1).id("baseline") }
      }
      .id("frame")
      .constraints {
        ViewID("row").edges == ViewID("frame").edges
        if hasBaseline {
          ViewID("baseline").edges(.left, .right) == ViewID("frame").edges(.left, .right)
          ViewID("baseline").centerY
            == (alignment == .firstBaseline ? ViewID("a").firstBaseline : ViewID("a").lastBaseline)
        }
      }
    }

    private var hasBaseline: Bool { alignment == .firstBaseline || alignment == .lastBaseline }
  }

  private func name(_ alignment: StackAlignment) -> String {
    switch alignment {
    case .leading: "top (leading)"
    case .trailing: "bottom (trailing)"
    default: alignment.rawValue
    }
  }
}
