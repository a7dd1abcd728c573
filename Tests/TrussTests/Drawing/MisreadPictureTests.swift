import Testing
import Truss
import TrussDrawing

/// Parts of pictures are neither lost nor misread.
struct MisreadPictureTests {
  @Test func dividerOfARowIsUpright() throws {
    let row = HStack(spacing: 10) {
      Text("l")
      Divider()
      Text("r")
    }
    #expect(try row.text() == "l  │  r")
    #expect(try VStack { Divider() }.width(5).text() == "─")
  }

  /// The ground between the dots makes a shade faint enough.
  @Test func shadesHaveTheirWholeColor() throws {
    let blue = Color(0x00_00FF)
    let faint: [any View] = [Rectangle().fill(blue.opacity(0.2)), Rectangle().fill(blue).opacity(0.2)]
    let shades = faint.map { shade in
      Result { try shade.frame(width: 5, height: 10).layout(columns: nil).text(colors: .trueColor) }
    }
    for shade in shades { #expect(try shade.get() == "\u{1B}[38;2;0;0;255m░\u{1B}[0m") }
  }

  @Test func lettersOnAFullSurfaceKeepItBehindThem() throws {
    let badge = ZStack {
      Rectangle().fill(Color(0x00_00FF))
      Text("a").foreground(Color(0xFF_FFFF))
    }
    .frame(width: 15, height: 10)
    let text = try badge.layout(columns: nil).text(colors: .trueColor)
    #expect(text.contains("48;2;0;0;255") && text.contains("a"), "\(text.debugDescription)")
    #expect(try badge.text() == " a")
  }

  @Test func titlesLieOnTheColorsBehindTheirBorder() throws {
    let (inner, outer) = (Color(0x11_2233), Color(0x44_5566))
    let box = Text("in").padding(20).background(inner).border(.light, title: "Title").padding(10).background(outer)
    let colored = try box.layout(columns: nil).text(colors: .trueColor)
    let title = "48;2;17;34;51m┌ \u{1B}[39mTitle \u{1B}[38;2;101;108;118m─"
    #expect(colored.contains(title), "\(colored.debugDescription)")
    let list = try box.layout().displayList
    let surfaces = list.elements.compactMap { element -> Color? in
      if case .rectangle(let rect, let fill?, nil, _) = element, rect.height <= 4 { fill.color } else { nil }
    }
    #expect(surfaces == [outer, inner])
  }

  @Test func titlesDoNotLieOnThoseAround() throws {
    for direction in LayoutDirection.allCases {
      let boxes = GroupBox("Outer") { GroupBox("Inner") { Text("a text that is long enough") } }
      let list = try boxes.environment(\.layoutDirection, direction).layout().displayList
      let titles = list.elements.compactMap { element -> Rect? in
        if case .text(let run) = element, ["Outer", "Inner"].contains(run.string) { run.frame } else { nil }
      }
      #expect(titles.count == 2 && (titles[0].maxX <= titles[1].minX || titles[1].maxX <= titles[0].minX), "\(titles)")
    }
  }

  /// Yellow that is mixed with a dark ground, and the colour of edges, are one and the same of 16 colours.
  @Test func lettersAndGroundDifferInFewColors() throws {
    let box = Text("deep").border().background(.yellow.opacity(0.3))
    let text = try box.layout(columns: nil).text(colors: .ansi16)
    #expect(text.contains("\u{1B}[97;100m┌"), "\(text.debugDescription)")
  }

  @Test func dashedCapsulesAreDashedInText() throws {
    let dashed = Capsule().stroke(.red, style: StrokeStyle(dash: [4, 2])).frame(width: 20, height: 30)
    #expect(try dashed.text() == "┌╌╌┐\n╎  ╎\n└╌╌┘")
  }

  @Test func knobsDifferFromTheirTrack() throws {
    func knob(_ tint: Color, _ scheme: SVG.Scheme) throws -> Bool {
      try Toggle(isOn: true).tint(tint).svg(scheme: scheme).document.contains("#1f2328")
    }
    #expect(try knob(.white, .dark))
    #expect(try knob(.primary, .dark))
    #expect(try !knob(.accent, .dark))
    #expect(try !knob(.accent, .light))
  }

  @Test func sparklinesShowValuesBetweenGaps() throws {
    for values in [[5], [.nan, 5, .nan]] {
      #expect(try Sparkline(values).svg().document.contains(#/<path d="M[\d.]+ [\d.]+[LH]/#))
    }
  }

  /// A size in the frame of another view would be read as that view's.
  @Test func sizesAreInTheirOwnFrame() throws {
    let grid = Grid(columns: [.fixed(40)], spacing: 0, rowSpacing: 4) {
      GridRow { Button("+") }
      GridRow { Button("–").width(30) }
    }
    .padding(8)
    let list = try grid.layout().overlayList(.frames)
    let labels = list.elements.compactMap { element -> DisplayList.TextRun? in
      if case .text(let run) = element, run.string.contains("×") { run } else { nil }
    }
    let frames = list.elements.compactMap { element -> Rect? in
      if case .rectangle(let rect, nil, _?, _) = element { rect } else { nil }
    }
    #expect(labels.count >= 1)
    for label in labels {
      let size = label.string.split(separator: "×").compactMap { Double($0.filter(\.isNumber)) }
      for frame in frames where frame.intersection(label.frame) != nil {
        let isOwn = frame.width == 2 * size[0] && frame.height == 2 * size[1]
        let isAround = frame.width > 2 * size[0] && frame.height > 2 * size[1]
        #expect(isOwn || isAround, "\(label.string) in \(frame)")
      }
    }
  }
}
