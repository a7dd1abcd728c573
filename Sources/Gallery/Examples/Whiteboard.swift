import Truss

/// A form with errors that the overlay marks: a button with two widths, and a row that is wider than its box.
struct Whiteboard: View {
  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 12)) {
      row("Name", "name")
      row("Mail", "mail")
      HStack(spacing: 8) {
        Button("Cancel").width(110).height(32).id("cancel")
        Spacer()
        Button("Send").width(90).width(120).height(32).id("send")
      }
      HStack(spacing: 8) {
        Box("map").width(180)
        Box("2 h away").width(130).id("away")
      }
      .height(40).id("trip")
    }
  }

  private func row(_ label: String, _ id: String) -> some View {
    HStack(align: .firstBaseline, spacing: 8) {
      Text(label).multilineTextAlignment(.center).width(40)
      Field().id("\(id)")
    }
  }
}
