import Testing
import Truss
@testable import Gallery

/// The code of `Documentation/Scrolling.md`, compiled and run.
struct ScrollingPageExamples {
  typealias Stations = ScrollOffsets.Stations

  struct Track: Identifiable {
    var id: String
    var isOpen = false
  }

  struct Tracks: View {
    var tracks: [Track]
    var offset = 0.0

    var body: some View {
      Table(tracks, estimatedRowHeight: 30, offset: offset, separators: true) { track in
        VStack(distribution: .fill) {
          Text(track.id).height(30).id("title")
          ProgressBar(value: 0.3).height(24, priority: 999).collapsed(!track.isOpen).id("player")
        }
      }
      .id("tracks")
    }
  }

  @Test func geometry() throws {
    var print = Printed()
    let layout = try Stations(offset: 40).id("stations").layout(width: 120, height: 120)
    let geometry = layout.scrollGeometry(of: "stations")
    print(geometry?.contentSize.height ?? 0, geometry?.endOffset ?? 0)
    #expect(try print.blocks == [Page("Scrolling").printed[0]])
  }

  @Test func rows() throws {
    var lines: [String] = []
    func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    let tracks = Tracks(tracks: [Track(id: "Cold Water"), Track(id: "Lilac", isOpen: true), Track(id: "North")])
    let table = try tracks.layout(width: 200, height: 80)
    print(table.frame(of: "tracks[Lilac]") ?? .zero)
    print(table.frame(of: "tracks[Lilac].player") ?? .zero)
    print(table.table(of: "tracks")?.rows ?? 0..<0, table.table(of: "tracks")?.height ?? 0)
    #expect(try lines.joined(separator: "\n") == Page("Scrolling").printed[1])
    #expect(try Page("Scrolling").printed.count == 2)
    #expect(throws: LayoutError.self) { try Table(count: 10_001) { Text("\($0)") }.layout(width: 100) }
  }

  @Test func whatIsSeenStays() throws {
    let album = (0..<40).map { Track(id: "Song \($0)") }
    var session = try LayoutSession(Tracks(tracks: album, offset: 300), width: 200, height: 80)
    let before = session.layout.frame(of: "tracks[Song 12]")
    try session.update(to: Tracks(tracks: [Track(id: "A new one")] + album, offset: 300))
    let after = session.layout.frame(of: "tracks[Song 12]")
    #expect(before != nil && before == after)
  }
}
