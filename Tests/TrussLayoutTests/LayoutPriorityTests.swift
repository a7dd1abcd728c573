import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// `layoutPriority`: who has room first.
struct LayoutPriorityTests {
  private let words = "one two three four"

  private func layout(_ view: some View, width: Double? = nil) throws -> LayoutResult {
    try Lowering(view, width: width, height: 60).solve()
  }

  private func widths(_ layout: LayoutResult, _ names: [ViewID]) -> [Double?] {
    names.map { layout.frame(of: $0)?.width }
  }

  private func line() throws -> Double { try Lowering(Text(words)).solve().size.width }

  @Test(arguments: [1.0, 0.5, 1000]) func aHigherOneHasItsLineBeforeOthers(_ priority: Double) throws {
    let line = try line()
    let view = HStack {
      Text(words).id("a")
      Text(words).layoutPriority(priority).id("b")
      Text(words).id("c")
    }
    #expect(widths(try layout(view, width: line + 90), ["a", "b", "c"]) == [45, line, 45])
  }

  @Test func aLowerOneGivesWayFirst() throws {
    let line = try line()
    let view = HStack {
      Text(words).layoutPriority(-1).id("a")
      Text(words).id("b")
    }
    #expect(widths(try layout(view, width: line + 50), ["a", "b"]) == [50, line])
  }

  @Test func nobodyIsCutBelowItsLongestWord() throws {
    let least = try Lowering(Text("three")).solve().size.width
    let view = HStack {
      Text(words).id("a")
      Text(words).layoutPriority(1).id("b")
    }
    #expect(widths(try layout(view, width: try line() + 5), ["a", "b"])[0] == least)
  }

  @Test func aContainerCountsWithAllInsideIt() throws {
    let line = try line()
    let view = HStack {
      Text(words).id("a")
      HStack {
        Text(words).id("b")
        Text(words).id("c")
      }.layoutPriority(2)
    }
    #expect(widths(try layout(view, width: 2 * line + 40), ["a", "b", "c"]) == [40, line, line])
  }

  @Test func surplusGoesToTheHighest() throws {
    func view(_ first: Double) -> some View {
      HStack {
        Button("a").layoutPriority(first).id("a")
        Button("b").id("b")
      }
    }
    let button = try Lowering(Button("b")).solve().size.width
    #expect(widths(try layout(view(1), width: 200), ["a"]) == [200 - button])
    #expect(try layout(view(-1), width: 200).frame(of: "b")?.maxX == 200)
    #expect(widths(try layout(view(-1), width: 200), ["a"]) == [try Lowering(Button("a")).solve().size.width])
  }

  @Test func theRoomLeftIsDividedAmongTheHighest() throws {
    func view(_ greatest: Double) -> some View {
      HStack {
        Rectangle().frame(minWidth: 10, maxWidth: .infinity).id("a")
        Rectangle().frame(maxWidth: greatest).layoutPriority(1).id("b")
        Rectangle().frame(maxWidth: greatest).layoutPriority(1).id("c")
        Spacer().id("d")
      }
    }
    #expect(widths(try layout(view(.infinity), width: 210), ["a", "b", "c", "d"]) == [10, 100, 100, 0])
    #expect(widths(try layout(view(60), width: 200), ["a", "b", "c", "d"]) == [80, 60, 60, 0])
  }

  @Test func whatMaximaLeaveGoesDownTheRanks() throws {
    let view = HStack {
      Rectangle().frame(maxWidth: .infinity).layoutPriority(-1).id("a")
      Rectangle().frame(maxWidth: 50).layoutPriority(1).id("b")
      Rectangle().frame(maxWidth: 50).id("c")
    }
    #expect(widths(try layout(view, width: 40), ["a", "b", "c"]) == [0, 40, 0])
    #expect(widths(try layout(view, width: 70), ["a", "b", "c"]) == [0, 50, 20])
    #expect(widths(try layout(view, width: 140), ["a", "b", "c"]) == [40, 50, 50])
  }

  @Test func whatAnAuthorSaidOfCompressionStays() throws {
    let line = try line()
    let view = HStack {
      Text(words).compressionResistance(760).id("a")
      Text(words).layoutPriority(0.1).id("b")
    }
    #expect(widths(try layout(view, width: line + 50), ["a", "b"]) == [line, 50])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func itIsAFiniteNumber(_ value: Double) {
    #expect(throws: LayoutError.self) { try layout(HStack { Text("a").layoutPriority(value) }) }
  }
}
