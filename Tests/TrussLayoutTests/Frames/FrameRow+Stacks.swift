import TrussViews

extension FrameRow {
  /// A frame around a stack.
  static let aroundStacks: [FrameRow] = [
    FrameRow(
      view: Sample.bar.frame(height: 44).id("f"),
      frames: "f 0 28 200 44; row 0 42 200 16; a 0 42 8 16; b 192 42 8 16",
      rule: "without a width the stack is proposed the frame's own room, which its spacer takes"),
    FrameRow(
      view: Sample.bar.frame(maxWidth: .infinity).id("f"),
      frames: "f 0 42 200 16; row 0 42 200 16; b 192 42 8 16", rule: "the stack is proposed the frame's room"),
    FrameRow(
      view: Sample.bar.frame(width: 100).id("f"),
      frames: "f 50 42 100 16; row 50 42 100 16; b 142 42 8 16", rule: "the stack is proposed the frame's width"),
    FrameRow(
      view: Sample.bar.frame(maxWidth: 120).id("f"),
      frames: "f 40 42 120 16; row 40 42 120 16; b 152 42 8 16", rule: "the stack is proposed the frame's room"),
    FrameRow(
      view: Sample.bar.frame(minWidth: 50).id("f"),
      frames: "f 0 42 200 16; row 0 42 200 16; b 192 42 8 16", rule: "the stack's size, which is all the room"),
    FrameRow(
      view: Sample.bar.frame(width: 100, height: 40, alignment: .bottom).id("f"),
      frames: "f 50 30 100 40; row 50 54 100 16; b 142 54 8 16", rule: "flexible along its axis, and not across"),
    FrameRow(
      view: Sample.letters.frame(height: 40).id("f"),
      frames: "f 92 30 16 40; row 92 42 16 16", rule: "a stack of texts has their size"),
    FrameRow(
      view: Sample.letters.frame(width: 100).id("f"),
      frames: "f 50 42 100 16; row 92 42 16 16; b 100 42 8 16", rule: "a stack of texts has their size"),
    FrameRow(
      view: Sample.letters.frame(width: 100, alignment: .trailing).id("f"),
      frames: "f 50 42 100 16; row 134 42 16 16; b 142 42 8 16", rule: "a stack of texts has their size"),
    FrameRow(
      view: Sample.shapes.frame(height: 40).id("f"),
      frames: "f 0 30 200 40; row 0 30 200 40; a 0 30 100 40; b 100 30 100 40",
      rule: "a stack of shapes takes all, and the shapes the same of it",
      truss: (
        "f 0 30 200 40; row 0 30 200 40; a 0 30 0 40; b 0 30 200 40",
        "in a filled stack, what nobody asks for goes to the last view; equal parts are `.flex()`"
      )),
    FrameRow(
      view: HStack {
        Rectangle().flex().id("a")
        Rectangle().flex().id("b")
      }
      .id("row").frame(width: 100, height: 40).id("f"),
      frames: "f 50 30 100 40; row 50 30 100 40; a 50 30 50 40; b 100 30 50 40",
      rule: "a stack of shapes takes all, and the shapes the same of it"),
    FrameRow(
      view: VStack(align: .center) {
        Sample.bar
        Text("c").id("c")
      }
      .id("column").frame(height: 60, alignment: .top).id("f"),
      frames: "f 0 20 200 60; column 0 20 200 32; row 0 20 200 16; c 96 36 8 16",
      rule: "a stack is as flexible across as one of its views",
      truss: (
        "f 0 20 200 60; column 0 20 200 32; row 92 20 16 16; c 96 36 8 16",
        "a stack that another aligns is as large as its views, as a CSS flex item; `align: .fill` stretches it"
      )),
    FrameRow(
      view: VStack(align: .center) {
        Text("a").id("a")
        Divider().id("d")
        Text("b").id("b")
      }
      .id("column").frame(width: 120).id("f"),
      frames: "f 40 33.5 120 33; column 40 33.5 120 33; a 96 33.5 8 16; d 40 49.5 120 1",
      rule: "a divider takes what it is proposed across"),
    FrameRow(
      view: VStack(align: .center) {
        Text("a").id("a")
        Rectangle().id("r")
        Text("b").id("b")
      }
      .id("column").frame(width: 120, height: 60).id("f"),
      frames: "f 40 20 120 60; column 40 20 120 60; a 96 20 8 16; r 40 36 120 28; b 96 64 8 16",
      rule: "a shape takes what the others leave"),
    FrameRow(
      view: HStack(align: .center) {
        Text("ab").id("a")
        Field().id("field")
      }
      .id("row").frame(width: 150, height: 40).id("f"),
      frames: "f 25 30 150 40; row 25 37.5 150 25; a 25 42 16 16; field 41 37.5 134 25",
      rule: "a field takes what the others leave"),
    FrameRow(
      view: ZStack {
        Rectangle().id("a")
        Text("b").id("b")
      }
      .id("z").frame(width: 80, height: 40).id("f"),
      frames: "f 60 30 80 40; z 60 30 80 40; a 60 30 80 40; b 96 42 8 16",
      rule: "layers are as flexible as one of them"),
    FrameRow(
      view: ZStack {
        Text("a").id("a")
        Text("bb").id("b")
      }
      .id("z").frame(width: 80, height: 40).id("f"),
      frames: "f 60 30 80 40; z 92 42 16 16; a 96 42 8 16", rule: "layers are as large as the largest"),
    FrameRow(
      view: Sample.bar.padding(horizontal: 16).id("p").frame(height: 44).id("f"),
      frames: "f 0 28 200 44; p 0 42 200 16; row 16 42 168 16; b 176 42 8 16",
      rule: "padding proposes what it is proposed, less its insets"),
    FrameRow(
      view: Sample.shape.padding(4).id("p").frame(width: 80, height: 40).id("f"),
      frames: "f 60 30 80 40; p 60 30 80 40; a 64 34 72 32",
      rule: "padding proposes what it is proposed, less its insets"),
    FrameRow(
      view: Grid(spacing: 4) {
        GridRow {
          Text("a").id("a")
          Text("bcd").id("b")
        }
        GridRow {
          Text("ef").id("c")
          Text("g").id("d")
        }
      }
      .id("grid").frame(width: 100, height: 60).id("f"),
      frames: "f 50 20 100 60; grid 78 32 44 36", rule: "a grid of texts has their size"),
    FrameRow(
      view: Grid(align: .center) {
        GridRow {
          Text("ab").id("a")
          Rectangle().height(10).id("b")
        }
      }
      .id("grid").frame(width: 100).id("f"),
      frames: "f 50 42 100 16; grid 50 42 100 16; b 66 45 84 10",
      rule: "a grid is as wide as what its flexible column is proposed"),
  ]

  /// Frames in a stack.
  static let inStacks: [FrameRow] = [
    FrameRow(
      view: HStack(align: .center) {
        Text("ab").id("a")
        Spacer().frame(height: 10).id("f")
        Text("cd").id("b")
      }
      .id("row"),
      frames: "row 0 42 200 16; a 0 42 16 16; f 16 45 168 10; b 184 42 16 16",
      rule: "a spacer in a frame without a width is flexible along the stack"),
    FrameRow(
      view: HStack(align: .center) {
        Text("ab").id("a")
        Spacer().frame(width: 30).id("f")
        Text("cd").id("b")
      }
      .id("row"),
      frames: "row 69 42 62 16; a 69 42 16 16; f 85 50 30 0; b 115 42 16 16",
      rule: "a spacer in a frame with a width is not, and has no height",
      truss: (
        "row 69 42 62 16; a 69 42 16 16; f 85 42 30 16; b 115 42 16 16",
        "a view without a size across its stack is stretched, a spacer too"
      )),
    FrameRow(
      view: VStack(align: .center) {
        Text("ab").id("a")
        Divider().id("d").frame(width: 60).id("f")
        Text("cd").id("b")
      }
      .id("column"),
      frames: "column 70 33.5 60 33; a 92 33.5 16 16; f 70 49.5 60 1; d 70 49.5 60 1",
      rule: "a divider in a frame lies across the stack around that"),
    FrameRow(
      view: HStack {
        Text("a").id("a").frame(maxWidth: .infinity).id("f")
        Text("bb").id("b").frame(maxWidth: .infinity).id("g")
      }
      .id("row"),
      frames: "row 0 42 200 16; f 0 42 100 16; a 46 42 8 16; g 100 42 100 16; b 142 42 16 16",
      rule: "views that are as flexible have as much"),
    FrameRow(
      view: HStack {
        Text("aaaa").id("a")
        Text("bb").id("b").frame(maxWidth: .infinity, alignment: .trailing).id("f")
      }
      .id("row"),
      frames: "row 0 42 200 16; a 0 42 32 16; f 32 42 168 16; b 184 42 16 16",
      rule: "the least flexible comes first"),
    FrameRow(
      view: HStack {
        Rectangle().id("a").frame(maxWidth: 40).id("f")
        Rectangle().id("b").frame(maxWidth: .infinity).id("g")
      }
      .id("row"),
      frames: "row 0 0 200 100; f 0 0 40 100; a 0 0 40 100; g 40 0 160 100; b 40 0 160 100",
      rule: "the least flexible comes first"),
    FrameRow(
      view: HStack(align: .center) {
        Rectangle().id("a").frame(width: 30, height: 20).id("f")
        Rectangle().id("b").frame(height: 20).id("g")
      }
      .id("row"),
      frames: "row 0 40 200 20; f 0 40 30 20; a 0 40 30 20; g 30 40 170 20; b 30 40 170 20",
      rule: "a shape in a frame without a width takes what the others leave"),
    FrameRow(
      view: HStack(align: .center) {
        Text("a").id("a").frame(maxHeight: .infinity, alignment: .top).id("f")
        Rectangle().frame(width: 30, height: 20).id("g")
      }
      .id("row"),
      frames: "row 81 0 38 100; f 81 0 8 100; a 81 0 8 16; g 89 40 30 20",
      rule: "a stack is as flexible across as one of its views"),
  ]

  /// Frames in frames.
  static let nested: [FrameRow] = [
    FrameRow(
      view: Sample.text.frame(width: 80, height: 40, alignment: .topLeading).id("g")
        .frame(maxWidth: .infinity, alignment: .trailing).id("f"),
      frames: "f 0 30 200 40; g 120 30 80 40; a 120 30 16 16", rule: "a frame with a size is not flexible"),
    FrameRow(
      view: Sample.text.frame(maxWidth: .infinity, alignment: .trailing).id("g").frame(width: 120, height: 40).id("f"),
      frames: "f 40 30 120 40; g 40 42 120 16; a 144 42 16 16", rule: "one with a maximum takes what it is proposed"),
    FrameRow(
      view: Sample.shape.frame(height: 20).id("g").frame(width: 80).id("f"),
      frames: "f 60 40 80 20; g 60 40 80 20; a 60 40 80 20", rule: "each says one axis"),
    FrameRow(
      view: Sample.text.frame(height: 20).id("g").frame(width: 80).id("f"),
      frames: "f 60 40 80 20; g 92 40 16 20; a 92 42 16 16", rule: "each says one axis"),
    FrameRow(
      view: Sample.bar.frame(height: 44).id("g").frame(width: 120).id("f"),
      frames: "f 40 28 120 44; g 40 28 120 44; row 40 42 120 16; b 152 42 8 16", rule: "each says one axis"),
    FrameRow(
      view: Sample.text.frame(minWidth: 40).id("g").frame(maxWidth: 120, alignment: .leading).id("f"),
      frames: "f 40 42 120 16; g 40 42 40 16; a 52 42 16 16", rule: "a minimum is no more than that"),
    FrameRow(
      view: Sample.text.frame(maxWidth: .infinity).id("f").padding(8).id("p"),
      frames: "p 0 34 200 32; f 8 42 184 16; a 92 42 16 16", rule: "padding around a frame takes what that takes"),
  ]
}
