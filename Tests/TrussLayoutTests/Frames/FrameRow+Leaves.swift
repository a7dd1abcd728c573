import TrussViews

extension FrameRow {
  /// A single view in a frame with a size.
  static let sizes: [FrameRow] = [
    FrameRow(
      view: Sample.text.frame(width: 80, height: 40).id("f"),
      frames: "f 60 30 80 40; a 92 42 16 16", rule: "a text has its size, in the middle"),
    FrameRow(
      view: Sample.text.frame(width: 80, height: 40, alignment: .topLeading).id("f"),
      frames: "f 60 30 80 40; a 60 30 16 16", rule: "or where the alignment says"),
    FrameRow(
      view: Sample.text.frame(width: 80, height: 40, alignment: .bottomTrailing).id("f"),
      frames: "f 60 30 80 40; a 124 54 16 16", rule: "or where the alignment says"),
    FrameRow(
      view: Sample.text.frame(width: 80, alignment: .leading).id("f"),
      frames: "f 60 42 80 16; a 60 42 16 16", rule: "without a height the frame has the text's"),
    FrameRow(
      view: Sample.text.frame(height: 40).id("f"),
      frames: "f 92 30 16 40; a 92 42 16 16", rule: "without a width the frame has the text's"),
    FrameRow(
      view: Sample.shape.frame(width: 80, height: 40).id("f"),
      frames: "f 60 30 80 40; a 60 30 80 40", rule: "a shape takes what the frame proposes"),
    FrameRow(
      view: Sample.shape.frame(height: 40).id("f"),
      frames: "f 0 30 200 40; a 0 30 200 40", rule: "without a width the shape is proposed the frame's own room"),
    FrameRow(
      view: Sample.shape.frame(width: 80).id("f"),
      frames: "f 60 0 80 100; a 60 0 80 100", rule: "without a height the shape is proposed the frame's own room"),
    FrameRow(
      view: Rectangle().width(80).height(10).id("a").frame(width: 50).id("f"),
      frames: "f 75 45 50 10; a 60 45 80 10", rule: "a view that is larger overflows on both sides"),
    FrameRow(
      view: Rectangle().width(80).height(10).id("a").frame(width: 50, alignment: .trailing).id("f"),
      frames: "f 75 45 50 10; a 45 45 80 10", rule: "or away from the edge that it is aligned to"),
    FrameRow(
      view: Image("x", natural: Size(width: 80, height: 10)).id("a").frame(width: 50).id("f"),
      frames: "f 75 45 50 10; a 60 45 80 10", rule: "so does a picture",
      truss: ("f 75 45 50 10; a 75 45 50 10", "a picture puts up with less, as CSS' images do")),
    FrameRow(
      view: Field().id("a").frame(width: 120).id("f"),
      frames: "f 40 37.5 120 25; a 40 37.5 120 25", rule: "a field is as wide as what it is proposed"),
    FrameRow(
      view: Field().id("a").frame(height: 40).id("f"),
      frames: "f 0 30 200 40; a 0 37.5 200 25", rule: "a field is as wide as what it is proposed, and a line high"),
    FrameRow(
      view: Slider(value: 0).id("a").frame(width: 120, height: 40).id("f"),
      frames: "f 40 30 120 40; a 40 40 120 20", rule: "a slider is as wide as what it is proposed"),
    FrameRow(
      view: Button("ab").id("a").frame(width: 80, height: 40).id("f"),
      frames: "f 60 30 80 40; a 84 38 32 24", rule: "a button has the size of its title and padding"),
    FrameRow(
      view: Text("one two three four").id("a").frame(width: 60).id("f"),
      frames: "f 70 26 60 48; a 72 26 56 48", rule: "a text wraps, and is as wide as its longest line",
      truss: ("f 70 26 60 48; a 70 26 60 48", "a text that wraps is as wide as its room, as a CSS box")),
    FrameRow(
      view: Rectangle().aspectRatio(1).id("a").frame(width: 80, height: 40).id("f"),
      frames: "f 60 30 80 40; a 80 30 40 40", rule: "with a ratio a shape is as large as it can be"),
    FrameRow(
      view: Rectangle().aspectRatio(2).id("a").frame(height: 40).id("f"),
      frames: "f 60 30 80 40; a 60 30 80 40", rule: "and the frame as wide as that"),
    FrameRow(
      view: Image("x", natural: Size(width: 40, height: 20)).contentMode(.fit).id("a").frame(width: 80, height: 80)
        .id("f"),
      frames: "f 60 10 80 80; a 60 30 80 40", rule: "a picture that is to fit is as large as it can be in its ratio",
      truss: (
        "f 60 10 80 80; a 60 10 80 80", "a picture is drawn so in a frame of its own, as UIKit's image views"
      )),
    FrameRow(
      view: Image("x", natural: Size(width: 40, height: 20)).contentMode(.fill).id("a").frame(width: 80, height: 80)
        .id("f"),
      frames: "f 60 10 80 80; a 20 10 160 80", rule: "one that is to fill is larger than the frame",
      truss: (
        "f 60 10 80 80; a 60 10 80 80", "a picture is drawn so in a frame of its own, as UIKit's image views"
      )),
  ]

  /// A single view in a frame with bounds.
  static let bounds: [FrameRow] = [
    FrameRow(
      view: Sample.text.frame(maxWidth: .infinity, alignment: .leading).id("f"),
      frames: "f 0 42 200 16; a 0 42 16 16", rule: "with a maximum alone: the room, at most the maximum"),
    FrameRow(
      view: Sample.text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing).id("f"),
      frames: "f 0 0 200 100; a 184 84 16 16", rule: "with a maximum alone: the room, at most the maximum"),
    FrameRow(
      view: Sample.text.frame(maxWidth: 80).id("f"),
      frames: "f 60 42 80 16; a 92 42 16 16", rule: "with a maximum alone: the room, at most the maximum"),
    FrameRow(
      view: Sample.text.frame(maxWidth: 300).id("f"),
      frames: "f 0 42 200 16; a 92 42 16 16", rule: "with a maximum alone: the room, at most the maximum"),
    FrameRow(
      view: Sample.fixed.frame(maxWidth: 10).id("f"),
      frames: "f 95 45 10 10; a 85 45 30 10", rule: "a view that is larger overflows"),
    FrameRow(
      view: Sample.text.frame(minWidth: 80).id("f"),
      frames: "f 60 42 80 16; a 92 42 16 16", rule: "with a minimum alone: the view's size, at least the minimum"),
    FrameRow(
      view: Sample.text.frame(minWidth: 10).id("f"),
      frames: "f 92 42 16 16; a 92 42 16 16", rule: "with a minimum alone: the view's size, at least the minimum"),
    FrameRow(
      view: Sample.shape.frame(minWidth: 80).id("f"),
      frames: "f 0 0 200 100; a 0 0 200 100", rule: "the size of a shape is the room"),
    FrameRow(
      view: Sample.shape.frame(minWidth: 250).id("f"),
      frames: "f -25 0 250 100; a -25 0 250 100", rule: "which is at least the minimum"),
    FrameRow(
      view: Sample.text.frame(minWidth: 40, maxWidth: 80).id("f"),
      frames: "f 60 42 80 16; a 92 42 16 16", rule: "with both: the room, within them, whatever the view"),
    FrameRow(
      view: Sample.text.frame(minWidth: 40, maxWidth: .infinity, alignment: .trailing).id("f"),
      frames: "f 0 42 200 16; a 184 42 16 16", rule: "with both: the room, within them, whatever the view"),
    FrameRow(
      view: Sample.fixed.frame(minWidth: 0, maxWidth: 20).id("f"),
      frames: "f 90 45 20 10; a 85 45 30 10", rule: "with both: the room, within them, whatever the view"),
    FrameRow(
      view: Sample.shape.frame(maxWidth: 80, maxHeight: 40).id("f"),
      frames: "f 60 30 80 40; a 60 30 80 40", rule: "a shape is as large as the frame"),
    FrameRow(
      view: Sample.shape.frame(minWidth: 20, maxWidth: 80, minHeight: 150, maxHeight: 180).id("f"),
      frames: "f 60 -25 80 150; a 60 -25 80 150", rule: "a minimum overflows the room"),
    FrameRow(
      view: Field().id("a").frame(maxWidth: 150).id("f"),
      frames: "f 25 37.5 150 25; a 25 37.5 150 25", rule: "a field is as wide as what it is proposed"),
  ]

  /// A frame with an ideal size.
  static let ideals: [FrameRow] = [
    FrameRow(
      view: Sample.text.frame(idealWidth: 60, idealHeight: 50).id("f"),
      frames: "f 92 42 16 16; a 92 42 16 16", rule: "an ideal says nothing where room is proposed"),
    FrameRow(
      view: Sample.shape.frame(idealWidth: 60, idealHeight: 50).id("f"),
      frames: "f 0 0 200 100; a 0 0 200 100", rule: "an ideal says nothing where room is proposed"),
    FrameRow(
      view: Sample.text.frame(idealWidth: 60, idealHeight: 50).id("f"), room: nil,
      frames: "f 0 0 60 50; a 22 17 16 16", rule: "it is the size where none is"),
    FrameRow(
      view: Sample.shape.frame(idealWidth: 60, idealHeight: 50).id("f"), room: nil,
      frames: "f 0 0 60 50; a 0 0 60 50", rule: "it is the size where none is"),
    FrameRow(
      view: Sample.shape.frame(idealWidth: 60, maxWidth: .infinity, idealHeight: 50).id("f"), room: nil,
      frames: "f 0 0 60 50; a 0 0 60 50", rule: "it is the size where none is, whatever the maximum"),
    FrameRow(
      view: Sample.bar.frame(idealWidth: 100).id("f"), room: nil,
      frames: "f 0 0 100 16; row 0 0 100 16; b 92 0 8 16", rule: "and what the view is proposed"),
    FrameRow(
      view: Sample.text.frame(maxWidth: .infinity, maxHeight: .infinity).id("f"), room: nil,
      frames: "f 0 0 16 16; a 0 0 16 16", rule: "without an ideal: the view's size"),
    FrameRow(
      view: Sample.fixed.frame(maxWidth: 10).id("f"), room: nil,
      frames: "f 0 0 10 10; a -10 0 30 10", rule: "the view's size, at most the maximum"),
    FrameRow(
      view: Sample.text.frame(minWidth: 80).id("f"), room: nil,
      frames: "f 0 0 80 16; a 32 0 16 16", rule: "the view's size, at least the minimum"),
    FrameRow(
      view: Sample.text.frame(minWidth: 40, maxWidth: 80).id("f"), room: nil,
      frames: "f 0 0 40 16; a 12 0 16 16", rule: "the view's size, within both"),
    FrameRow(
      view: Sample.bar.frame(height: 44).id("f"), room: nil,
      frames: "f 0 0 16 44; row 0 14 16 16; b 8 14 8 16", rule: "where no room is proposed a spacer has none"),
    FrameRow(
      view: Sample.bar.frame(width: 100).id("f"), room: nil,
      frames: "f 0 0 100 16; row 0 0 100 16; b 92 0 8 16", rule: "but that of the frame"),
  ]
}
