import Testing
import Truss

struct TextRunTests {
  private let mixed = Text("Total ") + Text("12.50").bold().font(.largeTitle) + Text(" each")

  /// The attributes of each part of the lines in a drawing but for its length, with its text.
  private func parts(_ view: some View, width: Double? = nil) throws -> [String] {
    let document = try view.svg(width: width, scheme: .light).document
    return document.matches(of: /<tspan x="([^"]*)" textLength="[^"]*" lengthAdjust="spacingAndGlyphs"([^>]*)>([^<]*)</)
      .map { "\($0.1)|\($0.2)|\($0.3)" }
  }

  // MARK: Making

  @Test func textsInOneStyleAreOneText() throws {
    for (sum, text) in [
      (Text("a ") + Text("b"), Text("a b")), (Text("a ").bold() + Text("b").bold(), Text("a b").bold()),
      (Text("") + Text("a b"), Text("a b")), ((Text("a ") + Text("b")).italic(), Text("a b").italic()),
    ] {
      #expect(try sum.svg(width: 100).document == text.svg(width: 100).document)
    }
  }

  @Test func aTabIsASpace() throws {
    for (tab, space) in [(Text("a\tb"), Text("a b")), (Text("a") + Text("\tb").bold(), Text("a") + Text(" b").bold())] {
      #expect(try tab.text() == "a b")
      #expect(try tab.svg(scheme: .light).document == space.svg(scheme: .light).document)
    }
    #expect(try Button("a\tb").text() == "( a b )")
    #expect(try Field("a\tb").height(10).text(columns: 6) == "[a b ]")
  }

  /// The nearest style wins, as in SwiftUI.
  @Test func aPartKeepsItsStyle() throws {
    let text = (Text("a").bold().foreground(.red) + Text("b")).fontWeight(.regular).foreground(.blue)
    #expect(try parts(text) == ["0||a", ##"7.23| font-weight="normal" fill="#0969da"|b"##])
    #expect(
      try text.svg(scheme: .light).document.contains(##"font-weight="bold" xml:space="preserve" fill="#cf222e">"##))
    let nested = VStack { Text("a").font(.title) }.font(.mono)
    #expect(try nested.layout().size == Text("a").font(.title).layout().size)
    #expect(try VStack { Text("a") }.font(.title).font(.mono).layout().size == Text("a").font(.title).layout().size)
  }

  @Test func markdown() throws {
    let text = Text("a *b* **c** `d` ~~e~~ [f](g.md)", markdown: true)
    #expect(
      try parts(text).map { $0.drop { $0 != "|" } } == [
        "||a ", #"| font-style="italic"|b"#, "|| ", #"| font-weight="bold"|c"#, "|| ",
        #"| font-family="Liberation Mono, ui-monospace, SFMono-Regular, Menlo, Cascadia Mono, Consolas, monospace"|d"#,
        "|| ",
        "||e", "|| ", ##"| fill="#0969da"|f"##,
      ])
    #expect(try text.svg().document.contains(#"xlink:href="g.md"><tspan"#))
    #expect(try text.text() == "a b c d e f")
    #expect(try Text("a *b*", markdown: false).text() == "a *b*")
  }

  @Test(arguments: ["javascript:alert(1)", "//host", "a b", "data:x", ""])
  func aLinkThatLeadsNowhereIsText(target: String) throws {
    let document = try Text("[a](<\(target)>) *b*", markdown: true).svg().document
    #expect(!document.contains("<a "))
    #expect(throws: LayoutError.self) { try (Text("a") + Text("b").link(target)).layout() }
    #expect(throws: LayoutError.self) { try (Text("a") + Text("b").font(Font(size: .nan))).layout() }
  }

  // MARK: Measuring

  @Test func widthsAreThoseOfTheParts() throws {
    func width(_ text: Text) throws -> Double { try text.layout().size.width }
    let parts = [Text("Total "), Text("12.50").bold().font(.largeTitle), Text(" each")]
    let sum = try parts.map(width).reduce(0, +)
    #expect(try abs(width(mixed) - sum) < 1.5)
    #expect(try width(Text("AV") + Text("AV").bold()) > width(Text("AVAV")))
    // A terminal has one size of letters.
    #expect(try mixed.layout(columns: nil).size == Size(width: 16, height: 1))
  }

  /// A line is as high as its highest part, and all stand on its baseline.
  @Test func heightsAndBaselines() throws {
    let large = try Text("12").font(.largeTitle).layout().size.height
    let small = try Text("12").layout().size.height
    #expect(try mixed.layout().size.height == large)
    #expect(try (mixed + Text("\nand so on")).layout().size.height == large + small)
    #expect(try (Text("small\n") + Text("large").font(.largeTitle)).layout().size.height == small + large)
    // A line without a character is as high as its newline.
    #expect(try (Text("a\n") + Text("\n").font(.largeTitle) + Text("b")).layout().size.height == small + large + small)
    // A text all in a font of its own has the lines of that.
    #expect(try (Text("a").font(.largeTitle) + Text("b").font(.largeTitle).italic()).layout().size.height == large)
    let row = HStack(align: .firstBaseline, spacing: 4) {
      Text("x").id("x"); mixed.id("mixed")
    }
    let layout = try row.layout()
    let document = layout.svg().document
    let baselines = document.matches(of: /<text[^>]*? y="([^"]*)"/).map { Double($0.1) }
    #expect(baselines.count == 2 && baselines[0] == baselines[1])
    #expect(try #require(layout.frame(of: "x")?.y) > 8)
  }

  /// Where the first line has small letters alone in a narrow frame, its baseline is theirs.
  @Test func theBaselineIsThatOfTheLine() throws {
    let text = Text("Only small ") + Text("LARGE").font(.largeTitle)
    func y(_ width: Double) throws -> Double? {
      try HStack(align: .firstBaseline) {
        Text("x").id("x"); text.width(width)
      }.layout().frame(of: "x")?.y
    }
    #expect(try y(200) != 0)
    #expect(try y(100) == 0)
  }

  @Test func lastBaselines() throws {
    let text = Text("Only small ") + Text("LARGE").font(.largeTitle)
    let row = HStack(align: .lastBaseline) {
      text.width(100).id("text"); Text("x").id("x")
    }
    let layout = try row.layout()
    let baselines = layout.svg().document.matches(of: /<text[^>]*? y="([^"]*)"/).compactMap { Double($0.1) }
    #expect(baselines.count == 3)
    #expect(baselines.dropFirst().first == baselines.last)
  }

  // MARK: Lines

  /// Opportunities to break a line are those of the whole text.
  @Test func linesAreBrokenAcrossParts() throws {
    let text = Text("one t") + Text("w").bold() + Text("o thr") + Text("ee").italic()
    #expect(try text.text(columns: 5) == "one\ntwo\nthree")
    #expect(try text.text(columns: 7) == "one two\nthree")
    #expect(try (Text("co\u{AD}") + Text("operate").bold()).text(columns: 7) == "co-\noperate")
    #expect(try (Text("co\u{AD}op") + Text("erate").bold()).text() == "cooperate")
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, "one two…"), (.head, "…wo three"), (.middle, "one…hree"),
  ]) func truncation(mode: Text.TruncationMode, expected: String) throws {
    let text = Text("one ") + Text("two ").bold() + Text("three")
    let view = text.lineLimit(1).truncationMode(mode)
    #expect(try view.text(columns: 9) == expected)
    #expect(try view.text(columns: 13) == "one two three")
    let ascii = try view.ascii(columns: 10)
    #expect(ascii.contains("...") && ascii.count <= 10)
  }

  @Test func theEllipsisHasTheStyleOfWhatItFollows() throws {
    let text = (Text("one ") + Text("two three").bold()).lineLimit(1)
    #expect(try text.layout(columns: 8).text(colors: .ansi16) == "one \u{1B}[1mtwo…\u{1B}[0m")
    // The number of lines does not depend on where the parts are.
    let plain = Text("one two three four five six")
    let parts = Text("one two th") + Text("ree four f").bold() + Text("ive six")
    for columns in 1...30 {
      let (one, other) = (try plain.text(columns: columns), try parts.text(columns: columns))
      #expect(one == other)
      let (cut, otherCut) = (
        try plain.lineLimit(2).ascii(columns: columns), try parts.lineLimit(2).ascii(columns: columns)
      )
      #expect(cut == otherCut)
    }
  }

  // MARK: Drawing

  @Test func coloursInATerminal() throws {
    let text = Text("a ") + Text("b").bold().foreground(.red) + Text(" c").underline()
    let drawn = try text.layout(columns: nil).text(colors: .ansi16)
    #expect(drawn == "a \u{1B}[91;1mb\u{1B}[39;4m \u{1B}[22mc\u{1B}[0m")
  }

  /// A part is anchored to the edge that its line is aligned to, so that edges are straight with any font.
  @Test func anchors() throws {
    let text = Text("one ") + Text("two").bold()
    let width = try text.layout().size.width
    let trailing = try parts(text.multilineTextAlignment(.trailing), width: 200)
    #expect(trailing.last?.hasPrefix("200|") == true)
    #expect(trailing.first?.hasSuffix("|one") == true)
    let leading = try parts(text, width: 200)
    #expect(leading.first == "0||one " && width < 200)
    let document = try text.multilineTextAlignment(.center).svg(width: 200).document
    #expect(document.contains(#"text-anchor="middle""#))
  }

  /// Viewers know how long what is read from the right is, so that the parts follow one another without a place.
  @Test func directedPartsFollowOneAnother() throws {
    let text = Text("He said ") + Text("שלום").bold().link("a") + Text(", twice")
    let document = try text.svg().document
    #expect(!document.contains("<tspan x="))
    #expect(
      document.matches(of: /<tspan[^>]*>([^<]*)</).map { String($0.1) } == [
        "He said ", "\u{200F}שלום\u{200F}\u{200E}", ", twice",
      ])
    #expect(document.contains("xlink:href=\"a\""))
    #expect(try text.text() == "He said םולש, twice")
  }

  @Test func sessionsSeeAChangeOfStyle() throws {
    func view(_ isLarge: Bool) -> some View {
      VStack {
        Text("a ") + Text("b").font(isLarge ? .largeTitle : .body).italic(); Text("below").id("below")
      }
    }
    var session = try LayoutSession(view(false), width: 200)
    for isLarge in [true, false, true] {
      try session.update(to: view(isLarge))
      #expect(try session.layout.frame(of: "below") == view(isLarge).layout(width: 200).frame(of: "below"))
    }
  }

  @Test func marks() throws {
    let column = VStack {
      Text("Total ") + Text("12.50").bold() + Text(" or ") + Text("more").italic().underline()
      Text("plain")
      Text("a b").underline() + Text("c d").strikethrough() + Text("e f").italic()
    }
    #expect(
      try column.layout(columns: nil).markedText == """
        Total 12.50 or more
              *****    ++++
        plain
        a bc de f
        ___---/ /
        """)
  }
}
