import Testing
import Truss

struct TransitionTests {
  /// A row of three views, the middle one of which can be hidden.
  private func column(first: Double = 20, hidesMiddle: Bool = false) -> some View {
    VStack {
      Rectangle().height(first).id("first")
      Button("Middle").height(30).collapsed(hidesMiddle).id("middle")
      Box("last").height(30).id("last")
    }
  }

  private func change(_ from: some View, _ to: some View, width: Double = 100) throws -> Transition {
    var session = try LayoutSession(from, width: width)
    try session.update(to: to)
    return session.transition(duration: 0.2, curve: .linear)
  }

  @Test func framesAreExactAtBothEndsAndInTheMiddle() throws {
    var change = try change(column(first: 20), column(first: 60))
    #expect(change.frame(of: "first", at: 0) == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(change.frame(of: "first", at: 0.5) == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(change.frame(of: "first", at: 1) == Rect(x: 0, y: 0, width: 100, height: 60))
    #expect(change.frame(of: "last", at: 0.25) == Rect(x: 0, y: 60, width: 100, height: 30))
    change.curve = .easeInOut
    #expect(change.frame(of: "last", at: 0.5) == Rect(x: 0, y: 70, width: 100, height: 30))
    #expect(change.frame(of: "last", at: 0.25).map { 50 < $0.y && $0.y < 60 } == true)
    #expect(change.frame(of: "nobody", at: 0.5) == nil)
  }

  @Test func aMatchedViewMovesAndKeepsItsBorder() throws {
    let rules = try animations(change(column(first: 20), column(first: 60)))
    #expect(rules.contains("from { height: 19px }"))
    #expect(rules.contains("from { y: 50.5px }"))
    // The button and the box move by 40, and so do their titles.
    #expect(rules.contains("from { transform: translate(0px, -40px) }"))
    #expect(!rules.contains { $0.contains("opacity") })
  }

  @Test func aHiddenViewClosesWhereItStandsAndFades() throws {
    let change = try change(column(), column(hidesMiddle: true))
    let rules = try animations(change)
    #expect(rules.contains("from { height: 29px; rx: 5.5px; opacity: 1 } 33.33% { opacity: 0 }"))
    let gone = try change.svg().document.split(separator: "\n").filter { $0.contains("opacity=\"0\"") }
    #expect(gone.count == 2)
    #expect(gone.first?.contains(#"<rect x="0.5" y="20.5" width="99" height="0""#) == true)
  }

  @Test func aShownViewOpensFromNothing() throws {
    let rules = try animations(change(column(hidesMiddle: true), column()))
    #expect(rules.contains("from { height: 0px; rx: 0px; opacity: 0 } 66.67% { opacity: 0 }"))
  }

  @Test func newViewsAndOtherTextsFade() throws {
    let rules = try animations(
      change(
        VStack { Text("a") },
        VStack {
          Text("b"); Text("c")
        }))
    #expect(
      rules == [
        "from { opacity: 1 } 50% { opacity: 0 }", "from { opacity: 0 } 50% { opacity: 0 }",
        "from { opacity: 0 } 66.67% { opacity: 0 }",
      ])
    let wrapped = try change(Text("some words to wrap").width(200), Text("some words to wrap").width(60), width: 200)
    #expect(try wrapped.svg().document.contains(">some words to wrap</text>"))
    #expect(try animations(wrapped).allSatisfy { $0.contains("opacity") })
  }

  @Test func aViewOfAnotherKindIsAnotherView() throws {
    let rules = try animations(change(ZStack { Button("a").id("x") }, ZStack { Box("a").id("x") }))
    #expect(rules == ["from { opacity: 1 } 33.33% { opacity: 0 }", "from { opacity: 0 } 66.67% { opacity: 0 }"])
  }

  @Test func aNameIsFollowedThroughTheTree() throws {
    let before = VStack {
      HStack { Box("x").id("x").height(20) }; Rectangle().height(40)
    }
    let after = VStack {
      Rectangle().height(40); HStack { Box("x").id("x").height(20) }
    }
    #expect(try animations(change(before, after)).contains("from { y: 0.5px }"))
  }

  @Test func nothingMovesBeforeTheFirstUpdate() throws {
    let session = try LayoutSession(column(), width: 100)
    #expect(try session.transition().svg() == session.layout.svg())
  }

  @Test func aFailedUpdateIsNoChange() throws {
    var session = try LayoutSession(column(first: 20), width: 100)
    try session.update(to: column(first: 40))
    #expect(throws: LayoutError.self) { try session.update(to: Text("a").width(.nan)) }
    #expect(session.transition().frame(of: "first", at: 0)?.height == 20)
  }

  @Test func changesOfConstraintsMoveToo() throws {
    let pair = ZStack(align: nil) { Box("a").id("a") }.id("pair").constraints {
      (ViewID("a").left == ViewID("pair").left + 4).labeled("gap")
    }
    var session = try LayoutSession(pair, width: 200)
    try session.updateConstraints(labeled: "gap", constant: 20)
    #expect(session.transition(curve: .linear).frame(of: "a", at: 0.5)?.x == 12)
    // 20 points are four columns; before, 4 points were one.
    let cells = try session.transition(columns: 40)
    #expect(cells.frame(of: "a", at: 0)?.x == 1)
    #expect(cells.frame(of: "a", at: 1)?.x == 4)
  }

  @Test(arguments: [-1, .nan, .infinity, 3601]) func durationsWithoutMeaning(duration: Double) throws {
    let layout = try Text("a").layout()
    let change = Transition(from: layout, to: layout, duration: duration)
    #expect(throws: LayoutError.self) { try change.svg() }
    #expect(throws: LayoutError.self) { try change.strip() }
  }

  @Test func mediaDoNotMix() throws {
    let line = #line + 1
    let change = Transition(from: try Text("a").layout(), to: try Text("a").layout(columns: 4))
    #expect {
      try change.svg()
    } throws: {
      "\($0)".hasPrefix("\(#fileID):\(line): error: the transition: its layouts are of two media; ")
    }
  }

  /// The keyframes of a drawing, in order.
  private func animations(_ change: Transition) throws -> [String] {
    try change.svg().document.split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "@keyframes ")?.upperBound, let brace = line[start...].firstIndex(of: "{")
      else { return nil }
      return String(line[line.index(brace, offsetBy: 2)...].dropLast(2))
    }
  }

  /// Views are drawn in the order of their z-indices, and each moves from its own place.
  @Test func zIndices() throws {
    func page(_ leading: Double, isInFront: Bool) throws -> LayoutResult {
      try VStack {
        Text("first").padding(.leading, leading).zIndex(isInFront ? 1 : 0)
        Text("second")
      }
      .layout(columns: 16)
    }
    let change = try Transition(from: page(0, isInFront: true), to: page(50, isInFront: false))
    let middle = try change.strip(frames: 3).components(separatedBy: "\n\n")
    #expect(middle.contains("     first\nsecond"), "\(middle)")
  }
}
