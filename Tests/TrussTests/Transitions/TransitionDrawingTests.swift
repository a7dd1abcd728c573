import Foundation
import Testing
import Truss

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The drawings of transitions between views at random: rows that come, go, open, and say other things.
struct TransitionDrawingTests {
  private struct Row {
    var name: String
    var height: Double
    var isCollapsed: Bool
    var kind: Int
  }

  private func page(_ rows: [Row]) -> some View {
    VStack(spacing: 4) {
      ForEach(rows) { row in
        switch row.kind {
        case 0: Text("the words of \(row.name) \(Int(row.height))").id(row.name).collapsed(row.isCollapsed)
        case 1: ScrollView { Box(row.name) }.height(row.height).id(row.name).collapsed(row.isCollapsed)
        case 2:
          HStack(spacing: 4) {
            Toggle(isOn: row.height > 20); Slider(value: 0.5); Stepper()
          }.id(row.name)
            .collapsed(row.isCollapsed)
        default: Button(row.name).height(row.height).border(.double).overlay { Divider() }.collapsed(row.isCollapsed)
        }
      }
    }
    .border(.rounded)
  }

  private func pages(seed: UInt64) -> (from: [Row], to: [Row]) {
    var numbers = Numbers(state: seed)
    func rows() -> [Row] {
      (0..<6).filter { _ in numbers.next(4) > 0 }.map {
        Row(
          name: "row \($0)", height: Double(10 + numbers.next(40)), isCollapsed: numbers.next(4) == 0,
          kind: numbers.next(4))
      }
    }
    return (rows(), rows())
  }

  /// Without what moves it, a drawing is that of the layout at the end.
  @Test(arguments: 0..<40) func theEndIsTheLayoutsOwnDrawing(seed: UInt64) throws {
    let (from, to) = pages(seed: seed)
    let end = try page(to).layout(width: 200)
    let change = Transition(from: try page(from).layout(width: 200), to: end)
    for (line, expected) in zip(drawn(try change.svg().document), drawn(end.svg().document)) where line != expected {
      Issue.record("\(line) instead of \(expected)")
      break
    }
    #expect(drawn(try change.svg().document).count == drawn(end.svg().document).count)
    #expect(try change.svg() == change.svg())
    #expect(XMLParser(data: Data(try change.svg(repeats: true).document.utf8)).parse())
  }

  /// What is seen of a document, a shape a line: what has a colour and is not of no opacity.
  private func drawn(_ document: String) -> [String] {
    document.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.contains(" fill=") && !$0.contains("opacity=\"0\"") }
      .map { line in
        [" ?truss--move-[0-9]+", " class=\"\""].reduce(line) {
          $0.replacingOccurrences(of: $1, with: "", options: .regularExpression)
        }
      }
  }

  /// The first and the last picture are those of the two layouts.
  @Test(arguments: 0..<40) func theStripBeginsAndEndsWithTheLayouts(seed: UInt64) throws {
    let (from, to) = pages(seed: seed)
    let (start, end) = (try page(from).layout(columns: 40), try page(to).layout(columns: 40))
    let strip = try Transition(from: start, to: end, duration: 0.2).strip(frames: 3)
    #expect(strip.hasPrefix("0.00 s\n\n\(start.text)\n\n0.10 s\n\n"))
    #expect(strip.hasSuffix("\n\n0.20 s\n\n\(end.text)"))
  }

  @Test func aStrip() throws {
    func bar(_ width: Double) -> some View {
      HStack {
        Box("a").width(width).height(30).id("a")
        Spacer()
      }
    }
    var session = try LayoutSession(bar(20), width: 80)
    try session.update(to: bar(60))
    let change = try session.transition(columns: 16, duration: 0.2, curve: .linear)
    #expect(
      try change.strip(frames: 3) == """
        0.00 s

        ┌──┐
        │a │
        └──┘

        0.10 s

        ┌──────┐
        │  a   │
        └──────┘

        0.20 s

        ┌──────────┐
        │    a     │
        └──────────┘
        """)
    #expect(try change.strip(frames: 2, ascii: true).contains("+----------+"))
    for frames in [-1, 0, 1, 1001] { #expect(throws: LayoutError.self) { try change.strip(frames: frames) } }
  }

  @Test func movesOnlyWhereMotionIsWelcome() throws {
    let change = Transition(from: try Box("a").layout(width: 40), to: try Box("a").layout(width: 80), duration: 0.125)
    let lines = try change.svg(id: "box").document.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex(of: "    @media (prefers-reduced-motion: no-preference) {"))
    #expect(
      lines[(first + 1)...].prefix(2) == [
        "      .box--move-1 { animation: box--move-1 125ms ease-in-out }",
        "      @keyframes box--move-1 { from { width: 39px } }",
      ])
    #expect(
      try change.svg(id: "box", repeats: true).document.contains(
        "box--move-1 1625ms ease-in-out 5 alternate }"))
    let still = Transition(from: change.from, to: change.to, duration: 0)
    #expect(try !still.svg().document.contains("animation"))
  }

  @Test func hostileNamesStayNames() throws {
    func page(_ width: Double, _ words: String) -> some View {
      HStack {
        Box("</style><script>").width(width).id("\"><script>alert(1)</script>")
        Text(words).id("} * { display: none")
      }
    }
    let change = Transition(from: try page(40, "a").layout(), to: try page(80, "]]>&<b>").layout())
    let document = try change.svg(title: "</title>", id: "a--move-1 { } \"<").document
    #expect(XMLParser(data: Data(document.utf8)).parse())
    #expect(!document.contains("<script") && !document.contains("display:"))
    #expect(document.contains(".a-move-1--move-1 { animation: a-move-1--move-1 0.3s ease-in-out }"))
  }
}

/// Gives the same numbers on every run: the upper bits of a linear congruential generator, Knuth's MMIX.
private struct Numbers {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
