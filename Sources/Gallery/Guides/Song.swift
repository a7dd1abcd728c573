import Truss

/// The view of `Documentation/Start.md`.
struct Song: View {
  var title: String
  var artist: String

  var body: some View {
    HStack(align: .center, spacing: 10, insets: Insets(all: 10)) {
      Image("cover").width(40).aspectRatio(1).cornerRadius(6)
      VStack(spacing: 4) {
        Text(title).font(.headline).id("title")
        Text(artist).foreground(.secondary).id("artist")
      }
      Spacer()
      Button("Play").id("play")
    }
    .border(.rounded)
  }
}
