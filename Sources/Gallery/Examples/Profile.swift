import Truss

/// Settings of a profile: a badge centred on a corner and a card behind a text, which do not affect the size of other
/// views, and a form with aligned columns without a grid.
struct Profile: View {
  var body: some View {
    VStack(spacing: 12, insets: Insets(all: 12)) {
      HStack(align: .center, spacing: 16) {
        portrait
        VStack(spacing: 4) {
          Text("Ada Lovelace").font(.title.bold()).layoutPriority(1)
          Text("Wrote the first program for a machine that was never built").foreground(.secondary)
        }
        Button("Edit").fixedSize()
      }
      .padding(12)
      .background { RoundedRectangle(cornerRadius: 12).fill(.surface) }
      VStack(spacing: 8, insets: Insets(horizontal: 12, vertical: 0)) {
        row("Notify me") { Toggle(isOn: true) }
        row("Text size") { Slider(value: 0.3).width(150) }
        row("Columns") {
          Text("2")
          Stepper()
        }
      }
      HStack(spacing: 8) {
        Spacer()
        Button("Cancel")
        Button("Save").main(height: 28)
      }
      .padding(.horizontal, 12)
    }
  }

  private var portrait: some View {
    Image("portrait").frame(width: 64, height: 64).cornerRadius(32)
      .overlay(alignment: .topTrailing) {
        Text("3").font(.caption.bold()).padding(horizontal: 6, vertical: 1).background(.orange).foreground(.ground)
          .cornerRadius(8)
          .alignmentGuide(.trailing) { d in d.width - 3 }
          .alignmentGuide(.top) { d in 2 }
      }
  }

  /// A row with the label at the leading edge of the card's content, and the control at the trailing edge.
  private func row(_ label: String, @ViewBuilder control: () -> ViewContent) -> some View {
    let control = control()
    return HStack(align: .center, spacing: 10) {
      Text(label)
      Spacer()
      control
    }
  }
}
