import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

struct ConstraintTests {
  let a = ViewID("a")
  let b = ViewID("b")
  let box = ViewID("box")

  /// Two views in a box of 200 by 100 that says nothing of them.
  private func layout(_ medium: Medium = .points, @ConstraintBuilder _ constraints: () -> [ConstraintEntry])
    throws(LayoutError) -> LayoutResult
  {
    let view = ZStack(align: nil) {
      Rectangle().id(a)
      Rectangle().id(b)
    }.id(box).constraints(constraints)
    let isCells = medium != .points
    return try Lowering(view, medium: medium, width: isCells ? 40 : 200, height: isCells ? 10 : 100).solve()
  }

  private func error(@ConstraintBuilder _ constraints: () -> [ConstraintEntry]) -> LayoutError? {
    do {
      _ = try layout(.points, constraints)
      return nil
    } catch {
      return error
    }
  }

  @Test func edgesSizesAndCenters() throws {
    let layout = try layout {
      a.edges == box.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
      b.size == Size(width: 30, height: 20)
      b.center == box.center.offset(x: 5, y: -10)
    }
    #expect(layout.frame(of: a) == Rect(x: 2, y: 1, width: 194, height: 96))
    #expect(layout.frame(of: b) == Rect(x: 90, y: 30, width: 30, height: 20))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func sumsMultipliersAndAllRelations() throws {
    let gap = 7.0
    let layout = try layout {
      a.left == box.left + gap
      a.top == box.top
      a.width == box.width / 4 + 3 - 1
      a.height >= 0.5 * box.height
      b.leading == a.trailing + 8
      b.top >= a.bottom - gap
      b.width == a.width * 2
      b.bottom <= box.bottom
      2 * b.height == a.height + 10
    }
    #expect(layout.frame(of: a) == Rect(x: 7, y: 0, width: 52, height: 50))
    #expect(layout.frame(of: b) == Rect(x: 67, y: 43, width: 104, height: 30))
  }

  @Test func methodsSayTheSameAsOperators() throws {
    let byMethods = try layout {
      a.left.equal(to: box.left, plus: 8)
      a.width.atLeast(box.height, times: 0.5)
      b.top.atMost(box.bottom, plus: -20)
    }
    let byOperators = try layout {
      a.left == box.left + 8
      a.width >= box.height * 0.5
      b.top <= box.bottom - 20
    }
    #expect(byMethods.constraints == byOperators.constraints)
  }

  @Test func prioritiesAndLabels() throws {
    let layout = try layout {
      a.width == 50 ~ .high
      a.width == 80 ~ 751
      (a.edges(.left, .top) == box.edges).labeled("corner")
    }
    #expect(layout.frame(of: a)?.width == 80)
    let listing = layout.constraints.listing
    #expect(listing.contains("Constraints:\n a.width == 50 priority:750\n a.width == 80 priority:751\n"))
    #expect(listing.contains(" a.left == box.left label:corner\n a.top == box.top label:corner\n"))
  }

  @Test func controlFlow() throws {
    let wide = true
    let layout = try layout {
      if wide { a.width == 60 } else { a.width == 20 }
      for each in [a, b] { each.height == 10 }
      if !wide { b.width == 1 }
    }
    #expect(layout.frame(of: a)?.size == Size(width: 60, height: 10))
    #expect(layout.frame(of: b)?.height == 10)
  }

  @Test func visualFormat() throws {
    let layout = try layout {
      Visual("H:|-20-[a]-[b(==a)]-gap-|", options: .alignAllTop, metrics: ["gap": 12])
      Visual("V:|-10-[a(30)]-(>=8@750)-|")
      Visual("V:[b(>=20,<=100@20)]")
    }
    #expect(layout.frame(of: a) == Rect(x: 20, y: 10, width: 80, height: 30))
    #expect(layout.frame(of: b)?.minY == 10)
    #expect(layout.frame(of: b)?.width == 80)
    let cells = try self.layout(.cells) { Visual("H:|-20-[a(50)]") }
    #expect(cells.frame(of: a)?.minX == 4)
    #expect(cells.frame(of: a)?.width == 10)
  }

  @Test func faultsOfVisualFormatHaveACaret() {
    let line = #line + 1
    let found = error { Visual("H:|-20-[nobody]") }
    #expect(found?.location == SourceLine(fileID: #fileID, line: line))
    #expect(found?.description.hasSuffix("\nH:|-20-[nobody]\n        ^") == true)
  }

  @Test func marginsAreAGuide() throws {
    let view = ZStack(align: nil) { Rectangle().id(a) }.margins(Insets(all: 12)).id(box).constraints {
      a.edges == box.margins.edges
    }
    #expect(
      try Lowering(view, width: 200, height: 100).solve().frame(of: a) == Rect(x: 12, y: 12, width: 176, height: 76))
    let standard = try layout { a.leading == box.leadingMargin }
    #expect(standard.frame(of: a)?.x == 8)
  }

  @Test func inCellsConstantsAreRoundedAndAxesScaled() throws {
    let layout = try layout(.cells) {
      a.left == box.left + 12
      a.width == a.height * 1
      a.height == 30
      b.width == 1
    }
    #expect(layout.frame(of: a) == Rect(x: 2, y: 0, width: 6, height: 3))
    #expect(layout.frame(of: b)?.width == 1)
  }

  @Test func constraintsWithoutMeaning() {
    #expect(error { a.width == ViewID("nobody").width }?.reason == .unknownName("nobody", parameter: "a constraint"))
    let kinds =
      "a size cannot be compared with a position: width is a size, left a position; compare width with a size or a "
      + "number, or left with a position"
    #expect(error { a.width == b.left }?.reason == .meaninglessConstraint(kinds))
    let axes =
      "positions of different axes cannot be compared: left is horizontal, top vertical; compare edges or centres of one "
      + "axis"
    #expect(error { a.left == b.top }?.reason == .meaninglessConstraint(axes))
    let message =
      "a position cannot be compared with a number: add the number to another position, as in "
      + "ViewID(\"a\").left == ViewID.superview.left + 8"
    #expect(error { a.left == 20 }?.reason == .meaninglessConstraint(message))
    #expect(
      error { a.content.top == b.top }?.reason
        == .meaninglessConstraint("\"a\" is no scroll view and has no .content; leave .content out for its frame"))
    #expect(error { a.width == .nan } != nil)
    #expect(error { a.width / 0 == b.width } != nil)
    #expect(error { a.width == b.width ~ 0 } != nil)
    let line = #line + 1
    #expect(error { a.height == b.top }?.location == SourceLine(fileID: #fileID, line: line))
  }

  @Test func requiredConstraintsThatConflictNameTheirLines() throws {
    let line = #line + 2
    let layout = try layout {
      a.width == 50
      a.width == b.width
      b.width == 60
    }
    let conflict = try #require(layout.diagnostics.first { $0.kind == .conflict })
    for offset in 0..<3 { #expect(conflict.message.contains("ConstraintTests.swift:\(line + offset)")) }
  }
}
