import Foundation
import Testing
import Truss

/// The code of `Documentation/Stacks.md`, compiled and run.
struct StacksPageExamples {
  struct Contact: View {
    var name: String
    var phones: [String]
    var isOnline = false

    var body: some View {
      VStack(spacing: 4) {
        HStack(spacing: 5) {
          Text(name).id("name")
          if isOnline { Text("●").foreground(.green) }
        }
        for phone in phones { Text(phone) }
        if phones.isEmpty { Text("no telephone").foreground(.secondary) }
      }
    }
  }

  @Test func pictures() throws {
    let row = HStack(justify: .spaceBetween, align: .center, spacing: 8, insets: Insets(horizontal: 10, vertical: 5)) {
      Text("left")
      Text("right")
    }
    let contact = Contact(name: "Ada Lovelace", phones: ["020 7946 0000", "020 7946 0001"], isOnline: true)
    let save = HStack(spacing: 5) {
      Text("Save as")
      Text("A rather long title that must wrap")
      Text("24 Nov")
    }
    let inSwiftUIsStyle = try save.stackStyle(.swiftUI).text(columns: 28)
    #expect(
      try Page("Stacks").printed
        == [row.text(columns: 40), inSwiftUIsStyle, contact.text(columns: 40)].map(trimmed))
    #expect(try Contact(name: "Ada", phones: []).text(columns: 40).hasSuffix("no telephone"))
  }

  @Test func room() throws {
    let thirds = HStack(spacing: 10) {
      Box("one").flex()
      Box("two").flex(2)
    }
    let key = HStack(justify: .start, widths: [nil, 50, nil], proportionalWidths: [1, 2, 3]) {
      Box("a")
      Box("b")
      Box("c")
    }
    #expect(try widths(thirds) == [70, 140])
    #expect(try widths(key) == [25, 50, 75])

    let grows = VStack {
      Text("Agree?")
      Button("Yes")
    }
    let spaced = VStack {
      Text("Agree?")
      Spacer()
      Button("Yes")
    }
    let top = VStack(justify: .start) {
      Text("Agree?")
      Button("Yes")
    }
    #expect(try grows.layout(width: 100, height: 100).frames.last?.rect.height == 84)
    #expect(try spaced.layout(width: 100, height: 100).frames.last?.rect == Rect(x: 0, y: 76, width: 100, height: 24))
    #expect(try top.layout(width: 100, height: 100).frames.last?.rect == Rect(x: 0, y: 16, width: 100, height: 24))
  }

  @Test func layers() throws {
    let inbox = Text("Inbox").padding(8).border().overlay(alignment: .topTrailing) { Text("3").background(.red) }
    let frames = try HStack(justify: .start) { inbox }.layout(width: 100).frames
    #expect(frames[1].rect.maxX == frames[3].rect.maxX && frames[3].rect.y == 0 && frames[3].rect.width < 10)
  }

  @Test func arranged() throws {
    let player = HStack(distribution: .fill, alignment: .center, spacing: 8, margins: Insets(all: 8)) {
      Button("Play").id("play")
      ProgressBar(value: 0.3)
      Text("1:24")
    }
    .customSpacing(16, after: "play")
    let frames = try player.layout(width: 200).frames.map(\.rect)
    #expect(frames[2].x - frames[1].maxX == 16)
    #expect(frames[3].x - frames[2].maxX == 8)
    #expect(frames[3].maxX == 192)
  }

  private func widths(_ view: some View) throws -> [Double] {
    try view.layout(width: 220).frames.dropFirst().map(\.rect.width)
  }

  private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .newlines) }
}
