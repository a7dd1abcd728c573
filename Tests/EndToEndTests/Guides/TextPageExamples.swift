import Testing
import Truss

/// The code of `Documentation/Text.md`, compiled and run.
struct TextPageExamples {
  @Test func pictures() throws {
    let note = VStack(spacing: 5) {
      Text("Snow fell all night, and in the morning the whole street was white.").id("text")
      Text("One line\nand another")
    }
    let list = VStack(spacing: 10) {
      Text("The first of several long lines")
      Text("The second of several long lines").truncationMode(.middle)
    }
    .lineLimit(1)
    let names = HStack(spacing: 5) {
      Text("日本語").border()
      Text("e\u{301}tude 👩‍👩‍👧").border()
    }
    let bill = VStack(spacing: 10) {
      Text("Total ") + Text("12.50 €").bold() + Text(" a month").foreground(.secondary)
      Text("Run `swift test`, then read **the first line** or [the guide](Start.md).", markdown: true)
    }
    let greeting = VStack(align: .start) {
      Text("She said שלום (3 times) and left.")
      Text("שלום, Truss!").width(200)
    }
    let pictures = [
      try note.text(columns: 24), try list.text(columns: 24), try bill.text(columns: 24), try names.text(),
      try greeting.text(),
    ]
    #expect(try Page("Text").printed == pictures)
  }

  @Test func baselines() throws {
    let weather = HStack(align: .firstBaseline, spacing: 8) {
      Text("21").font(Font(.sansBold, size: 28)).id("number")
      Text("degrees\nand sun").id("words")
      Button("More").id("more")
    }
    let layout = try weather.layout()
    let (number, words) = (try #require(layout.frame(of: "number")), try #require(layout.frame(of: "words")))
    #expect(words.y > number.y && words.maxY > number.maxY)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aWordIsNotBroken() throws {
    let word = HStack { Text("Donaudampfschiff") }
    #expect(try word.layout(width: 50).diagnostics.map(\.kind) == [.overflow])
    let limited = HStack { Text("Donaudampfschiff").lineLimit(1) }
    #expect(try limited.layout(width: 50).diagnostics.isEmpty)
  }
}
