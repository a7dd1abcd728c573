import Truss

/// A form with errors, for the overlay that marks them: labels constrained to a guide, a button with two widths, and a
/// row that is wider than its box.
struct Whiteboard: View {
  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 12)) {
      row("Name", "name")
      row("Mail address", "mail")
      HStack(spacing: 8) {
        Button("Cancel").width(110).id("cancel")
        Spacer()
        Button("Send").width(90).width(120).id("send")
      }
      HStack(spacing: 8) {
        Image("map").width(180)
        Text("two hours away").width(130)
      }
      .height(40).id("trip")
    }
    .id("form").guides("column")
    .constraints {
      ViewID("column").leading == ViewID("mail-label").trailing
      ViewID("column").width == 8
      ViewID("column").edges(.top, .bottom) == ViewID("form").edges
    }
  }

  private func row(_ label: String, _ id: String) -> some View {
    HStack(align: .firstBaseline) {
      Text(label).id("\(id)-label")
      Field().id("\(id)")
    }
  }
}
