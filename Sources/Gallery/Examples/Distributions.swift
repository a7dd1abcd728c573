import Truss

/// Three boxes of different widths in each distribution of UIStackView, in a frame with free space. Lines below the
/// boxes measure the lengths that the distribution determines.
struct Distributions: View {
  var body: some View {
    VStack(spacing: 14, insets: Insets(all: 10)) {
      ForEach(Distribution.allCases) { distribution in
        HStack(align: .start, spacing: 10) {
          Text(distribution.rawValue).font(.code).foreground(.secondary).width(130).padding(.top, 10)
          MeasuredBoxes(distribution: distribution).flex()
        }
      }
    }
  }
}

private struct MeasuredBoxes: View {
  var distribution: Distribution

  var body: some View {
    VStack(spacing: 1) {
      HStack(distribution: distribution, spacing: 10, margins: Insets(all: 5)) {
        Box("Open").tint(.blue).id("open")
        Box("Save").tint(.green).id("save")
        Box("Export").tint(.purple).id("export")
      }
      .border(.dashed)
      ZStack(align: nil) {
        for number in measures.indices { DimensionLine().id("measure \(number)") }
      }
      .height(16).id("measures")
    }
    .constraints {
      for (number, measure) in measures.enumerated() {
        let line = ViewID("measure \(number)")
        line.left == measure.0
        line.right == measure.1
        line.centerY == ViewID("measures").centerY
      }
    }
  }

  /// The two anchors between which each measuring line is drawn.
  private var measures: [(LayoutExpression, LayoutExpression)] {
    let (open, save, export) = (ViewID("open"), ViewID("save"), ViewID("export"))
    return switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      [(open.left, open.right), (save.left, save.right), (export.left, export.right)]
    case .equalSpacing: [(open.right, save.left), (save.right, export.left)]
    case .equalCentering: [(open.centerX, save.centerX), (save.centerX, export.centerX)]
    }
  }
}

/// Three boxes of different heights in each alignment of UIStackView.
struct Alignments: View {
  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 10)) {
      ForEach([[Align.fill, .top, .center], [.bottom, .firstBaseline, .lastBaseline]]) { row in
        HStack(spacing: 10) {
          ForEach(row) { alignment in
            VStack(spacing: 5) {
              Text(name(alignment)).font(.system(size: 11, design: .monospaced)).align(.center)
              HStack(distribution: .equalSpacing, alignment: alignment, spacing: 5, margins: Insets(all: 5)) {
                AlignedBoxes(padding: 5, baseline: alignment.hasBaseline ? 124 : nil)
              }
              .height(100).border(.dashed)
            }
            .flex()
          }
        }
      }
    }
  }

  private func name(_ alignment: Align) -> String {
    switch alignment {
    case .start: "top (leading)"
    case .end: "bottom (trailing)"
    default: alignment.rawValue
    }
  }
}

extension Align {
  fileprivate var hasBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
