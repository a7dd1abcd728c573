import Testing
import Truss

@Suite("Dimension lines")
struct DimensionLineTests {
  @Test(
    "in text a line is as long as its frame, with its number where there is room",
    arguments: [
      (14, "├──── 14 ────┤"), (7, "├─ 7 ─┤"), (5, "├ 5 ┤"), (4, "├──┤"), (2, "├┤"), (1, "─"),
    ])
  func horizontal(columns: Int, text: String) throws {
    #expect(try DimensionLine().text(columns: columns) == text)
  }

  @Test("in ASCII")
  func ascii() throws {
    #expect(try DimensionLine().ascii(columns: 9) == "+-- 9 --+")
  }

  @Test("upright")
  func vertical() throws {
    #expect(try DimensionLine(.vertical).text(columns: 4, rows: 5) == "  ┬\n  │\n  5\n  │\n  ┴")
    #expect(try DimensionLine(.vertical).text(columns: 4, rows: 2) == "  ┬\n  ┴")
  }

  @Test("the number is the length that the layout computed, in points with one decimal")
  func points() throws {
    func texts(_ view: some View, _ width: Double) throws -> [String] {
      try view.svg(width: width, scheme: .light).document.matches(of: /<text[^>]*>([^<]*)</).map { "\($0.1)" }
    }
    #expect(try texts(DimensionLine(), 120) == ["120"])
    #expect(try texts(HStack { for _ in 0..<3 { DimensionLine().flex() } }, 200) == ["66.7", "66.7", "66.7"])
    // Without room, without a number.
    #expect(try texts(DimensionLine(), 20).isEmpty)
    #expect(try texts(DimensionLine(.vertical).height(80), 28) == ["80"])
  }

  @Test("it is in the middle of a pixel, where it is sharp")
  func sharpLines() throws {
    let document = try DimensionLine().svg(width: 120, height: 14).document
    let levels = document.matches(of: /d="M[0-9.]+ ([0-9.]+)L[0-9.]+ ([0-9.]+)"/).filter { $0.1 == $0.2 }.map(\.1)
    #expect(levels == ["7.5", "7.5"])
  }

  @Test("it follows its stack")
  func stacks() throws {
    let view = HStack(spacing: 5) {
      for (name, share) in [("a", 1.0), ("b", 2.0)] {
        VStack {
          Box(name); DimensionLine()
        }.flex(share)
      }
    }
    #expect(
      try view.text(columns: 31) == """
        ┌────────┐ ┌──────────────────┐
        │   a    │ │        b         │
        └────────┘ └──────────────────┘
        ├── 10 ──┤ ├─────── 20 ───────┤
        """)
  }
}
