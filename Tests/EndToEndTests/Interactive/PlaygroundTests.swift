import TestSupport
import Testing
import Truss

@testable import Gallery

/// What keys do to the interactive screen's state, and what the stack of that state is.
struct PlaygroundTests {
  @Test func everySettingChangesThereAndBack() {
    for words in Playground.Words.allCases {
      var playground = Playground()
      playground.words = words
      for setting in playground.settings where setting != .words {
        var changed = playground
        changed.change(setting, by: 1)
        #expect(changed != playground, "\(setting)")
        #expect(changed.value(of: setting) != playground.value(of: setting), "\(setting)")
        changed.change(setting, by: -1)
        #expect(changed == playground, "\(setting)")
      }
    }
  }

  @Test func lettersAreThoseOfOneSetting() {
    for words in Playground.Words.allCases {
      var playground = Playground()
      playground.words = words
      let letters = playground.settings.map(\.letter)
      #expect(Set(letters).count == letters.count)
      // Those that do something else.
      #expect(letters.allSatisfy { !"qruy".contains($0) })
    }
  }

  @Test func arrowsChooseAndChange() {
    var session = PlaygroundSession([.home, .down, .down, .right])
    #expect(session.selected == .justify)
    #expect(session.playground.justify == .end)
    #expect(session.press(.left) == .draw)
    #expect(session.playground.justify == .start)
    #expect(PlaygroundSession([.home, .up]).selected == .words)
    #expect(PlaygroundSession([.end, .down, .right]).playground.boxes[1].isCollapsed)
  }

  @Test func aLetterChoosesAndChangesACapitalTheOtherWay() {
    #expect(PlaygroundSession(keys: "s").selected == .spacing)
    #expect(PlaygroundSession(keys: "ss").playground.spacing == 12)
    #expect(PlaygroundSession(keys: "sS").playground.spacing == 10)
    #expect(PlaygroundSession(keys: "J").playground.justify == .fill)
    #expect(PlaygroundSession(keys: "vj").playground.distribution == .fillEqually)
    #expect(PlaygroundSession(keys: "%z").playground == Playground())
  }

  @Test func keysEndAndSuspendTheScreen() {
    var session = PlaygroundSession()
    for key in [Key.character("q"), .control("c"), .control("d")] { #expect(session.press(key) == .quit) }
    #expect(session.press(.control("z")) == .suspend)
    #expect(session.press(.escape) == .draw)
    #expect(session == PlaygroundSession())
  }

  @Test func rBeginsAnew() {
    let session = PlaygroundSession(keys: "vannsssjr")
    #expect(session.playground == Playground())
    // A setting that the words don't have is not chosen any more.
    #expect(session.selected == .words)
  }

  @Test func shiftAndPagesChangeByTen() {
    #expect(PlaygroundSession([.character("s"), .shiftRight, .pageUp]).playground.spacing == 31)
    #expect(PlaygroundSession([.character("s"), .shiftLeft]).playground.spacing == 1)
    #expect(PlaygroundSession([.character("s"), .pageDown, .pageDown]).playground.spacing == 0)
    // To the next word, however far.
    #expect(PlaygroundSession([.shiftRight]).playground.justify == .end)
  }

  @Test(arguments: [
    ("w150\n", 150.0), ("w7\n", 20), ("w9999\n", 600), ("w12345\n", 600), ("w15", 201), ("w15\u{7F}\u{7F}\n", 201),
    ("w15\u{7F}\u{7F}\u{7F}", nil), ("w15\u{7F}6\n", 20), ("w55s", 55), ("w055\n", 55),
  ])
  func numbersAreTyped(keys: String, width: Double?) {
    #expect(PlaygroundSession(keys: keys).playground.width == width)
  }

  @Test func escapeLeavesTheNumber() {
    var session = PlaygroundSession(keys: "w15")
    #expect(session.press(.escape) == .draw)
    #expect(session.playground.width == 201)
    #expect(session.entry == nil)
  }

  @Test func whatHappensToNumbersIsSaid() {
    #expect(PlaygroundSession(keys: "w7\n").notice == "width is 20 to 600")
    #expect(PlaygroundSession(keys: "j5").notice == "justify is not a number")
    #expect(PlaygroundSession(keys: "s\u{7F}").notice == "spacing cannot be left out")
    #expect(PlaygroundSession(keys: "j5a").notice == nil)
  }

  @Test func undoAndRedo() {
    var session = PlaygroundSession(keys: "sjw150\n")
    let playgrounds = ["sjw", "sj", "s", "", ""].map { PlaygroundSession(keys: $0).playground }
    let last = session.playground
    for playground in playgrounds {
      _ = session.press(.character("u"))
      #expect(session.playground == playground)
    }
    #expect(session.notice == "there is nothing to undo")
    for playground in playgrounds.dropLast(2).reversed() + [last] {
      _ = session.press(.character("U"))
      #expect(session.playground == playground)
    }
    _ = session.press(.character("U"))
    #expect(session.notice == "there is nothing to redo")
  }

  @Test func aChangeEndsWhatCanBeRedone() {
    #expect(PlaygroundSession(keys: "suwU").notice == "there is nothing to redo")
    // Choosing a box, and what changes nothing, are no steps.
    #expect(PlaygroundSession(keys: "sbNnu").playground.boxes.count == 2)
    #expect(PlaygroundSession(keys: "s0\nSu").playground.spacing == 11)
    #expect(PlaygroundSession(keys: "vannru").playground == PlaygroundSession(keys: "vann").playground)
  }

  @Test func yCopies() {
    var session = PlaygroundSession()
    #expect(session.press(.character("y")) == .copy)
    #expect(session.notice?.contains("copied") == true)
    #expect(ClipboardSequence.copy("a\nb") == "\u{1B}]52;c;YQpi\u{7}")
  }

  @Test func tabGoesThroughTheBoxes() {
    #expect(PlaygroundSession([.tab]).playground.chosen == 2)
    #expect(PlaygroundSession([.tab, .tab]).playground.chosen == 0)
    #expect(PlaygroundSession([.backTab, .backTab]).playground.chosen == 2)
  }

  @Test func theChosenBoxIsAlwaysOneOfThem() {
    #expect(PlaygroundSession(keys: "bN").playground.chosen == 1)
    #expect(PlaygroundSession(keys: "NNNNN").playground.boxes.count == 1)
    #expect(PlaygroundSession(keys: "nnnnnnnnnnnnn").playground.boxes.count == Playground.names.count)
  }

  @Test func numbersGoFromNilToTheLeastAndStopAtTheLimits() {
    let range = NumberRange(least: 20, greatest: 30, isOptional: true)
    #expect(range.next(nil, by: 1) == 20)
    #expect(range.next(nil, by: 10) == 20)
    #expect(range.next(nil, by: -1) == nil)
    #expect(range.next(25, by: -10) == 20)
    #expect(range.next(20, by: -1) == nil)
    #expect(range.next(28, by: 10) == 30)
    #expect(NumberRange(least: 0, greatest: 9).next(0, by: -1) == 0)
  }

  @Test func framesAreThoseOfTheStack() throws {
    let answer = Answer(Playground())
    #expect(answer.rows.map(\.name) == ["one", "two", "three", "stack"])
    #expect(answer.rows.last?.rect == Rect(x: 0, y: 0, width: 200, height: 70))
    // 200 less the insets of 10; the boxes in the middle of what 70 leaves.
    #expect(answer.rows[1].rect.height == 50)
    #expect(answer.rows.dropLast().allSatisfy { $0.rect.midY == 35 })
    #expect(answer.rows[1].rect.minX == answer.rows[0].rect.maxX + 10)
    #expect(answer.messages.isEmpty)
  }

  @Test func conflictsAreNamedBesideTheLayout() {
    // Two views with sizes and proportions that disagree.
    let answer = Answer(PlaygroundSession(keys: "e25\npbe40\np").playground)
    #expect(answer.rows.count == 4)
    #expect(answer.messages.count == 1)
    #expect(answer.messages[0].contains("conflict") && answer.messages[0].contains("proportionalWidths"))
  }
}

/// What holds after any keys.
struct AnyPlaygroundTests {
  /// States on a walk of random keys, the same in every run.
  static let walk: [PlaygroundSession] = {
    var random = Congruential(state: 7)
    let letters = Setting.allCases.map { String($0.letter) }.joined()
    let keys = Array(letters + letters.uppercased() + "bbeeppxx0123456789\n\nuU ?")
    var session = PlaygroundSession()
    return (0..<80).map { index in
      for _ in 0..<6 { session = session.pressing(keys[random.next(below: keys.count)]) }
      if index % 12 == 11 { session = PlaygroundSession() }
      return session
    }
  }()

  @Test func arraysAndModifiersSayTheSame() {
    for session in Self.walk where session.playground.words == .flexBox {
      var other = session.playground
      other.change(.form, by: 1)
      #expect(Answer(other).rows == Answer(session.playground).rows, "\(StackCode(session.playground).text)")
    }
  }

  /// The picture is drawn of the frames, in a frame of a cell; within it stands what the layout itself draws.
  @Test func thePictureIsThatOfTheLayoutInCells() throws {
    var compared = 0
    for playground in Self.walk.map(\.playground) {
      guard let layout = try? playground.stack.layout(columns: playground.columns, rows: playground.rows),
        !layout.diagnostics.contains(where: { $0.kind == .overflow })
      else { continue }
      let (columns, rows) = (Int(layout.size.width.rounded()), Int(layout.size.height.rounded()))
      let panel = PicturePanel(playground: playground, columns: columns + 2, rows: rows + 2, isUnicode: true)
      let inside = panel.lines.dropFirst().prefix(rows).map { $0.dropFirst().prefix(columns) }
      let drawn = layout.text.split(separator: "\n", omittingEmptySubsequences: false)
      let equal = zip(inside, drawn).filter { line, own in
        line.prefix(own.count) == own && line.dropFirst(own.count).allSatisfy { $0 == " " }
      }
      #expect(
        equal.count == rows, "\(StackCode(playground).text)\n\(layout.text)\n\(panel.lines.joined(separator: "\n"))")
      compared += 1
    }
    #expect(compared > 20)
  }

  @Test func everyStateHasAScreenThatFits() {
    for (index, session) in Seeds.some(of: Array(Self.walk.enumerated()), oneOf: 3) {
      let (columns, rows) = (20 + index % 130, 3 + index % 50)
      let picture = ScreenPicture(
        of: session, columns: columns, rows: rows, isUnicode: index % 2 == 0, hasStyles: false)
      #expect(picture.lines.count == rows)
      #expect(picture.lines.allSatisfy { $0.count <= columns })
      if index % 2 == 1 {
        #expect(picture.lines.allSatisfy { $0.allSatisfy { $0.isASCII || $0 == "…" } })
      }
    }
  }

  @Test func codeIsNoWiderThanItsPanel() {
    for session in Self.walk {
      let code = StackCode(session.playground)
      #expect(code.lines.filter { $0.count > StackCode.columns } == [])
      #expect(code.boxLines.map(\.box).allSatisfy { code.lines[$0 - 1].hasPrefix("  Box(") })
    }
  }
}

/// Numbers that look random: Knuth's linear congruential generator.
private struct Congruential {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
