import Foundation
import Testing
import Truss

/// The README's first view.
var readmeSong: some View {
  let song = HStack(
    align: .center, spacing: 10
  ) {
    Image("cover").width(40).height(40)
    VStack(spacing: 4) {
      Text("Cold Water")
      Text("Major Lazer")
        .foreground(.secondary)
    }
    Spacer()
    Button("Play")
  }
  .padding(10)
  .border(.rounded)
  return song
}

/// What the README does with it.
@Test func readmeExample() throws {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg").path
  defer { try? FileManager.default.removeItem(atPath: path) }
  var printed = ""
  func print(_ items: Any...) { printed += items.map { "\($0)" }.joined(separator: " ") + "\n" }
  let song = readmeSong

  try song.svg(width: 280).write(toFile: path)
  let layout = try song.layout(width: 280)
  print(layout.size, layout.frames)

  #expect(try String(contentsOfFile: path, encoding: .utf8) == song.svg(width: 280).document)
  #expect(printed.hasPrefix("280 x 60 [Padding (0, 0, 280, 60), "))
  #expect(layout.diagnostics.isEmpty)
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

/// What the README prints of a conflict, at the lines of a file of its own.
func readmeConflict() throws -> String {
  var printed = ""
  func print(_ item: Any) { printed += "\(item)\n" }
  #sourceLocation(file:"Sources/App/Row.swift",line:1)
  let photo = ZStack { Image("photo").height(80).id("photo") }
    .constraints { ViewID("photo").height == 100 }
  for diagnostic in try photo.layout(width: 120).diagnostics { print(diagnostic) }
  #sourceLocation()
  return printed
}
