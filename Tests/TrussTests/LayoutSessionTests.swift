import TestSupport
import Testing
import Truss

struct LayoutSessionTests {
  private struct Track: Equatable {
    var name: String
    var isCollapsed = false
  }

  private func list(_ tracks: [Track]) -> some View {
    VStack(distribution: .fill, alignment: .leading, spacing: 8, margins: Insets(all: 4)) {
      ForEach(tracks) { Text($0.name).id($0.name).collapsed($0.isCollapsed) }
    }
  }

  /// Insert, remove, reorder, hide and show at random: after each step the frames are a fresh layout's.
  @Test func followsEveryChange() throws {
    var generator = SplitMix64(seed: 7)
    var tracks = ["one", "two", "three"].map { Track(name: $0) }
    var session = try LayoutSession(list(tracks), width: 200)
    for step in 0..<60 {
      switch generator.next() % 4 {
      case 0: tracks.insert(Track(name: "track \(step)"), at: Int(generator.next() % UInt64(tracks.count + 1)))
      case 1 where !tracks.isEmpty: tracks.remove(at: Int(generator.next() % UInt64(tracks.count)))
      case 2: tracks.shuffle(using: &generator)
      default:
        if !tracks.isEmpty { tracks[Int(generator.next() % UInt64(tracks.count))].isCollapsed.toggle() }
      }
      try session.update(to: list(tracks))
      #expect(session.layout.frames == (try list(tracks).layout(width: 200).frames))
    }
  }

  @Test func hideAndShowGivesTheSameFrames() throws {
    let shown = [Track(name: "a"), Track(name: "b"), Track(name: "c")]
    var session = try LayoutSession(list(shown))
    let before = session.layout
    try session.update(to: list([shown[0], Track(name: "b", isCollapsed: true), shown[2]]))
    #expect(session.layout.size.height == before.size.height - 8 - 16)
    try session.update(to: list(shown))
    #expect(session.layout.frames == before.frames)
  }

  @Test func aFailedUpdateLeavesTheLayout() throws {
    var session = try LayoutSession(list([Track(name: "a")]))
    let before = session.layout.frames
    #expect(throws: LayoutError.self) { try session.update(to: list([Track(name: "a"), Track(name: "a")])) }
    #expect(session.layout.frames == before)
  }
}
