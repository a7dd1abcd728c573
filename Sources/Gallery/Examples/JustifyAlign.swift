import Truss

/// Three boxes in a frame, for each value of `justify`, and for each value of `align`.
struct JustifyAlign: View {
  var body: some View {
    VStack(spacing: 20, insets: Insets(all: 16)) {
      Grid(columns: [.fit, .flexible()], spacing: 12, rowSpacing: 8) {
        ForEach(Justify.allCases) { justify in
          GridRow(align: .center) {
            code("justify: .\(justify.rawValue)")
            HStack(justify: justify, align: .center, spacing: 8, insets: Insets(horizontal: 5, vertical: 4)) {
              Box("One").tint(.blue)
              Box("Two").tint(.green)
              Box("Three").tint(.purple)
            }
            .border(.dashed)
          }
        }
      }
      Grid(columns: Array(repeating: .flexible(), count: 2), spacing: 12, rowSpacing: 12) {
        ForEach([[Align.fill, .start], [.center, .end], [.firstBaseline, .lastBaseline]]) { row in
          GridRow {
            ForEach(row) { align in
              VStack(spacing: 4) {
                code("align: .\(align.rawValue)")
                HStack(justify: .center, align: align, spacing: 8, insets: Insets(horizontal: 5, vertical: 4)) {
                  AlignedBoxes(padding: 10, baseline: align.isBaseline ? 107 : nil)
                }
                .height(98).border(.dashed)
              }
            }
          }
        }
      }
    }
  }

  private func code(_ word: String) -> some View { Text(word).font(.code).foreground(.secondary) }
}

extension Align {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
