import TrussViews

extension FlexboxRulesTests {
  /// Fractions, proportions and lines of flows beside texts.
  static let fractions = [
    Rule("a fraction of a stack's width is in its middle", width: 200, frames: [[0, 0, 200, 20], [20, 0, 160, 20]]) {
      VStack(align: .center) { Rectangle().width(fraction: 0.8).height(20) }
    },
    Rule("a fraction of a stack's width is at its end", width: 200, frames: [[0, 0, 200, 20], [40, 0, 160, 20]]) {
      VStack(align: .end) { Rectangle().width(fraction: 0.8).height(20) }
    },
    Rule(
      "a fraction makes no stack wider that is stretched", width: 40,
      frames: [[0, 0, 40, 16], [0, 0, 40, 16], [18, 0, 4, 16]]
    ) {
      VStack { VStack(align: .center) { Text("extraordinary").width(fraction: 0.1) } }
    },
    Rule(
      "a row is as wide as its texts and what is in proportion to a given width",
      frames: [[0, 0, 178, 24], [0, 0, 88, 24], [88, 0, 30, 24], [118, 0, 60, 24]]
    ) {
      HStack(justify: .start, widths: [nil, nil, 60], proportionalWidths: [nil, 1, 2]) {
        Text("river river")
        Text("mountains")
        Button("it")
      }
    },
    Rule(
      "a line of a flow is as high as its highest view", frames: [[0, 0, 40, 24], [0, 0, 8, 16], [8, 0, 32, 24]]
    ) {
      FlowStack {
        Text("i").fixedSize()
        Button("we")
      }
    },
    Rule(
      "a flow in a flow has lines of its own", width: 100,
      frames: [
        [0, 0, 100, 48], [0, 0, 100, 32], [0, 0, 40, 16], [0, 16, 64, 16], [64, 16, 24, 16], [0, 32, 8, 16],
      ]
    ) {
      FlowStack(justify: .start) {
        FlowStack(justify: .start) {
          Text("river")
          Text("mountain")
          Text("sun")
        }
        Text("x")
      }
    },
    Rule(
      "a fitted stack is as wide as a text would be without its fraction",
      frames: [[0, 0, 16, 16], [0, 0, 16, 16], [0, 0, 8, 16]]
    ) {
      HStack(justify: .start) { VStack(align: .start) { Text("we").width(fraction: 0.5) } }
    },
  ]
}
