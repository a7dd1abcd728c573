import Truss

/// The first view of the README.
struct ReadmeSong: View {
  var body: some View {
    HStack(align: .center, spacing: 10) {
      Image("cover").width(40).height(40)
      VStack(spacing: 4) {
        Text("Cold Water")
        Text("Major Lazer").foreground(.secondary)
      }
      Spacer()
      Button("Play")
    }
    .padding(10)
    .border(.rounded)
  }
}
