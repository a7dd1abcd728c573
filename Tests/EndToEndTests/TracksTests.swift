import Testing
import Truss
@testable import Gallery

/// The expandable rows of the gallery: 85 points high while they are closed, 51 more while they are open, and a separator of 1.
@Suite struct TracksTests {
  private func layout(_ open: [String: Tracks.Section], offset: Double = 0) throws -> Layout {
    try Tracks(open: open, offset: offset).layout(width: 375, height: 420)
  }

  @Test func rowsOpen() throws {
    let closed = try layout([:])
    #expect(closed.table("tracks")?.rows == 0..<5)
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

  @Test func allTracksAreThere() throws {
    #expect(Tracks.top.count == 25)
    #expect(Set(Tracks.top.map(\.name)).count == 25)
    let end = try layout(["H.O.L.Y.": .player(.playing), "Gold": .details], offset: 1831)
    #expect(end.table("tracks")?.rows == 21..<25)
    #expect(end.frame(of: "tracks[Gold]")?.maxY == 420)
  }
}
