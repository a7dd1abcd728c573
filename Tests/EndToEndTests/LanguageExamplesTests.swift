import Testing
import Truss

@testable import Gallery

/// The forms of the language that no other page shows, each written as it is meant to be written.
struct LanguageExamplesTests {
  @Test func bothVocabularies() throws {
    let flexbox = HStack(widths: [nil, 50, nil], proportionalWidths: [1, 2, 3]) {
      Box("a"); Box("b"); Box("c")
    }
    #expect(try flexbox.layout(height: 20).frames.dropFirst().map(\.rect.width) == [25, 50, 75])

    let proportional = HStack(distribution: .fillProportionally, alignment: .center, spacing: 8) {
      Text("one")
      Text("two")
    }
    #expect(try proportional.layout(width: 200).size.width == 200)
    let spaced = VStack(distribution: .equalSpacing, alignment: .leading, margins: Insets(all: 8)) {
      Text("one")
      Text("two")
    }
    #expect(try spaced.layout(height: 100).frames.last?.rect.maxY == 92)
    let baselines = VStack(distribution: .fill, spacing: 20, baselineRelative: true) {
      Text("title").id("title")
      Text("one")
      Text("two")
    }
    .customSpacing(24, after: "title")
    let rects = try baselines.layout(width: 100).frames.dropFirst().map(\.rect.y)
    #expect(rects == [0, 24, 44])
  }

  @Test func controlFlow() throws {
    let (isShown, name): (Bool, String?) = (true, nil)
    let stack = HStack {
      if isShown { Text("shown") } else { Text("not") }
      if let name { Text(name) }
      for index in 0..<2 { Text("\(index)").id("number \(index)") }
      switch isShown {
      case true: Box("yes")
      case false: Box("no")
      }
      if #available(macOS 15, *) { Divider() }
      [Text("a"), Text("b")]
    }
    #expect(
      try stack.layout().frames.map(\.kind) == ["HStack", "Text", "Text", "Text", "Box", "Divider", "Text", "Text"])
    #expect(try stack.layout().frame(of: "number 1") != nil)
  }

  private func page(scrolledTo y: Double) -> some View {
    let screen = ViewID("screen")
    let (slot, photo) = (ViewID("slot"), ViewID("photo"))
    let (story, scroll) = (ViewID("story"), ViewID("scroll"))
    return ZStack {
      ScrollView(offset: y) {
        ZStack(align: nil) {
          Rectangle().id(slot)
          Image("header").contentMode(.fill).id(photo)
          Text("A story that is long enough to wrap, and then to wrap once more, in so narrow a screen.").id(story)
        }
      }
      .id(scroll)
    }
    .id(screen)
    .constraints {
      slot.top == scroll.content.top
      slot.left == screen.left
      slot.right == screen.right
      slot.height == slot.width * 0.7
      photo.left == slot.left
      photo.right == slot.right
      photo.top == screen.top ~ .high
      photo.height >= slot.height
      photo.bottom == slot.bottom
      story.edges(.left, .right, .bottom) == scroll.content.inset(by: 14)
      story.top == slot.bottom + 14
    }
  }

  @Test(arguments: [(-40.0, 0.0, 264.0), (0, 0, 224), (60, -60, 224)])
  func constraintsAcrossTheTree(offset: Double, top: Double, height: Double) throws {
    let layout = try page(scrolledTo: offset).layout(width: 320, height: 568)
    #expect(layout.frame(of: "photo") == Rect(x: 0, y: top, width: 320, height: height))
    #expect(layout.frame(of: "story", in: "slot")?.y == 238)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func visualFormat() throws {
    let layout = try ZStack(align: nil) { Text("form").id("form") }
      .constraints {
        Visual("H:|-20-[form]-20-|")
        Visual("V:|-20-[form]-(>=8@750)-|")
      }
      .layout(width: 200, height: 100)
    #expect(layout.frame(of: "form")?.x == 20)
    #expect(layout.frame(of: "form")?.width == 160)
  }

  @Test func traits() throws {
    let drawing = try SignIn(isRecovering: false).svg(
      width: 844, height: 390, environment: .init(verticalSizeClass: .compact, layoutDirection: .rightToLeft))
    #expect("\(drawing)".hasPrefix("<svg"))
  }

  @Test func changeOverTime() throws {
    var session = try LayoutSession(SignIn(isRecovering: false), width: 390, height: 844)
    let before = session.layout.frames
    try session.update(to: SignIn(isRecovering: true))
    #expect(session.layout.frames == (try SignIn(isRecovering: true).layout(width: 390, height: 844).frames))
    #expect(session.layout.frames != before)
    let change = session.transition(duration: 0.2, curve: .easeInOut)
    #expect("\(try change.svg())".contains("0.2s"))
  }

  @Test func whatTheUserIsTold() throws {
    let row = VStack(distribution: .fill) {
      Text("track")
      Rectangle().height(51).collapsed(true).id("player")
    }
    let layout = try row.layout(width: 200)
    let told = layout.diagnostics.map { "\($0)" }.joined(separator: "\n")
    for part in [
      "LanguageExamplesTests.swift:", "conflict: these constraints cannot all be satisfied", "player.height == 51",
      ".height(51)",
      "player.height == 0", "UISV-hiding", ".collapsed(true)", "broken: player.height == 51",
      ".height(51, priority: 999)",
    ] {
      #expect(told.contains(part), "\(part) is not in\n\(told)")
    }
    #expect(layout.constraints.listing.contains("UISV-hiding"))
    #expect(throws: LayoutError.self) { try row.layout(width: 200, strict: true) }
  }
}
