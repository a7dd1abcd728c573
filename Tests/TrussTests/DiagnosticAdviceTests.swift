import Testing
import Truss

/// What diagnostics propose helps, and what they say of a cause is so.
struct DiagnosticAdviceTests {
  private func messages(_ view: some View, width: Double? = 300) throws -> [String] {
    try view.layout(width: width).diagnostics.map(\.message)
  }

  private func free(_ views: [any View], @ConstraintBuilder _ constraints: () -> [ConstraintEntry]) -> some View {
    ZStack(align: nil) { for view in views { AnyView(view) } }.constraints(constraints)
  }

  // MARK: Views and containers without a size

  @Test func nothingTiesTheHeightToTheViews() throws {
    func stack(_ isTied: Bool) -> some View {
      ZStack(align: nil) { Text("a").id("a") }.constraints {
        ViewID("a").left == ViewID.superview.left
        ViewID("a").top == ViewID.superview.top
        if isTied { ViewID("a").bottom == ViewID.superview.bottom }
      }
    }
    for found in [try messages(stack(false)), try messages(VStack { stack(false) })] {
      #expect(
        found == [
          "ZStack has no height, as no constraint ties it to its views: constrain ViewID(\"a\").bottom == "
            + "ViewID.superview.bottom, or give it a height"
        ])
    }
    #expect(try messages(stack(true)) == [])
  }

  /// A text that its row has no room for needs room, and no width.
  @Test func aViewWithoutRoom() throws {
    let row = HStack(align: .center, spacing: 8) {
      Text("A somewhat longer title").lineLimit(1).id("title")
      Spacer()
      Button("Edit")
      Button("Share")
    }
    let needed = try #require(
      try row.ranges(widths: 60...300).first { range in
        !range.diagnostics.contains { $0.message.contains("wider than its box") }
      }?.widths.lowerBound)
    let found = try messages(row, width: needed)
    #expect(found == [#""title" has no width, so it is not visible: HStack has no room for it"#])
    // In less space the row overflows, which is one fault.
    #expect(try messages(row, width: needed - 9).count == 1)
  }

  @Test func aRelationToACollapsedView() throws {
    let found = try messages(
      VStack {
        Text("a").id("a").height(30).collapsed()
        Text("b").id("b")
      }.constraints { ViewID("a").height == ViewID("b").height })
    #expect(found.count == 1 && found[0].hasPrefix(#""b" has no height, so it is not visible, because these hold"#))
    #expect(found[0].contains("a.height == b.height") && found[0].contains(".collapsed(true)"), "\(found)")
    #expect(!found[0].contains(".height(40)"))
  }

  @Test func aCircleOfWidths() throws {
    let found = try messages(
      VStack(align: .start) {
        Box("first").id("a"); Box("second").id("b")
      }.constraints {
        ViewID("a").width == ViewID("b").width * 2
        ViewID("b").width == ViewID("a").width * 2
      })
    #expect(!found.isEmpty)
    for message in found {
      #expect(
        message.contains("too narrow for its title, because these hold") && message.contains("a.width == 2*b.width"))
    }
  }

  // MARK: Overflow

  /// Nobody misses a spacer that sticks out.
  @Test func whatIsNotSeenIsNotNamed() throws {
    let row = HStack(spacing: 8) {
      Box("a").width(200).id("a")
      Box("b").width(200).id("b")
      Spacer()
    }
    let found = try messages(row, width: 320)
    #expect(found == [#"the content of HStack is 96 wider than its box: "b" sticks out by 88 at the right"#])
    #expect(try messages(row, width: 404)[0].hasSuffix(#""b" sticks out by 4 at the right"#))
  }

  @Test func ofSeveralAlikeTheNumberIsTold() throws {
    let row = HStack { for _ in 0..<3 { Button("Some words") } }
    #expect(try messages(row, width: 40).contains { $0.contains("Button[3] sticks out by") })
  }

  @Test func eachSideOfThePicture() throws {
    #expect(
      try messages(VStack { Text("abc").padding(-5) }, width: nil).contains(
        "Text sticks out of the picture by 5 at the left, by 4.96 at the right, by 1.1 at the top, by 2 at the bottom"))
  }

  // MARK: Ambiguity

  @Test func anAlignmentThatWouldConflictIsNotOffered() throws {
    let found = try messages(
      free([Box("a").id("a"), Text("b").id("b")]) {
        ViewID("a").left == ViewID.superview.left + 4
        ViewID("b").centerY == ViewID("a").centerY
      }
    ).filter { $0.contains("determines") }
    #expect(!found.isEmpty && found.allSatisfy { !$0.contains("align:") }, "\(found)")
    // The two tops are one freedom.
    #expect(found.filter { $0.contains("top, bottom or centerY") }.count == 1, "\(found)")
    let alone = try messages(free([Text("b").id("b")]) { ViewID("b").width == 20 })
    #expect(
      alone.contains {
        $0.hasSuffix(
          "constrain its left, right or centerX; constrain its top, bottom or centerY, or give ZStack an align:")
      }, "\(alone)")
  }

  // MARK: Conflicts

  /// A sum that is too long is no circle.
  @Test func aSumIsNoCircle() throws {
    let found = try messages(
      free([Box("a").id("a"), Box("b").id("b")]) {
        ViewID("a").edges(.top, .bottom, .left) == .superview
        ViewID("b").edges(.top, .bottom, .right) == .superview
        ViewID("a").width == ViewID.superview.width * 0.5
        ViewID("b").width == ViewID.superview.width * 0.5
        ViewID("b").left == ViewID("a").right + 8
      })
    #expect(found.contains { $0.contains("cannot all be satisfied") && $0.contains("b.left == a.right by the others") })
    #expect(!"\(found)".contains("circle"))
  }

  @Test func aMinimumAboveAMaximum() throws {
    let found = try messages(HStack { Text("a").width(atLeast: 100).width(atMost: 50) })
    #expect(
      found.contains { $0.contains("The minimum of a view's width is above its maximum: leave one out") }, "\(found)")
    #expect(
      try messages(HStack { Text("a").width(100).width(atMost: 50) }).contains {
        $0.contains("One view has a width outside of its limit: ")
      })
  }

  /// A width that no view can be below is told of rather than one that an author wrote.
  @Test func theSetHasNoMinimumThatIsNotNeeded() throws {
    let (z, a, b) = (ViewID.superview, ViewID("a"), ViewID("b"))
    let found = try #require(
      try messages(
        free([Text("x").id("a"), Text("y").id("b")]) {
          a.left >= z.left + 50
          b.left >= a.right + 50
          b.right <= z.right - 50
          a.width >= 60
          b.width >= 60
          a.edges(.top, .bottom) == .superview
          b.edges(.top, .bottom) == .superview
        }, width: 200
      ).first { $0.contains("cannot all be satisfied") })
    #expect([found.contains("a.width >= 60"), found.contains("b.width >= 60")].count { $0 } == 1, "\(found)")
    #expect(found.contains("no size is below 0"))
  }

  // MARK: Names and numbers

  @Test func theSuperviewOfAGuideIsItsView() throws {
    let view = ZStack(align: .topLeading) { Box("a").width(50).id("a") }.guides("line").constraints {
      ViewID("line").left == ViewID.superview.left + 10
      ViewID("line").width == 0
    }
    #expect(try view.layout(width: 300).frame(of: "line")?.x == 10)
  }

  @Test func bothBoundsAreWrittenAlike() {
    #expect {
      try Text("a").frame(minWidth: 100, maxWidth: 50).layout()
    } throws: {
      "\($0)".contains("minWidth is 100; it must be at most maxWidth, 50") && !"\($0)".contains("50.0")
    }
  }
}
