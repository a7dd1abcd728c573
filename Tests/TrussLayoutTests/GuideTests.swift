import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// Guides that are made for constraints, and constraints between neighbours in a list.
struct GuideTests {
  let a = ViewID("a")
  let b = ViewID("b")
  let c = ViewID("c")
  let box = ViewID("box")
  let column = ViewID("column")
  let gap = ViewID("gap")

  private func view(@ConstraintBuilder _ constraints: () -> [ConstraintEntry]) -> some View {
    ZStack(align: nil) {
      Rectangle().id(a)
      Rectangle().id(b)
      Rectangle().id(c)
    }
    .id(box).guides(column, gap).constraints(constraints)
  }

  private func layout(
    direction: LayoutDirection = .leftToRight, @ConstraintBuilder _ constraints: () -> [ConstraintEntry]
  ) throws(LayoutError) -> LayoutResult {
    try Lowering(view(constraints), width: 200, height: 100, environment: .init(layoutDirection: direction)).solve()
  }

  private func error(_ view: some View) -> LayoutError? {
    do {
      _ = try Lowering(view)
      return nil
    } catch { return error }
  }

  @Test func viewsKeepToAGuide() throws {
    let layout = try layout {
      column.left == box.left + 40
      column.width == box.width / 4
      [a, b].align(.left, .width)
      a.left == column.left
      a.right == column.right
      Visual("H:[gap(12)]")
    }
    #expect(layout.frame(of: a)?.minX == 40)
    #expect(layout.frame(of: b)?.width == 50)
    #expect(layout.frame(of: column) == Rect(x: 40, y: 0, width: 50, height: 0))
    #expect(layout.frame(of: column, in: a)?.minX == 0)
    #expect(layout.frame(of: gap)?.width == 12)
    #expect(!layout.frames.contains { $0.id == column })
    let listing = layout.constraints.listing
    #expect(listing.contains(" a.left == column.left\n"))
    #expect(listing.contains(" column.width >= 0\n"))
  }

  @Test func aGuideMayLieOutsideItsView() throws {
    let layout = try layout {
      gap.leading == box.trailing + 10
      gap.size == Size(width: 5, height: 6)
      gap.top == box.top
    }
    #expect(layout.frame(of: gap) == Rect(x: 210, y: 0, width: 5, height: 6))
  }

  @Test func aGuideHasNoNegativeSize() throws {
    let layout = try layout {
      gap.left == box.left + 30
      gap.right == box.left + 10 ~ .high
    }
    #expect(layout.frame(of: gap) == Rect(x: 30, y: 0, width: 0, height: 0))
  }

  /// Only the axis that a constraint names, and only where constraints leave it open.
  @Test func anOpenGuideIsAmbiguous() throws {
    func ambiguous(@ConstraintBuilder _ constraints: () -> [ConstraintEntry]) throws -> [String] {
      try layout(constraints).diagnostics.map(\.message).filter { $0.contains("of the guide") }
    }
    #expect(try ambiguous {}.isEmpty)
    let open = try ambiguous { column.width == 20 }
    #expect(open.count == 1)
    #expect(open.first?.hasPrefix("no constraint determines the x of the guide \"column\"") == true)
    #expect(
      try ambiguous {
        column.width == 20
        column.centerX == box.centerX
      }.isEmpty)
  }

  @Test func aNameIsUsedOnce() {
    let line = #line
    func place(_ distance: Int) -> SourceLine {
      SourceLine(fileID: #fileID, line: line + distance)
    }
    #expect(error(Text("a").id(a).guides(a))?.reason == .duplicateName("a", first: place(4)))
    #expect(error(Text("a").guides(gap, gap))?.reason == .duplicateName("gap", first: place(5)))
    let twice = VStack {
      Text("a").guides(gap)
      Text("b").id(gap)
    }
    #expect(error(twice)?.reason == .duplicateName("gap", first: place(7)))
    let own = view { a.left == gap.margins.left }
    let reason = "\"gap\" is a guide, and a guide has no guides; leave .margins out"
    #expect(error(own)?.reason == .meaninglessConstraint(reason))
  }

  @Test func aConstraintMayNameAGuideOfAViewInside() throws {
    let view = ZStack(align: nil) {
      Rectangle().id(a).guides(gap).constraints { gap.left == a.left + 5 }
    }.id(box).constraints {
      a.left == box.left
      gap.right == box.right
      gap.width == 20
    }
    #expect(try Lowering(view, width: 100, height: 10).solve().frame(of: gap)?.minX == 80)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func listsAreDistributed(direction: LayoutDirection) throws {
    func places(@ConstraintBuilder _ constraints: () -> [ConstraintEntry]) throws -> [Double] {
      let layout = try layout(direction: direction, constraints)
      return [a, b, c].compactMap { layout.frame(of: $0) }.map {
        direction == .leftToRight ? $0.minX : 200 - $0.maxX
      }
    }
    #expect(
      try places {
        a.leading == box.leading + 10
        a.width == 20
        [a, b, c].equalSizes()
        [a, b, c].distribute(.horizontal, spacing: 8)
      } == [10, 38, 66])
    // 20, 30 and 40 wide in 200: 110 are left for two gaps.
    #expect(
      try places {
        a.width == 20
        b.width == 30
        c.width == 40
        a.leading == box.leading
        c.trailing == box.trailing
        [a, b, c].distribute(.horizontal)
      } == [0, 75, 160])
  }

  @Test func listsAreAligned() throws {
    let layout = try layout {
      a.edges == box.inset(by: Insets(top: 10, left: 20, bottom: 60, right: 100))
      [a, b, c].align(.bottom, .centerX)
      [a, b].equalWidths()
      [a, c].equalHeights()
      ([b, c].distribute(.vertical, spacing: -4) ~ .low).labeled("overlap")
      b.height == 5
      c.width == 8
    }
    #expect(layout.frame(of: a) == Rect(x: 20, y: 10, width: 80, height: 30))
    #expect(layout.frame(of: b) == Rect(x: 20, y: 35, width: 80, height: 5))
    #expect(layout.frame(of: c) == Rect(x: 56, y: 10, width: 8, height: 30))
    #expect(layout.constraints.listing.contains(" c.top == b.bottom - 4 priority:250 label:overlap\n"))
  }

  @Test func shortListsSayNothing() throws {
    let empty = try layout {
      [ViewID]().align(.top)
      [a].distribute(.horizontal, spacing: 8)
      [a, b].distribute(.vertical)
    }
    #expect(!empty.constraints.listing.contains("Constraints:"))
  }

  /// A view's content does not make the safe area that constraints relate it to any smaller.
  @Test func theSafeAreaOfTheRootIsDecided() throws {
    let view = ZStack(align: nil) { Box("a").id(a) }.id(box).constraints { a.edges == box.safeArea.edges }
    let layout = try Lowering(
      view, width: 100, height: 100, environment: .init(safeAreaInsets: Insets(top: 20, left: 5))
    ).solve()
    #expect(layout.frame(of: a) == Rect(x: 5, y: 20, width: 95, height: 80))
    #expect(layout.diagnostics.isEmpty)
  }
}
