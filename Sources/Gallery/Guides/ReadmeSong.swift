import Truss

/// A song as a row: its cover, title and artist, and a button.
struct ReadmeSong: View {
  var body: some View {
    HStack(align: .center, spacing: 10) {
      Image("cover").width(40).height(40).cornerRadius(6)
      VStack(spacing: 2) {
        Text("Cold Water").font(.headline)
        Text("Major Lazer").foreground(.secondary)
      }
      Spacer()
      Button("Play")
    }
    .padding(10)
    .border(.rounded).cornerRadius(8)
  }
}

/// A song that is playing, for the figure `song-terminal`.
struct SongInTerminal: View {
  var body: some View {
    VStack(spacing: 10, insets: Insets(horizontal: 10, vertical: 5)) {
      HStack(align: .center, spacing: 10) {
        Image("cover").width(45).height(30)
        VStack {
          Text("Cold Water").bold()
          Text("Major Lazer").foreground(.secondary)
          Text("2016").foreground(.secondary)
        }
        Spacer()
        Button("Pause")
      }
      HStack(align: .center, spacing: 10) {
        Text("1:12").foreground(.secondary)
        Slider(value: 0.35).flex()
        Text("3:28").foreground(.secondary)
      }
    }
    .border(.rounded, title: "Now playing")
  }
}
