import Truss
import TrussFigures

let guides: [Figure] = [
  Figure(
    "readme", title: "A view's code, its SVG, its text, and a conflict with its explanation and its cure", width: 800
  ) {
    Hero()
  },
  Figure(
    "readme-narrow", title: "The view's code, and below it its SVG and its text", width: 344
  ) {
    Hero(isNarrow: true)
  },
  Figure(
    "song-terminal", title: "A song that plays, in the window of a terminal", width: 260,
    drawing: .terminal(title: "swift run player")
  ) { SongInTerminal() },
  Figure("song", title: "A song: its cover, title and artist, and a button", width: 300) {
    Song(title: "Cold Water", artist: "Major Lazer")
  },
  Figure(
    "stack-sizes", title: "Five rows of boxes, sized by widths, proportions, flex shares, a spacer and a maximum width",
    width: 380
  ) { StackSizes() },
  Figure(
    "stack-widths", title: "A row in three widths: its button gets a shorter title, then a line of its own", width: 360,
    stepDuration: 0.5, stepRest: 1, through: StackWidths.widths.indices.map { StackWidths(step: $0) }),
  Figure(
    "last-grows", title: "Three stacks: the last view fills the remaining space, a spacer fills it, or it stays empty",
    width: 420
  ) {
    LastGrows()
  },
  Figure("giving-way", title: "A sidebar that shrinks before the page beside it, at three widths", width: 380) {
    GivingWay()
  },
  Figure(
    "constrained-views", title: "A card with a photo and a title, and labels that end where their fields begin",
    width: 380
  ) {
    ConstrainedViews()
  },
  Figure("callouts", title: "A form, with texts beside it that explain the frames of four views") { Callouts() },
  Figure(
    "constraints-overlay", title: "A card with its constraints drawn over it", width: 182,
    drawing: .overlay([.frames, .constraints])
  ) {
    // The drawing is larger than the view. In this small font, letters are then not much larger than the numbers.
    ConstrainedCard().font(.system(size: 9))
  },
  Figure("text", title: "One text four times: wrapped, centred, cut after two lines, and cut in the middle", width: 300)
  {
    TextSamples()
  },
  Figure(
    "baselines", title: "A number, two lines and a button, aligned to first baselines, last baselines and centres"
  ) {
    Baselines()
  },
  Figure(
    "scroll-offsets", title: "A list at four scroll offsets: at rest, pulled down, scrolled, and at its end", width: 300
  ) {
    ScrollOffsets()
  },
  Figure("content-modes", title: "A 3 : 2 image in three squares: stretched, fitted, filling", width: 330) {
    ContentModes()
  },
  Figure("traits", title: "One view at a regular width, at a compact one, with larger text, and from right to left") {
    Readers()
  },
]
