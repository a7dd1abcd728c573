import Testing
import Truss

/// What SwiftUI's style changes besides stacks: paddings, shapes, controls and colours. The numbers are those of SwiftUI on
/// iOS.
struct StyleDefaultsTests {
  private func svg(_ view: some View, _ style: StackStyle = .swiftUI, theme: Theme = .plain) throws -> String {
    try view.stackStyle(style).svg(id: "a", scheme: .light, theme: theme).document
  }

  /// 16 points, where no length is given; 8 outside of the style; in text two columns and one row.
  @Test func paddingsWithoutALength() throws {
    func frame(_ view: some View, _ style: StackStyle) throws -> Rect? {
      try HStack(alignment: .top, spacing: 0) { view }.stackStyle(style).layout(width: 200, height: 100).frame(of: "a")
    }
    func room(_ view: some View, _ style: StackStyle) throws -> Size? { try frame(view, style)?.size }
    let box = Rectangle().frame(width: 10, height: 10)
    #expect(try room(box.padding().id("a"), .swiftUI) == Size(width: 42, height: 42))
    #expect(try room(box.padding().id("a"), .flexBox) == Size(width: 26, height: 26))
    #expect(try room(box.padding(.horizontal).id("a"), .swiftUI) == Size(width: 42, height: 10))
    #expect(try room(box.padding([.top, .leading]).id("a"), .swiftUI) == Size(width: 26, height: 26))
    #expect(try room(box.padding(8).id("a"), .swiftUI) == Size(width: 26, height: 26))
    #expect(try room(box.padding(.top, 8).id("a"), .swiftUI) == Size(width: 10, height: 18))
    let texts = try StackStyle.allCases.map { try Text("a").padding(.leading).stackStyle($0).text(columns: 3) }
    #expect(texts == ["  a", "  a"])
    let heights = try [nil, Medium.CellSize(), Medium.CellSize(width: 10, height: 20)].map {
      try Text("a").padding().stackStyle(.swiftUI).layout(columns: nil, cell: $0).size
    }
    #expect(heights == Array(repeating: Size(width: 5, height: 3), count: 3))
  }

  /// The chevron of a row is in the tertiary colour of labels.
  @Test func chevronsOfRows() throws {
    let row = try svg(List { NavigationLink("a") { Text("b") } }.width(200))
    #expect(row.contains("stroke=\"#3c3c43\" stroke-opacity=\"0.3\""))
  }

  /// An opaque part of a translucent line does not inherit the line's opacity.
  @Test func opaquePartsOfTranslucentLines() throws {
    let line = try svg(Text("62").bold() + Text(" BPM").foregroundStyle(.secondary))
    #expect(line.contains("fill=\"#3c3c43\" fill-opacity=\"0.6\"><tspan"))
    #expect(line.contains("fill=\"#000000\" fill-opacity=\"1\">62</tspan>"))
  }

  @Test func rectanglesAreFilled() throws {
    let plain = try svg(Rectangle().frame(width: 9, height: 9))
    #expect(plain.contains("fill=\"#000000\"") && !plain.contains("stroke"))
    for style in StackStyle.allCases {
      let blue = try svg(Rectangle().foregroundStyle(Color(0x12_3456)).frame(width: 9, height: 9), style)
      #expect(blue.contains("fill=\"#123456\"") && !blue.contains("stroke"))
    }
    #expect(try svg(Rectangle().frame(width: 9, height: 9), .flexBox).contains("stroke"))
  }

  /// Tracks are translucent and have no outline; a slider's knob is white.
  @Test func controls() throws {
    let track = "fill=\"#787880\" fill-opacity=\"0.16\""
    let slider = try svg(Slider(value: 0).frame(width: 100))
    #expect(slider.contains(track))
    #expect(slider.contains("fill=\"#ffffff\" stroke=\"#3c3c43\""))
    #expect(!slider.contains("#818b98"))
    #expect(try !svg(ProgressBar(value: 0.5).frame(width: 100)).contains("stroke"))
    #expect(try svg(Toggle(isOn: false)).contains(track))
    #expect(try svg(Toggle(isOn: true)).contains("fill=\"#34c759\""))
    #expect(try svg(Toggle(isOn: true).tint(Color(0x12_3456))).contains("fill=\"#123456\""))
    let stepper = try svg(Stepper())
    #expect(stepper.contains(track) && stepper.contains("stroke=\"#000000\""))
  }

  /// The sizes that UIKit's controls have by themselves.
  @Test func sizesOfControls() throws {
    func size(_ view: some View, _ style: StackStyle = .swiftUI) throws -> Size? {
      try HStack(alignment: .center) { view.id("a") }.stackStyle(style).layout(width: 200).frame(of: "a")?.size
    }
    #expect(try size(Toggle(isOn: true)) == Size(width: 51, height: 31))
    #expect(try size(Toggle(isOn: true), .flexBox) == Size(width: 40, height: 24))
    #expect(try size(Stepper()) == Size(width: 94, height: 32))
    #expect(try size(Slider(value: 0.5)) == Size(width: 200, height: 31))
    #expect(try size(ProgressBar(value: 0.5)) == Size(width: 200, height: 4))
    #expect(try svg(Slider(value: 0.5)).contains("width=\"27\" height=\"27\" rx=\"13.5\""), "28 with its line")
  }

  /// iOS's sizes at the default text size, at the largest and at the smallest; a size in points stays as it is.
  @Test(
    arguments: [
      (.largeTitle, 31, 34, 60), (.title, 25, 28, 58), (.title2, 19, 22, 56), (.title3, 17, 20, 55),
      (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51), (.subheadline, 12, 15, 49),
      (.footnote, 12, 13, 44), (.caption, 11, 12, 43), (.caption2, 11, 11, 40),
    ] as [(Font.TextStyle, Double, Double, Double)])
  func textStyles(style: Font.TextStyle, smallest: Double, usual: Double, largest: Double) throws {
    func height(_ font: Font, _ size: TextSizeCategory, _ style: StackStyle = .swiftUI) throws -> Double {
      try Text("a").font(font).environment(\.textSizeCategory, size).stackStyle(style).layout().size.height
    }
    let fixed = { (size: Double) in try height(.system(size: size), .large) }
    for (category, size) in [(.extraSmall, smallest), (.large, usual), (.accessibility5, largest)]
      as [(TextSizeCategory, Double)]
    {
      #expect(try height(.system(style), category) == fixed(size))
      #expect(try height(.system(style, weight: .bold), category) == fixed(size))
      #expect(try height(.system(size: size), category) == fixed(size))
    }
    // Elsewhere each size is scaled.
    #expect(try height(.system(size: 17), .extraLarge, .flexBox) == height(.system(size: 19), .large, .flexBox))
    #expect(try height(.body, .large, .flexBox) == height(.system(size: 13), .large, .flexBox))
  }

  /// UIKit's labels and grounds, in light and in dark mode; a theme replaces them by the package's names.
  @Test func labelsAndBackgrounds() throws {
    let view = VStack {
      Text("a")
      Button("b") {}.buttonStyle(.borderedProminent)
    }
    let light = try svg(view)
    let dark = try view.stackStyle(.swiftUI).svg(scheme: .dark).document
    #expect(light.contains("fill=\"#007aff\"") && light.contains(" fill=\"#000000\">a<"))
    #expect(dark.contains("fill=\"#0a84ff\"") && dark.contains(" fill=\"#ffffff\">a<"))
    #expect(dark.contains("fill=\"#000000\"") && !dark.contains("0d1117"))
    let theme = Theme(replacing: [.ground: Color(0x12_3456), .primary: Color(0x65_4321)])
    let themed = try svg(view, theme: theme)
    #expect(themed.contains("#123456") && themed.contains("#654321"))
    for level in [Color.systemGrouped, Color(.systemBackground)] {
      #expect(try level.stackStyle(.swiftUI).svg(width: 9, height: 9, scheme: .dark).document.contains("#000000"))
    }
  }

  /// The scheme that a root prefers is a drawing's, unless the drawing has its own; a text reads it.
  @Test(arguments: StackStyle.allCases) func preferredSchemes(style: StackStyle) throws {
    func ground(_ view: some View, _ scheme: SVG.Scheme = .automatic) throws(LayoutError) -> Bool {
      let layout: LayoutResult = try view.stackStyle(style).layout(width: 50)
      let drawing = layout.svg(scheme: scheme).document
      #expect(!drawing.contains("@media") || scheme == .automatic)
      return drawing.contains(style == .swiftUI ? "height=\"50\" fill=\"#000000\"" : "fill=\"#0d1117\"")
    }
    struct Screen: View {
      var body: some View { Color.clear.frame(height: 50).preferredColorScheme(.dark) }
    }
    #expect(try ground(Screen()) && ground(Screen().padding(0)))
    #expect(try !ground(Screen(), .light))
    #expect(try !ground(Color.clear.frame(height: 50).preferredColorScheme(nil)))
    let layers = ZStack {
      Screen()
      Text("a")
    }
    #expect(try !ground(layers))
  }

  /// The values of UIKit's system colours in light and in dark mode.
  @Test(
    arguments: [
      (.red, 0xFF_3B30, 0xFF_453A), (.orange, 0xFF_9500, 0xFF_9F0A), (.yellow, 0xFF_CC00, 0xFF_D60A),
      (.green, 0x34_C759, 0x30_D158), (.mint, 0x00_C7BE, 0x63_E6E2), (.teal, 0x30_B0C7, 0x40_C8E0),
      (.cyan, 0x32_ADE6, 0x64_D2FF), (.blue, 0x00_7AFF, 0x0A_84FF), (.indigo, 0x58_56D6, 0x5E_5CE6),
      (.purple, 0xAF_52DE, 0xBF_5AF2), (.pink, 0xFF_2D55, 0xFF_375F), (.brown, 0xA2_845E, 0xAC_8E68),
      (.gray, 0x8E_8E93, 0x8E_8E93),
    ] as [(Color, UInt32, UInt32)])
  func namedColours(color: Color, light: UInt32, dark: UInt32) throws {
    let view = color.opacity(0.5).frame(width: 9, height: 9)
    func hex(_ value: UInt32) -> String {
      "fill=\"#" + String(repeating: "0", count: 6 - String(value, radix: 16).count) + String(value, radix: 16) + "\""
    }
    #expect(try svg(view).contains(hex(light)))
    #expect(try view.stackStyle(.swiftUI).svg(scheme: .dark).document.contains(hex(dark)))
    #expect(try svg(view, .flexBox).contains(hex(color.light)))
    // A theme's colours are found by the package's.
    let theme = Theme(replacing: [color: Color(0x12_3456)])
    #expect(try svg(view, theme: theme).contains(hex(0x12_3456)))
  }

  @Test func aGradientOfANamedColour() throws {
    let circle = Circle().fill(.orange.gradient).frame(width: 9, height: 9)
    // A fifth of the way from FF9500 to white, and the colour.
    let drawing = try svg(circle)
    #expect(drawing.contains("stop-color=\"#ffaa33\"") && drawing.contains("stop-color=\"#ff9500\""))
  }

  /// A resizable picture is as small as its frame; one without a size is 150 by 100 where nothing is proposed.
  @Test func picturesHaveNoMinimum() throws {
    let symbol = ZStack {
      Circle()
      Image(systemName: "star").resizable().scaledToFit().id("star").padding(7)
    }
    let layout = try symbol.frame(width: 30, height: 30).stackStyle(.swiftUI).layout()
    #expect(layout.frame(of: "star")?.size == Size(width: 16, height: 16))
    #expect(layout.diagnostics.isEmpty)
    let column = VStack { Image("harbour").resizable().frame(maxHeight: 280).id("picture") }
    #expect(
      try column.stackStyle(.swiftUI).layout(width: 200).frame(of: "picture")?.size == Size(width: 200, height: 100))
    #expect(try column.stackStyle(.swiftUI).layout().size == Size(width: 150, height: 100))
  }

  /// Words with a distance below that of half a cell are apart in text, and shapes are not.
  @Test func wordsStayApartInText() throws {
    let words = HStack(spacing: 2) {
      Text("61")
      Text("bpm")
    }
    #expect(try words.stackStyle(.swiftUI).text() == "61 bpm")
    #expect(try words.text() == "61bpm")
    let bars = HStack(spacing: 2) { for _ in 0..<3 { Rectangle().frame(width: 5, height: 10) } }
    #expect(try bars.stackStyle(.swiftUI).text() == "███")
  }

  /// A gradient from nothing to a faint shade, over a picture, leaves that in text.
  @Test func aFaintGradientHidesNothingInText() throws {
    let picture = ZStack(alignment: .bottomLeading) {
      Text("behind").frame(width: 60, height: 30, alignment: .topLeading)
      LinearGradient(colors: [.clear, .black.opacity(0.6)], startPoint: .top, endPoint: .bottom)
      Text("over")
    }
    .frame(width: 60, height: 30)
    #expect(try picture.text() == "behind\n\nover")
  }
}

extension Color {
  fileprivate static let systemGrouped = Color(.systemGroupedBackground)
}
