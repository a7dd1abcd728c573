import Testing
import Truss

/// The limits that `Documentation/Limits.md` states are still there. Where one of these tests fails because something has
/// become possible, its line of the page goes, and the test with it.
struct LimitsPageTests {
  private let a = ViewID("a")
  private let b = ViewID("b")

  private func kinds(_ view: some View, width: Double? = nil, height: Double? = nil) throws -> [Diagnostic.Kind] {
    try view.layout(width: width, height: height).diagnostics.map(\.kind)
  }

  private func reason(_ body: () throws -> LayoutResult) -> String {
    do {
      return "\(try body().size)"
    } catch { return "\(error)" }
  }

  @Test func scrollViewsScrollAlongOneAxis() throws {
    #expect(try kinds(ScrollView { Box().width(400).height(50) }, width: 100, height: 40) == [.conflict])
    let inside = ScrollView { ScrollView(.horizontal) { Box().width(400).height(50) } }
    #expect(try kinds(inside, width: 100, height: 40) == [])
  }

  @Test func rowsAreNotTiedFromOutside() {
    let view = VStack {
      Text("x").id(a)
      Table(count: 2) { Text("\($0)").id("cell") }.id("table")
    }
    .constraints { a.width == ViewID("table[0].cell").width }
    #expect(reason { try view.layout(width: 50, height: 100) }.contains("no view has this name"))
  }

  /// `b` would be 92 wide, were the safe area of `a` decided.
  @Test func theSafeAreaOfAViewInsideIsAWish() throws {
    let view = ZStack(align: nil) {
      Rectangle().id(a)
      Box("b").id(b)
    }
    .id("root")
    .constraints {
      a.edges == ViewID("root").edges
      b.edges == a.safeArea.edges
    }
    let layout = try view.layout(width: 100, height: 80, environment: .init(safeAreaInsets: Insets(left: 8)))
    #expect(try #require(layout.frame(of: b)).width < 92)
  }

  /// A greeting in Thai, Lao, Khmer and Burmese, in its words.
  @Test(arguments: [["สวัสดี", "ชาว", "โลก"], ["ສະບາຍ", "ດີ", "ໂລກ"], ["សួស្តី", "ពិភព", "លោក"], ["မင်္ဂလာ", "ပါ", "ကမ္ဘာ"]])
  func wordsOfThaiAndItsKindAreNotFound(words: [String]) throws {
    #expect(try kinds(VStack { Text(words.joined()) }, width: 45) == [.overflow])
    #expect(try kinds(VStack { Text(words.joined(separator: "\u{200B}")) }, width: 45) == [])
  }

  @Test func wordsAreBrokenAtTheirHyphens() throws {
    #expect(try VStack { Text("well-read") }.text(columns: 5) == "well-\nread")
  }

  @Test func framesAreRoundedTo1024ths() throws {
    let row = HStack {
      Box().flex().id(a)
      Box().flex()
      Box().flex()
    }
    let width = try #require(try row.layout(width: 100).frame(of: a)).width
    #expect(width * 1024 == (width * 1024).rounded() && width != 100 / 3)
  }

  @Test func sizeClassesAreTold() throws {
    struct Probe: View {
      @Environment(\.horizontalSizeClass) var horizontalSizeClass
      var body: some View { Text(horizontalSizeClass.rawValue) }
    }
    #expect(try Probe().text(columns: 8) == "regular")
  }

  /// As in SwiftUI, Markdown is read in literals alone.
  @Test func stringsHaveNoMarkup() throws {
    let string = "**bold**"
    #expect(try Text(string).text() == "**bold**")
    #expect(try Text("**bold**").text() == "bold")
  }

  /// All letters that the tables do not hold are alike.
  @Test func otherLettersAreEstimated() throws {
    #expect(try Text("ა").layout().size.width == Text("ჰ").layout().size.width)
    #expect(try Text("א").layout().size.width != Text("י").layout().size.width)
  }

  @Test func boundsAreErrors() {
    func nested(_ depth: Int) -> some View {
      (1..<depth).reduce(AnyView(Text("a"))) { view, _ in AnyView(VStack { view }) }
    }
    #expect(reason { try nested(1_024).layout() } == "6.5 x 16" || reason { try nested(1_024).layout() } == "7.5 x 16")
    #expect(reason { try nested(1_025).layout() }.contains("more than 1024 views inside each other"))
    #expect(reason { try Text("a").width(10_000_001).layout() }.contains("at most 10000000"))
    #expect(reason { try Text("a").layout(columns: 10_000, rows: 1_001) }.contains("10000000"))
    #expect(reason { try Table(count: 10_001) { Text("\($0)") }.layout(width: 10) }.contains("the limit is 10000"))
    #expect(LayoutError.Limits.views == 4_000_000)
    #expect(LayoutError.Limits.bodies == 512)
  }
}
