import Truss

/// A table of tracks whose rows open to show playback controls.
struct Tracks: View {
  struct Track: Sendable {
    var name: String
    var artist: String
  }

  static let top: [Track] = [
    ("Heathens", "twenty one pilots"), ("Cold Water", "Major Lazer"), ("Cheap Thrills", "Sia"),
    ("Can't Stop the Feeling!", "Justin Timberlake"), ("This Is What You Came For", "Calvin Harris"),
    ("Ride", "twenty one pilots"), ("One Dance", "Drake"), ("Don't Let Me Down", "The Chainsmokers"),
  ].map { Track(name: $0.0, artist: $0.1) }

  /// The names of the tracks that are open.
  var expanded: Set<String> = []
  var offset = 0.0

  var body: some View {
    let expanded = expanded
    Table(Self.top, id: \.name, estimatedRowHeight: 86, offset: offset, separators: true) { track in
      VStack(distribution: .fill) {
        TrackTitle(track: track).height(85)
        // Its height gives way to the stack's, which is 0, while it is collapsed.
        Player().height(51, priority: 999).collapsed(!expanded.contains(track.name)).id("player")
      }
    }
    .id("tracks")
  }
}

private struct TrackTitle: View {
  var track: Tracks.Track

  var body: some View {
    HStack(align: .center, spacing: 12, insets: Insets(horizontal: 12, vertical: 10)) {
      Image("cover").width(65).height(65)
      VStack(spacing: 4) {
        Text(track.name).font(Font(.sansBold, size: 17))
        Text(track.artist).foreground(.secondary)
      }
    }
  }
}

private struct Player: View {
  var body: some View {
    HStack(align: .center, spacing: 12, insets: Insets(horizontal: 12, vertical: 10)) {
      Button("Play")
      Slider(value: 0.3)
      Button("Stop")
    }
  }
}
