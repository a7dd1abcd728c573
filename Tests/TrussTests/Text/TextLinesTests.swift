import Foundation
import Testing
import Truss
import TrussText

/// Which lines of a text are taken, shown, cut, and where they stand.
struct TextLinesTests {
  private let fox = "The quick brown fox jumps over the lazy dog"

  @Test(arguments: [
    (1, "The quick…"),
    (2, "The quick\nbrown fox…"),
    (5, "The quick\nbrown fox\njumps over\nthe lazy\ndog"),
    (9, "The quick\nbrown fox\njumps over\nthe lazy\ndog"),
  ]) func aLimitIsTheMostLines(limit: Int, lines: String) throws {
    #expect(try Text(fox).lineLimit(limit).text(columns: 10) == lines)
    #expect(try Text(fox).lineLimit(limit).layout(columns: 10).size.height == Double(min(limit, 5)))
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, "The quick\nbrown fox…", "The quick\nbrown f..."),
    (.head, "The quick\n…lazy dog", "The quick\n...azy dog"),
    (.middle, "The quick\nbrow…y dog", "The quick\nbro...dog"),
  ]) func theLastLineIsCut(mode: Text.TruncationMode, text: String, ascii: String) throws {
    let view = Text(fox).lineLimit(2).truncationMode(mode)
    #expect(try view.text(columns: 10) == text)
    #expect(try view.ascii(columns: 10) == ascii)
  }

  @Test func limitModeAndAlignmentAreInherited() throws {
    let view = VStack {
      Text(fox)
      VStack { Text("one two three").lineLimit(nil) }
      Text(fox).truncationMode(.tail).multilineTextAlignment(.leading)
    }.lineLimit(1).truncationMode(.head).multilineTextAlignment(.trailing)
    #expect(
      try view.text(columns: 12) == """
        …he lazy dog
             one two
               three
        The quick b…
        """)
  }

  /// A text without a limit keeps its longest word and its lines; one with a limit is cut before anything overflows.
  @Test func aTextWithALimitHasNoLeastSize() throws {
    let row = { (limit: Int?) in
      HStack {
        Text("Donaudampfschiff").lineLimit(limit)
        Button("OK")
      }
    }
    #expect(try row(1).text(columns: 14) == "Donauda…( OK )")
    #expect(try row(1).layout(columns: 14).diagnostics.isEmpty)
    #expect(try row(nil).layout(columns: 14).diagnostics.map(\.kind) == [.overflow, .overflow])
  }

  @Test func aTextThatIsTooLowShowsTheLinesThatFit() throws {
    #expect(try Text(fox).text(columns: 10, rows: 3) == "The quick\nbrown fox\njumps ove…")
    #expect(try HStack { Text(fox) }.text(columns: 10, rows: 1) == "The quick…")
    #expect(try VStack { Text(fox).height(20) }.text(columns: 10) == "The quick\nbrown fox…")
    // In points a line is 16 high, and one is shown however low the text is.
    let low = try Text(fox).width(70).svg(height: 40).document
    #expect(low.contains(">The quick<") && low.contains("…<") && !low.contains("lazy"))
    #expect(try Text(fox).svg(width: 70, height: 5).document.contains("…<"))
    #expect(try !VStack { Text(fox).height(0) }.svg(width: 70).document.contains("<text"))
  }

  @Test func whatIsCountedIsWhatIsShown() throws {
    for width in stride(from: 30.0, through: 300, by: 7) {
      for limit in [1, 2, 3, nil] {
        let view = Text(fox).lineLimit(limit).id("text")
        let height = try #require(view.layout(width: width).frame(of: "text")?.height)
        let lines = try view.svg(width: width).document.split(separator: "<text").count - 1
        #expect(height == Double(lines) * 16)
      }
    }
  }

  /// As in CSS, a line limit counts, and a height does not.
  @Test func theLastBaselineIsThatOfTheLastLine() throws {
    let view = HStack(align: .lastBaseline, spacing: 5) {
      Text(fox).lineLimit(2).width(70).id("limited")
      Text(fox).width(70).height(50).id("low")
      Text("x").id("one")
    }
    let layout = try view.layout()
    // The first has two lines, the second shows three of its five.
    #expect(layout.frame(of: "low")?.minY == 0)
    #expect(layout.frame(of: "limited")?.minY == 48)
    #expect(layout.frame(of: "one")?.minY == 64)
  }

  @Test func newlinesAndEmptyTexts() throws {
    #expect(try Text("a\n\nbc").text() == "a\n\nbc")
    #expect(try Text("a\nlonger").lineLimit(1).layout().size.width < Text("longer").layout().size.width)
    #expect(try Text("a\nlonger").lineLimit(1).text() == "a…")
    #expect(try Text("").layout(columns: nil).size == Size(width: 0, height: 1))
    #expect(try Text("").lineLimit(1).layout().size == Size(width: 0, height: 16))
  }

  @Test(arguments: [
    (TextAlignment.leading, "one two    |\nthree      |", "    one two|\n      three|"),
    (.center, "  one two  |\n   three   |", "  one two  |\n   three   |"),
    (.trailing, "    one two|\n      three|", "one two    |\nthree      |"),
  ]) func linesAreAlignedInTheFrame(alignment: TextAlignment, left: String, right: String) throws {
    let view = Text("one two\nthree").multilineTextAlignment(alignment)
    for (direction, expected) in [(LayoutDirection.leftToRight, left), (.rightToLeft, right)] {
      let text = try view.text(columns: 11, environment: .init(layoutDirection: direction))
      let lines: [Substring] = text.split(separator: "\n")
      let padded = lines.map { $0 + String(repeating: " ", count: 11 - $0.count) + "|" }
      #expect(padded.joined(separator: "\n") == expected)
    }
  }

  /// The first letter decides how a text is read, and the surroundings where there is none. It is anchored to the edge
  /// that it is aligned to, whatever its letters, so that edges are straight with any font.
  @Test(arguments: [
    ("שלום, עולם.", LayoutDirection.rightToLeft, ["\u{200F}שלום, עולם.\u{200F}"], "end" as String?),
    ("שלום, עולם.", .leftToRight, ["\u{200F}שלום, עולם.\u{200F}"], nil),
    ("Hello.", .rightToLeft, ["Hello."], "end"),
    ("Hello.", .leftToRight, ["Hello."], nil),
    ("1, 2.", .rightToLeft, ["\u{200F}.\u{200F}\u{200E}", "2", "\u{200F}, \u{200F}\u{200E}", "1"], "end"),
    ("a שלום b", .leftToRight, ["a ", "\u{200F}שלום\u{200F}\u{200E}", " b"], nil),
  ]) func directionsInSVG(text: String, direction: LayoutDirection, parts: [String], anchor: String?) throws {
    let document = try Text(text).svg(width: 200, environment: .init(layoutDirection: direction)).document
    #expect(document.matches(of: /<(text|tspan)[^>]*>([^<]+)</).map { String($0.2) } == parts)
    #expect(document.contains("text-anchor=") == (anchor != nil))
    if let anchor { #expect(document.contains("text-anchor=\"\(anchor)\"")) }
  }

  /// A line of two directions is one element, in which a viewer that orders it from the left to the right by UAX #9 puts
  /// each letter where the line has it.
  @Test(arguments: [
    "نص عربي مع Truss layout و 123 (abc) هنا", "In English: مرحبا بالعالم (hello), then 42%", "שלום Truss 2.0, עולם!",
    "a [שלום 1-2, (b)] c", "١٢٣ abc ٤٥ שלום 67%", "(שלום) (a) (עולם)", "12 שלום 34 - 56", "א-1, ב-2: $3.50",
  ]) func aLineOfTwoDirectionsIsOneElement(text: String) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let environment = EnvironmentValues(layoutDirection: direction)
      let document = try Text(text).svg(environment: environment).document
      #expect(document.matches(of: /<text\s/).count == 1)
      let written = document.matches(of: /<tspan[^>]*>([^<]+)</).map { String($0.1) }.joined()
      let line = try Text(text).text(columns: 60, environment: environment).trimmingCharacters(in: .whitespaces)
      #expect(String(BidiLine.visual(written, base: .leftToRight)) == line)
    }
  }

  /// A terminal gets the cells from the left to the right, brackets mirrored.
  @Test(arguments: [
    ("שלום, (עולם).", ".(םלוע) ,םולש"), ("a (שלום) b", "a (םולש) b"), ("שלום 123 abc", "abc 123 םולש"),
    ("abc שלום 123", "abc 123 םולש"), ("שלום\nabc.", "םולש\nabc."),
  ]) func directionsInText(text: String, expected: String) throws {
    #expect(try Text(text).text() == expected)
    #expect(try Text(text).width(200).text(columns: 60).drop { $0 == "\n" } == expected)
  }

  /// A part of a paragraph that is broken over lines has the direction that it has in the whole of it.
  @Test func directionsOfLinesAreThoseOfTheirParagraph() throws {
    #expect(try Text("abc שלום * עולם def").text(columns: 9) == "abc םולש\nםלוע *\ndef")
    #expect(try Text("abc def עולם, גדול.").text(columns: 12) == "abc def\nלודג ,םלוע.")
  }

  @Test(arguments: [0, -3]) func aLimitOfLessThanOneLineIsAnError(limit: Int) {
    #expect(
      throws: LayoutError(
        .number(parameter: "lineLimit", value: Double(limit), rule: "at least 1, or nil for no limit"),
        view: "VStack", location: SourceLine(fileID: "App/Row.swift", line: 7))
    ) {
      try VStack { Text("a") }.lineLimit(limit, fileID: "App/Row.swift", line: 7).layout()
    }
  }
}
