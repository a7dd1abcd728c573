import TestSupport
import Testing
import Truss

/// Stacks in SwiftUI's style beside the model of SwiftUI's.
@Suite struct SwiftUIStackTests {
  /// The frames of all views but spacers, from the place of the root in the frame that keeps it in the middle.
  private func frames(_ layout: LayoutResult, cell: (width: Double, height: Double) = (1, 1)) -> [Rect] {
    let rects = layout.frames.dropFirst().filter { $0.kind != "Spacer" }.map(\.rect)
    let origin = rects.first ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return rects.map { rect in
      Rect(
        x: (rect.x - origin.x) * cell.width, y: (rect.y - origin.y) * cell.height, width: rect.width * cell.width,
        height: rect.height * cell.height)
    }
  }

  private let style = EnvironmentValues(stackStyle: .swiftUI)

  @Test(arguments: 0..<Seeds.batch(120 as UInt64)) func randomTrees(seed: UInt64) throws {
    var generator = ModelGenerator(seed: seed)
    let view = generator.stack(depth: 4)
    for (width, height) in [(120.0, nil), (240, nil), (390, nil), (240, 200), (390, 600)] as [(Double, Double?)] {
      let found = frames(try view.view.layout(width: width, height: height, environment: style))
      let expected = view.frames((width, height), isFitted: height == nil)
      #expect(found.areNear(expected), "\(view) \(width) \(height as Any)\n\(found)\n\(expected)")
    }
  }

  /// Cells of the size of a letter: a tree whose frames are whole has the same ones in them.
  @Test func randomTreesInCells() throws {
    let cell = Medium.CellSize(width: ModelView.letter.width, height: ModelView.letter.height)
    var count = 0
    for seed in Seeds.first(120 as UInt64) {
      var generator = ModelGenerator(seed: seed, isWhole: true)
      let view = generator.stack(depth: 3)
      for width in [128.0, 256, 384] {
        let expected = view.frames((width, nil), isFitted: true)
        guard expected.allSatisfy({ $0.isWhole(cell) }) else { continue }
        let layout = try view.view.layout(columns: Int(width / cell.width), cell: cell, environment: style)
        let found = frames(layout, cell: ModelView.letter)
        #expect(found.areNear(expected), "\(view) \(width)\n\(found)\n\(expected)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test(arguments: StackStyle.allCases) func resizedSessions(style: StackStyle) throws {
    let environment = EnvironmentValues(stackStyle: style)
    for seed in Seeds.first(20 as UInt64) {
      var generator = ModelGenerator(seed: seed)
      let view = generator.stack(depth: 3).view
      var session = try LayoutSession(view, width: 390, environment: environment)
      for width in [240.0, 300, 120, 390] {
        try session.resize(width: width, height: nil)
        #expect(try session.layout.frames == view.layout(width: width, environment: environment).frames)
      }
    }
  }

  @Test func aRootIsInTheMiddle() throws {
    let view = HStack(spacing: 64) {
      Text("<").id("back")
      Text(">")
    }
    let layout = try view.stackStyle(.swiftUI).layout(columns: 20, rows: 3)
    #expect(layout.text == "\n     <        >\n")
    #expect(try view.layout(columns: 20).frame(of: "back")?.x == 0)
  }

  /// The style decides about stacks that leave it to it; `alignment:` decides alone.
  @Test func theStyleAndTheStack() throws {
    func gap(_ view: some View, _ style: StackStyle) throws -> Double? {
      let layout = try view.layout(width: 200, environment: EnvironmentValues(stackStyle: style))
      guard let a = layout.frame(of: "a"), let b = layout.frame(of: "b") else { return nil }
      return b.x - a.maxX
    }
    let (a, b) = (Box().frame(width: 20, height: 10).id("a"), Box().frame(width: 20, height: 20).id("b"))
    #expect(
      try gap(
        HStack {
          a; b
        }, .swiftUI) == 8)
    #expect(
      try gap(
        HStack(spacing: 3) {
          a; b
        }, .swiftUI) == 3)
    #expect(
      try gap(
        HStack(align: .center) {
          a; b
        }, .swiftUI) == 0)
    #expect(
      try gap(
        HStack(justify: .spaceBetween) {
          a; b
        }, .swiftUI) == 160)
    #expect(
      try gap(
        HStack {
          a; b
        }, .flexBox) == 0)
    #expect(
      try gap(
        HStack(alignment: .center) {
          a; b
        }, .flexBox) == 8)
    #expect(
      try gap(
        HStack(alignment: .center, spacing: 3) {
          a; b
        }, .flexBox) == 3)
    #expect(
      try gap(
        Group {
          a; b
        }, .swiftUI) == -20)
    let layout = try VStack(alignment: .leading) {
      HStack {
        a; b
      }
    }.layout(width: 200)
    #expect(layout.frame(of: "b")?.x == 20, "a style is inherited, an alignment is not")
  }

  @Test func theLeastFlexibleViewIsServedFirst() throws {
    let view = HStack(alignment: .center, spacing: 5) {
      Text("Save as")
      Text("A rather long title that must wrap")
      Text("24 Nov")
    }
    #expect(
      try view.text(columns: 28) == """
                A rather long
        Save as title that    24 Nov
                must wrap
        """)
  }

  /// A colour behind a root that has a width alone fills the height of the content, also beside content whose height only
  /// a solved layout knows; a text keeps its lines.
  @Test func coloursBehindARoot() throws {
    func height(width: Double? = 100, behind content: some View, _ ground: some View) throws -> Double? {
      let screen = ZStack {
        ground
        content
      }
      let layout = try screen.stackStyle(.swiftUI).layout(width: width)
      #expect(layout.frame(of: "ground")?.width == layout.size.width)
      return layout.size.height == layout.frame(of: "ground")?.height ? layout.size.height : nil
    }
    let texts = VStack {
      Text("A")
      Text("B")
      Text("C")
    }
    let high = try texts.stackStyle(.swiftUI).layout(width: 100).size.height
    let ground = Color.gray.id("ground")
    #expect(try height(behind: texts, ground) == high)
    #expect(try height(width: nil, behind: texts, ground) == high)
    #expect(try height(behind: texts, ZStack { ground }.padding(0)) == high)
    #expect(try height(behind: ScrollView { texts }, ground) == high)
    #expect(try height(behind: HStack(align: .center) { Text("A") }, ground) != nil)
    // A shape above a text is no larger than without a proposal, and takes no line from the text.
    let column = VStack {
      ground
      Text("a text of several lines in a column").id("text")
    }
    let layout = try column.stackStyle(.swiftUI).layout(width: 100)
    #expect(layout.frame(of: "ground")?.height == 10 && layout.diagnostics.isEmpty)
  }

  /// Views that are aligned by their baselines need more height than each of them, and the row has it.
  @Test func baselinesOfARow() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("1").font(.system(size: 40)).frame(width: 30).id("number")
      Text("a text of several lines beside it").id("text")
    }
    let layout = try row.padding(0).stackStyle(.swiftUI).layout(width: 120)
    let (number, text) = try (#require(layout.frame(of: "number")), #require(layout.frame(of: "text")))
    #expect(layout.diagnostics.isEmpty)
    #expect(number.y < text.y && text.maxY > number.maxY && layout.size.height == text.maxY - number.y)
  }

  /// Where constraints name a view, they decide, and the rule of no stack is in their way.
  @Test func constraintsDecide() throws {
    let form = VStack(alignment: .leading) {
      HStack {
        Text("Name").id("name"); Field().id("first")
      }
      HStack {
        Text("Telephone").id("phone"); Field().id("second")
      }
    }
    .constraints { ViewID("name").width == ViewID("phone").width }
    let layout = try form.layout(width: 300, environment: style)
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.frame(of: "name")?.width == layout.frame(of: "phone")?.width)
    #expect(layout.frame(of: "first")?.x == layout.frame(of: "second")?.x)
  }

  /// In cells a border takes room, in a stack and in a decoration.
  @Test func bordersInCells() throws {
    let row = HStack {
      Text("ab").border()
      Text("c d e f").border()
    }
    #expect(try row.stackStyle(.swiftUI).text(columns: 10) == "┌──┐ ┌───┐\n│ab│ │c d│\n└──┘ │e f│\n     └───┘")
    let overlay = Color.clear.frame(height: 48).overlay { Text("ab").border() }
    #expect(try overlay.stackStyle(.swiftUI).text(columns: 6) == " ┌──┐\n │ab│\n └──┘")
  }

  /// A word that is wider than its line is broken between letters, and none is lost.
  @Test func wordsAreBroken() throws {
    let layout = try HStack { Text("abcdefgh") }.stackStyle(.swiftUI).layout(columns: 3)
    #expect(layout.text == "abc\ndef\ngh")
    #expect(layout.diagnostics.isEmpty)
  }

  /// The frame around a root is not the author's: messages name the layout, and the line of the view inside.
  @Test func overflowOfTheRoot() throws {
    let line = #line + 1
    let view = HStack { Rectangle().frame(width: 200, height: 10) }
    let diagnostic = try view.layout(width: 100, environment: style).diagnostics.first
    #expect(diagnostic?.message.hasPrefix("the content of the layout is 100 wider than its box: HStack") == true)
    #expect(diagnostic?.location?.line == line)
  }

  /// A spacer is at least 8 points long where no proposal reaches its stack, too.
  @Test func spacersWhereOthersDecide() throws {
    let row = HStack(alignment: .center, spacing: 0) {
      Box().frame(width: 20, height: 10)
      Spacer()
      Box().frame(width: 20, height: 10).id("last")
    }
    #expect(try HStack(justify: .start) { row }.layout(width: 300).frame(of: "last")?.x == 28)
  }

  /// A root of no view, of several, and of one whose body sets the style.
  @Test func roots() throws {
    struct Styled: View {
      var body: some View { HStack { Text("a") }.stackStyle(.swiftUI) }
    }
    struct Several: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    #expect(try EmptyView().layout(columns: 3, environment: style).text == "")
    #expect(try Styled().text(columns: 3) == " a")
    #expect(try Several().stackStyle(.swiftUI).text(columns: 3) == " a\n\n b")
    #expect(try Several().text(columns: 3, environment: style) == " a\n\n b")
    #expect(try Several().text(columns: 3) == "a\nb")
  }

  @Test func deepStacks() throws {
    var view = AnyView(Text("a b"))
    for _ in 0..<300 { view = AnyView(HStack(alignment: .top, spacing: 0) { view.padding(0) }) }
    let layout = try view.layout(width: 100, environment: style)
    #expect(layout.frames.count == 602)
  }
}

extension [Rect] {
  fileprivate func areNear(_ others: [Rect]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy {
        abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 && abs($0.width - $1.width) < 0.01
          && abs($0.height - $1.height) < 0.01
      }
  }
}

extension Rect {
  fileprivate func isWhole(_ cell: Medium.CellSize) -> Bool {
    func isWhole(_ length: Double, _ unit: Double) -> Bool { (length / unit).rounded() * unit == length }
    return isWhole(x, cell.width) && isWhole(width, cell.width) && isWhole(y, cell.height)
      && isWhole(height, cell.height)
  }
}
