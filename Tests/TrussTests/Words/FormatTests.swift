import Foundation
import Testing
import Truss

/// Texts and controls of values in Foundation's formats, and its Markdown.
struct FormatTests {
  @Test func markdownOfAttributedStringsIsThatOfTexts() throws {
    let markdown = "a **b** *c* `d` ~~e~~ [f](https://example.org)"
    let attributed = try AttributedString(markdown: markdown)
    #expect(String(attributed.characters) == "a b c d e f")
    #expect(try Text(attributed).svg().document == Text(markdown, markdown: true).svg().document)
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(try Text(AttributedString(markdown: "**a**", options: options)).text() == "a")
  }

  @Test(arguments: [
    (0, "bag", "0 bags"), (1, "bag", "1 bag"), (2, "bag", "2 bags"), (3, "box", "3 boxes"), (2, "city", "2 cities"),
    (2, "day", "2 days"), (2, "person", "2 people"), (2, "Child", "2 Children"), (2, "class", "2 classes"),
    (2, "items", "2 items"), (2, "match", "2 matches"),
  ])
  func nounsAgreeWithTheirNumbers(count: Int, noun: String, text: String) throws {
    #expect(try Text(LocalizedStringKey("^[\(count) " + noun + "](inflect: true)")).text() == text)
  }

  @Test func nounsAgreeInsideOfATextWithOtherValues() throws {
    let name = "Anna"
    #expect(
      try Text("\(name) has ^[\(2) new bag](inflect: true) and ^[1 box](inflect: true)").text()
        == "Anna has 2 new bags and 1 box")
    #expect(try Text("**^[\(2) bag](inflect: true)**").text() == "2 bags")
    #expect(try Text("2^[a").text() == "2^[a")
  }

  @Test func valuesInFormatsAreThoseOfTheFormats() throws {
    #expect(
      try LabeledContent("Songs", value: 1204, format: .number).text(columns: 20)
        == LabeledContent("Songs", value: 1204.formatted(.number)).text(columns: 20))
    #expect(
      try TextField("Sum", value: .constant(0.5), format: .percent).text()
        == TextField("Sum", text: .constant(0.5.formatted(.percent))).text())
  }
}
