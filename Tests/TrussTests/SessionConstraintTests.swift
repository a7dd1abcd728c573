import Testing
import Truss

/// What a session says of constraints: `a` and `b` side by side in a box of 200 by 100.
struct SessionTieTests {
  private let box = ViewID("box")
  private let a = ViewID("a")
  private let b = ViewID("b")

  private func row(gap: Double = 8, hasGap: Bool = true) -> some View {
    ZStack(align: nil) {
      Rectangle().id(a)
      Rectangle().id(b)
    }
    .id(box)
    .constraints {
      a.edges(.left, .top, .bottom) == box.edges
      a.width == 40
      b.edges(.top, .bottom) == box.edges
      b.width == 30
      if hasGap { (b.left == a.right + gap).labeled("gap") }
      (b.right == box.right ~ .low).labeled("end")
    }
  }

  private func session() throws -> LayoutSession { try LayoutSession(row(), width: 200, height: 100) }

  private func error(_ body: () throws(LayoutError) -> Void) -> LayoutError? {
    do {
      try body()
      return nil
    } catch { return error }
  }

  @Test func aConstantIsUpdated() throws {
    var session = try session()
    #expect(session.layout.frame(of: b)?.minX == 48)
    for constant in [12.0, 20, -5] {
      try session.updateConstraints(labeled: "gap", constant: constant)
      #expect(session.layout.frame(of: b)?.minX == 40 + constant)
      #expect(session.layout.frames == (try row(gap: constant).layout(width: 200, height: 100).frames))
    }
    #expect(session.layout.constraints.listing.contains(" b.left == a.right - 5 label:gap\n"))
    try session.restoreConstraints(labeled: "gap")
    let near = error { () throws(LayoutError) in try session.updateConstraints(labeled: "gpa", constant: 1) }
    #expect(near?.suggestion == "gap")
    #expect(session.layout.frame(of: b)?.minX == 48)
  }

  @Test func aPriorityIsUpdated() throws {
    var session = try session()
    try session.updateConstraints(labeled: "gap", priority: 100)
    #expect(session.layout.frame(of: b)?.maxX == 200)
    #expect(session.layout.constraints.listing.contains(" b.left == a.right + 8 priority:100 label:gap\n"))
    try session.updateConstraints(labeled: "gap", constant: 3, priority: .required)
    #expect(session.layout.frame(of: b)?.minX == 43)
  }

  @Test func moreThanAConstantIsReplaced() throws {
    var session = try session()
    try session.replaceConstraints(labeled: "gap") {
      b.left >= a.right + 20
      b.right <= box.right - 10
    }
    #expect(session.layout.frame(of: b) == Rect(x: 160, y: 0, width: 30, height: 100))
    #expect(session.layout.constraints.listing.contains(" b.right <= box.right - 10 label:gap\n"))
    try session.updateConstraints(labeled: "gap", priority: 1)
    #expect(session.layout.frame(of: b)?.maxX == 200)
  }

  @Test func removedConstraintsAreUnknownUntilTheyAreRestored() throws {
    var session = try session()
    try session.removeConstraints(labeled: "gap")
    #expect(session.layout.frame(of: b)?.maxX == 200)
    #expect(!session.layout.constraints.listing.contains("label:gap"))
    let line = #line + 1
    let found = error { () throws(LayoutError) in try session.updateConstraints(labeled: "gap", constant: 1) }
    #expect(found?.reason == .unknownLabel("gap"))
    #expect(found?.location == SourceLine(fileID: #fileID, line: line))
    #expect(
      found?.description.hasSuffix(
        "error: the session: no constraint is labelled \"gap\"; label one with .labeled(\"gap\")") == true)
    try session.restoreConstraints(labeled: "gap")
    #expect(session.layout.frame(of: b)?.minX == 48)
  }

  @Test func aLabelStandsForAllTiesThatHaveIt() throws {
    var session = try LayoutSession(
      ZStack(align: nil) { Rectangle().id(a) }.id(box).constraints {
        (a.edges(.left, .top) == box.edges).labeled("corner")
        (a.width == 10).labeled("size")
        (a.height == 20).labeled("size")
      }, width: 200, height: 100)
    try session.updateConstraints(labeled: "corner", constant: 7)
    try session.updateConstraints(labeled: "size", constant: 30)
    #expect(session.layout.frame(of: a) == Rect(x: 7, y: 7, width: 30, height: 30))
    try session.replaceConstraints(labeled: "corner") { a.center == box.center }
    #expect(session.layout.frame(of: a) == Rect(x: 85, y: 35, width: 30, height: 30))
  }

  @Test func aViewsConstraintsAreRemade() throws {
    var session = try session()
    try session.updateConstraints(labeled: "gap", constant: 50)
    try session.remakeConstraints(of: box) {
      a.size == Size(width: 20, height: 10)
      a.center == box.center
      (b.left == a.right + 1).labeled("gap")
    }
    #expect(session.layout.frame(of: a) == Rect(x: 90, y: 45, width: 20, height: 10))
    #expect(session.layout.frame(of: b)?.minX == 111)
    try session.addConstraints(to: a) { b.width == a.width }
    #expect(session.layout.frame(of: b)?.width == 20)
    try session.updateConstraints(labeled: "gap", constant: 4)
    #expect(session.layout.frame(of: b)?.minX == 114)
    try session.restoreConstraints()
    #expect(session.layout.frames == (try row().layout(width: 200, height: 100).frames))
  }

  @Test func whatWasSaidHoldsForTheNextValueOfTheView() throws {
    var session = try session()
    try session.updateConstraints(labeled: "gap", constant: 12)
    try session.update(to: row(gap: 99))
    #expect(session.layout.frame(of: b)?.minX == 52)
    try session.update(to: row(hasGap: false))
    #expect(session.layout.frame(of: b)?.maxX == 200)
    try session.update(to: row())
    #expect(session.layout.frame(of: b)?.minX == 52)
  }

  @Test func aFailureLeavesAllAsItWas() throws {
    var session = try session()
    let before = session.layout.frames
    let line = #line + 1
    let wrong = error { () throws(LayoutError) in try session.updateConstraints(labeled: "gap", constant: .nan) }
    #expect(wrong?.location == SourceLine(fileID: #fileID, line: line))
    #expect(wrong?.view == "\"box\"")
    #expect(error { () throws(LayoutError) in try session.updateConstraints(labeled: "gap", priority: 0) } != nil)
    #expect(error { () throws(LayoutError) in try session.removeConstraints(labeled: "nothing") } != nil)
    #expect(error { () throws(LayoutError) in try session.restoreConstraints(labeled: "nothing") } != nil)
    #expect(
      error { () throws(LayoutError) in try session.replaceConstraints(labeled: "gap") { a.left == b.top } } != nil)
    #expect(error { () throws(LayoutError) in try session.remakeConstraints(of: "nobody") { a.width == 1 } } != nil)
    #expect(error { () throws(LayoutError) in try session.addConstraints(to: box) { ViewID("x").width == 1 } } != nil)
    #expect(session.layout.frames == before)
    try session.update(to: row())
    #expect(session.layout.frames == before)
  }
}
