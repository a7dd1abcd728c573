import TrussViews

extension FlexboxRulesTests {
  /// Lengths and their bounds: greatest and least sizes, bases, insets and fractions.
  static let lengths = [
    Rule(
      "a size is no less than the insets of its view", width: 200,
      frames: [[0, 0, 200, 16], [0, 0, 14, 16], [3, 8, 8, 0]]
    ) {
      HStack(justify: .start) {
        HStack(justify: .start, insets: Insets(top: 8, left: 3, bottom: 8, right: 3)) {
          Text("a")
        }.height(10)
      }
    },
    Rule(
      "a greatest size is no less than the insets of its view", width: 200,
      frames: [[0, 0, 200, 20], [0, 0, 200, 20], [0, 10, 200, 16]]
    ) {
      VStack(justify: .start) {
        VStack(justify: .start, insets: Insets(top: 10, left: 0, bottom: 10, right: 0)) {
          Text("a")
        }.height(atMost: 10)
      }
    },
    Rule(
      "a stack beside a share at its maximum does not grow", width: 200,
      frames: [[0, 0, 200, 16], [0, 0, 40, 16], [40, 0, 8, 16], [40, 0, 8, 16]]
    ) {
      HStack(justify: .start) {
        Rectangle().width(atMost: 40).flex(1)
        HStack(justify: .start) {
          Text("a")
        }
      }
    },
    Rule(
      "a text beside shares keeps its line where one of them is at its greatest width", width: 200,
      frames: [[0, 0, 200, 16], [0, 0, 80, 16], [80, 0, 40, 16], [120, 0, 80, 16]]
    ) {
      HStack(justify: .start) {
        Text("a a of the")
        Text("brown").width(atMost: 60).flex(1)
        Rectangle().flex(3)
      }
    },
    Rule(
      "a fitted column of shares is as high as they are, in no ratio", width: 200,
      frames: [[0, 0, 200, 32], [0, 0, 200, 16], [0, 16, 200, 16]]
    ) {
      VStack(justify: .start) {
        Text("a").height(atMost: 40).flex(1)
        Text("a").flex(3)
      }
    },
    Rule(
      "a share at its greatest width, which is its least too, makes the others no wider", width: 150,
      frames: [[0, 0, 150, 16], [0, 0, 15, 16], [15, 0, 95, 16], [110, 0, 40, 16]]
    ) {
      HStack(justify: .start) {
        Rectangle().flex(1)
        Rectangle().flex(1, shrink: 1, basis: 80)
        Text("jumping").width(atMost: 40).flex(1)
      }
    },
    Rule(
      "shares of a fitted row are equal up to a greatest width", width: 200,
      frames: [[0, 0, 200, 32], [0, 0, 32, 32], [0, 0, 16, 32], [16, 0, 16, 32]]
    ) {
      HStack(justify: .start) {
        HStack(justify: .start) {
          Text("a").width(atMost: 20).flex(1)
          Text("a a").flex(1)
        }
      }
    },
    Rule(
      "a stack is as wide as its greatest width lets it, whatever is inside", width: 200,
      frames: [[0, 0, 200, 40], [0, 0, 40, 40], [0, 0, 20, 20], [0, 20, 20, 20]]
    ) {
      VStack(justify: .start) {
        VStack(justify: .start) {
          Box().width(20).height(20)
          Box().width(20).height(20)
        }.width(atMost: 40)
      }
    },
    Rule(
      "a column in a column is no lower than its views and their bases", width: 200, height: 120,
      frames: [[0, 0, 200, 120], [0, 0, 200, 136], [0, 0, 200, 16], [0, 16, 200, 120]]
    ) {
      VStack(justify: .start) {
        VStack(justify: .start) {
          Text("a")
          Text("a").flex(0, shrink: 1, basis: 120)
        }.flex(1)
      }
    },
    Rule(
      "shares of a fitted flow stack are in no ratio", width: 200,
      frames: [[0, 0, 200, 16], [0, 0, 8, 16], [0, 0, 8, 16], [8, 0, 0, 16]]
    ) {
      HStack(justify: .start) {
        FlowStack(justify: .start) {
          Text("a").flex(1)
          Rectangle().flex(1)
        }
      }
    },
    Rule(
      "a share of a line is as wide as its greatest width, and what it leaves is beside it", width: 200,
      frames: [[0, 0, 200, 16], [90, 0, 20, 16]]
    ) {
      FlowStack(justify: .spaceEvenly) {
        Text("a").width(atMost: 20).flex(1)
      }
    },
    Rule(
      "a least height makes no row higher that fills another", width: 200,
      frames: [[0, 0, 200, 20], [0, 0, 200, 20], [0, 0, 28, 20], [0, 0, 20, 40], [20, 0, 8, 40]]
    ) {
      VStack(justify: .start) {
        HStack(justify: .start) {
          HStack(justify: .start) {
            Box().width(20).height(40)
            Text("a").height(atLeast: 40)
          }
        }.height(20)
      }
    },
    Rule(
      "a row in a share is as high as the share", width: 200, height: 120,
      frames: [[0, 0, 200, 120], [0, 0, 200, 16], [0, 16, 200, 104], [0, 16, 20, 104], [0, 16, 20, 40]]
    ) {
      VStack(justify: .start) {
        Text("a")
        HStack(justify: .start) {
          HStack(justify: .start) {
            Box().width(20).height(40)
          }
        }.flex(1)
      }
    },
    Rule(
      "a least width is stronger than a greatest fraction", width: 200,
      frames: [[0, 0, 200, 16], [0, 0, 120, 16], [0, 0, 120, 16]]
    ) {
      VStack(justify: .start) {
        VStack(justify: .start) {
          Text("a")
        }.width(atLeast: 120).width(atMostFraction: 0.3)
      }
    },
    Rule(
      "a fraction is within the bounds of its view", width: 200,
      frames: [[0, 0, 200, 32], [0, 0, 120, 16], [0, 0, 120, 16], [0, 16, 40, 16], [0, 16, 40, 16]]
    ) {
      VStack(justify: .start) {
        VStack(justify: .start) {
          Text("a")
        }.width(atLeast: 120).width(fraction: 0.3)
        VStack(justify: .start) {
          Text("a")
        }.width(atMost: 40).width(fraction: 0.3)
      }
    },
    Rule(
      "a view with a basis beside a share at its greatest width does not grow", width: 200,
      frames: [[0, 0, 200, 16], [0, 0, 20, 16], [20, 0, 120, 16]]
    ) {
      HStack(justify: .start) {
        Text("a").width(atMost: 20).flex(1)
        Text("a").flex(0, shrink: 0, basis: 120)
      }
    },
    Rule(
      "a view with a greatest width makes no share narrower", width: 200,
      frames: [[0, 0, 200, 16], [0, 0, 8, 16], [8, 0, 192, 16], [8, 0, 20, 16]]
    ) {
      HStack(justify: .start) {
        Text("a")
        VStack(justify: .start) {
          Text("a").width(atMost: 20)
        }.flex(1)
      }
    },
    Rule(
      "a share below its greatest width has as much as one without", width: 100,
      frames: [[0, 0, 100, 16], [0, 0, 30, 16], [30, 0, 40, 16], [70, 0, 30, 16]]
    ) {
      HStack(justify: .start) {
        Rectangle().flex(1)
        Text("quick").flex(1)
        Text("a").width(atMost: 40).flex(1)
      }
    },
    Rule(
      "a width that a stack gives is no less than insets", width: 200,
      frames: [[0, 0, 200, 16], [0, 0, 8, 16], [8, 0, 31, 16], [28, 0, 8, 16]]
    ) {
      HStack(justify: .start, widths: [nil, 20]) {
        Text("a")
        HStack(justify: .start, insets: Insets(top: 0, left: 20, bottom: 0, right: 11)) { Text("b") }
      }
    },
    Rule(
      "a cell of a given width is the least that flexible columns have together", width: 110,
      frames: [
        [0, 0, 110, 32], [0, 0, 144, 16], [0, 0, 104, 16], [104, 0, 40, 16], [0, 16, 144, 16], [0, 16, 104, 16],
        [104, 16, 30, 16], [134, 16, 10, 16],
      ]
    ) {
      Grid(columns: [.flexible(1), .flexible(3), .flexible(1)]) {
        GridRow {
          Text("extraordinary")
          Box().width(40).height(16).gridColumns(2)
        }
        GridRow {
          Text("a")
          Text("b")
          Text("c")
        }
      }
    },
    Rule(
      "a greatest size inside of a padding bounds a share", width: 200, height: 20,
      frames: [[0, 0, 200, 20], [0, 0, 50, 20], [10, 0, 40, 20], [50, 0, 150, 20]]
    ) {
      HStack {
        Box().width(atMost: 40).flex().padding(.leading, 10)
        Box().flex()
      }
    },
    Rule(
      "a greatest size inside of a padding bounds what a line is broken by", width: 100, height: 40,
      frames: [[0, 0, 100, 40], [0, 0, 50, 10], [10, 0, 40, 10], [50, 0, 50, 10]]
    ) {
      FlowStack {
        Box().height(10).flex(1, basis: 80).width(atMost: 40).padding(.leading, 10)
        Box().width(50).height(10)
      }
    },
    Rule(
      "a basis inside of a padding is that of the view without it", width: 100, height: 100,
      frames: [[0, 0, 100, 100], [0, 0, 100, 36], [0, 0, 100, 30], [0, 36, 100, 64]]
    ) {
      VStack {
        Box().flex(0, shrink: 0, basis: 30).padding(.bottom, 6)
        Box().flex()
      }
    },
    Rule(
      "lines share what they leave, whatever fills the views on them", width: 60, height: 100,
      frames: [[0, 0, 60, 100], [0, 0, 50, 50], [0, 0, 50, 30], [0, 50, 50, 50], [0, 50, 50, 30]]
    ) {
      FlowStack(alignContent: .fill) {
        VStack { Box().height(30) }.width(50)
        VStack { Box().height(30) }.width(50)
      }
    },
    Rule(
      "lines share what they leave, whatever greatest size is on them", width: 60, height: 100,
      frames: [[0, 0, 60, 100], [0, 0, 50, 20], [0, 50, 50, 50]]
    ) {
      FlowStack(alignContent: .fill) {
        Box().width(50).height(atMost: 20)
        Box().width(50)
      }
    },
    Rule(
      "a shape without a length is none beside a share", width: 60,
      frames: [[0, 0, 60, 16], [0, 0, 60, 16], [60, 0, 0, 16]]
    ) {
      HStack {
        Text("sun").flex()
        Rectangle()
      }
    },
    Rule(
      "a shape in a frame without a width is none beside a share", width: 60,
      frames: [[0, 0, 60, 20], [0, 0, 60, 16], [60, 0, 0, 20], [60, 0, 0, 20]]
    ) {
      HStack(align: .start) {
        Text("sun").flex()
        Rectangle().frame(height: 20)
      }
    },
  ]
}
