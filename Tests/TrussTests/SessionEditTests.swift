import TestSupport
import Testing
import TrussLayout
import TrussTree
import TrussViews

@testable import Truss

/// A session that is told which view changed comes to the frames of a fresh layout.
struct SessionEditTests {
  /// A form of rows: some leaves fixed, one with a share, a text beside it.
  private struct Form {
    var widths: [[Double]]
    var titles: [String]
    var width = 390.0

    init(rows: Int) {
      widths = (0..<rows).map { row in
        (0..<4).map { column -> Double in
          let step = (row + column) % 5
          return Double(20 + step * 4)
        }
      }
      titles = (0..<rows).map { "Row \($0)" }
    }

    func leaf(_ row: Int, _ column: Int) -> some View {
      Rectangle().width(widths[row][column]).height(Double(16 + column)).id("\(row)-\(column)")
    }

    func title(_ row: Int) -> some View { Text(titles[row]).id("title \(row)") }

    var view: some View {
      VStack(align: .fill, spacing: 8, insets: Insets(all: 10)) {
        for row in 0..<titles.count {
          HStack(align: .center, spacing: 8) {
            leaf(row, 0)
            leaf(row, 1)
            title(row)
            Rectangle().flex(1).height(10)
            leaf(row, 2)
            leaf(row, 3)
          }
        }
      }
    }
  }

  /// What surrounds a text that a session changes.
  enum Place: CaseIterable {
    case frame, scrollView, constraint, proportions, overlay
  }

  private func view(_ text: String, in place: Place) -> any View {
    let row: any View = HStack {
      Text(text).id("text")
      Spacer()
      Rectangle().width(20).height(10)
    }
    switch place {
    case .frame: return VStack { row.frame(maxWidth: .infinity) }
    case .scrollView: return ScrollView { VStack { row } }
    case .constraint:
      return VStack {
        row.id("row")
        Rectangle().id("other")
      }
      .constraints { ViewID("other").height == ViewID("row").height + 4 }
    case .proportions:
      return VStack {
        row
        HStack(proportionalWidths: [1, 2]) { for _ in 0..<2 { Rectangle().height(5) } }
      }
    case .overlay:
      return VStack {
        row
        Rectangle().height(9).overlay { Rectangle().width(3).height(3) }
      }
    }
  }

  @Test(arguments: Place.allCases) func aTextIsChangedInPlace(place: Place) throws {
    var session = try LayoutSession(AnyView(view("A title", in: place)), width: 120)
    for text in ["A longer title of several words", "B"] {
      try session.update("text") { Text(text) }
      #expect(session.freshLayoutReason == nil)
      #expect(session.layout.frames == (try AnyView(view(text, in: place)).layout(width: 120).frames))
    }
  }

  /// Content that an edit makes too long for its container is reported, or thrown where diagnostics are errors.
  @Test(arguments: [false, true]) func overflowInAScrollViewIsReported(strict: Bool) throws {
    func view(_ width: Double) -> some View {
      ScrollView { VStack { HStack { Rectangle().width(width).height(10).id("leaf") }.width(60) } }
    }
    var session = try LayoutSession(view(40), width: 120, height: 50, strict: strict)
    #expect(session.layout.diagnostics.isEmpty)
    if strict {
      #expect(throws: LayoutError.self) {
        try session.update("leaf") { Rectangle().width(90).height(10) }
      }
      #expect(session.layout.frame(of: "leaf")?.width == 40)
    } else {
      try session.update("leaf") { Rectangle().width(90).height(10) }
      #expect(
        session.layout.diagnostics.map(\.message)
          == (try view(90).layout(width: 120, height: 50)).diagnostics.map(\.message))
      #expect(session.layout.diagnostics.count == 1)
      #expect(session.previous?.layout.diagnostics.isEmpty == true)
    }
  }

  /// Random edits, 1,000 of each form: leaves, texts that come to wrap or no longer do, the width, and now and then the whole view.
  @Test(arguments: 0..<2) func everyEditIsAFreshLayout(batch: Int) throws {
    var random = SplitMix64(seed: UInt64(batch))
    // In a small form an edit moves so much that all is placed again, in a large one it is not.
    var form = Form(rows: batch % 5 == 0 ? 40 : 8)
    var session = try LayoutSession(form.view, width: form.width)
    var inPlaceCount = 0
    for _ in 0..<Seeds.batch(1000) {
      let row = form.widths.indices.randomElement(using: &random) ?? 0
      let column = Int.random(in: 0..<4, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        form.width = Double(Int.random(in: 150...600, using: &random))
        try session.resize(width: form.width, height: nil)
      case 1:
        form.widths[row][column] += 1
        try session.update(to: form.view)
      case 2...6:
        form.titles[row] =
          ["Ab", "A row", "A title of quite some words that wraps", ""].randomElement(using: &random) ?? ""
        try session.update(ViewID("title \(row)")) { form.title(row) }
      default:
        form.widths[row][column] = Double(Int.random(in: 0...60, using: &random))
        try session.update(ViewID("\(row)-\(column)")) { form.leaf(row, column) }
      }
      if session.freshLayoutReason == nil { inPlaceCount += 1 }
      let fresh = try form.view.layout(width: form.width)
      #expect(session.layout.frames == fresh.frames)
      #expect(session.layout.diagnostics.map(\.message) == fresh.diagnostics.map(\.message))
    }
    #expect(inPlaceCount > Seeds.batch(500), "most of such edits are made in place, \(inPlaceCount) were")
  }

  @Test func whatWasThereComesBackForATransition() throws {
    let form = Form(rows: 3)
    var session = try LayoutSession(form.view, width: 390)
    let before = session.layout.frames
    try session.update("1-2") { Rectangle().width(55).height(70) }
    #expect(session.layout.frames != before)
    #expect(session.transition().from.frames == before)
  }

  @Test func aViewOfAnotherKindIsLaidOutAnew() throws {
    let form = Form(rows: 3)
    var session = try LayoutSession(form.view, width: 390)
    try session.update("1-2") {
      VStack {
        Text("one"); Text("two")
      }
    }
    #expect(session.layout.frames.filter { $0.kind == "Text" }.count == 5)
    let frame = try #require(session.layout.frame(of: "1-2"))
    #expect(frame.height == 32)
    // It holds until the view is given anew.
    try session.update("1-3") { Rectangle().width(9).height(9) }
    #expect(session.layout.frame(of: "1-2")?.size == frame.size)
    try session.update(to: form.view)
    #expect(session.layout.frames == (try form.view.layout(width: 390)).frames)
  }

  /// A composite that says something of its body, whose name is inside.
  private struct Badge: View {
    var width: Double
    var body: some View { Rectangle().width(atLeast: width).height(8).id("badge") }
  }

  @Test func whatWasSaidOfACompositeStays() throws {
    func view(_ width: Double) -> some View {
      VStack(align: .start) { Badge(width: width).width(50) }
    }
    var session = try LayoutSession(view(10), width: 100)
    try session.update("badge") { Rectangle().width(atLeast: 20).height(8) }
    #expect(session.layout.frames == (try view(20).layout(width: 100)).frames)
  }

  /// A view that is replaced takes all with it that was put inside it before.
  @Test func aViewInPlaceOfOneInsideTheNextIsGone() throws {
    func view(_ text: String) -> some View { VStack { HStack { Text(text) }.id("b") } }
    var session = try LayoutSession(view("one").id("a"), width: 100)
    try session.update("b") { HStack { Text("two") } }
    try session.update("a") { view("three") }
    #expect(session.layout.frames == (try view("three").id("a").layout(width: 100)).frames)
    // In a session that changes constraints all is laid out afresh.
    try session.update("b") { HStack { Text("four words of text, and some more") } }
    try session.addConstraints(to: "b") { ViewID("b").width == 50 }
    try session.update("a") { view("another text that wraps") }
    try session.restoreConstraints()
    #expect(session.layout.frames == (try view("another text that wraps").id("a").layout(width: 100)).frames)
  }

  @Test func namesInsideWhatIsReplacedAreFree() throws {
    var session = try LayoutSession(
      HStack { Grid { Text("a").id("c") }.id("b") }.id("a").overlay { Text("x").id("over") }, width: 100)
    try session.update("b") { Grid { Text("a").id("c") } }
    try session.update("over") { Text("xy") }
    try session.update("a") {
      HStack {
        Text("a").id("b")
        Text("a").id("c")
      }
      .overlay { Text("xyz").id("over") }
    }
    let texts = session.layout.frames.filter { $0.kind == "Text" }
    #expect(texts.map(\.id?.name) == ["b", "c", "over"])
    #expect(texts.last?.rect.width == (try Text("xyz").layout()).size.width)
  }

  /// A container of constraints, which names its views.
  private struct Column: ConstraintLayout {
    let content: ViewContent
    init(@ViewBuilder content: () -> ViewContent) { self.content = content() }

    func constraints(of views: [ViewID]) -> [ConstraintEntry] {
      for (number, view) in views.enumerated() {
        view.leading == ViewID.container.leading
        view.trailing <= ViewID.container.trailing
        if number == 0 { view.top == ViewID.container.top } else { view.top == views[number - 1].bottom }
      }
      if let last = views.last { last.bottom == ViewID.container.bottom }
    }
  }

  @Test func aViewKeepsTheNamesThatItsContainerGaveIt() throws {
    func view(_ text: String) -> some View {
      VStack {
        Column { Text(text).id("x") }
        Column {
          Text("b").id("y")
          Text("c")
        }
      }
    }
    var session = try LayoutSession(view("a"), width: 100)
    for text in ["a few words that wrap", "b"] {
      try session.update("x") { Text(text) }
      #expect(session.layout.frames == (try view(text).layout(width: 100)).frames)
      #expect(session.layout.diagnostics.isEmpty)
    }
  }

  /// A scroll view has a stack of its own around a view that is not as wide as it.
  @Test func aFrameInAScrollView() throws {
    func view(_ content: AnyView) -> some View { VStack { ScrollView(.horizontal) { content }.id("scroll") } }
    for isConstrained in [false, true] {
      var session = try LayoutSession(view(AnyView(Text("a").id("b"))), width: 60)
      if isConstrained { try session.addConstraints(to: "b") { ViewID("b").height == 30 } }
      try session.update("b") { Text("a").frame(maxWidth: 24) }
      if isConstrained { try session.restoreConstraints() }
      let fresh = try view(AnyView(Text("a").frame(maxWidth: 24).id("b"))).layout(width: 60)
      #expect(session.layout.frames == fresh.frames)
      try session.update("b") { Text("more") }
      #expect(session.layout.frame(of: "b")?.height == 16)
    }
  }

  /// A view of an element is still known by that.
  @Test func aViewOfAnElementKeepsItsPath() throws {
    func view(_ texts: [String]) -> some View {
      VStack(align: .start) { ForEach(["first", "second"].indices, id: \.self) { Text(texts[$0]).id("text") } }
    }
    var session = try LayoutSession(view(["a", "b"]), width: 100)
    let path = try #require(session.layout.frames.last?.id)
    for text in ["more", "b"] {
      try session.update(path) { Text(text) }
      #expect(session.layout.frames == (try view(["a", text]).layout(width: 100)).frames)
      #expect(session.freshLayoutReason == nil)
    }
  }

  @Test func aTableGivesItsRows() throws {
    let table = Table(["a", "b"], id: \.self) { Text($0).id("cell") }.id("table").height(100)
    var session = try LayoutSession(table, width: 100)
    let name = try #require(session.layout.frames.compactMap(\.id).first { $0.name.hasSuffix("cell") })
    #expect(throws: LayoutError.self) { try session.update(name) { Text("other") } }
  }

  /// As a fresh layout, a session gives the root at least the size of its insets.
  @Test func aRootIsAsLargeAsItsInsets() throws {
    let view = VStack(justify: .start, insets: Insets(top: 13, bottom: 13)) { Text("a") }
    var session = try LayoutSession(view, width: 90, height: 60)
    for height in [20.0, 40, 0] {
      try session.resize(width: 90, height: height)
      #expect(session.layout.size.height == max(26, height))
      #expect(try session.layout.frames == view.layout(width: 90, height: height).frames)
    }
  }

  @Test func whatFailsLeavesTheLayout() throws {
    let form = Form(rows: 2)
    var session = try LayoutSession(form.view, width: 390)
    let before = session.layout.frames
    #expect(throws: LayoutError.self) { try session.update("nobody") { Rectangle() } }
    #expect(throws: LayoutError.self) { try session.update("0-0") { Rectangle().width(-1).height(4) } }
    #expect(throws: LayoutError.self) { try session.resize(width: .nan, height: nil) }
    #expect(session.layout.frames == before)
    try session.update("0-0") { Rectangle().width(21).height(16) }
    #expect(session.layout.frame(of: "0-0")?.width == 21)
  }
}
