import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// Chains, biases and barriers: each one word for ordinary constraints.
struct ChainTests {
  private let a = ViewID("a")
  private let b = ViewID("b")
  private let c = ViewID("c")

  private func frames(
    _ direction: LayoutDirection = .leftToRight, @ConstraintBuilder _ constraints: () -> [ConstraintEntry]
  ) throws -> [Rect] {
    let view = ZStack(align: nil) {
      Box().width(20).height(10).id(a)
      Box().width(30).height(10).id(b)
      Box().width(40).height(10).id(c)
    }
    .id("box")
    .constraints { constraints() }
    let layout = try Lowering(
      view, width: 200, height: 100, environment: EnvironmentValues(layoutDirection: direction)
    ).solve()
    return [a, b, c].compactMap { layout.frame(of: $0) }
  }

  @Test func spread() throws {
    #expect(try frames { [a, b, c].chain(.horizontal, .spread) }.map(\.x) == [27.5, 75, 132.5])
    #expect(try frames { [a, b, c].chain(.vertical, .spread) }.map(\.y) == [17.5, 45, 72.5])
    #expect(try frames { [a, b, c].chain(.horizontal, .spreadInside) }.map(\.x) == [0, 75, 160])
    #expect(try frames(.rightToLeft) { [a, b].chain(.horizontal, .spreadInside) }.prefix(2).map(\.x) == [180, 0])
    #expect(try frames { [a].chain(.horizontal, .spread) }[0].x == 90)
  }

  @Test func packed() throws {
    #expect(try frames { [a, b, c].chain(.horizontal, .packed(), spacing: 5) }.map(\.x) == [50, 75, 110])
    #expect(try frames { [a, b, c].chain(.horizontal, .packed(bias: 0.25), spacing: 5) }.map(\.x) == [25, 50, 85])
    #expect(try frames { [a].chain(.horizontal, .packed(bias: 1), in: ViewID("box").margins) }[0].maxX == 192)
    #expect(try frames { a.bias(.vertical, to: 0.1) }[0].y == 9)
  }

  @Test func weighted() throws {
    let view = ZStack(align: nil) {
      Rectangle().id(a)
      Rectangle().id(b)
      Rectangle().id(c)
    }
    .constraints { [a, b, c].chain(.horizontal, .weighted([1, 2, 1]), spacing: 10) }
    let layout = try Lowering(view, width: 200, height: 100).solve()
    #expect([a, b, c].compactMap { layout.frame(of: $0)?.width } == [45, 90, 45])
    #expect([a, b, c].compactMap { layout.frame(of: $0)?.x } == [0, 55, 155])
  }

  @Test func aChainOfNothingIsNoConstraint() throws {
    #expect(try frames { [ViewID]().chain(.horizontal, .spread) }.count == 3)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func barriers(direction: LayoutDirection) throws {
    func line(_ edge: EdgeAnchors.Edge, _ first: Double, _ second: Double) throws -> Rect? {
      let view = ZStack(align: nil) {
        Text("ab").id(a)
        Text("abcdef").id(b)
        Field().id(c)
      }
      .id("box")
      .guides("line")
      .constraints {
        let box = ViewID("box")
        a.leading == box.leading + first
        b.leading == box.leading + second
        [a, b].distribute(.vertical, spacing: 4)
        a.top == box.top + 10
        [a, b].barrier(edge, as: "line")
        c.leading >= box.leading
        if edge == .trailing { c.leading == ViewID("line").leading + 8 }
        c.trailing == box.trailing
      }
      return try Lowering(
        view.font(Sample.font), width: 200, height: 100, environment: EnvironmentValues(layoutDirection: direction)
      ).solve().frame(of: "line")
    }
    let isRightToLeft = direction == .rightToLeft
    #expect(try line(.trailing, 0, 10)?.x == (isRightToLeft ? 142 : 58))
    #expect(try line(.trailing, 70, 10)?.x == (isRightToLeft ? 114 : 86))
    #expect(try line(.trailing, 70, 10)?.width == 0)
    #expect(try line(.leading, 70, 10)?.x == (isRightToLeft ? 190 : 10))
    #expect(try line(.left, 70, 10)?.x == (isRightToLeft ? 114 : 10))
    #expect(try line(.right, 70, 10)?.x == (isRightToLeft ? 190 : 86))
    #expect(try line(.top, 0, 10)?.y == 10)
    #expect(try line(.bottom, 0, 10)?.y == 46)
  }
}
