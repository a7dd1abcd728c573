import Truss

/// What keys do, in as many words as there is room for.
struct HelpLine: View {
  var isUnicode: Bool

  var body: some View {
    ViewThatFits(in: [.horizontal]) {
      line([
        "\(vertical) choose", "\(horizontal) change", "letter, capital: jump and change", "tab next box",
        "space frames/code first", "0 reset", "q quit",
      ])
      line(["\(vertical) choose", "\(horizontal) change", "letters jump", "tab box", "space panel", "0 reset", "q quit"])
      line(["\(vertical) choose", "\(horizontal) change", "q quit"])
    }
  }

  private var vertical: String { isUnicode ? "↑↓" : "up/down" }
  private var horizontal: String { isUnicode ? "←→" : "left/right" }

  private func line(_ parts: [String]) -> some View {
    HStack(justify: .start, spacing: 15, insets: Insets(left: 5)) {
      ForEach(parts) { Text($0).lineLimit(1) }
    }
  }
}
