import Truss

/// Three boxes of different widths in each distribution of UIStackView, in a frame with room to spare.
struct Distributions: View {
  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 10)) {
      ForEach(Distribution.allCases) { distribution in
        HStack(align: .center, spacing: 10) {
          Text(distribution.rawValue).monospaced().width(141)
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
              HStack(distribution: .equalSpacing, alignment: alignment, spacing: 5, margins: Insets(all: 5)) {
                AlignedBoxes(padding: 5, baseline: alignment.hasBaseline ? 114 : nil)
              }
              .height(100).border(.dashed)
            }
            .flex()
          }
        }
      }
    }
  }

  private func name(_ alignment: StackAlignment) -> String {
    switch alignment {
    case .leading: "top (leading)"
    case .trailing: "bottom (trailing)"
    default: alignment.rawValue
    }
  }
}

extension StackAlignment {
  fileprivate var hasBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
