import Testing
import TrussIR
import TrussLayout
import TrussViews

/// A `ZStack`, and a view with an overlay, offer all of their room to each view in or over them, as SwiftUI's do: a
/// flexible one fills it.
struct FlexibleLayerTests {
  private static var bar: some View {
    HStack(align: .center) {
      Text("a").id("a")
      Spacer()
      Text("b").id("b")
    }
    .id("bar")
  }

  @Test(arguments: [Lowering.Form.rows, .records]) func layers(form: Lowering.Form) throws {
    let bar = ZStack(align: .topLeading) { Self.bar }
    #expect(try Sample.frame("bar", bar, form) == Rect(x: 0, y: 0, width: 200, height: 16))
    #expect(try Sample.frame("b", bar, form)?.x == 192)
    #expect(try Sample.frame("bar", bar, width: nil, height: nil, form)?.width == 16)
    let padded = ZStack { Rectangle().id("shape").padding(8) }
    #expect(try Sample.frame("shape", padded, form) == Rect(x: 8, y: 8, width: 184, height: 84))
    let field = ZStack { HStack(align: .center) { Field().id("field") } }
    #expect(try Sample.frame("field", field, form) == Rect(x: 0, y: 37.5, width: 200, height: 25))
    let texts = ZStack { HStack { Text("ab") }.id("texts") }
    #expect(try Sample.frame("texts", texts, form) == Rect(x: 92, y: 42, width: 16, height: 16))
    // A size of its own, or one that its stack gives it, is no flexibility.
    let sized = ZStack { HStack { Spacer().width(40) }.id("sized") }
    #expect(try Sample.frame("sized", sized, form)?.width == 40)
    let array = ZStack { HStack(widths: [40]) { Rectangle() }.id("sized") }
    #expect(try Sample.frame("sized", array, form)?.width == 40)
  }

  /// A row that cannot be so small overflows on both sides, as the alignment says.
  @Test(arguments: [Lowering.Form.rows, .records]) func overflow(form: Lowering.Form) throws {
    func view(_ align: Alignment) -> some View {
      ZStack(align: align) {
        HStack {
          Rectangle().width(260)
          Spacer()
        }
        .id("bar")
      }
    }
    #expect(try Sample.frame("bar", view(.center), form) == Rect(x: -30, y: 0, width: 260, height: 100))
    #expect(try Sample.frame("bar", view(.leading), form)?.x == 0)
    #expect(try Sample.frame("bar", view(.trailing), form)?.x == -60)
  }

  @Test func aMaximumIsKeptInItsPlace() throws {
    let view = ZStack(align: .trailing) { Rectangle().id("a").width(atMost: 50) }
    #expect(try Sample.frame("a", view) == Rect(x: 150, y: 0, width: 50, height: 100))
    let ratio = ZStack { Rectangle().id("a").aspectRatio(1) }
    #expect(try Sample.frame("a", ratio) == Rect(x: 50, y: 0, width: 100, height: 100))
  }

  @Test func overlays() throws {
    let view = Rectangle().overlay(alignment: .bottom) { Self.bar }
    #expect(try Sample.frame("bar", HStack { view }) == Rect(x: 0, y: 84, width: 200, height: 16))
    #expect(try Sample.frame("b", HStack { view })?.x == 192)
    let background = Text("abc").background { Rectangle().padding(2).id("ground") }
    #expect(try Sample.frame("ground", HStack(justify: .start, align: .start) { background })?.width == 24)
  }

  /// What a layer holds may be larger than the layer's own content, up to a maximum.
  @Test(arguments: [Lowering.Form.rows, .records]) func aLayerThatGrowsUpToAMaximum(form: Lowering.Form) throws {
    let view = ZStack(align: .topLeading) {
      Toggle().width(40).frame(maxWidth: 60).frame(maxHeight: 30).padding(3).id("padded")
    }
    #expect(try Sample.frame("padded", view, width: 60, height: nil, form) == Rect(x: 0, y: 0, width: 60, height: 30))
  }
}
