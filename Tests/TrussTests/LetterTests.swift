import Foundation
import Testing
import Truss
import TrussTree
import TrussViews

/// The places, the case and the size of letters, with SwiftUI's names: measured as they are drawn.
struct LetterTests {
  private func size(_ view: some View, width: Double? = nil) throws -> Size {
    let layout = try view.id("a").align(.start).layoutInStack(width: width)
    let frame = try #require(layout.frame(of: "a"))
    return frame.size
  }

  /// Each letter is followed by the distance: CSS' `letter-spacing`, and Core Text's kerning.
  @Test func kerning() throws {
    let plain = try size(Text("abcd")).width
    #expect(try size(Text("abcd").kerning(2)).width == plain + 8)
    #expect(try size(Text("abcd").tracking(2)) == size(Text("abcd").kerning(2)))
    #expect(try size(VStack { Text("abcd") }.kerning(2)).width == plain + 8)
    #expect(try Text("abcd").kerning(2).svg().document.contains(#"letter-spacing="2""#))
    #expect(try Text("abcd").kerning(.nan).svg().document == Text("abcd").svg().document)
    #expect(try Text("abcd").kerning(7).text() == "abcd")
    // A part of a text has its own.
    #expect(try size(Text("ab") + Text("cd").kerning(2)).width == plain + 4)
  }

  @Test func lineSpacing() throws {
    let words = Text("one two three").frame(width: 30)
    let lines = try size(words).height
    let line = try size(Text("one")).height
    #expect(lines == 3 * line)
    #expect(try size(words.lineSpacing(4)).height == lines + 8)
    #expect(try size(Text("one").lineSpacing(4)).height == line)
    #expect(try size(words.lineSpacing(-4)).height == lines)
    // What is counted is drawn.
    let baselines: [Double] = try words.lineSpacing(4).svg().document.matches(of: /\sy="([0-9.]+)"/).compactMap {
      Double($0.1)
    }
    #expect(zip(baselines, baselines.dropFirst()).suffix(2).allSatisfy { $1 - $0 == line + 4 })
    #expect(try words.lineSpacing(40).text() == "one\ntwo\nthree")
  }

  @Test func baselineOffset() throws {
    let line = try size(Text("a")).height
    #expect(try size(Text("a").baselineOffset(4)).height == line + 4)
    #expect(try size(Text("a").baselineOffset(-4)).height == line + 4)
    func baseline(_ text: Text) throws -> String? {
      try text.svg().document.firstMatch(of: /<text [^>]*y="([0-9.]+)"/).map { String($0.1) }
    }
    // The letters stay at the top of a line that is higher below, and at the bottom of one that is higher above.
    #expect(try baseline(Text("a").baselineOffset(4)) == baseline(Text("a")))
    #expect(
      try baseline(Text("a").baselineOffset(-4)).flatMap(Double.init)
        == baseline(Text("a")).flatMap(Double.init).map { $0 + 4 })
    let formula = try (Text("x") + Text("2").baselineOffset(5)).svg().document
    #expect(formula.matches(of: /<tspan [^>]*y="/).count == 2)
    #expect(try Text("a").baselineOffset(4).text() == "a")
  }

  @Test func letterCase() throws {
    #expect(try Text("Straße").textCase(.uppercase).text() == "STRASSE")
    #expect(try Text("ABC").textCase(.lowercase).text() == "abc")
    #expect(
      try VStack {
        Text("Ab").textCase(nil); Text("Ab")
      }.textCase(.uppercase).text() == "Ab\nAB")
    #expect(try size(Text("abc").textCase(.uppercase)) == size(Text("ABC")))
    // Parts end where their letters do, however long these are in the other case.
    let parts = try (Text("ß") + Text("a").bold()).textCase(.uppercase).svg().document
    #expect(parts.contains(">SS</tspan>") && parts.contains(">A</tspan>"))
  }

  /// The letters are as large as the room lets them be, but no smaller than the part says.
  @Test func minimumScaleFactor() throws {
    func fontSize(_ view: some View) throws -> Double? {
      try view.svg().document.firstMatch(of: /font-size="([0-9.]+)"/).flatMap { Double($0.1) }
    }
    let text = Text("some words").lineLimit(1)
    let width = try size(text).width
    let half = try #require(try fontSize(text.minimumScaleFactor(0.25).frame(width: width / 2)))
    #expect(half < 13 / 2 + 0.01 && half > 13 / 2 - 0.3)
    #expect(try fontSize(text.minimumScaleFactor(0.75).frame(width: width / 2)) == 13 * 0.75)
    #expect(try text.minimumScaleFactor(0.25).frame(width: width / 2).svg().document.contains("some words"))
    #expect(try text.minimumScaleFactor(0.75).frame(width: width / 2).svg().document.contains("…"))
    #expect(try fontSize(text.minimumScaleFactor(0.25).frame(width: 200)) == 13)
    // Its line is as high as the letters that it has.
    #expect(try size(text.minimumScaleFactor(0.25), width: width / 2).height < size(text).height)
    #expect(try fontSize(text.minimumScaleFactor(0.5).frame(width: 200, height: 10)) ?? 13 < 9)
  }

  @Test func reservedLines() throws {
    let line = try size(Text("a")).height
    #expect(try size(Text("a").lineLimit(2, reservesSpace: true)).height == 2 * line)
    #expect(try size(Text("a").lineLimit(2, reservesSpace: false)).height == line)
    #expect(try size(Text("a\nb\nc\nd").lineLimit(2...3)).height == 3 * line)
    #expect(try size(Text("a").lineLimit(2...3)).height == 2 * line)
    #expect(try size(Text("a").lineLimit(2...)).height == 2 * line)
    #expect(try Text("a").lineLimit(2, reservesSpace: true).border().text() == "┌─┐\n│a│\n│ │\n└─┘")
  }

  @Test func fonts() {
    #expect(Font.system(.title2, weight: .bold) == Font.title2.weight(.bold))
    #expect(Font.system(.body, design: .monospaced).face == .mono)
    #expect(Font.caption.monospacedDigit() == .caption)
    #expect(Font.system(size: 9, design: .rounded).face == .sans)
  }

  @Test func designsOfAView() throws {
    #expect(try Text("a").fontDesign(.serif).svg().document.contains("Liberation Serif"))
    #expect(try VStack { Text("a") }.fontDesign(.monospaced).svg().document.contains("Liberation Mono"))
  }

  @Test func redactedLetters() throws {
    let document = try Text("secret").redacted(reason: .placeholder).svg().document
    #expect(!document.contains("secret") && document.contains(#"rx="3""#))
    #expect(try size(Text("secret").redacted(reason: .placeholder)) == size(Text("secret")))
    #expect(try Text("secret").redacted(reason: .placeholder).text() == "░░░░░░")
    #expect(try VStack { Text("a").unredacted() }.redacted(reason: .privacy).text() == "a")
  }

  @Test func dynamicTypeSize() throws {
    let large = try Text("a").environment(\.textSizeCategory, .extraExtraLarge).svg().document
    #expect(try Text("a").dynamicTypeSize(.xxLarge).svg().document == large)
  }
}

/// Texts of literals, numbers and dates.
struct TextLiteralTests {
  /// What Foundation's Markdown knows is known in a literal, as in SwiftUI; a string is as it is.
  @Test func markdown() throws {
    let string = "**bold**"
    #expect(try Text("**bold**").svg().document.matches(of: /font-weight="bold" .*>bold<\/text>/).count == 1)
    #expect(try Text(string).text() == "**bold**")
    #expect(try Text(verbatim: "**bold**").text() == "**bold**")
    #expect(try Text("a *b* `c` [d](https://a.b)").text() == "a b c d")
    #expect(try Text("2 * 3 * 4 < 5 & snake_case_name").text() == "2 * 3 * 4 < 5 & snake_case_name")
    #expect(try Text(Substring("**a**")).text() == "**a**")
    #expect(try Group(["**a**"].map(Text.init)).text() == "**a**")
  }

  /// Values are shown as they are, in the style around them.
  @Test func values() throws {
    let name = "**Anna** [a](b)"
    #expect(try Text("Hello \(name)!").text() == "Hello **Anna** [a](b)!")
    #expect(try Text("**\(3)** of \(12)").svg().document.contains(#"font-weight="bold""#))
    let key: LocalizedStringKey = "*\(name)*"
    #expect(try Text(key).svg().document.contains(#"font-style="italic""#))
    #expect(try Text(key).text() == name)
    #expect(try Text("a \(Text("b").bold()) c").svg().document.contains(#"font-weight="bold">b</tspan>"#))
    #expect(try Text("\(4.256, specifier: "%.1f")").text() == "4.3")
    #expect(try Text("\(0.25, format: .percent)").text() == "25%")
  }

  @Test func formats() throws {
    #expect(try Text(4.25, format: .percent).text() == "425%")
    #expect(try Text(12.5, format: .number).text() == "12.5")
    let date = Date(timeIntervalSince1970: 0)
    #expect(try Text(date, style: .date).text() == date.formatted(date: .long, time: .omitted))
    #expect(try Text(date, style: .time).text() == date.formatted(date: .omitted, time: .shortened))
    let soon = Date(timeIntervalSinceNow: 2 * 3600 + 23 * 60 + 30)
    #expect(try Text(soon, style: .relative).text() == "2 hr, 23 min")
    #expect(try Text(soon, style: .offset).text() == "+2 hours")
    #expect(try Text(Date(timeIntervalSinceNow: 151.8), style: .timer).text() == "2:32")
  }

  @Test func attributedStrings() throws {
    var link = AttributedString("d")
    link.link = URL(string: "https://a.b")
    let document = try Text(AttributedString("a ") + link).svg().document
    #expect(document.contains(#"xlink:href="https://a.b""#) && document.contains(">d</tspan>"))
    #expect(try Text(AttributedString("a")).text() == "a")
  }

  /// The geometry of Core Graphics is taken where that of Truss is.
  @Test func coreGraphics() throws {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1, y: 2))
      path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(path.elements.count == 7 && path.elements[1] == .line(to: Point(x: 1, y: 2)))
    let moved = try VStack { Text("a").offset(CGSize(width: 1, height: 2)).id("a") }.layout(width: 50)
    #expect(
      try moved.frame(of: "a") == VStack { Text("a").offset(x: 1, y: 2).id("a") }.layout(width: 50).frame(of: "a"))
  }
}

extension View {
  /// The layout of the view at the start of a stack.
  fileprivate func layoutInStack(width: Double?) throws -> LayoutResult {
    try VStack(align: .start) { self }.layout(width: width)
  }
}
