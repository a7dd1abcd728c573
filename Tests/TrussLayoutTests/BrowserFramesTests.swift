import Testing
import TrussLayout
import TrussTree
import TrussViews

/// Trees with the frames that Chromium gives them in CSS, in the order of the tree; pinned views come last. Letters are 8
/// points wide and lines 16 high.
struct BrowserFramesTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var width = 200.0
    var frames: [[Double]]
    var view: @Sendable () -> any View
  }

  /// The baseline of a stack is that of a view on a baseline in it, else of its first or last view. Stacks on a baseline are
  /// as high as their content.
  private static let baselines: [Example] = [
    Example(
      testDescription: "a centred text", frames: [[0, 0, 200, 24], [0, 8, 8, 16], [0, 8, 8, 16], [8, 0, 20, 20]]
    ) {
      HStack(justify: .start, align: .firstBaseline) {
        HStack(justify: .start, align: .center) {
          Text("a")
        }
        Box().width(20).height(20)
      }
    },
    Example(
      testDescription: "a box without text",
      frames: [[0, 0, 200, 24], [0, 0, 20, 20], [0, 0, 20, 20], [20, 8, 16, 16]]
    ) {
      HStack(justify: .start, align: .lastBaseline) {
        VStack(justify: .start) {
          Box().width(20).height(20)
        }
        Text("of")
      }
    },
    Example(
      testDescription: "a divider first",
      frames: [[0, 0, 200, 36], [0, 0, 20, 20], [20, 19, 8, 17], [20, 19, 8, 1], [20, 20, 8, 16]]
    ) {
      HStack(justify: .start, align: .firstBaseline) {
        Box().width(20).height(20)
        VStack(justify: .start) {
          Divider()
          Text("a")
        }
      }
    },
    Example(
      testDescription: "a reversed row",
      frames: [[0, 0, 200, 20], [0, 0, 20, 20], [20, 0, 18, 20], [30, 0, 8, 20], [20, 0, 10, 20]]
    ) {
      HStack(justify: .start, align: .firstBaseline) {
        Box().width(20).height(20)
        HStack(justify: .start, reversed: true) {
          Text("a")
          Box().width(10).height(20)
        }
      }
    },
    Example(
      testDescription: "a reversed column",
      frames: [[0, 0, 200, 41], [0, 0, 20, 25], [20, 5, 10, 36], [20, 25, 10, 16], [20, 5, 10, 20]]
    ) {
      HStack(justify: .start, align: .firstBaseline) {
        Box().width(20).height(25)
        VStack(justify: .start, reversed: true) {
          Text("a")
          Box().width(10).height(20)
        }
      }
    },
    Example(
      testDescription: "a last baseline inside",
      frames: [[0, 0, 200, 30], [0, 0, 26, 30], [0, 0, 10, 30], [10, 14, 8, 16], [18, 0, 8, 30], [26, 22, 10, 4]]
    ) {
      HStack(justify: .start, align: .firstBaseline) {
        HStack(justify: .start) {
          Box().width(10).height(30)
          Text("a").align(.lastBaseline)
          Text("a").height(30)
        }
        Box().width(10).height(4)
      }
    },
    Example(
      testDescription: "both baselines inside",
      frames: [[0, 0, 200, 34], [0, 0, 18, 30], [0, 0, 10, 30], [10, 0, 8, 16], [18, 26, 10, 4], [28, 18, 8, 16]]
    ) {
      HStack(justify: .start, align: .lastBaseline) {
        HStack(justify: .start) {
          Box().width(10).height(30).align(.lastBaseline)
          Text("a").align(.firstBaseline)
        }
        Box().width(10).height(4)
        Text("a")
      }
    },
    Example(
      testDescription: "lines of an inner row",
      frames: [[0, 0, 200, 40], [0, 0, 20, 20], [20, 8, 180, 32], [20, 8, 180, 32]]
    ) {
      HStack(justify: .start, align: .lastBaseline) {
        Box().width(20).height(20)
        HStack(justify: .start, align: .firstBaseline) {
          Text("quick a dog quick of to")
        }
      }
    },
    Example(
      testDescription: "the last baseline of one view", frames: [[0, 0, 200, 40], [0, 24, 8, 16], [8, 0, 20, 40]]
    ) {
      HStack(justify: .start) {
        Text("a").align(.lastBaseline)
        Box().width(20).height(40)
      }
    },
    Example(testDescription: "a flow stack", frames: [[0, 0, 200, 20], [0, 0, 20, 20], [20, 4, 20, 16]]) {
      FlowStack(justify: .start) {
        Box().width(20).height(20)
        Box().width(20).height(16).align(.lastBaseline)
      }
    },
    Example(testDescription: "a cut text", frames: [[0, 0, 200, 32], [0, 16, 16, 16], [16, 0, 40, 20]]) {
      HStack(justify: .start, align: .lastBaseline) {
        Text("to")
        Text("fox dog a").width(40).height(20)
      }
    },
  ]

  /// A share's columns divide a known room. What is over several flexible columns makes none of them wider.
  private static let grids: [Example] = [
    Example(
      testDescription: "columns of a share", width: 80, frames: [[0, 0, 80, 32], [0, 0, 80, 32], [0, 0, 40, 32]]
    ) {
      HStack(justify: .start) {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 0)), GridItem(.flexible(minimum: 0))], spacing: 0) {
          Text("fox to")
        }.flex(1)
      }
    },
    Example(
      testDescription: "a box over a flexible column", width: 80,
      frames: [[0, 0, 80, 10], [0, 0, 50, 10], [0, 0, 72, 10]]
    ) {
      LazyVGrid(
        columns: [GridItem(.flexible(minimum: 0)), GridItem(.fixed(20)), GridItem(.flexible(minimum: 0))], spacing: 0
      ) {
        HStack(justify: .start) {
          Box().width(72).height(10)
        }.gridColumns(2)
      }
    },
    Example(
      testDescription: "a grid over a flexible column", frames: [[0, 0, 200, 16], [0, 0, 117.5, 16], [0, 0, 35, 16]]
    ) {
      LazyVGrid(
        columns: [GridItem(.flexible(minimum: 0)), GridItem(.fixed(35)), GridItem(.flexible(minimum: 0))], spacing: 0
      ) {
        LazyVGrid(columns: [GridItem(.fixed(35)), GridItem(.fixed(35)), GridItem(.fixed(35))], spacing: 0) {
          Text("a")
        }.gridColumns(2)
      }
    },
    Example(
      testDescription: "a text over two flexible columns", width: 60,
      frames: [[0, 0, 60, 32], [0, 0, 60, 16], [0, 16, 30, 16], [30, 16, 30, 16]]
    ) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 0)), GridItem(.flexible(minimum: 0))], spacing: 0) {
        Text("overwhelmed").gridColumns(2)
        Text("a")
        Text("b")
      }
    },
    Example(
      testDescription: "a grid that is stretched up to a maximum",
      frames: [[0, 0, 200, 10], [0, 0, 35, 10], [0, 0, 35, 10], [0, 0, 20, 20]]
    ) {
      HStack(justify: .start) {
        HStack(justify: .start) {
          LazyVGrid(columns: [GridItem(.fixed(35))], spacing: 0) {
            Box().width(20).height(20)
          }
        }.height(atMost: 10)
      }
    },
  ]

  /// A box grows to its insets and paddings.
  private static let insets: [Example] = [
    Example(testDescription: "a column with a height", frames: [[0, 0, 200, 16], [0, 0, 36, 16], [8, 8, 20, 20]]) {
      HStack(justify: .start) {
        VStack(justify: .start, insets: Insets(top: 8, left: 8, bottom: 8, right: 8)) {
          Box().width(20).height(20)
        }.height(10)
      }
    },
    Example(testDescription: "a row with a height", frames: [[0, 0, 200, 16], [0, 0, 200, 16], [8, 8, 8, 0]]) {
      VStack(justify: .start) {
        HStack(justify: .start, insets: Insets(top: 8, left: 8, bottom: 8, right: 8)) {
          Text("a")
        }.height(10)
      }
    },
    Example(testDescription: "a row with a width", frames: [[0, 0, 200, 4], [0, 0, 21, 4], [13, 0, 20, 4]]) {
      VStack(justify: .start) {
        HStack(justify: .start, insets: Insets(top: 0, left: 13, bottom: 0, right: 8)) {
          Box().width(20).height(4)
        }.width(20)
      }
    },
    Example(
      testDescription: "a row with a greatest height", frames: [[0, 0, 200, 20], [0, 0, 8, 20], [0, 10, 8, 0]]
    ) {
      HStack(justify: .start) {
        HStack(justify: .start, insets: Insets(top: 10, left: 0, bottom: 10, right: 0)) {
          Text("a")
        }.height(atMost: 10)
      }
    },
  ]

  /// Pinned stacks are as large as their content.
  private static let pinned: [Example] = [
    Example(
      testDescription: "a row with a spacer",
      frames: [[0, 0, 200, 60], [0, 0, 200, 16], [8, 4, 8, 16], [8, 4, 8, 16], [16, 4, 0, 16]]
    ) {
      VStack(justify: .start) {
        Text("a")
        HStack(justify: .start) {
          Text("a")
          Spacer()
        }.pinned(top: 4, leading: 8)
      }.height(60)
    },
    Example(
      testDescription: "a row with a share",
      frames: [[0, 0, 200, 60], [0, 0, 200, 16], [184, 4, 8, 16], [184, 4, 8, 16], [192, 4, 0, 10]]
    ) {
      VStack(justify: .start) {
        Text("a")
        HStack(justify: .start) {
          Text("a")
          Rectangle().height(10).flex(1)
        }.pinned(top: 4, trailing: 8)
      }.height(60)
    },
    Example(
      testDescription: "a column with a spacer",
      frames: [[0, 0, 200, 60], [0, 0, 200, 16], [8, 48, 8, 8], [8, 48, 8, 8], [8, 56, 8, 0]]
    ) {
      VStack(justify: .start) {
        Text("a")
        VStack(justify: .start) {
          Box().width(8).height(8)
          Spacer()
        }.pinned(leading: 8, bottom: 4)
      }.height(60)
    },
  ]

  @Test(arguments: baselines + grids + insets + pinned, [Lowering.Form.usual, .rows])
  func framesAreThoseOfABrowser(example: Example, form: Lowering.Form) throws {
    let root = example.view().font(BrowserCase.font)
    let frames = try Lowering(AnyView(root), width: example.width, form: form).solve().frames.map(\.rect)
    #expect(frames.map { [$0.x, $0.y, $0.width, $0.height] } == example.frames)
  }

  @Test func insetsAndPaddingsAddUp() throws {
    let view = VStack(align: .start) {
      HStack(insets: Insets(top: 0, left: 5, bottom: 0, right: 0)) { Box().width(4) }.padding(8).width(20).id("padded")
    }
    let layout = try Lowering(view, width: 100, height: nil, environment: EnvironmentValues()).solve()
    #expect(layout.frame(of: "padded")?.width == 21)
  }

  @Test func pinsOfOneViewAddUp() throws {
    let view = VStack {
      Box().width(10).height(10).pinned(top: 4, leading: 2).pinned(trailing: 8).pinned(top: 6).id("pinned")
      Rectangle().pinned(top: 4, bottom: 4).pinned(leading: 8, trailing: 8).id("shape")
    }.height(60)
    let layout = try Lowering(view, width: 100, height: nil, environment: EnvironmentValues()).solve()
    #expect(layout.frame(of: "pinned") == Rect(x: 2, y: 6, width: 10, height: 10))
    #expect(layout.frame(of: "shape") == Rect(x: 8, y: 4, width: 84, height: 52))
  }
}
