import Testing
import Truss
@testable import Gallery

/// The expandable rows of the gallery: 85 points high while they are closed, 51 more while they are open, and a separator of 1.
struct TracksTests {
  private func layout(_ open: [String: Tracks.Section], offset: Double = 0) throws -> LayoutResult {
    try Tracks(open: open, offset: offset).layout(width: 375, height: 420)
  }

  @Test func rowsOpen() throws {
    let closed = try layout([:])
    #expect(closed.table(of: "tracks")?.rows == 0..<5)
    #expect(closed.frame(of: "tracks[Cheap Thrills]") == Rect(x: 0, y: 172, width: 375, height: 86))
    let open = try layout(["Cold Water": .player(.paused)])
    #expect(open.frame(of: "tracks[Cold Water]") == Rect(x: 0, y: 86, width: 375, height: 137))
    #expect(open.frame(of: "tracks[Cold Water].player") == Rect(x: 0, y: 171, width: 375, height: 51))
    #expect(open.frame(of: "tracks[Cheap Thrills]")?.minY == 223)
    #expect(closed.diagnostics.isEmpty && open.diagnostics.isEmpty)
  }

  /// The player and the details take turns in one place.
  @Test func theThirdViewTakesThePlaceOfTheSecond() throws {
    let (player, details) = (
      try layout(["Heathens": .player(.playing)]), try layout(["Heathens": .details])
    )
    #expect(player.frame(of: "tracks[Heathens].player") == Rect(x: 0, y: 85, width: 375, height: 51))
    #expect(details.frame(of: "tracks[Heathens].details") == Rect(x: 0, y: 85, width: 375, height: 51))
    #expect(details.frame(of: "tracks[Heathens].player")?.height == 0)
    #expect(details.diagnostics.isEmpty)
  }

  /// What follows the wheel is as far behind it as it was behind the button.
  @Test func aWheelTakesThePlaceOfTheButton() throws {
    for (state, name) in [(Tracks.PlayerState.paused, "play"), (.loading, "wheel"), (.playing, "pause")] {
      let row = try TrackRow(track: Tracks.top[0], section: .player(state)).layout(width: 375)
      let first = try #require(row.frame(of: ViewID(name)))
      #expect(first.minX == 12)
      let slider = try #require(row.frames.first { $0.kind == "Slider" }?.rect)
      #expect(slider.minX == first.maxX + 12)
      #expect(row.diagnostics.isEmpty)
    }
  }

  /// The player keeps its place while the button gives way to the wheel, and the wheel to the other button.
  @Test func thePreviewLoads() throws {
    let rows = try Tracks.startingToPlay.map { state in
      try TrackRow(track: Tracks.top[1], section: .player(state)).layout(width: 375)
    }
    let movement = Keyframes(rows, curve: .linear)
    for time in [0, 0.25, 0.5, 0.75, 1] {
      #expect(movement.frame(of: "player", at: time) == Rect(x: 0, y: 85, width: 375, height: 51))
    }
    let wheel = try #require(rows[1].frame(of: "wheel"))
    #expect(wheel.width == rows[0].frame(of: "play")?.width)
    #expect(abs(try #require(movement.frame(of: "wheel", at: 1.0 / 6)).width - wheel.width / 2) < 1e-9)
    #expect(movement.frame(of: "wheel", at: 0.5) == wheel)
    #expect(movement.frame(of: "play", at: 0.5)?.width == 0)
    #expect(movement.frame(of: "pause", at: 1) == rows[3].frame(of: "pause"))
    #expect(movement.frame(of: "wheel", at: 1)?.width == 0)
  }

  /// Rows that are out of sight are not made.
  @Test func onlySeenRowsAreMade() throws {
    let scrolled = try layout(["One Dance": .player(.paused)], offset: 430)
    #expect(scrolled.table(of: "tracks")?.rows == 5..<10)
    #expect(scrolled.frame(of: "tracks[Ride]")?.minY == 0)
    #expect(scrolled.frame(of: "tracks[Don’t Let Me Down]")?.minY == 223)
    #expect(scrolled.frame(of: "tracks[This Is What You Came For]") == nil)
    #expect(scrolled.frame(of: "tracks[Let Me Love You]") == nil)
  }

  @Test func allTracksAreThere() throws {
    #expect(Tracks.top.count == 25)
    #expect(Set(Tracks.top.map(\.name)).count == 25)
    let end = try layout(["H.O.L.Y.": .player(.playing), "Gold": .details], offset: 1831)
    #expect(end.table(of: "tracks")?.rows == 21..<25)
    #expect(end.frame(of: "tracks[Gold]")?.maxY == 420)
  }
}
