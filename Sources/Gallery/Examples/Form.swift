import Truss

/// The whole form of StackViews' example: the header, notes that take the free space, and the footer.
struct Form: View {
  var body: some View {
    VStack(spacing: 5, insets: Insets(horizontal: 5, vertical: 0)) {
      FormHeader()
      // Notes have the same inset as the header's image and fields.
      Field("Notes").flex().id("notes").padding(.horizontal, 5)
      FormFooter().id("footer")
    }
  }
}

/// Three centred buttons. Their height and the insets determine the footer's height.
struct FormFooter: View {
  var body: some View {
    HStack(
      justify: .center, align: .fill, spacing: 5, insets: Insets(horizontal: 0, vertical: 10),
      widths: [100, 100, 100], heights: [25, 25, 25]
    ) {
      Button("Save").buttonStyle(.borderedProminent).controlSize(.small).id("save")
      Button("Cancel").id("cancel")
      Button("Clear").id("clear")
    }
  }
}
