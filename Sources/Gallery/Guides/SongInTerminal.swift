import Truss

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
