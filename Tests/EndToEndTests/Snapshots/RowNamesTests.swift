import Foundation
import Testing
import Truss
import TrussViews

@testable import TrussDifferences
@testable import TrussSnapshots
@testable import TrussTesting

/// Names of rows in snapshots are the same in every run.
struct RowNamesTests {
  private struct Track: Identifiable, Sendable {
    let id = UUID()
    var name: String
  }

  private struct Song: View {
    var title: String
    var body: some View { HStack { Text(title).id("title") } }
  }

  private struct Key: Hashable, Sendable {
    var name: String
    var number: UUID?
  }

  private enum Part: Hashable, Sendable { case first, second(String) }

  private final class Token: Hashable, Sendable {
    static func == (one: Token, other: Token) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private var tracks: [Track] { ["Lilac", "Help!"].map(Track.init) }

  private var view: some View {
    VStack {
      ForEach(tracks) { Song(title: $0.name) }
      ForEach(tracks) { track in HStack { Text(track.name).id("name") } }
      Table(tracks, viewport: 60) { Text($0.name).id("title") }.id("tracks")
      Table(["a", "b"], id: \.self, viewport: 60) { Text($0).id("title") }.id("letters")
    }
  }

  @Test(arguments: SnapshotForm.allCases) func random(form: SnapshotForm) throws {
    func snapshot() throws -> String {
      form.string(form == .text || form == .ascii ? try view.layout(columns: 40) : try view.layout(width: 200))
    }
    #expect(try snapshot() == snapshot())
  }

  @Test func frames() throws {
    let layout = try view.layout(width: 200)
    let names = layout.frameList.entries.compactMap(\.name)
    #expect(
      names == [
        "Song[#1].title", "Song[#2].title", "row[#1].name", "row[#2].name", "tracks", "tracks[#1]", "tracks[#1].title",
        "tracks[#2]", "tracks[#2].title", "letters", "letters[a]", "letters[a].title", "letters[b]",
        "letters[b].title",
      ])
    #expect(layout.frames.compactMap(\.id).contains { $0.name.count > 40 }, "layouts keep the identities")
  }

  /// What a view shows is not a name, and an id of letters beyond ASCII is that of any view.
  @Test func drawings() throws {
    let id = UUID()
    func snapshot(_ id: some Hashable & Sendable, _ text: String) throws -> String {
      try SnapshotForm.svg.string(
        VStack {
          ForEach([0], id: \.self) { _ in Text(text).id("first") }
          Table([id], id: \.self, viewport: 60) { _ in Text("x-1-2").id("title") }.id("tracks")
        }.layout(width: 600))
    }
    #expect(try snapshot(id, "[\(id)]").contains("[\(id)]"))
    let plain = try snapshot("a", "a")
    #expect(try snapshot(Set(["é", "ü"]), "a").contains("stroke-width") == plain.contains("stroke-width"))
    #expect(try snapshot(Set([1, 2]), "a").contains(">x-1-2<"))
  }

  @Test func stability() {
    let stable: [any Hashable & Sendable] = [
      "a", 1, UInt8(3), 2.5, true, Part.first, Part.second("a"), Key(name: "a"), ["a", "b"], Set(["a"]),
      String?.some("a"),
    ]
    #expect(stable.filter { !isStable($0) }.isEmpty)
    let unstable: [any Hashable & Sendable] = [
      UUID(), Key(name: "a", number: UUID()), [UUID()], UUID?.some(UUID()), Set(["a", "b"]), ["a": 1, "b": 2],
      ObjectIdentifier(Self.self), Token(),
    ]
    #expect(unstable.filter { isStable($0) }.isEmpty)
  }

  private func isStable(_ value: some Hashable & Sendable) -> Bool { RowID(value).isStable }
}
