import Truss

/// Three boxes in a frame, for each way to justify and each way to align them.
struct JustifyAlign: View {
  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 10)) {
      Text("align:").monospaced().foreground(.secondary).padding(.leading, 110)
      HStack(spacing: 10) {
        Text("justify:").monospaced().foreground(.secondary).width(100)
        ForEach(Align.allCases) { Text($0.rawValue).monospaced().flex() }
      }
      ForEach(Justify.allCases) { justify in
        HStack(align: .center, spacing: 10) {
          Text(justify.rawValue).monospaced().width(100)
          ForEach(Align.allCases) { align in boxes(justify, align) }
        }
      }
    }
  }

  private func boxes(_ justify: Justify, _ align: Align) -> some View {
    HStack(justify: justify, align: align, spacing: 5, insets: Insets(all: 4)) {
      AlignedBoxes(padding: 3)
    }
    .height(80).flex().border(.dashed)
  }
}
