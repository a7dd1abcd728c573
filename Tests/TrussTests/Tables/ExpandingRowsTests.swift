import Testing
import Truss

/// Rows that open and close, and what is seen of them while they do.
struct ExpandingRowsTests {
  private static let line = #line + 8
  private func tracks(
    _ names: [String] = (0..<200).map { "t\($0)" }, expanded: Set<String> = [], offset: Double = 0,
    priority: Priority = 999
  ) -> some View {
    Table(names, id: \.self, estimatedRowHeight: 85, offset: offset) { name in
      VStack(distribution: .fill) {
        HStack { Text(name) }.height(85);
        HStack { Button("Play") }.height(51, priority: priority).collapsed(!expanded.contains(name)).id("player")
      }
    }
    .id("tracks")
  }

  private func tops(_ layout: LayoutResult) -> [String: Double] {
    var tops: [String: Double] = [:]
    for frame in layout.frames where frame.depth == 1 { tops[frame.id?.name ?? ""] = frame.rect.y }
    return tops
  }

  @Test func anExpandedRowIsHigher() throws {
    let layout = try tracks(expanded: ["t1"]).layout(width: 375, height: 400)
    #expect(layout.frame(of: "tracks[t0]")?.height == 85)
    #expect(layout.frame(of: "tracks[t1]")?.height == 136)
    #expect(layout.frame(of: "tracks[t1].player") == Rect(x: 0, y: 170, width: 375, height: 51))
    #expect(layout.frame(of: "tracks[t2]")?.y == 221)
    #expect(layout.diagnostics.isEmpty)
  }

  private struct Track: Identifiable, Sendable {
    var id: Int
    var section: Int
  }

  /// Rows of three sections, of which the element says which are seen; rows are known by the elements' `id`.
  @Test func sectionsSwitchInAndOut() throws {
    func table(_ sections: [Int]) -> some View {
      Table(sections.enumerated().map { Track(id: $0, section: $1) }, estimatedRowHeight: 50) { track in
        VStack(distribution: .fill) {
          Box().height(30)
          Box().height(40, priority: 999).collapsed(track.section != 1).id("controls")
          Box().height(70, priority: 999).collapsed(track.section != 2).id("details")
        }
      }
      .id("tracks")
    }
    var session = try LayoutSession(table([0, 1, 2, 0]), width: 200, height: 300)
    func heights() -> [Double?] { (0..<4).map { session.layout.frame(of: ViewID("tracks[\($0)]"))?.height } }
    #expect(heights() == [30, 70, 100, 30])
    try session.update(to: table([2, 0, 1, 1]))
    #expect(heights() == [100, 30, 70, 70])
    #expect(session.layout.frame(of: "tracks[0].details") == Rect(x: 0, y: 30, width: 200, height: 70))
    #expect(session.layout.frame(of: "tracks[0].controls")?.height == 0)
    #expect(session.layout.diagnostics.isEmpty)
  }

  /// A required height of a hidden player: once for each row that is seen, and the remedy that it names works.
  @Test func aRequiredHeightConflictsOnceForEachRowSeen() throws {
    let layout = try tracks(expanded: ["t1"], priority: .required).layout(width: 375, height: 400)
    let rows = [0, 2, 3, 4]
    #expect(layout.table(of: "tracks")?.rows == 0..<5)
    #expect(layout.diagnostics.map(\.kind) == rows.map { _ in .conflict })
    for (row, diagnostic) in zip(rows, layout.diagnostics) {
      #expect(diagnostic.message.hasPrefix("in \"tracks[t\(row)]\", these constraints cannot all be satisfied\n"))
      #expect(diagnostic.message.contains("\"tracks[t\(row)].player\".height == 51"))
      #expect(diagnostic.message.contains("UISV-hiding"))
      #expect(diagnostic.message.hasSuffix("give it a priority below 1000, say .height(51, priority: 999)"))
      #expect(diagnostic.location?.line == Self.line)
    }
  }

  /// A row above what is seen opens, or rows are inserted there: nothing that is seen moves.
  @Test func whatIsSeenStaysInPlace() throws {
    var session = try LayoutSession(tracks(offset: 870), width: 375, height: 400)
    let before = tops(session.layout)
    try session.update(to: tracks(expanded: ["t2"], offset: 870))
    #expect(tops(session.layout) == before)
    try session.update(to: tracks(["new", "newer"] + (0..<200).map { "t\($0)" }, offset: 870))
    #expect(tops(session.layout) == before)
    #expect(session.layout.table(of: "tracks")?.rows.lowerBound == 12)
    #expect(session.layout.table(of: "tracks")?.offset == 1040.0)
    try session.update(to: tracks((1..<200).map { "t\($0)" }, offset: 870))
    #expect(tops(session.layout) == before)
  }

  /// Scrolled up to a row that has opened out of sight: it comes in from above, with its lower edge first.
  @Test func whatIsScrolledMovesByThatMuch() throws {
    var session = try LayoutSession(tracks(offset: 850), width: 375, height: 400)
    #expect(session.layout.frame(of: "tracks[t10]")?.y == 0)
    try session.update(to: tracks(expanded: ["t9"], offset: 830))
    #expect(session.layout.frame(of: "tracks[t10]")?.y == 20)
    #expect(session.layout.frame(of: "tracks[t9]")?.y == -116.0)
    try session.update(to: tracks(expanded: ["t9"], offset: 600))
    #expect(session.layout.frame(of: "tracks[t10]")?.y == 250)
    try session.update(to: tracks(expanded: ["t9"], offset: 0))
    #expect(session.layout.frame(of: "tracks[t0]")?.y == 0)
    try session.update(to: tracks([], offset: 0))
    #expect(session.layout.table(of: "tracks")?.rows.isEmpty == true)
  }

  @Test func constraintsInARowMeanTheRowsOwnViews() throws {
    let layout = try Table(count: 10) { _ in
      ZStack(align: nil) {
        Rectangle().id("left")
        Rectangle().id("right")
      }
      .height(30).id("cell").constraints {
        ViewID("left").edges(.left, .top, .bottom) == ViewID("cell").edges(.left, .top, .bottom)
        ViewID("right").edges(.right, .top, .bottom) == ViewID("cell").edges(.right, .top, .bottom)
        ViewID("left").width == ViewID("right").width * 2
        ViewID("right").left == ViewID("left").right
      }
    }
    .id("table").layout(width: 300, height: 60)
    #expect(layout.frame(of: "table[1].right") == Rect(x: 200, y: 30, width: 100, height: 30))
    #expect(layout.diagnostics.isEmpty)
  }
}
