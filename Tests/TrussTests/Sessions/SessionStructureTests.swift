import TestSupport
import Testing
import TrussLayout
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

  private func expectFresh(
    _ session: LayoutSession, _ view: some View, _ inPlace: Bool? = nil,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let fresh = try view.layout(width: session.width, height: session.height)
    #expect(session.layout.frames == fresh.frames, sourceLocation: location)
    #expect(session.layout.constraints.listing == fresh.constraints.listing, sourceLocation: location)
    #expect(session.layout.svg() == fresh.svg(), sourceLocation: location)
    #if !TRUSS_ROWS
      if let inPlace { #expect(session.isEditedInPlace == inPlace, sourceLocation: location) }
    #endif
  }

  @Test func rowsComeGoAndMoveInPlace() throws {
    var list = List(rows: Array(0..<40))
    var session = try LayoutSession(list, width: 200)
    try session.insert(before: "row 20") { list.line(100) }
    list.rows.insert(100, at: 20)
    try expectFresh(session, list, true)
    try session.insert(after: "row 39") {
      list.line(101)
      list.line(102)
    }
    list.rows += [101, 102]
    try expectFresh(session, list, true)
    try session.remove("row 0")
    list.rows.removeFirst()
    try expectFresh(session, list, true)
    try session.move("row 101", before: "row 1")
    list.rows.removeAll { $0 == 101 }
    list.rows.insert(101, at: 0)
    try expectFresh(session, list, true)
    try session.move("row 101", after: "row 102")
    list.rows.removeFirst()
    list.rows.append(101)
    try expectFresh(session, list, true)
    // What was made in place is what a layout made anew begins with.
    try session.resize(width: nil, height: nil)
    try expectFresh(session, list, false)
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
    try expectFresh(session, list, true)
    list.rows.removeSubrange(3..<5)
    list.rows.append(101)
    try session.update(to: list)
    try expectFresh(session, list, true)
    list.rows.swapAt(2, 20)
    try session.update(to: list)
    try expectFresh(session, list, areNamed ? true : nil)
    list.rows = []
    try session.update(to: list)
    try expectFresh(session, list)
    list.rows = [7, 8]
    try session.update(to: list)
    try expectFresh(session, list)
  }

  @Test func rowsWithABodyComeAndGoInPlace() throws {
    func view(_ rows: [Int]) -> some View {
      VStack(align: .start) { for row in rows { Line(row: row) } }
    }
    var session = try LayoutSession(view([1, 2, 3, 4]), width: 200)
    try session.update(to: view([1, 2, 9, 3, 4]))
    try expectFresh(session, view([1, 2, 9, 3, 4]), true)
    try session.update(to: view([2, 9, 3]))
    try expectFresh(session, view([2, 9, 3]), true)
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
    try expectFresh(session, view([1, 3]), false)
    try session.insert(after: "1") { Text("Row 5").id("5") }
    try session.insert(after: "g1") {
      GridRow {
        Text("a"); Text("Row 5")
      }.id("g5")
    }
    try expectFresh(session, view([1, 5, 3]), false)
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

  /// Old records are given up from time to time, with a layout made anew.
  @Test func roomForOldRecordsIsBounded() throws {
    var list = List(rows: Array(0..<30))
    var session = try LayoutSession(list, width: 200)
    var anew = 0
    for step in 0..<3000 {
      if step % 2 == 0 {
        try session.insert(before: "row 15") { list.line(100) }
      } else {
        try session.remove("row 100")
      }
      if !session.isEditedInPlace { anew += 1 }
    }
    #if !TRUSS_ROWS
      #expect((3...100).contains(anew), "\(anew)")
    #endif
    try session.insert(before: "row 15") { list.line(100) }
    list.rows.insert(100, at: 15)
    try expectFresh(session, list)
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
