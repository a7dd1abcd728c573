import Testing
import TrussLayout
import TrussTree
import TrussViews

@testable import Truss

/// Why a session lays out afresh: an edit for each reason, and what it comes to.
@Suite struct FreshLayoutReasonTests {
  /// Changes the view named "changed", and expects the layout of the view that this makes.
  private func expect(
    _ reason: FreshLayoutReason?, width: Double? = 200, height: Double? = nil, _ old: any View, _ new: any View,
    _ location: Testing.SourceLocation = #_sourceLocation, in surroundings: (AnyView) -> any View
  ) throws {
    func view(_ changed: any View) -> AnyView { AnyView(surroundings(AnyView(changed.id("changed")))) }
    var session = try LayoutSession(view(old), width: width, height: height)
    try session.update("changed") { AnyView(new) }
    let fresh = try view(new).layout(width: width, height: height)
    #expect(session.layout.frames == fresh.frames, sourceLocation: location)
    #expect(session.layout.diagnostics.map(\.message) == fresh.diagnostics.map(\.message), sourceLocation: location)
    #expect(session.freshLayoutReason == reason, sourceLocation: location)
  }

  @Test func lengthsTextsAndHidingAreChangedInPlace() throws {
    func row(_ view: AnyView) -> any View {
      VStack {
        HStack {
          view
          Text("beside it")
          Rectangle().flex().height(3)
        }
        // Rows of one text and of two have the priorities of the other.
        HStack {
          Text("alone")
          Rectangle().flex().height(3)
        }
        HStack {
          Text("one")
          Text("two")
        }
      }
    }
    try expect(nil, Rectangle().width(20).height(9), Rectangle().width(30).height(9), in: row)
    try expect(nil, Text("a"), Text("a few words that wrap in their place, and some more"), in: row)
    try expect(nil, Text("a"), Text("a").collapsed(), in: row)
    try expect(nil, Text("a").collapsed(), Text("a"), in: row)
    try expect(nil, Text("a"), Text("b")) { view in ScrollView { view } }
  }

  @Test func aLayoutWithoutRecordsToChange() throws {
    try expect(.noRecords, Text("a"), Text("b")) { view in Grid { GridRow { view } } }
    try expect(.noRecords, Text("a"), Text("b")) { view in FlowStack { view } }
    try expect(.noRecords, Text("a"), Text("b")) { view in HStack(align: .firstBaseline) { view } }
    try expect(.noRecords, Text("a"), Text("b")) { view in
      VStack {
        view
        Rectangle().height(9).offset(x: 3)
      }
    }
  }

  @Test func contentThatLeavesItsBox() throws {
    let (short, long) = (Rectangle().width(30).height(5), Rectangle().width(90).height(5))
    try expect(.overflow, long, short) { view in VStack { HStack { view }.width(60) } }
    try expect(.noSolution, short, long) { view in VStack { HStack { view }.width(60) } }
  }

  @Test func whatIsHandedDown() throws {
    try expect(.notPlain, Text("a"), Text("a").font(.title)) { view in VStack { view } }
    try expect(.notPlain, Rectangle(), Rectangle().aspectRatio(2)) { view in VStack { view } }
  }

  @Test func whatRowsAreMadeOf() throws {
    try expect(.partOfRows, Text("a"), Text("b")) { view in VStack { Rectangle().height(9).overlay { view } } }
    try expect(.rule, Text("a"), Text("b").collapsed()) { view in
      HStack {
        view
        Text("x").frame(maxWidth: .infinity)
      }
    }
    // A padding is as large as a text, and fills its box around a rectangle.
    try expect(.rule, Box("a"), Box()) { view in
      VStack(align: .center) {
        view.padding(3)
        Text("some words")
      }
    }
  }

  /// The texts of a row share a shortfall by their widths, however far inside a view of the row they are.
  @Test func aTextFarInsideARowOfRows() throws {
    try expect(.partOfRows, width: 100, Text("words"), Text("very many more words")) { view in
      VStack {
        HStack {
          VStack { view }
          Text("other words beside it")
          Text("x").fixedSize()
        }
      }
    }
  }

  @Test func whatIsOfferedRoom() throws {
    try expect(.flexibility, height: 100, Rectangle().width(20).height(5), Rectangle().height(5)) { view in
      ZStack {
        HStack {
          VStack {
            Box("a")
            view
          }
        }
      }
    }
  }

  @Test func whatNoRecordDescribes() throws {
    try expect(.noRecord, Text("a"), Text("a").collapsed()) { view in
      VStack(distribution: .fill, alignment: .fill) {
        view
        Text("b")
      }
    }
  }

  @Test func aPriorityThatNoRecordHad() throws {
    try expect(.priority, Rectangle().height(5), Rectangle().height(5).width(20, priority: 321)) { view in
      VStack { view }
    }
  }

  /// A text without letters takes no part in a shortfall; one with letters does, and the others are coupled.
  @Test func aGroupThatIsCoupled() throws {
    try expect(.coupling, width: 100, Text(""), Text("words")) { view in
      VStack {
        HStack {
          view
          Text("some of them")
          Text("and some others").id("third")
        }
        Rectangle().height(5).id("bar")
      }
      .constraints { ViewID("third").width == ViewID("bar").width ~ 600 }
    }
  }

  @Test func viewsThatComeAndConstraintsThatChange() throws {
    var session = try LayoutSession(
      HStack {
        Text("a").id("a")
        Rectangle().id("b")
      }
      .id("row").constraints { (ViewID("b").width == 20).labeled("width") }, width: 100)
    try session.insert(before: "a") { Text("x") }
    #expect(session.freshLayoutReason == .structure)
    try session.updateConstraints(labeled: "width", constant: 30)
    #expect(session.freshLayoutReason == .constraints)
    try session.resize(width: nil, height: nil)
    #expect(session.freshLayoutReason == .fittedRoot)
    try session.update(to: Text("b"))
    #expect(session.freshLayoutReason == .constraints)
  }

  @Test func whatIsAnError() throws {
    var session = try LayoutSession(
      HStack { HStack { Rectangle().width(20).height(5).id("a") }.width(60) }, width: 100, strict: true)
    #expect(throws: LayoutError.self) { try session.update("a") { Rectangle().width(-1).height(5) } }
    #expect(session.freshLayoutReason == .invalid)
    #expect(throws: LayoutError.self) { try session.update("a") { Rectangle().width(90).height(5) } }
    try session.update("a") { Rectangle().width(30).height(5) }
    #expect(session.layout.frame(of: "a")?.width == 30)
  }

  /// Records that were replaced are given up from time to time.
  @Test func roomForOldRecordsIsBounded() throws {
    func row(_ number: Int, _ text: String) -> some View { HStack { Text(text).id(ViewID("row \(number)")) } }
    var session = try LayoutSession(VStack { for number in 0..<30 { row(number, "Row \(number)") } }, width: 200)
    var count = 0
    for step in 0..<6000 {
      try session.update("row 15") { Text("Step \(step)") }
      if session.freshLayoutReason == .manyReplacements { count += 1 }
    }
    #expect((2...100).contains(count), "\(count)")
    let fresh = try VStack { for number in 0..<30 { row(number, number == 15 ? "Step 5999" : "Row \(number)") } }
      .layout(width: 200)
    #expect(session.layout.frames == fresh.frames)
  }
}
