import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// What an author is told of content that is larger than its box.
struct OverflowMessageTests {
  private let a = ViewID("a")
  private let b = ViewID("b")
  private let line = ViewID("line")

  /// A column over a line over a box: the line is to be half as high as the distance between the two.
  private func column(_ middle: some View, height: Double? = nil) throws -> LayoutResult {
    let view = VStack(spacing: 10) {
      VStack {
        Box("x")
        Box("Web").id(a)
      }
      middle.id(line)
      Box("API").id(b)
    }
    .constraints { line.height * 2 == b.top - a.bottom }
    return try Lowering(view, width: 100, height: height).solve()
  }

  /// Nothing but the divider gives way: it is 20 high, half of 10 + 20 + 10.
  @Test(arguments: [nil, 112, 200]) func aDividerFollowsATie(height: Double?) throws {
    let layout = try column(Divider(), height: height)
    #expect(layout.frame(of: line) == Rect(x: 0, y: 58, width: 100, height: 20))
    #expect(layout.frame(of: a)?.maxY == 48)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aDividerKeepsItsPointWhereThereIsNoTie() throws {
    let view = VStack {
      Text("one\ntwo")
      Divider().id(line)
      Text("three")
    }
    for height in [nil, 20, 100] as [Double?] {
      #expect(try Lowering(view, width: 100, height: height).solve().frame(of: line)?.height == 1)
    }
    let layers = ZStack { Divider().id(line) }
    #expect(try Lowering(layers, width: 100, height: 50).solve().frame(of: line)?.height == 1)
  }

  /// A height that is given does not follow: the column above is cut, and the message names what cuts it.
  @Test func theConstraintIsNamed() throws {
    let layout = try column(Rectangle().height(1))
    let message = try #require(layout.diagnostics.first { $0.kind == .overflow }).message
    #expect(
      message.hasPrefix(
        "the content of VStack is 19 higher than its box: \"a\" sticks out by 19 at the bottom, because these hold\n"))
    #expect(message.contains("2*line.height == b.top - a.bottom   OverflowMessageTests.swift:"))
    #expect(message.contains("line.height == 1"))
    #expect(message.contains(".height(1)"))
  }

  /// The same where the layout is solved without rows.
  @Test func inPlainStacks() throws {
    let view = VStack { VStack { Text("long").id(a) }.width(30) }.constraints { a.width >= 50 }
    let layout = try Lowering(view, width: 100).solve()
    #expect(layout.diagnostics.map(\.kind) == [.overflow])
    #expect(layout.diagnostics[0].message.contains("a.width >= 50         OverflowMessageTests.swift:"))
    #expect(layout.diagnostics[0].message.contains("VStack1.width == 30"))
  }

  /// Constraints that have nothing to do with it are not named.
  @Test func otherConstraintsAreNot() throws {
    let view = VStack(spacing: 4) {
      HStack { Rectangle().width(130).id(a) }
      Rectangle().height(4).id(b)
    }
    .constraints { b.width == b.height * 3 }
    let layout = try Lowering(view, width: 100).solve()
    #expect(
      layout.diagnostics.map(\.message).joined()
        == "the content of HStack is 30 wider than its box: \"a\" sticks out by 30 at the right")
  }
}
