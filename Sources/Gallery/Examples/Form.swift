import Truss

/// The whole form: the header, notes that take the room left, and three buttons of equal width.
struct Form: View {
  var body: some View {
    VStack(spacing: 5) {
      FormHeader()
      HStack(insets: Insets(horizontal: 5, vertical: 0)) { Field("Notes") }.flex()
      HStack(spacing: 10, insets: Insets(horizontal: 5, vertical: 5)) {
        ForEach(["Save", "Cancel", "Clear"]) { Button($0).flex() }
      }
    }
  }
}
