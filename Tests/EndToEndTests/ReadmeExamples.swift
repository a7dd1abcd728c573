import Foundation
import Testing
import Truss

/// The README's five lines.
var readmeSong: some View {
  let song = HStack(align: .center, spacing: 10) {
    Image("cover").width(40).aspectRatio(1)
    Text("Cold Water").flex()
    Button("Play")
  }
  return song
}

/// What the README prints of them.
@Test func readmeExample() throws {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg").path
  defer { try? FileManager.default.removeItem(atPath: path) }
  var printed = ""
  func print(_ items: Any...) { printed += items.map { "\($0)" }.joined(separator: " ") + "\n" }
  let song = readmeSong

  try song.svg(width: 200).write(toFile: path)
  let layout = try song.layout(width: 200)
  print(layout.size, layout.frames)
  for diagnostic in layout.diagnostics { print(diagnostic) }
  print(layout.constraints.listing)

  #expect(try String(contentsOfFile: path, encoding: .utf8) == song.svg(width: 200).document)
  #expect(printed.hasPrefix("200 x 40 [HStack (0, 0, 200, 40), "))
  #expect(printed.contains("\nSpacing:\n Text2.leading == Image1.trailing + 10\n"))
}

/// The README's block in UIStackView's words.
@Test func readmeArrangedExample() throws {
  let track = VStack(distribution: .fill, spacing: 8, margins: Insets(all: 8)) {
    Text("A song").id("title")
    HStack(distribution: .equalSpacing, alignment: .center, spacing: 8) {
      Button("Play")
      Progress(value: 0.3)
    }
  }
  .customSpacing(16, after: "title")

  let layout = try track.layout(width: 300)
  #expect(layout.diagnostics.isEmpty)
  #expect(layout.frame(of: "title") == Rect(x: 8, y: 8, width: 284, height: 16))
  #expect(layout.size.height == 8 + 16 + 16 + 24 + 8)
}

/// The README's block of constraints.
@Test func readmeConstraintsExample() throws {
  let (screen, scroll, photo) = (ViewID("screen"), ViewID("scroll"), ViewID("photo"))
  let page = ZStack {
    ScrollView(offset: 60) {
      ZStack(align: nil) { Image("header").contentMode(.fill).id(photo) }
    }
    .id(scroll)
  }
  .id(screen)
  .constraints {
    photo.edges(.left, .right, .bottom) == scroll.content.edges
    photo.height >= screen.width * 0.7
    photo.top == screen.top ~ .high
    Visual("H:[photo(>=100)]")
  }

  let layout = try page.layout(width: 200, height: 300)
  #expect(layout.diagnostics.isEmpty)
  #expect(layout.frame(of: photo)?.width == 200)
  #expect(layout.frame(of: photo)?.height ?? 0 >= 140)
}
