import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// One small tree for each rule of flexbox that takes more than one view to see, with the frames that Chromium gives it.
///
/// A letter is 8 points wide and a line 16 high. What stands for what is written in `Tests/Generators/narrow-trees.py`;
/// `.width(atMost:)` is `max-width`.
struct FlexboxRulesTests {
  struct Rule: Sendable, CustomTestStringConvertible {
    var name: String
    var width: Double?
    var height: Double?
    var view: Group
    var frames: [[Double]]

    init(
      _ name: String, width: Double? = nil, height: Double? = nil, frames: [[Double]],
      @ViewBuilder _ view: () -> ViewContent
    ) {
      self.name = name
      self.width = width
      self.height = height
      self.view = Group { view() }
      self.frames = frames
    }

    var testDescription: String { name }
  }

  static let rules = [
    Rule(
      "a padded view with a share grows, and the text beside it does not", width: 60, height: 120,
      frames: [[0, 0, 60, 120], [0, 0, 60, 104], [5, 5, 50, 94], [0, 104, 60, 16]]
    ) {
      VStack {
        Text("it").padding(5).flex()
        Text("it")
      }
    },
    Rule(
      "a padded view is as short as its row", height: 30,
      frames: [[0, 0, 16, 30], [0, 0, 16, 30], [0, 20, 16, 8]]
    ) {
      HStack(justify: .start) { Text("we").padding(Insets(top: 20, left: 0, bottom: 2, right: 0)) }
    },
    Rule(
      "layers keep the least width of what they hold", width: 70,
      frames: [[0, 0, 70, 40], [0, 0, 16, 40], [0, 12, 16, 16], [16, 0, 120, 40]]
    ) {
      HStack {
        ZStack { Text("of") }
        Box().width(120).height(40)
      }
    },
    Rule(
      "flexible columns of a fitted grid are in proportion",
      frames: [[0, 0, 16, 16], [0, 0, 8, 16]]
    ) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 0)), GridItem(.flexible(minimum: 0))]) { Text("c") }
    },
    Rule(
      "a text in a flexible column of a grid that is as wide as its content has its part of what there is", width: 345,
      frames: [[0, 0, 345, 32], [0, 0, 345, 32], [0, 0, 345, 32], [0, 0, 345, 32], [0, 0, 172.5, 32]]
    ) {
      Grid(columns: [.flexible(1, align: .start)]) {
        GridRow {
          Grid(columns: [.flexible(1), .flexible(1)]) { GridRow { Text("atxsngd ogrg churz yd s") } }
        }
      }
    },
    Rule(
      "the title of a button of a least height is in its middle", width: 320,
      frames: [[0, 0, 320, 60], [0, 0, 24, 60], [24, 22, 8, 16]]
    ) {
      HStack(justify: .start, align: .firstBaseline) {
        Button("c").height(atLeast: 60)
        Text("v")
      }
    },
    Rule(
      "the title of a button of a greatest height is in its middle", width: 81,
      frames: [[0, 0, 81, 20], [0, 2, 8, 16], [8, 0, 24, 20]]
    ) {
      HStack(justify: .start, align: .firstBaseline) {
        Text("a")
        Button("u").height(atMost: 20)
      }
    },
    Rule(
      "a column beside a share that texts fill does not grow", width: 800,
      frames: [[0, 0, 800, 16], [0, 0, 8, 16], [0, 0, 8, 16], [8, 0, 792, 16], [8, 0, 792, 16]]
    ) {
      HStack(justify: .start) {
        VStack(justify: .start) { Text("k") }
        HStack { Text("q") }.flex()
      }
    },
    Rule(
      "a row beside a share that texts fill does not grow", width: 387, height: 376,
      frames: [[0, 0, 387, 376], [0, 0, 387, 360], [0, 0, 387, 360], [0, 360, 387, 16], [0, 360, 8, 16]]
    ) {
      VStack(justify: .start) {
        VStack { Text("a") }.flex(2)
        HStack(justify: .start) { Text("q") }
      }
    },
    Rule(
      "a divider counts in the width of a row with a share",
      frames: [[0, 0, 41, 16], [0, 0, 1, 16], [1, 0, 40, 16]]
    ) {
      HStack(justify: .start) {
        Divider()
        Text("to is").flex()
      }
    },
    Rule(
      "a stretched text is as high as the greatest height lets it be", width: 70,
      frames: [[0, 0, 70, 30], [0, 0, 70, 30], [0, 0, 70, 30]]
    ) {
      VStack { HStack { Text("river sun") }.height(atMost: 30) }
    },
    Rule(
      "a row that is not stretched leaves a stack with a greatest height", width: 40,
      frames: [[0, 0, 40, 30], [0, 0, 40, 32], [0, 0, 40, 32]]
    ) {
      HStack(justify: .start, align: .start) { HStack { Text("we go to") } }.height(atMost: 30)
    },
    Rule(
      "one view on its last baseline is at the end", width: 70, height: 100,
      frames: [[0, 0, 70, 100], [0, 84, 16, 16], [16, 60, 20, 40]]
    ) {
      HStack(justify: .start, align: .lastBaseline) {
        Text("of")
        Box().width(20).height(40).align(.end)
      }
    },
    Rule(
      "a share at its maximum leaves the rest to the gaps", width: 200,
      frames: [[0, 0, 200, 16], [60, 0, 80, 16]]
    ) {
      HStack(justify: .spaceAround) { Text("it").width(atMost: 80).flex() }
    },
    Rule(
      "a view with a width does not break the text under it",
      frames: [[0, 0, 104, 32], [0, 0, 38, 16], [0, 16, 104, 16]]
    ) {
      VStack {
        Box().width(38).height(16)
        Text("jumping the a")
      }
    },
    Rule(
      "a text at its maximum leaves the others their room", width: 300,
      frames: [[0, 0, 300, 32], [0, 0, 64, 32], [64, 0, 120, 32]]
    ) {
      HStack(justify: .start) {
        Text("overwhelmed to to").width(atMost: 64)
        Text("brown jumping a")
      }
    },
    Rule(
      "a text below its maximum shrinks as much as the others", width: 150,
      frames: [[0, 0, 150, 48], [0, 0, 88, 48], [88, 0, 62, 48]]
    ) {
      HStack(justify: .start) {
        Text("overwhelmed to to").width(atMost: 120)
        Text("brown jumping a")
      }
    },
    Rule(
      "two texts with a maximum, both below it", width: 240,
      frames: [[0, 0, 240, 32], [0, 0, 91.922, 32], [91.922, 0, 71.484, 32], [163.406, 0, 76.594, 32]]
    ) {
      HStack(justify: .start) {
        Text("one two three four").width(atMost: 120)
        Text("five six seven").width(atMost: 100)
        Text("brown jumping a")
      }
    },
    Rule(
      "a share is of what the texts beside it leave", width: 260,
      frames: [[0, 0, 260, 32], [0, 0, 132, 32], [132, 0, 104, 32], [236, 0, 24, 32]]
    ) {
      HStack(justify: .start) {
        Text("A title that is rather long")
        Button("Overwhelmed").flex()
        Button("x").flex()
      }
    },
    Rule(
      "content that is too high for a greatest height leaves the outer box", width: 100, height: 50,
      frames: [[0, 0, 100, 50], [0, 0, 100, 50], [0, 0, 100, 30], [0, 0, 20, 30], [0, 30, 20, 40]]
    ) {
      VStack(justify: .start) {
        VStack(justify: .start) {
          VStack(justify: .start) { Box().width(20).height(30) }
          Box().width(20).height(40)
        }
        .height(atMost: 50)
      }
    },
    Rule(
      "the first baseline of a stack without a text is that of its first view", width: 100,
      frames: [
        [0, 0, 100, 50], [0, 0, 20, 50], [0, 0, 20, 20], [0, 20, 20, 30], [20, 10, 20, 40], [20, 10, 20, 10],
        [20, 20, 20, 30],
      ]
    ) {
      HStack(justify: .start, align: .firstBaseline) {
        VStack(justify: .start) {
          Box().width(20).height(20)
          Box().width(20).height(30)
        }
        VStack(justify: .start) {
          Box().width(20).height(10)
          Box().width(20).height(30)
        }
      }
    },
    Rule(
      "the insets of a view do not shrink", width: 200,
      frames: [[0, 0, 200, 48], [0, 0, 75.797, 48], [75.797, 0, 124.203, 48], [95.797, 0, 84.203, 48]]
    ) {
      HStack(justify: .start) {
        Text("one two three four")
        HStack(justify: .start, insets: Insets(horizontal: 20, vertical: 0)) { Text("five six seven eight") }
      }
    },
    Rule(
      "shares of a fitted row divide what its texts take on one line", width: 300,
      frames: [[0, 0, 300, 32], [0, 0, 136, 32], [0, 0, 68, 32], [68, 0, 68, 32]]
    ) {
      VStack(justify: .start, align: .start) {
        HStack(justify: .start) {
          Text("one two three").flex()
          Text("four").flex()
        }
      }
    },
    Rule(
      "where all shares are at their maximum, the others do not grow", width: 100, height: 100,
      frames: [[0, 0, 100, 100], [0, 0, 100, 30], [0, 30, 100, 16]]
    ) {
      VStack(justify: .start) {
        Text("a").height(atMost: 30).flex()
        Text("b")
      }
    },
    Rule(
      "the line of a flow stack is as high as its views, whatever the stack's greatest height", width: 100, height: 20,
      frames: [[0, 0, 100, 20], [0, 0, 100, 20], [0, 0, 30, 30], [30, 10, 30, 10]]
    ) {
      VStack(justify: .start) {
        FlowStack(align: .center) {
          Box().width(30).height(30)
          Box().width(30).height(10)
        }
        .height(atMost: 20)
      }
    },
    Rule(
      "a flow stack breaks its lines at the widths that constraints give", width: 100,
      frames: [[0, 0, 100, 60], [0, 0, 80, 20], [0, 20, 80, 20], [0, 40, 80, 20]]
    ) {
      FlowStack {
        for name in ["a", "b", "c"] { Box().height(20).id(name) }
      }
      .id("flow")
      .constraints {
        ViewID("a").width == ViewID("flow").width * 0.8
        ViewID("b").width == ViewID("flow").width * 0.8
        ViewID("c").width == ViewID("flow").width * 0.8
      }
    },
  ]

  @Test(arguments: rules + lengths + fractions) func framesAreThoseOfABrowser(_ rule: Rule) throws {
    let font = Font(.mono, size: (8 * 2048 / 1229.0).nextDown.nextDown)
    let layout = try Lowering(AnyView(rule.view).font(font), width: rule.width, height: rule.height).solve()
    #expect(layout.rects.count == rule.frames.count)
    for (frame, expected) in zip(layout.frames, rule.frames) {
      let rect = frame.rect
      let numbers = zip([rect.x, rect.y, rect.width, rect.height], expected)
      #expect(numbers.allSatisfy { abs($0 - $1) < 0.02 }, "\(frame.kind) is at \(rect) and not at \(expected)")
    }
  }
}
