import Truss

/// What is over goes to the last view of a filled stack, to a spacer, or to nobody.
struct LastGrows: View {
  var body: some View {
    HStack(spacing: 12, insets: Insets(all: 10)) {
      VStack(spacing: 6, insets: Insets(all: 6)) {
        Text("Agree?")
        Button("Yes")
      }
      .height(96).flex().border(.dashed)
      VStack(spacing: 6, insets: Insets(all: 6)) {
        Text("Agree?")
        Spacer()
        Button("Yes")
      }
      .height(96).flex().border(.dashed)
      VStack(justify: .start, spacing: 6, insets: Insets(all: 6)) {
        Text("Agree?")
        Button("Yes")
      }
      .height(96).flex().border(.dashed)
    }
  }
}
