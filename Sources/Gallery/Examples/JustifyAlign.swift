import Truss

/// Three boxes in a frame, for each way to justify and each way to align them.
struct JustifyAlign: View {
  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 10)) {
      code("align:").foreground(.secondary).padding(.leading, 110)
      HStack(spacing: 10) {
        code("justify:").foreground(.secondary).width(100)
        ForEach(Align.allCases) { code($0.rawValue).flex() }
      }
      ForEach(Justify.allCases) { justify in
        HStack(align: .center, spacing: 10) {
          code(justify.rawValue).width(100)
          ForEach(Align.allCases) { align in boxes(justify, align) }
        }
      }
    }
  }

  private func code(_ word: String) -> some View { Text(word).font(.code) }

  private func boxes(_ justify: Justify, _ align: Align) -> some View {
    HStack(justify: justify, align: align, spacing: 5, insets: Insets(all: 2)) {
      AlignedBoxes(padding: 3)
    }
    .height(80).flex().border(.dashed)
  }
}
