import TestSupport
import Testing
import TrussLayout
import TrussText
import TrussTree
import TrussViews

@testable import Truss

/// Views that come, go and move in a session.
struct SessionStructureTests {
  /// Rows with names or without, in a stack with one.
  private struct List: View {
    var rows: [Int]
    var areNamed = true

    var body: some View {
      VStack(align: .fill, spacing: 8, insets: Insets(all: 10)) { for row in rows { line(row) } }.id("list")
    }

    @ViewBuilder func line(_ row: Int) -> some View {
      let line = HStack(align: .center, spacing: 4) {
        Rectangle().width(Double(10 + row % 7)).height(Double(8 + row % 5))
        Text("Row \(row)")
        Rectangle().flex(1).height(6)
      }
      if areNamed { line.id(ViewID("row \(row)")) } else { line }
    }
  }

  /// A row whose body is asked for.
  private struct Line: View {
    var row: Int
    var body: some View {
      HStack(spacing: 4) {
        Text("Row \(row)")
        Rectangle().width(5).height(Double(row))
      }
    }
  }

  /// Expects the layout that a view has by itself, and why it was not changed in place.
  private func expectFresh(
    _ session: LayoutSession, _ view: some View, _ reason: FreshLayoutReason? = nil,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let fresh = try view.layout(width: session.width, height: session.height)
    #expect(session.layout.frames == fresh.frames, sourceLocation: location)
    #expect(session.layout.constraints.listing == fresh.constraints.listing, sourceLocation: location)
    #expect(session.layout.svg() == fresh.svg(), sourceLocation: location)
    if let reason { #expect(session.freshLayoutReason == reason, sourceLocation: location) }
  }

  @Test func rowsComeGoAndMove() throws {
    var list = List(rows: Array(0..<40))
    var session = try LayoutSession(list, width: 200)
    try session.insert(before: "row 20") { list.line(100) }
    list.rows.insert(100, at: 20)
    try expectFresh(session, list, .structure)
    try session.insert(after: "row 39") {
      list.line(101)
      list.line(102)
    }
    list.rows += [101, 102]
    try expectFresh(session, list, .structure)
    try session.remove("row 0")
    list.rows.removeFirst()
    try expectFresh(session, list, .structure)
    try session.move("row 101", before: "row 1")
    list.rows.removeAll { $0 == 101 }
    list.rows.insert(101, at: 0)
    try expectFresh(session, list, .structure)
    try session.move("row 101", after: "row 102")
    list.rows.removeFirst()
    list.rows.append(101)
    try expectFresh(session, list, .structure)
    try session.resize(width: nil, height: nil)
    try expectFresh(session, list, .fittedRoot)
  }

  @Test func whatStaysWhereItIsChangesNothing() throws {
    let list = List(rows: [1, 2, 3])
    var session = try LayoutSession(list, width: 200)
    try session.move("row 2", before: "row 2")
    try session.move("row 2", before: "row 3")
    try session.move("row 2", after: "row 1")
    try session.insert(after: "row 2") {}
    try expectFresh(session, list)
  }

  @Test(arguments: [true, false]) func aWholeValueHasAnotherRow(areNamed: Bool) throws {
    var list = List(rows: Array(0..<30), areNamed: areNamed)
    var session = try LayoutSession(list, width: 200)
    list.rows.insert(100, at: 15)
    try session.update(to: list)
    try expectFresh(session, list, .structure)
    list.rows.removeSubrange(3..<5)
    list.rows.append(101)
    try session.update(to: list)
    try expectFresh(session, list, .structure)
    list.rows.swapAt(2, 20)
    try session.update(to: list)
    try expectFresh(session, list, areNamed ? .structure : nil)
    list.rows = []
    try session.update(to: list)
    try expectFresh(session, list)
    list.rows = [7, 8]
    try session.update(to: list)
    try expectFresh(session, list)
  }

  @Test func rowsWithABodyComeAndGo() throws {
    func view(_ rows: [Int]) -> some View {
      VStack(align: .start) { for row in rows { Line(row: row) } }
    }
    var session = try LayoutSession(view([1, 2, 3, 4]), width: 200)
    try session.update(to: view([1, 2, 9, 3, 4]))
    try expectFresh(session, view([1, 2, 9, 3, 4]), .structure)
    try session.update(to: view([2, 9, 3]))
    try expectFresh(session, view([2, 9, 3]), .structure)
  }

  /// A row with a name inside, and modifiers that its user gives it.
  private struct Titled: View {
    var title: String
    var body: some View { Text(title).id("title") }
  }

  @Test func whatIsSaidOfAComponentStays() throws {
    func view(_ title: String, hasFirst: Bool) -> some View {
      HStack {
        if hasFirst { Text("first").id("first") }
        Titled(title: title).width(60).overlay { Text("over") }.id("row")
        Text("last").id("last")
      }
    }
    var session = try LayoutSession(view("a", hasFirst: false), width: 200)
    for title in ["one", "two"] {
      try session.update("row.title") { Text(title) }
      try expectFresh(session, view(title, hasFirst: false))
    }
    try session.insert(before: "row") { Text("first").id("first") }
    for title in ["three", "four"] {
      try session.update("row.title") { Text(title) }
      try expectFresh(session, view(title, hasFirst: true))
      try session.move("last", before: "row")
      try session.move("last", after: "row")
    }
    try session.remove("first")
    try session.update("row") { Text("all of it") }
    #expect(session.layout.frames.map(\.kind) == ["HStack", "Text", "Text"])
  }

  @Test func viewsSideBySideComeToOneView() throws {
    func view(_ rows: [Int]) -> some View { Group { for row in rows { Text("Row \(row)").id(ViewID("\(row)")) } } }
    var session = try LayoutSession(view([1, 2, 3]), width: 200)
    try session.remove("2")
    try expectFresh(session, view([1, 3]))
    try session.remove("1")
    try expectFresh(session, view([3]))
  }

  @Test func theLastViewGoes() throws {
    func view(_ rows: [Int]) -> some View {
      VStack {
        VStack { for row in rows { Text("Row \(row)").id(ViewID("\(row)")) } }.id("list")
        Text("end").id("end")
      }
    }
    var session = try LayoutSession(view([1]), width: 200)
    try session.remove("1")
    try expectFresh(session, view([]))
    try session.move("end", before: "list")
    try session.move("end", after: "list")
    try expectFresh(session, view([]))
    try session.update(to: view([1, 2]))
    try expectFresh(session, view([1, 2]))
  }

  @Test func whatNoRecordDescribesIsLaidOutAnew() throws {
    func view(_ rows: [Int]) -> some View {
      VStack {
        ScrollView { VStack { for row in rows { Text("Row \(row)").id(ViewID("\(row)")) } } }.height(30)
        Grid {
          for row in rows {
            GridRow {
              Text("a"); Text("Row \(row)")
            }.id(ViewID("g\(row)"))
          }
        }
        Rectangle().width(9).height(9).overlay { Text("over").id("badge") }.id("decorated")
      }
    }
    var session = try LayoutSession(view([1, 2, 3]), width: 200)
    try session.remove("2")
    try session.remove("g2")
    try expectFresh(session, view([1, 3]), .structure)
    try session.insert(after: "1") { Text("Row 5").id("5") }
    try session.insert(after: "g1") {
      GridRow {
        Text("a"); Text("Row 5")
      }.id("g5")
    }
    try expectFresh(session, view([1, 5, 3]), .structure)
    // What a session was told of a decoration stays.
    try session.update("badge") { Text("another") }
    let width = session.layout.frame(of: "badge")?.width
    try session.remove("5")
    #expect(session.layout.frame(of: "badge")?.width == width)
  }

  @Test func aConstraintOfTheViewGoesOnToHold() throws {
    func view(_ rows: [Int]) -> some View {
      List(rows: rows).constraints { ViewID("row 1").height == ViewID("row 3").height + 4 }
    }
    var session = try LayoutSession(view([1, 2, 3]), width: 200)
    try session.insert(before: "row 1") { List(rows: []).line(4) }
    try expectFresh(session, view([4, 1, 2, 3]))
    try session.update(to: view([5, 1, 3]))
    try expectFresh(session, view([5, 1, 3]))
    #expect(throws: LayoutError.self) { try session.remove("row 3") }
    try expectFresh(session, view([5, 1, 3]))
  }

  @Test func whatWasSaidOfViewsAndTiesStays() throws {
    let list = List(rows: [1, 2, 3])
    var session = try LayoutSession(list, width: 200)
    try session.update("row 2") { Rectangle().height(50) }
    try session.addConstraints(to: "list") { ViewID("row 1").height == 33 }
    try session.insert(before: "row 3") { list.line(4) }
    #expect(session.layout.frame(of: "row 2")?.height == 50)
    #expect(session.layout.frame(of: "row 1")?.height == 33)
    try session.restoreConstraints()
    #expect(session.layout.frame(of: "row 2")?.height == 50)
    #expect(session.layout.frames.filter { $0.depth == 1 }.map(\.id?.name) == ["row 1", "row 2", "row 4", "row 3"])
    try session.update("row 2") { list.line(2) }
    try expectFresh(session, List(rows: [1, 2, 4, 3]))
  }

  @Test func whatHasNoMeaningLeavesTheLayout() throws {
    func view() -> some View {
      VStack {
        List(rows: [1, 2])
        Text("framed").id("framed").frame(width: 50)
        ScrollView { Text("alone").id("alone") }
        ViewThatFits {
          Text("first").id("first"); Text("second")
        }
        Rectangle().height(5).overlay { Text("over").id("over") }
      }
      .id("root")
    }
    var session = try LayoutSession(view(), width: 200)
    let before = session.layout.frames
    func reason(_ edit: (inout LayoutSession) throws -> Void) -> LayoutError.Reason? {
      do { try edit(&session) } catch { return (error as? LayoutError)?.reason }
      return nil
    }
    #expect(reason { try $0.remove("nobody") } == .unknownName("nobody", parameter: "remove"))
    #expect(reason { try $0.insert(before: "nobody") { Text("") } } == .unknownName("nobody", parameter: "insert"))
    #expect(reason { try $0.move("row 1", before: "nobody") } == .unknownName("nobody", parameter: "move"))
    guard case .duplicateName("List.row 2", _)? = reason({ try $0.insert(before: "row 1") { Text("").id("row 2") } })
    else {
      Issue.record("a name was used twice")
      return
    }
    for name in ["root", "framed", "alone", "first", "over"] {
      guard case .misplaced? = reason({ try $0.remove(ViewID(name)) }) else {
        Issue.record("\(name) was removed")
        continue
      }
    }
    guard case .misplaced? = reason({ try $0.move("list", before: "row 1") }) else {
      Issue.record("a view moved into itself")
      return
    }
    guard case .number? = reason({ try $0.insert(after: "row 1") { Rectangle().width(-1) } }) else {
      Issue.record("a width below 0")
      return
    }
    #expect(session.layout.frames == before)
  }

  /// Texts that stay are taken over, wherever they are then: none is measured twice.
  @Test(arguments: [true, false]) func whatWasMeasuredIsKept(areNamed: Bool) throws {
    let list = List(rows: Array(0..<30), areNamed: areNamed)
    var session = try LayoutSession(list, width: 200)
    let measured = measuredTexts(session)
    #expect(measured.count == 30)
    func expectKept(_ rows: [Int], _ location: Testing.SourceLocation = #_sourceLocation) {
      let kept = measuredTexts(session)
      #expect(Set(kept.keys) == Set(rows.map { "Row \($0)" }), sourceLocation: location)
      for (text, place) in measured where kept[text] != nil {
        #expect(kept[text] == place, "\(text)", sourceLocation: location)
      }
    }
    var rows = [100] + (5..<15) + [101] + [20] + (15..<20) + (21..<30)
    try session.update(to: List(rows: rows, areNamed: areNamed))
    expectKept(rows)
    // What was put in the place of a view is its own.
    guard areNamed else { return }
    try session.insert(before: "row 20") { list.line(102) }
    rows.insert(102, at: 12)
    try session.move("row 29", before: "row 100")
    expectKept(rows)
    try session.addConstraints(to: "list") { ViewID("row 20").height == 33 }
    expectKept(rows)
  }

  /// The measures of each text, by what it says.
  private func measuredTexts(_ session: LayoutSession) -> [String: ObjectIdentifier] {
    var found: [String: ObjectIdentifier] = [:]
    for entry in session.layout.tree.entries {
      if let text = entry.measuredText { found[text.string] = ObjectIdentifier(text) }
    }
    return found
  }

  /// A text with the same letters in another font is another text.
  @Test func aTextInAnotherFontIsMeasuredAgain() throws {
    func view(_ rows: [Font]) -> some View {
      VStack(align: .start) {
        for font in rows { Text("Title").font(font) }
        Text("Ti") + Text("tle").font(rows[0])
      }
    }
    let rows: [[Font]] = [[.body], [.title, .body], [.caption, .title, .body], [.body, .body]]
    var session = try LayoutSession(view(rows[0]), width: 200)
    for rows in rows {
      try session.update(to: view(rows))
      try expectFresh(session, view(rows))
    }
  }

  @Test func whatWasThereComesBackForATransition() throws {
    let list = List(rows: Array(0..<10))
    var session = try LayoutSession(list, width: 200)
    let before = session.layout.frames
    try session.move("row 7", before: "row 2")
    #expect(session.layout.frames != before)
    #expect(session.transition().from.frames == before)
  }
}
