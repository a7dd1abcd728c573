import Testing
import Truss

/// Each view as text: in a line, in a box, and in ASCII.
struct PictureTests {
  @Test func textIsBrokenAtSoftHyphensAndBetweenIdeographs() throws {
    let view = Text("a co\u{AD}op\u{AD}eration 世界、人").width(35)
    #expect(
      try view.text(columns: 7) == """
        a coop-
        eration
        世界、
        人
        """)
  }

  @Test func controlsOnOneRow() throws {
    let view = VStack {
      Button("Sign In")
      Field("Email").height(10)
      HStack(justify: .start, spacing: 5) {
        Toggle(isOn: true)
        Toggle()
      }
      Slider(value: 0.5)
      ProgressBar(value: 0.6)
      Image("logo").height(10)
      Divider()
    }
    #expect(
      try view.text(columns: 15) == """
        (   Sign In   )
        [Email        ]
        [x] [ ]
        ───────●───────
        █████████░░░░░░
        [    logo     ]
        ───────────────
        """)
    #expect(
      try view.ascii(columns: 15) == """
        (   Sign In   )
        [Email        ]
        [x] [ ]
        -------o-------
        #########......
        [    logo     ]
        ---------------
        """)
  }

  @Test func controlsOnThreeRows() throws {
    let view = HStack(spacing: 5, heights: [30, 30, 30, 30]) {
      Button("OK")
      Field("Name").width(50)
      Image("logo").width(50)
      Box("Box")
    }
    #expect(
      try view.text() == """
        ╭────╮ ┌────────┐ ┌────────┐ ┌─────┐
        │ OK │ │Name    │ │  logo  │ │ Box │
        ╰────╯ └────────┘ └────────┘ └─────┘
        """)
    #expect(
      try view.ascii() == """
        +----+ +--------+ +--------+ +-----+
        | OK | |Name    | |  logo  | | Box |
        +----+ +--------+ +--------+ +-----+
        """)
  }

  @Test func titlesThatDoNotFitAreCut() throws {
    let view = VStack {
      Button("A long title")
      Field("A placeholder").height(10)
      Image("A picture").height(30)
    }
    #expect(
      try view.text(columns: 9, rows: 5) == """
        (A long…)
        [A plac…]
        ┌───────┐
        │A pict…│
        └───────┘
        """)
    #expect(
      try view.ascii(columns: 9, rows: 5) == """
        (A lo...)
        [A pl...]
        +-------+
        |A pi...|
        +-------+
        """)
  }

  @Test func aBorderInsetsWhatItHolds() throws {
    let view = VStack {
      Text("one")
      Text("二")
    }.border(.double)
    #expect(
      try view.text() == """
        ╔═══╗
        ║one║
        ║二 ║
        ╚═══╝
        """)
    #expect(
      try Text("a").border(.heavy).text() == """
        ┏━┓
        ┃a┃
        ┗━┛
        """)
  }

  @Test func thirdsSnapWithoutGapAndOverlap() throws {
    let view = HStack { for name in ["a", "b", "c"] { Box(name).flex() } }
    for columns in 15..<40 {
      let lines = try view.text(columns: columns, rows: 3).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count == columns })
      #expect(!lines[0].contains(" "))
    }
  }

  @Test func hiddenAndInvisible() throws {
    let view = VStack {
      Text("first")
      Text("gone").collapsed()
      Text("room").hidden()
      Text("last")
    }
    #expect(try view.text() == "first\n\nlast")
  }

  @Test func hostileTextIsHarmless() throws {
    let hostile = "a\u{1B}[31m</text><script>&\"'\u{202E}\u{0}\u{7}b"
    let view = VStack {
      Text(hostile).id(hostile)
      Button(hostile)
      Image(hostile)
    }
    for text in [try view.text(), try view.ascii()] {
      #expect(!text.unicodeScalars.contains { ($0.value < 32 && $0 != "\n") || $0.value == 0x202E })
    }
    let svg = try view.svg(title: hostile, description: hostile, id: hostile).document
    #expect(!svg.contains("<script"))
    #expect(!svg.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func overflowIsDrawnUpToTheEdgeOfTheCanvas() throws {
    #expect(try HStack { Text("abcdefgh").width(40) }.text(columns: 5, rows: 1) == "abcde")
    #expect(try HStack { Text("日本語").width(30) }.text(columns: 5, rows: 1) == "日本")
  }
}
