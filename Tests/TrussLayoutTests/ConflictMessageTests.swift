import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// What an author is told of constraints that cannot all hold.
struct ConflictMessageTests {
  private func conflict(_ view: some View, width: Double? = nil) throws -> Diagnostic {
    let layout = try Lowering(view, width: width).solve()
    return try #require(layout.diagnostics.first { $0.kind == .conflict }, "\(layout.diagnostics)")
  }

  /// The message as the guides show it: a table, what was broken, what to change.
  @Test func aHiddenViewWithASizeOfItsOwn() throws {
    let line = #line
    let view = VStack(distribution: .fill) {
      Box().height(85)
      Box()
        .id("player")
        .height(51)
        .collapsed(true)
    }
    let told = try conflict(view, width: 100)
    let (size, hiding) = (line + 5, line + 6)
    #expect(
      told.description == """
        \(#fileID):\(size): conflict: these constraints cannot all be satisfied
          player.height == 51                ConflictMessageTests.swift:\(size)   .height(51)
          player.height == 0   UISV-hiding   ConflictMessageTests.swift:\(hiding)   .collapsed(true)
          broken: player.height == 51. To keep both, give it a priority below 1000, say .height(51, priority: 999)
        """)
  }

  @Test func twoSizesOfOneView() throws {
    let told = try conflict(HStack { Box().id("a").width(50).width(60) })
    #expect(told.message.contains("One view has two widths that differ: leave one out, or give it a priority"))
    #expect(told.message.contains("say .width(50, priority: 999)"))
    #expect(!told.message.contains("why:"))
    #expect(try conflict(Box().width(atMost: 5).width(atLeast: 7)).message.contains(".width(atMost: 5, priority: 999)"))
  }

  @Test func anEntryOfAnArray() throws {
    let told = try conflict(HStack(widths: [nil, 40]) { for id in ["a", "b"] { Box().id(id).width(50) } })
    #expect(told.message.contains("HStack widths[1]"))
    #expect(told.message.contains(".width(50)"))
  }

  @Test func aRatioOfAViewWithBothSizes() throws {
    let told = try conflict(Box().id("a").width(50).height(60).aspectRatio(1))
    #expect(told.message.contains(".aspectRatio(1)"))
    #expect(told.message.contains("why: a.width == 60 by the others, but a.width == 50"), "\(told)")
    #expect(told.message.contains("A width, a height and a ratio are one too many"))
  }

  @Test func sizesAndGapsAreAddedUp() throws {
    let view = HStack(distribution: .fill, spacing: 8) { for number in 0..<5 { Box().id("v\(number)").width(80) } }
      .id("row")
    let told = try conflict(view, width: 390)
    #expect(told.message.contains("why: 5 x 80 + 4 x 8 = 432, but row.width == 390"), "\(told)")
    #expect(told.message.contains("width: 390 of the layout"))
    #expect(told.message.contains("\"row\" spacing"))
    #expect(told.message.contains("Lay it out with a width of 432, or give it a priority below 1000"))
  }

  /// A cure that is proposed is one.
  @Test func theOutermostViewIsAsLargeAsTheLayout() throws {
    let told = try conflict(Text("a").width(100), width: 200)
    #expect(
      told.message.contains("The outermost view is as wide as the layout: put it in a VStack or HStack, or give it a"))
    #expect(told.message.contains("say .width(100, priority: 999)"))
    let framed = try conflict(Text("a").frame(width: 100), width: 200)
    #expect(framed.message.contains("   .frame(width: 100)\n"), "\(framed)")
    #expect(framed.message.hasSuffix("put it in a VStack or HStack, or leave it out"), "\(framed)")
    #expect(!framed.message.contains("priority"))
    let bound = try conflict(Text("a").frame(minWidth: 300), width: 200)
    #expect(bound.message.contains("   .frame(minWidth: 300)\n"), "\(bound)")
    #expect(bound.message.hasSuffix("put it in a VStack or HStack, or leave it out"), "\(bound)")
    // On one line a size is still no frame, and a frame no size.
    let both = try conflict(VStack { Text("a").frame(width: 40, height: 9).width(20).height(9) }, width: 100)
    #expect(both.message.contains("   .frame(width: 40)\n") && both.message.contains("   .width(20)\n"), "\(both)")
    let stacked = try Lowering(VStack { Text("a").frame(width: 100) }, width: 200).solve()
    #expect(stacked.diagnostics.isEmpty)
  }

  /// Another size of the layout is proposed only where there is one in which the others hold.
  @Test func noWidthOfTheLayoutIsACure() throws {
    let (root, a, b) = (ViewID("root"), ViewID("a"), ViewID("b"))
    let row = HStack {
      Box().id(a); Box().id(b)
    }.id(root)
    let free = try conflict(
      row.constraints {
        a.width == root.width; a.width == 150
      }, width: 200)
    #expect(free.message.contains("Lay it out with a width of 150"))
    let stuck = try conflict(
      row.constraints {
        a.width == root.width; b.width == a.width; b.trailing == root.trailing
      }, width: 200)
    #expect(stuck.message.contains("width: 200 of the layout"))
    #expect(!stuck.message.contains("ay it out with"), "\(stuck)")
  }

  @Test func noneIsTheAuthorsOwn() throws {
    let told = try conflict(HStack(distribution: .fill, spacing: 40) { for _ in 0..<4 { Box() } }, width: 100)
    #expect(
      told.message.hasSuffix(
        "None of these is your own constraint: lay it out with a width of 120, or leave out the width of the "
          + "layout, to fit it"), "\(told)")
  }

  /// A fraction would be another number in a layout of another width.
  @Test func noOtherWidthIsProposedForFractions() throws {
    let row = HStack(distribution: .fill) {
      Box().width(60)
      Box().width(fraction: 0.5)
    }
    #expect(try !conflict(row, width: 100).message.contains("ay it out with"))
  }

  /// A ratio elsewhere in a set is not one of a view with a width and a height.
  @Test func aRatioAmongOthers() throws {
    let view = HStack(distribution: .fillEqually) {
      Box().aspectRatio(1).height(20)
      Box().width(60)
    }
    let told = try conflict(view)
    #expect(told.message.contains(".aspectRatio(1)") && !told.message.contains("one too many"), "\(told)")
  }

  /// Numbers that a constraint compares once its views have cancelled out.
  @Test(arguments: [Lowering.Form.rows, .records]) func aConstraintThatContradictsItself(form: Lowering.Form) throws {
    let a = ViewID("a")
    func messages(_ constraint: LayoutConstraint) throws -> [String] {
      try messages(ConstraintBuilder.buildExpression(constraint))
    }
    func messages(_ constraints: [ConstraintEntry]) throws -> [String] {
      let view = HStack { Box().id(a) }.constraints { constraints }
      return try Lowering(AnyView(view), width: 100, form: form).solve().diagnostics.map(\.message)
    }
    for constraint in [a.width >= a.width + 1, a.leading == a.left + 8, a.width + 2 <= a.width] {
      let found = try messages(constraint)
      #expect(found.count == 1 && found[0].hasPrefix("this cannot hold"), "\(found)")
    }
    let found = try messages(ConstraintBuilder.buildExpression(Visual("H:[a(a+10)]")))
    #expect(found.count == 1 && found[0].hasPrefix("this cannot hold"), "\(found)")
    #expect(found[0].hasSuffix("Leave it out"))
    for constraint in [a.width >= a.width, a.leading == a.left, a.width >= a.width + 1 ~ 999] {
      #expect(try messages(constraint).isEmpty)
    }
  }

  /// What UIKit's stacks require of sizes is said in their words.
  @Test func sizesInStacksInUIStackViewsWords() throws {
    let across = try conflict(
      VStack(distribution: .fill) {
        Box().width(50); Box()
      }, width: 100)
    #expect(
      across.message.contains(
        "Its stack's alignment: .fill stretches it: write alignment: .leading or .center (ConflictMessageTests.swift:"),
      "\(across)")
    // One that is wider than the stack is in the way however it is aligned.
    let wide = VStack(distribution: .fill) {
      Box().width(150)
      Box()
    }
    #expect(try conflict(wide, width: 100).message.contains("Lay it out with a width of 150"))
    let row = HStack(distribution: .fill) {
      Box().width(50); Box().width(20)
    }
    let loose = try conflict(row, width: 100)
    #expect(
      loose.message.contains("Its stack is to be filled by its views: add a Spacer() to its stack ("), "\(loose)")
    #expect(loose.message.contains(", write distribution: .equalSpacing ("))
    #expect(try conflict(row, width: 60).message.contains("Lay it out with a width of 70"))
    let spaced = HStack(distribution: .fill) {
      Box().width(50)
      Spacer()
    }
    #expect(try Lowering(spaced, width: 99).solve().diagnostics.allSatisfy { $0.kind != .conflict })
  }

  @Test func constraintsByTheirLineAndLabel() throws {
    let (a, b) = (ViewID("a"), ViewID("b"))
    let view = ZStack {
      Box().id(a)
      Box().id(b)
    }.constraints {
      (a.width == 50).labeled("narrow")
      a.width == b.width
      b.width == 60
    }
    let told = try conflict(view)
    #expect(told.message.contains("labeled(\"narrow\")"))
    #expect(told.message.contains("why: a.width == 60 by the others, but a.width == 50"), "\(told)")
    #expect(told.message.contains("~ 999 after the constraint"))
  }

  @Test func sizesThatGoRoundInACircle() throws {
    let (a, b) = (ViewID("a"), ViewID("b"))
    let view = ZStack {
      Box().id(a)
      Box().id(b)
    }.constraints {
      a.width == b.width + 1
      b.width == a.width + 1
    }
    let told = try conflict(view)
    #expect(told.message.contains("why: a.width == b.width - 1 by the other, but a.width == b.width + 1"), "\(told)")
    #expect(told.message.contains("They go round in a circle"))
  }

  @Test func columnsAreAligned() throws {
    let told = try conflict(
      HStack(distribution: .fill) {
        Box().id("a").width(7)
        Box().id("long name").width(200)
      }, width: 100)
    let rows = told.message.split(separator: "\n").filter { $0.contains(".swift:") }
    #expect(rows.count >= 3)
    let starts = rows.map { $0.split(separator: "ConflictMessageTests")[0].count }
    #expect(Set(starts).count == 1)
  }

  @Test func overflowNamesWhatSticksOutAndWhere() throws {
    let layout = try Lowering(
      HStack(justify: .center) {
        Box().id("a").width(80)
        Box().id("b").width(80)
      }.id("row"), width: 100
    ).solve()
    #expect(
      layout.diagnostics.map(\.message) == [
        "the content of \"row\" is 60 wider than its box: \"a\" sticks out by 30 at the left, "
          + "\"b\" sticks out by 30 at the right"
      ])
  }

  @Test func ambiguityNamesTheRuleAndWhatSettlesIt() throws {
    let layout = try Lowering(
      HStack(justify: nil) { Box().width(10).height(10).id("a") }.id("row"), width: 100, height: 40
    ).solve()
    #expect(layout.diagnostics.map(\.kind) == [.ambiguity])
    #expect(
      layout.diagnostics.first?.message
        == "no constraint determines the x of \"a\". Truss put it as near as possible to the origin of \"row\" "
        + "(x 0). To fix it, give \"row\" a justify:")
    let layers = try Lowering(
      ZStack(align: nil) { Box().height(10).id("a") }.id("stack"), width: 100, height: 40
    ).solve()
    let message = try #require(layers.diagnostics.first?.message)
    #expect(message.contains("the x, y and width of \"a\""), "\(message)")
    #expect(message.contains("made it as small as possible (width 0)"))
    #expect(message.contains("give it .width(…), or constrain its width"))
  }

  @Test func theLastViewOfAStackGivesWayByRule() throws {
    let layout = try Lowering(HStack { for _ in 0..<3 { Box().height(5) } }, width: 100).solve()
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aStrictLayoutThrowsWhatThereIsToTell() throws {
    let layout = try Lowering(HStack { Box().width(160) }, width: 100).solve()
    #expect(layout.diagnostics.map(\.kind) == [.overflow])
    do {
      _ = try layout.strict()
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.reason == .diagnostics(layout.diagnostics))
      #expect(error.location == layout.diagnostics[0].location)
      #expect(error.description.contains("the content of HStack is 60 wider than its box"))
    }
    #expect(try Lowering(HStack { Box().width(60) }, width: 100).solve().strict().size.width == 100)
  }
}
