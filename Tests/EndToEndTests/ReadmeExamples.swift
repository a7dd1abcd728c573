import Foundation
import Testing
import Truss
import TrussFigures
import TrussTesting

@testable import Gallery

/// The README's first view, at the lines of the picture.
var readmeSong: some View {
  #sourceLocation(file:"Player.swift",line:1)
  let song = VStack(spacing: 10) {
    HStack(align: .center, spacing: 12) {
      Box("♪").tint(.purple).id("cover")
        .width(44).height(44)
      VStack(spacing: 2) {
        Text("Cold Water").font(.headline)
        Text("Major Lazer").foreground(.gray)
      }
      Spacer()
      Button("Play")
    }
    ProgressView(value: 0.4)
  }
  .tint(.purple)
  .padding(12)
  .border(.rounded)
  #sourceLocation()
  return song
}

/// What the README does with it, and the picture beside its code.
@Test func readmeExample() throws {
  let song = readmeSong

  #sourceLocation(file:"Player.swift",line:18)
  let svg = try song.svg(width: 320)
  let text = try song.text(columns: 44)
  let clash = song.constraints {
    ViewID("cover").width == 56
  }
  #sourceLocation()

  #expect(try song.layout(width: 320).diagnostics.isEmpty)
  #expect(svg == (try Hero.song.svg(width: 320)))
  #expect(text == (try Hero.song.text(columns: 44)))
  #expect(try printed(clash) == printed(Hero.clash).replacingOccurrences(of: "Gallery/", with: "EndToEndTests/"))
  #expect(try printed(clash) == readmeConflict())
}

/// What `GettingStarted` in the catalog does with it.
@Test func gettingStartedExample() throws {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg").path
  defer { try? FileManager.default.removeItem(atPath: path) }
  var printed = ""
  func print(_ items: Any...) { printed += items.map { "\($0)" }.joined(separator: " ") + "\n" }
  let song = readmeSong

  try song.svg(width: 320).write(toFile: path)
  let layout = try song.layout(width: 320)
  print(layout.size, layout.frames)

  #expect(try String(contentsOfFile: path, encoding: .utf8) == song.svg(width: 320).document)
  #expect(printed.hasPrefix("320 x "))
}

private func printed(_ view: some View) throws -> String {
  try view.layout(width: 320).diagnostics.map { "\($0)\n" }.joined()
}

struct ReadmeSnapshot {
  private var song: some View { readmeSong }

  @Test func theSong() throws {
    try assertLayout(of: song, columns: 44) {
      """
      ╭──────────────────────────────────────────╮
      │                                          │
      │  ┌───────┐                               │
      │  │   ♪   │  Cold Water         ( Play )  │
      │  │       │  Major Lazer                  │
      │  └───────┘                               │
      │                                          │
      │  ███████████████░░░░░░░░░░░░░░░░░░░░░░░  │
      │                                          │
      ╰──────────────────────────────────────────╯
      """
    }
    try assertLayout(of: song, fits: 190...1024)
  }
}

/// The README's figure program, which would end the process.
private func runFigures(_ song: some View) -> Never {
  FigureProgram([
    Figure("song", title: "A song's row", width: 320) { song }
  ]).run()
}

/// The README's diagram.
@Test func readmeDiagram() throws {
  let services = Diagram {
    Node("web", "Web app").tint(.blue)
    Node("api", "API").tint(.purple)
    Node("db", "Postgres", shape: .cylinder).tint(.green)
    Arrow("web", "api", "HTTPS")
    Arrow("api", "db")
  }
  #expect(try services.layout().diagnostics.isEmpty)
}

/// The README's view in SwiftUI's words.
struct Contact: View {
  var name: String
  var isOnline: Bool

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(name).font(.headline)
      Spacer()
      Text(isOnline ? "online" : "away").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity)
  }
}

@Test func readmeContact() throws {
  #expect(try Contact(name: "Ada", isOnline: true).text(columns: 20) == "   Ada     online")
  let contact = try Contact(name: "Ada", isOnline: true).stackStyle(.swiftUI).svg(width: 390)
  #expect(contact.document.contains("font-size=\"17\""))
}

/// The README's constraints.
@Test func readmeConstraintsExample() throws {
  let card = ZStack(align: nil) {
    Image("photo").contentMode(.fill).id("photo")
    Text("A walk by the sea").id("title")
  }
  .constraints {
    ViewID("photo").edges(.left, .top, .right) == .superview
    ViewID("photo").height == ViewID("photo").width * 0.5
    ViewID("title").top == ViewID("photo").bottom + 8
    ViewID("title").edges(.left, .right, .bottom) == .superview
  }

  let layout = try card.layout(width: 200)
  #expect(layout.diagnostics.isEmpty)
  #expect(layout.frame(of: "photo") == Rect(x: 0, y: 0, width: 200, height: 100))
  #expect(layout.frame(of: "title") == Rect(x: 0, y: 108, width: 200, height: 16))
}

/// What the README prints of a conflict.
func readmeConflict() throws -> String {
  var printed = ""
  func print(_ item: Any) { printed += "\(item)\n" }
  let song = readmeSong
  #sourceLocation(file:"Player.swift",line:20)
  let clash = song.constraints {
    ViewID("cover").width == 56
  }
  #sourceLocation()
  for diagnostic in try clash.layout(width: 320).diagnostics { print(diagnostic) }
  return printed
}
