import Truss

/// Boxes with titles on their borders, in three kinds of border lines, and a button with a link.
struct Account: View {
  var body: some View {
    VStack(spacing: 14, insets: Insets(all: 14)) {
      VStack(spacing: 8, insets: Insets(top: 16, leading: 12, bottom: 12, trailing: 12)) {
        Text("Ada Lovelace").font(.title.bold())
        Text("Mathematician").foreground(.secondary)
        Button("Profile").link("https://en.wikipedia.org/wiki/Ada_Lovelace")
      }
      .border(.rounded, title: "Account")
      HStack(spacing: 14) {
        storage("Used", "61 GB", .double).flex(1)
        storage("Free", "39 GB", .dashed).flex(1)
      }
    }
  }

  private func storage(_ title: String, _ amount: String, _ line: Border.Line) -> some View {
    VStack(align: .center, insets: Insets(all: 12)) {
      Text(amount).font(.title.bold())
    }
    .border(Border(line), title: title)
  }
}
