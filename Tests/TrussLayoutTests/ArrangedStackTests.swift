import TestSupport
import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// What holds in every stack in UIStackView's words: several thousand combinations of all that it can say.
struct ArrangedStackTests {
  /// A combination.
  struct Combination {
    var axis: Axis
    var distribution: Distribution
    var alignment: Align
    /// For each view whether it is hidden.
    var hidden: [Bool]
    var hasCustomSpacing: Bool
    var margin: Double
    var isBaselineRelative: Bool
    /// The length along the axis, or nil where it is fitted.
    var length: Double?

    let spacing = 10.0
    let customSpacing = 24.0

    /// The stack, with its hidden views or without them.
    func view(withHidden: Bool = true) -> some View {
      Stack(
        axis, distribution: distribution, alignment: alignment, spacing: spacing, margins: Insets(all: margin),
        baselineRelative: isBaselineRelative
      ) {
        for (number, isCollapsed) in hidden.enumerated() where withHidden || !isCollapsed {
          child(number).id("\(number)").collapsed(isCollapsed)
        }
      }
      .customSpacing(hasCustomSpacing ? customSpacing : spacing, after: withHidden || !hidden[0] ? "0" : first)
    }

    private var first: ViewID { ViewID("\(visible.first ?? 0)") }

    private func child(_ number: Int) -> any View {
      let width = [40.0, 60, 20][number]
      return isBaselineRelative && axis == .vertical
        ? Text(["one", "another", "x"][number]) : Image("", natural: Size(width: width, height: width + 5))
    }

    /// The visible views, and the gaps that are asked for between them.
    var visible: [Int] { hidden.indices.filter { !hidden[$0] } }
    var gaps: [Double] { visible.dropLast().map { $0 == 0 && hasCustomSpacing ? customSpacing : spacing } }
  }

  static func combinations(_ axis: Axis, _ distribution: Distribution) -> [Combination] {
    var all: [Combination] = []
    let masks = [
      [false], [true], [false, false, false], [true, false, false], [false, true, false], [false, false, true],
      [false, true, true], [true, true, false], [true, true, true],
    ]
    for alignment in Align.allCases {
      for hidden in masks {
        for hasCustomSpacing in hidden.count > 1 ? [false, true] : [false] {
          for isBaselineRelative in axis == .vertical ? [false, true] : [false] {
            for (margin, length) in [(0.0, 300.0), (8, nil)] {
              all.append(
                Combination(
                  axis: axis, distribution: distribution, alignment: alignment, hidden: hidden,
                  hasCustomSpacing: hasCustomSpacing, margin: margin, isBaselineRelative: isBaselineRelative,
                  length: length))
            }
          }
        }
      }
    }
    return all
  }

  @Test(arguments: Axis.allCases, Distribution.allCases)
  func invariants(axis: Axis, distribution: Distribution) throws {
    let combinations = Self.combinations(axis, distribution)
    #expect(combinations.count == (axis == .horizontal ? 192 : 384))
    for combination in Seeds.some(of: combinations, oneOf: 5) { try check(combination) }
  }

  private func check(_ combination: Combination) throws {
    let axis = combination.axis
    // A length that no view can take is a conflict of the user's own.
    let length = combination.visible.isEmpty ? nil : combination.length
    let layout = try Lowering(
      combination.view(), width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil
    ).solve()
    let frames = combination.hidden.indices.compactMap { layout.frame(of: ViewID("\($0)")) }
    func complaint() -> Comment { "\(combination): \(layout.frames) \(layout.diagnostics)" }
    #expect(layout.diagnostics.isEmpty, complaint())
    for (frame, isCollapsed) in zip(frames, combination.hidden) where isCollapsed {
      #expect(extent(frame, axis) == 0, complaint())
    }
    let inner = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
      .inset(by: Insets(all: combination.margin))
    for number in combination.visible {
      let frame = frames[number]
      #expect(start(frame, axis) >= start(inner, axis) - 0.01, complaint())
      #expect(end(frame, axis) <= end(inner, axis) + 0.01, complaint())
      #expect(start(frame, axis.cross) >= start(inner, axis.cross) - 0.01, complaint())
      #expect(end(frame, axis.cross) <= end(inner, axis.cross) + 0.01, complaint())
      // Across the stack nothing is short of room.
      let intrinsic =
        combination.isBaselineRelative && axis == .vertical ? 1 : [45.0, 65, 25][number] - (axis == .vertical ? 5 : 0)
      #expect(extent(frame, axis.cross) >= intrinsic, complaint())
    }
    checkGaps(combination, combination.visible.map { frames[$0] }, complaint)
    if combination.visible.isEmpty { #expect(extent(inner, axis) == 0, complaint()) }
    try checkRoomOfHidden(combination, layout, complaint)
  }

  /// The visible views stand where they would stand if the hidden ones were not there.
  private func checkRoomOfHidden(_ combination: Combination, _ layout: LayoutResult, _ complaint: () -> Comment) throws
  {
    guard combination.hidden.contains(true), !combination.visible.isEmpty else { return }
    // A custom spacing after a hidden view is dropped with the view.
    if combination.hidden[0] && combination.hasCustomSpacing { return }
    let length = combination.length
    let without = try Lowering(
      combination.view(withHidden: false), width: combination.axis == .horizontal ? length : nil,
      height: combination.axis == .vertical ? length : nil
    ).solve()
    for number in combination.visible {
      let id = ViewID("\(number)")
      #expect(layout.frame(of: id) == without.frame(of: id), complaint())
    }
    #expect(layout.size == without.size, complaint())
  }

  private func checkGaps(_ combination: Combination, _ frames: [Rect], _ complaint: () -> Comment) {
    let axis = combination.axis
    let gaps = zip(frames, frames.dropFirst()).map { start($1, axis) - end($0, axis) }
    if combination.isBaselineRelative && axis == .vertical {
      // From the baseline of a one-line text to that of the next: the same as from top to top.
      let steps = zip(frames, frames.dropFirst()).map { start($1, axis) - start($0, axis) }
      for (step, asked) in zip(steps, combination.gaps) { #expect(step >= asked - 0.01, complaint()) }
      return
    }
    for (gap, asked) in zip(gaps, combination.gaps) {
      switch combination.distribution {
      case .fill, .fillEqually, .fillProportionally: #expect(abs(gap - asked) < 0.01, complaint())
      case .equalSpacing, .equalCentering: #expect(gap >= asked - 0.01, complaint())
      }
    }
    switch combination.distribution {
    case .equalSpacing: #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) < 0.01, complaint())
    case .equalCentering:
      let centers = zip(frames, frames.dropFirst()).map { center($1, axis) - center($0, axis) }
      #expect((centers.max() ?? 0) - (centers.min() ?? 0) < 0.01, complaint())
    case .fillEqually:
      let extents = frames.map { extent($0, axis) }
      #expect((extents.max() ?? 0) - (extents.min() ?? 0) < 0.01, complaint())
    case .fill, .fillProportionally: break
    }
  }

  private func start(_ rect: Rect, _ axis: Axis) -> Double { axis == .horizontal ? rect.minX : rect.minY }
  private func end(_ rect: Rect, _ axis: Axis) -> Double { axis == .horizontal ? rect.maxX : rect.maxY }
  private func extent(_ rect: Rect, _ axis: Axis) -> Double { axis == .horizontal ? rect.width : rect.height }
  private func center(_ rect: Rect, _ axis: Axis) -> Double { axis == .horizontal ? rect.midX : rect.midY }

  private func row(_ distribution: Distribution) -> HStack {
    HStack(distribution: distribution, spacing: 10) {
      for width in [40.0, 60, 20] { Image("", natural: Size(width: width, height: 10)) }
    }
  }

  @Test func fillProportionallyCountsTheSpacing() throws {
    let widths = try Lowering(row(.fillProportionally), width: 200).solve().frames.dropFirst().map(\.rect.width)
    for (width, expected) in zip(widths, [57.14, 85.71, 37.14]) { #expect(abs(width - expected) < 0.01) }
  }

  /// Its rows stand above all of flexbox' levels, and must not keep the stack from being stretched or shrunk.
  @Test(arguments: [100.0, 200, 300]) func fillProportionallyIsStretchedByAFlexStack(width: Double) throws {
    let stretched = VStack { row(.fillProportionally).id("row") }
    #expect(try Lowering(stretched, width: width).solve().frame(of: "row")?.width == width)
    let shared = HStack { row(.fillProportionally).flex().id("row") }
    #expect(try Lowering(shared, width: width).solve().frame(of: "row")?.width == width)
  }

  @Test func fillProportionallyWithoutAnyIntrinsicSizeIsFillEqually() throws {
    let stack = HStack(distribution: .fillProportionally) { for _ in 0..<4 { Box() } }
    #expect(try Lowering(stack, width: 200).solve().frames.dropFirst().map(\.rect.width) == [50, 50, 50, 50])
  }

  @Test(
    arguments: [
      (300.0, [40.0, 60.0, 20.0], [0.0, 125.0, 280.0]), (145.0, [40.0, 60.0, 20.0], [0.0, 50.0, 125.0]),
      (140.0, [40.0, 60.0, 20.0], [0.0, 50.0, 120.0]), (120.0, [20.0, 60.0, 20.0], [0.0, 30.0, 100.0]),
    ] as [(Double, [Double], [Double])])
  func equalCenteringGivesUpGapsFirstThenViews(width: Double, widths: [Double], x: [Double]) throws {
    let frames = try Lowering(row(.equalCentering), width: width).solve().frames.dropFirst().map(\.rect)
    #expect(frames.map(\.width) == widths)
    #expect(frames.map(\.x) == x)
  }

  @Test func aHiddenViewWithARequiredSizeIsAConflict() throws {
    let stack = VStack(distribution: .fill) {
      Box().height(85).id("track")
      Box().height(51).id("player").collapsed()
    }
    let layout = try Lowering(stack, width: 100).solve()
    #expect(layout.diagnostics.map(\.kind) == [.conflict])
    #expect(layout.diagnostics[0].message.contains("player.height == 0   UISV-hiding"))
    #expect(layout.diagnostics[0].message.contains("broken: player.height == 51"))
    #expect(layout.size.height == 85)
    let fixed = VStack(distribution: .fill) {
      Box().height(85)
      Box().height(51, priority: 999).collapsed()
    }
    #expect(try Lowering(fixed, width: 100).solve().diagnostics.isEmpty)
  }

  @Test func customSpacingAfterNobodyIsAnError() {
    let stack = HStack(distribution: .fill) { Text("a") }.customSpacing(3, after: "b")
    #expect(throws: LayoutError.self) { try Lowering(stack) }
    #expect(throws: LayoutError.self) { try Lowering(HStack { Text("a") }.customSpacing(3, after: "b")) }
    #expect(throws: LayoutError.self) {
      try Lowering(HStack(distribution: .fill) { Text("a").id("a") }.customSpacing(.nan, after: "a"))
    }
  }
}
