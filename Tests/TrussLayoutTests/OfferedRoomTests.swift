import Testing
import TrussIR
import TrussLayout
import TrussViews

/// A stack with SwiftUI's `alignment:` offers its room to its views, as SwiftUI's do: a flexible one fills it across,
/// and shares it along.
struct OfferedRoomTests {
  private static func row(_ words: String...) -> some View {
    HStack {
      Text(words[0])
      Spacer()
      Text(words[1]).id("value")
    }
    .id("row")
  }

  @Test(arguments: [Lowering.Form.rows, .records]) func flexibleViewsFillTheStackAcross(form: Lowering.Form) throws {
    let settings = VStack(alignment: .leading, spacing: 4) {
      Text("ab").id("title")
      Self.row("ab", "abc")
      Field().id("field")
      ProgressBar(value: 0.5).id("progress")
      Text("abcd").frame(maxWidth: .infinity).id("wide")
    }
    #expect(try Sample.frame("title", settings, form)?.width == 16)
    for id in ["row", "field", "progress", "wide"] as [ViewID] {
      #expect(try Sample.frame(id, settings, form)?.width == 200, "\(id)")
    }
    #expect(try Sample.frame("value", settings, form)?.maxX == 200)
    let bars = HStack(alignment: .bottom) { Rectangle().frame(width: 10).id("bar") }
    #expect(try Sample.frame("bar", bars, form) == Rect(x: 0, y: 0, width: 10, height: 100))
  }

  /// In the words of flexbox a row is as wide as its texts.
  @Test(arguments: [Lowering.Form.rows, .records]) func otherStacksOfferNoRoom(form: Lowering.Form) throws {
    #expect(try Sample.frame("row", VStack(align: .start) { Self.row("ab", "abc") }, form)?.width == 40)
    let arranged = VStack(distribution: .fill, alignment: .leading) { Self.row("ab", "abc") }
    #expect(try Sample.frame("row", arranged, form)?.width == 40)
  }

  @Test(arguments: [Lowering.Form.rows, .records]) func spacersShareWhatABoundedViewLeaves(form: Lowering.Form) throws {
    let shape = Rectangle().id("shape")
    let bounded: [AnyView] = [
      AnyView(shape.width(atMost: 100)), AnyView(shape.width(atMost: 100, priority: 700)),
      AnyView(shape.width(100, priority: 10)), AnyView(shape.width(atMostFraction: 0.5)),
      AnyView(shape.constraints { ViewID("shape").width == 100 ~ 900 }), AnyView(shape.aspectRatio(1)),
    ]
    for view in bounded {
      let row = HStack(alignment: .center, spacing: 0) {
        Spacer().id("before")
        view
        Spacer().id("after")
      }
      let (before, after) = (try Sample.frame("before", row, form), try Sample.frame("after", row, form))
      #expect(before?.width == 50 && after?.width == 50, "\(before as Any), \(after as Any)")
    }
    let row = HStack(alignment: .center, spacing: 0) {
      Spacer()
      shape.width(atLeast: 10)
      Spacer()
    }
    // A spacer of SwiftUI's is at least 8 points long.
    #expect(try Sample.frame("shape", row, form)?.width == 184)
  }

  @Test(arguments: [Lowering.Form.rows, .records]) func flexibleViewsShareTheStackAlong(form: Lowering.Form) throws {
    let shapes = HStack(alignment: .top, spacing: 10) {
      Rectangle().id("a")
      Text("ab")
      Color.blue.id("b")
      Rectangle().width(20).id("c")
    }
    #expect(try Sample.frame("a", shapes, form) == Rect(x: 0, y: 0, width: 67, height: 100))
    #expect(try Sample.frame("b", shapes, form)?.width == 67)
    #expect(try Sample.frame("c", shapes, form)?.width == 20)
    // A stack with such a view in it is one itself.
    let columns = HStack(alignment: .top, spacing: 0) {
      VStack { Field() }.id("a")
      VStack { Text("ab") }.id("b")
    }
    #expect(try Sample.frame("a", columns, form)?.width == 184)
    let scrolled = VStack(alignment: .leading, spacing: 0) {
      Text("ab")
      ScrollView { Text("a\nb\nc\nd\ne\nf\ng\nh\ni\nj") }.id("scroll")
      Text("ab").id("last")
    }
    #expect(try Sample.frame("scroll", scrolled, form) == Rect(x: 0, y: 16, width: 200, height: 68))
    #expect(try Sample.frame("last", scrolled, form)?.y == 84)
  }

  @Test(arguments: [Lowering.Form.rows, .records]) func whatTheAuthorSetStays(form: Lowering.Form) throws {
    let views = VStack(alignment: .leading) {
      Self.row("ab", "abc").fixedSize()
      Field().align(.end).id("own")
      Field().width(60).id("sized")
      Rectangle().aspectRatio(4).id("ratio")
      Rectangle().flex(1).id("shape")
    }
    #expect(try Sample.frame("row", views, form)?.width == 40)
    #expect(try Sample.frame("own", views, form)?.maxX == 200)
    #expect(try Sample.frame("own", views, form)?.width != 200)
    #expect(try Sample.frame("sized", views, form)?.width == 60)
    #expect(try Sample.frame("ratio", views, width: 80, height: 200, form)?.size == Size(width: 80, height: 20))
  }

  /// As in SwiftUI, where a spacer has the least layout priority of all views.
  @Test(arguments: [Lowering.Form.rows, .records]) func aSpacerTakesWhatGrowingViewsLeave(form: Lowering.Form) throws {
    let bubble = HStack {
      Spacer(minLength: 40).id("spacer")
      Text("ab").frame(maxWidth: 120).id("bubble")
    }
    #expect(try Sample.frame("bubble", bubble, width: 300, form)?.width == 120)
    #expect(try Sample.frame("spacer", bubble, width: 300, form)?.width == 180)
    #expect(try Sample.frame("bubble", bubble, width: 100, form)?.width == 60)
    let wide = HStack {
      Text("ab").frame(maxWidth: .infinity).id("wide")
      Spacer(minLength: 40)
    }
    #expect(try Sample.frame("wide", wide, form)?.width == 160)
    let shared = HStack {
      Text("ab").frame(maxWidth: .infinity).id("wide")
      Spacer().flex(1).id("spacer")
    }
    #expect(try Sample.frame("spacer", shared, form)?.width == 100)
  }

  @Test func whereNoRoomIsOfferedAFlexibleViewIsAsSmallAsItsContent() throws {
    let views = VStack(alignment: .leading) {
      Self.row("ab", "abc")
      Text("abcdefgh")
    }
    #expect(try Sample.frame("row", views, width: nil, height: nil)?.width == 64)
  }
}
