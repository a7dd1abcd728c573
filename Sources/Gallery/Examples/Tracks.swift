import Truss

/// A table of 25 tracks. Its rows open to show playback controls, or details of the track.
struct Tracks: View {
  struct Track: Sendable {
    var name: String
    var artist: String

    /// The position in the list of tracks, from 1.
    var place: Int { (Tracks.top.firstIndex { $0.name == name } ?? 0) + 1 }
    var color: Color { [.indigo, .purple, .teal, .orange, .pink, .blue, .green][place % 7] }
  }

  enum Section: Equatable, Sendable {
    case player(PlayerState)
    case details
  }

  enum PlayerState: Sendable {
    case paused
    /// The preview is loading: an activity indicator replaces the button.
    case loading
    case playing

    var caption: String {
      switch self {
      case .paused: "ready to play"
      case .loading: "loading the preview"
      case .playing: "playing"
      }
    }
  }

  /// The states of a player after a tap on its button. `.loading` is repeated, so that an animation pauses in this
  /// state.
  static let startingToPlay: [PlayerState] = [.paused, .loading, .loading, .playing]

  static let top: [Track] = [
    ("Heathens", "twenty one pilots"), ("Cold Water", "Major Lazer"), ("Cheap Thrills", "Sia"),
    ("Can’t Stop the Feeling!", "Justin Timberlake"), ("This Is What You Came For", "Calvin Harris"),
    ("Ride", "twenty one pilots"), ("One Dance", "Drake"), ("Don’t Let Me Down", "The Chainsmokers"),
    ("Closer", "The Chainsmokers"), ("Treat You Better", "Shawn Mendes"), ("Let Me Love You", "DJ Snake"),
    ("Send My Love", "Adele"), ("Needed Me", "Rihanna"), ("Work from Home", "Fifth Harmony"),
    ("Just Like Fire", "Pink"), ("I Took a Pill in Ibiza", "Mike Posner"), ("7 Years", "Lukas Graham"),
    ("Dangerous Woman", "Ariana Grande"), ("Into You", "Ariana Grande"), ("Cake by the Ocean", "DNCE"),
    ("Work", "Rihanna"), ("Stressed Out", "twenty one pilots"), ("Sucker for Pain", "Lil Wayne"),
    ("H.O.L.Y.", "Florida Georgia Line"), ("Gold", "Kiiara"),
  ].map { Track(name: $0.0, artist: $0.1) }

  /// The sections of open rows, by the names of their tracks.
  var open: [String: Section] = [:]
  var offset = 0.0
  /// The track whose row shows a tap, as a disc.
  var tapped: String?

  var body: some View {
    let (open, tapped) = (open, tapped)
    Table(Self.top, id: \.name, estimatedRowHeight: 86, offset: offset, separators: true) { track in
      TrackRow(track: track, section: open[track.name]).tapped(track.name == tapped, dx: -16)
    }
    .id("tracks")
  }
}

/// A row with a title, which is always visible, a player and details.
struct TrackRow: View {
  var track: Tracks.Track
  var section: Tracks.Section?

  private var state: Tracks.PlayerState? {
    if case .player(let state) = section { state } else { nil }
  }

  var body: some View {
    VStack(distribution: .fill) {
      TrackTitle(track: track).height(85)
      // The stack gives a collapsed view the required height 0. As 51 has the priority 999, it does not conflict.
      TrackPlayer(state: state ?? .paused).height(51, priority: 999).collapsed(state == nil).id("player")
      TrackDetails(track: track).height(51, priority: 999).collapsed(section != .details).id("details")
    }
    .background(section == nil ? .clear : .surface)
  }
}

private struct TrackTitle: View {
  var track: Tracks.Track

  var body: some View {
    HStack(align: .center, spacing: 12, insets: Insets(horizontal: 12, vertical: 10)) {
      Image("cover").tint(track.color).width(65).height(65).cornerRadius(6)
      VStack(spacing: 4) {
        Text(track.name).font(Font(.sansBold, size: 17)).lineLimit(1)
        Text(track.artist).foreground(.secondary)
      }
    }
  }
}

struct TrackPlayer: View {
  var state: Tracks.PlayerState

  var body: some View {
    HStack(align: .center, spacing: 12, insets: Insets(horizontal: 12, vertical: 10)) {
      // The three views are equally wide, so that the slider does not move. A collapsed view has no gap.
      ActivityIndicator().frame(width: 54).collapsed(state != .loading).id("wheel")
      Button("Play").main(height: 28).width(54).collapsed(state != .paused).id("play")
      Button("Pause").height(28).width(54).collapsed(state != .playing).id("pause")
      Slider(value: state == .playing ? 0.3 : 0)
      Button("Stop").height(28)
    }
  }
}

private struct TrackDetails: View {
  var track: Tracks.Track

  var body: some View {
    HStack(align: .center, spacing: 12, insets: Insets(horizontal: 12, vertical: 10)) {
      Text("Number \(track.place) of \(Tracks.top.count) this week").lineLimit(1).flex()
      Button("Buy").main(height: 28).fixedSize()
    }
  }
}

extension View {
  func onCard(_ caption: String) -> some View { cornerRadius(8).border(.rounded, color: .separator).caption(caption) }
}

extension Tracks {
  func onCard(height: Double, _ caption: String) -> some View {
    VStack { self }.height(height).clipShape(RoundedRectangle(cornerRadius: 12)).border(.rounded).cornerRadius(12)
      .caption(caption).padding(8)
  }
}

struct TracksChange: View {
  var open: [String: Tracks.Section] = [:]

  var body: some View {
    BeforeAfter(
      before: Tracks(tapped: "Cold Water").onCard(height: 258, "a tap on the row “Cold Water” …").width(280),
      after: Tracks(open: open).onCard(
        height: 258, open.isEmpty ? "a tap on the row “Cold Water” …" : "… opens its player"
      )
      .width(280))
  }
}

struct TrackSections: View {
  var section: Tracks.Section
  var caption: String

  var body: some View {
    BeforeAfter(
      before: TrackRow(track: Tracks.top[1], section: .player(.playing)).onCard("the open row: its player").width(280),
      after: TrackRow(track: Tracks.top[1], section: section).onCard(caption).width(280)
    ).padding(8)
  }
}

/// The controls of a row while the preview loads: paused, loading, and below them an animation of the change.
struct TrackLoading: View {
  var state: Tracks.PlayerState

  var body: some View {
    VStack(spacing: 12, insets: Insets(all: 8)) {
      for (number, state) in [Tracks.PlayerState.paused, .loading].enumerated() {
        TrackPlayer(state: state).height(atLeast: 51).id("still \(number)").onCard(state.caption)
      }
      TrackPlayer(state: state).height(atLeast: 51).id("moving").onCard(state.caption)
    }
  }
}

struct TrackStates: View {
  private let states: [(name: String, section: Tracks.Section?)] = [
    ("ready to play", .player(.paused)), ("loading the preview", .player(.loading)),
    ("playing", .player(.playing)), ("details in place of the player", .details),
  ]

  var body: some View {
    FlowStack(spacing: 16, lineSpacing: 16) {
      ForEach(states.enumerated()) { number, state in
        TrackRow(track: Tracks.top[1], section: state.section).id("\(number)").width(300).onCard(state.name)
      }
    }
    .padding(10)
  }
}
