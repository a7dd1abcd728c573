import Foundation
import Testing
import Truss
@testable import Gallery

/// The README's second block, compiled and run.
@Test func readmeExample() throws {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  let path = directory.appendingPathComponent("row.svg").path
  var printed = ""
  func print(_ items: Any...) { printed += items.map { "\($0)" }.joined(separator: " ") + "\n" }

  let row = HStack(justify: .spaceBetween) {
    Text("left")
    Text("right")
  }
  print(try row.text(columns: 40))
  try row.svg(width: 200).write(toFile: path)

  let layout = try FormHeader().layout(width: 390)
  print(layout.size, layout.frames)
  for diagnostic in layout.diagnostics { print(diagnostic) }
  print(layout.constraints.listing)

  #expect(try row.text(columns: 40).count == 40)
  #expect(try String(contentsOfFile: path, encoding: .utf8) == row.svg(width: 200).document)
  #expect(printed.contains("390 x 105 [HStack (0, 0, 390, 105), "))
  #expect(printed.contains("\nSpacing:\n VStack2.leading == Image1.trailing + 10\n"))
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

/// The README's block of ties.
@Test func readmeTiesExample() throws {
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
