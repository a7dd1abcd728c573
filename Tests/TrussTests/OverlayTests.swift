import Testing
import Truss
@testable import TrussDrawing

struct OverlayTests {
  private let header = HStack(spacing: 10, insets: Insets(horizontal: 5, vertical: 4)) {
    Image("photo").width(95).id("photo")
    VStack(spacing: 7) {
      Text("First").id("first")
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }
  }

  /// The texts of a drawing.
  private func texts(_ drawing: SVG.Drawing, _ layout: LayoutResult) -> [String] {
    layout.svg(drawing, scheme: .light).document.split(separator: "\n")
      .filter { $0.contains("<text") }
      .map { String($0.dropLast("</text>".count).split(separator: ">", omittingEmptySubsequences: false).last ?? "") }
  }

  @Test func numbersAreThoseOfTheFrames() throws {
    let layout = try header.layout(width: 300)
    #expect(layout.frame(of: "photo") == Rect(x: 5, y: 4, width: 95, height: 39))
    let found = texts(.overlay([.gaps, .insets]), layout)
    // Four insets, the gap of each stack, and between the texts all that the spacer takes.
    #expect(found.filter { Double($0) != nil } == ["4", "4", "5", "5", "10", "7", "170", "300", "47"])
    #expect(texts(.overlay(.frames), layout).contains("photo 95 × 39"))
    #expect(texts(.overlay(.frames), layout).contains("first 185 × 16"))
    #expect(texts(.views, layout) == ["First", "a", "b"])
  }

  @Test func nothingOccursInTheLegendThatIsNotDrawn() throws {
    let layout = try Rectangle().width(50).height(50).layout()
    #expect(texts(.overlay, layout) == ["50 × 50", "50", "50", "frame"])
  }

  /// A frame is a rectangle in the legend, a baseline and a constraint are lines.
  @Test func theLegendShowsKindsAsTheyAreDrawn() throws {
    let layout = try ZStack(align: nil) { Text("Name").id("name") }
      .constraints { ViewID("name").left == ViewID.superview.left + 20 }
      .layout(width: 120)
    let list = layout.overlayList([.frames, .baselines, .constraints])
    let legend = list.elements.drop { element in
      guard case .text(let run) = element else { return true }
      return run.string != "frame"
    }
    let lines = legend.filter { if case .line = $0 { true } else { false } }
    let rectangles = legend.filter { if case .rectangle = $0 { true } else { false } }
    #expect(lines.count == 2)
    #expect(rectangles.count == 1)
  }

  /// A text shorter than its frame has a baseline not much longer than its letters, so that a label beside them is not
  /// on it.
  @Test func aBaselineIsALittleLongerThanItsLetters() throws {
    let list = try Text("a").width(100).layout().overlayList(.baselines)
    let lengths = list.elements.compactMap { element -> Double? in
      guard case .line(let start, let end, .dashed, _) = element, start.y < 80 else { return nil }
      return end.x - start.x
    }
    #expect(lengths == [2 * Font.system(size: 13).width(of: "a") + 16])
  }

  @Test func problemsAreMarkedAndTold() throws {
    let row = HStack(spacing: 8) {
      Text("wide").width(150).width(120).id("wide")
      Image("photo").width(80)
    }
    let layout = try row.layout(width: 200)
    let found = texts(.overlay(.problems), layout)
    #expect(found.contains("conflict"))
    #expect(found.contains("broken"))
    #expect(found.contains { $0.contains("conflict: broken: ") })
    #expect(layout.svg(.overlay(.problems), scheme: .light).document.contains(##"stroke="#cf222e" stroke-width="2""##))
  }

  @Test func guidesAreDrawn() throws {
    let form = VStack { Text("Name").id("name") }.id("form").guides("column").constraints {
      ViewID("column").leading == ViewID("form").leading + 20
      ViewID("column").width == 8
      ViewID("column").edges(.top, .bottom) == ViewID("form").edges
    }
    #expect(texts(.overlay(.guides), try form.layout(width: 100)).contains("column"))
  }

  @Test func constraintsAreDrawnBetweenWhatTheyRelate() throws {
    let (photo, badge) = (ViewID("photo"), ViewID("badge"))
    let card = ZStack(align: nil) {
      Image("photo").id(photo)
      Text("new").id(badge)
    }
    .constraints {
      photo.edges == .superview
      photo.height == photo.width * 0.5
      badge.left == photo.left + 20 ~ .high
      badge.top >= photo.top + 14
      badge.width >= 40 ~ 250
    }
    let layout = try card.layout(width: 200)
    let found = texts(.overlay(.constraints), layout)
    #expect(Set(found) == ["new", "20 @750", "≥ 14", "≥ 40 @250", "0.5 × 200", "200", "100", "constraint"])
    // 20 points at twice their size, from the photo's left edge, which 36 points of margin precede; in the middle of a
    // pixel, where the line is sharp.
    let badgeMiddle = (36 + 2 * (try #require(layout.frame(of: "badge"))).midY).rounded(.down) + 0.5
    let line = "M76 \(badgeMiddle)L36 \(badgeMiddle)"
    #expect(layout.svg(.overlay(.constraints)).document.contains(line))
    #expect(texts(.overlay(.gaps), layout) == ["new", "200", "100"])
  }

  @Test func equalSizesAndGapsHaveASign() throws {
    let row = HStack(spacing: 8) {
      Button("No").id("no")
      Button("Maybe").id("maybe")
    }
    .constraints { ViewID("no").width == ViewID("maybe").width }
    #expect(texts(.overlay(.constraints), try row.layout(width: 200)).filter { $0 == "= 96" }.count == 2)
    let between = HStack(justify: .spaceBetween) { for title in ["a", "bb", "ccc"] { Button(title) } }
    #expect(texts(.overlay(.gaps), try between.layout(width: 220)).filter { $0.hasPrefix("= ") }.count == 2)
  }

  @Test func gapsThatGrowHaveASpring() throws {
    func zigzags(_ view: some View) throws -> Int {
      try view.layout(width: 200).overlayList(.gaps).elements.filter { element in
        guard case .path(let drawing) = element else { return false }
        return drawing.path.elements.count > 10 && drawing.stroke?.color == OverlayInk.gap.color
      }.count
    }
    func row(_ justify: Justify, hasSpacer: Bool) -> some View {
      HStack(justify: justify, spacing: 8) {
        Button("a")
        if hasSpacer { Spacer() }
        Button("b")
      }
    }
    #expect(try zigzags(row(.start, hasSpacer: false)) == 0)
    #expect(try zigzags(row(.start, hasSpacer: true)) == 1)
    #expect(try zigzags(row(.spaceBetween, hasSpacer: false)) == 1)
  }

  @Test func labelsDoNotLieOnEachOther() throws {
    let layout = try VStack(spacing: 3, insets: Insets(all: 3)) {
      ForEach(0..<8) { number in
        HStack(spacing: 3, insets: Insets(all: 2)) {
          Text("a").id("a\(number)")
          Text("b")
        }
      }
    }.layout(width: 60)
    let document = layout.svg(.overlay, scheme: .light).document
    let labels = document.split(separator: "\n").filter { $0.contains("text-anchor=\"middle\"") }.dropLast(2)
    var places: Set<String> = []
    for label in labels { #expect(places.insert(String(label.prefix(40))).inserted) }
    #expect(labels.count > 20)
  }
}
