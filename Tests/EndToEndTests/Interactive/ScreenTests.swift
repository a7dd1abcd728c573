import Foundation
import Testing
import Truss

@testable import Gallery

/// The interactive screen at the sizes that terminals have.
struct ScreenTests {
  private func lines(_ session: PlaygroundSession, _ columns: Int, _ rows: Int) -> String {
    ScreenPicture(of: session, columns: columns, rows: rows, isUnicode: true, hasStyles: false).lines.joined(
      separator: "\n")
  }

  @Test func at80Columns() {
    #expect(
      lines(PlaygroundSession(), 80, 24) == """
        ─ stack ───────────────────────┤┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
          v words        flex-box      │╎                                        ╎
          a axis         horizontal    │╎           ┏━━━━━┓                      ╎
         >j justify      start         │╎  ┌─────┐  ┃     ┃  ┌───────┐           ╎
          l align        center        │╎  │ one │  ┃ two ┃  │ three │           ╎
          s spacing      10            │╎  └─────┘  ┃     ┃  └───────┘           ╎
          i inset sides  10            │╎           ┗━━━━━┛                      ╎
          k inset ends   10            │╎                                        ╎
          f sizes as     modifiers     │└╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
        ─ container ───────────────────┼─ Swift ────────────────────────────────────────
          w width        200           │ 1 let stack = HStack(
          h height       70            │ 2   justify: .start, align: .center,
          c frames in    points        │ 3   spacing: 10, insets: Insets(all: 10)
        ─ boxes ───────────────────────┤ 4 ) {
          n boxes        3             │ 5   Box("one").id("one")
          b chosen box   two           │ 6   Box("two").id("two").height(50)
          e width        nil           │ 7   Box("three").id("three")
          g height       50            │ 8 }
          p prop. width  nil           │ 9 let layout = try stack.layout(
          o prop. height nil           │10   width: 200, height: 70)
          m align        nil           ├─ frames in points: x, y, width, height ────────
          x collapsed    no            │one (10, 23, 38, 24)  two (58, 10, 36.5, 50)
                                       │three (104.5, 23, 46, 24)  stack (0, 0, 200, 70)
         ↑↓ choose  ←→ change  0-9 type  u undo  y copy  space panel  ? help  q quit
        """)
  }

  @Test func thePageShowsTheScreen() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/Interactive.md"), encoding: .utf8)
    #expect(page.contains("```text\n\(lines(PlaygroundSession(), 80, 24))\n```"))
  }

  @Test func inASmallTerminalTheChosenSettingAndThePictureAreSeen() {
    #expect(
      lines(PlaygroundSession(keys: "w205\n"), 44, 12) == """
        ─ container ────────────────────────────────
         >w width        205
        ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
        ╎                                         ╎
        ╎           ┏━━━━━┓                       ╎
        ╎  ┌─────┐  ┃     ┃  ┌───────┐            ╎
        ╎  │ one │  ┃ two ┃  │ three │            ╎
        ╎  └─────┘  ┃     ┃  └───────┘            ╎
        ╎           ┗━━━━━┛                       ╎
        ╎                                         ╎
        └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
         ↑↓ choose  ←→ change  ? help  q quit
        """)
  }

  @Test func whereNothingFitsItSaysSo() {
    #expect(lines(PlaygroundSession(), 25, 4).hasPrefix("too small: 30 x 7 at\nleast, this is 25 x 4; q\nquits"))
  }

  @Test func diagnosticsStandUnderThePicture() {
    let screen = lines(PlaygroundSession(keys: "e115\n"), 120, 40)
    #expect(screen.contains("Stack.swift:1: overflow: the content of"))
    #expect(screen.contains("sticks out by 39 at the right"))
  }

  /// Eight boxes, an overflow.
  private let crowded = PlaygroundSession(keys: "nnnnne115\n")

  @Test func theFocusComesBeforeTheOthers() {
    #expect(!lines(crowded, 60, 24).contains("frames in points"))
    var session = crowded
    for panel in [
      "─ >Swift, 1-", "─ >frames in points", "─ >diagnostics", "─ >why two is there, 1-", "─ >constraints, 1-",
    ] {
      _ = session.press(.character(" "))
      #expect(lines(session, 60, 24).contains(panel))
    }
    _ = session.press(.character(" "))
    #expect(session.focus == nil)
    #expect(!lines(session, 60, 24).contains("─ >"))
  }

  @Test func aPanelThatHasTheFocusIsScrolled() {
    var session = crowded
    _ = session.press(.character(" "))
    #expect(lines(session, 80, 24).contains("─ >Swift, 1-10 of 16"))
    _ = session.press(.down)
    #expect(lines(session, 80, 24).contains("─ >Swift, 2-11 of 16"))
    _ = session.press(.end)
    let end = ScreenPicture(of: session, columns: 80, rows: 24, isUnicode: true, hasStyles: false)
    #expect(end.lines.joined().contains("─ >Swift, 7-16 of 16"))
    #expect(end.scrollLimit == 6)
    session.limitScroll(to: end.scrollLimit)
    _ = session.press(.up)
    #expect(lines(session, 80, 24).contains("─ >Swift, 6-15 of 16"))
    // Left and right still change the setting; Escape gives the focus back.
    _ = session.press(.right)
    #expect(session.playground.boxes[1].width == 116)
    _ = session.press(.escape)
    #expect(lines(session, 80, 24).contains("─ Swift, 1-"))
  }

  @Test func thePictureTakesTheRoomOfALargeTerminal() {
    let lines = lines(PlaygroundSession(), 200, 60).split(separator: "\n")
    // Three times the 40 x 7 cells of 80 columns, in its frame.
    #expect(lines[0].contains("┌" + String(repeating: "╌", count: 120) + "┐"))
    #expect(lines[22].contains("└" + String(repeating: "╌", count: 115) + " 3 x ┘"))
    #expect(lines[11].contains("│        one        │      ┃        two        ┃"))
  }

  @Test func aStackThatIsTooLargeIsMadeSmaller() {
    let lines = lines(PlaygroundSession(keys: "w300\n"), 80, 24).split(separator: "\n")
    #expect(lines.prefix(9).allSatisfy { $0.count == 80 })
    #expect(lines[3].hasSuffix("│╎  ┌───┐ ┃    ┃ ┌─────┐                        ╎"))
    #expect(lines[8].hasSuffix("╌ 76 % wide ┘"))
  }

  /// Where a box is much larger than the stack, the stack and the other boxes are still seen.
  @Test(arguments: [(80, 24), (120, 36), (200, 50)]) func nothingIsHiddenByAnOverflow(columns: Int, rows: Int) throws {
    for keys in ["e600\n", "le600\n", "jje600\n", "be600\nbe600\nbe600\n", "ag600\n", "ae600\n"] {
      let playground = PlaygroundSession(keys: keys).playground
      let picture = try StackPicture(playground)
      let scale = picture.scale(columns: columns, rows: rows)
      for frame in picture.frames.compactMap({ $0 }) {
        let placed = picture.placed(frame, scale)
        #expect(placed.minX >= 0 && placed.minY >= 0, "\(keys) \(placed)")
        #expect(
          placed.maxX <= Double(columns - 2) + 1e-9 && placed.maxY <= Double(rows - 2) + 1e-9, "\(keys) \(placed)")
      }
    }
    let screen = lines(PlaygroundSession(keys: "be600\n"), columns, rows)
    #expect(
      screen.contains("┃") && screen.contains(" % wide ┘") && screen.contains("three.width == 600") == (rows >= 36))
  }

  /// A large terminal explains the chosen box, a small one when it is asked.
  @Test func theChosenBoxIsExplained() {
    let screen = lines(PlaygroundSession(), 120, 36)
    #expect(screen.contains("─ why two is there") && screen.contains(" two.height is 50 "))
    #expect(screen.contains("─ constraints, 1-") && screen.contains("  two.leading == one.trailing + 10"))
    #expect(!lines(PlaygroundSession(), 80, 24).contains("why two"))
    #expect(lines(PlaygroundSession(keys: "b"), 120, 36).contains("─ why three is there"))
  }

  /// Colours are added to the screen without them.
  @Test(arguments: [(80, 24), (120, 36)]) func coloursChangeNoCharacter(columns: Int, rows: Int) {
    for keys in ["", "e115\n", "w15", "?", "u", "ax"] {
      let session = PlaygroundSession(keys: keys)
      let picture = ScreenPicture(
        of: session, columns: columns, rows: rows, isUnicode: true, hasStyles: false, colors: .trueColor)
      let plain = picture.lines.map { line in
        line.replacing(/\u{1B}\[[0-9;]*m/, with: "").trimmingSuffix { $0 == " " }
      }
      let expected = lines(session, columns, rows).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(plain == expected.map { String($0).trimmingSuffix { $0 == " " } })
      #expect(picture.lines.contains { $0.contains("\u{1B}[38;2;") })
    }
  }

  @Test(
    arguments: [
      // As many times as large as there is room for on both axes, four times at most.
      (42, 9, 1.0, 1.0), (82, 15, 1, 1), (82, 16, 2, 2), (122, 100, 3, 3), (400, 100, 4, 4),
      // Smaller on an axis that has no room, as much as that takes.
      (32, 9, 0.75, 1), (42, 8, 1, 6.0 / 7), (10, 5, 0.2, 3.0 / 7),
    ] as [(Int, Int, Double, Double)])
  func scales(columns: Int, rows: Int, x: Double, y: Double) throws {
    #expect(try StackPicture(Playground()).scale(columns: columns, rows: rows) == StackPicture.Scale(x: x, y: y))
  }

  @Test func theHelpTakesThePlaceOfThePanels() {
    var session = PlaygroundSession(keys: "?")
    #expect(lines(session, 80, 24).hasPrefix("─ >keys ─"))
    #expect(lines(session, 80, 24).contains("\nu, U              undo, redo\n"))
    #expect(lines(session, 30, 7).hasPrefix("─ >keys, 1-5 of "))
    _ = session.press(.down)
    #expect(lines(session, 30, 7).hasPrefix("─ >keys, 2-6 of "))
    #expect(lines(session, 30, 7).split(separator: "\n").allSatisfy { $0.count <= 30 })
    _ = session.press(.character("?"))
    #expect(session == PlaygroundSession())
  }

  @Test func aNumberIsSeenWhileItIsTyped() {
    let screen = lines(PlaygroundSession(keys: "w15"), 80, 24)
    #expect(screen.contains(" >w width        15_ "))
    #expect(screen.hasSuffix(" width: 15_   Return sets it, Escape cancels"))
    #expect(lines(PlaygroundSession(keys: "u"), 80, 24).hasSuffix(" there is nothing to undo"))
  }

  /// So that a key is answered at once: with anything but plain stacks the screen would take a hundred times longer.
  @Test(arguments: [(80, 24), (120, 40), (40, 10)])
  func theScreenIsOfPlainStacks(columns: Int, rows: Int) throws {
    let screen = PlaygroundScreen(session: PlaygroundSession(), columns: columns, rows: rows)
    #expect(try screen.layout(columns: columns, rows: rows).hasRecords)
  }

  @Test func theChosenLineIsInReverseVideo() {
    let picture = ScreenPicture(of: PlaygroundSession(), columns: 80, rows: 24, isUnicode: true, hasStyles: true)
    #expect(picture.lines.filter { $0.contains("\u{1B}[7m") }.count == 1)
    #expect(picture.lines[3].hasPrefix("\u{1B}[7m >j justify      start         \u{1B}[0m│"))
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isTrimmed($0) }.map { index(after: $0) } ?? startIndex)])
  }
}
