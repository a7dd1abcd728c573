import Truss
import TrussFigures

/// The figures of the guides in `Documentation`.
let guides: [Figure] = [
  Figure("readme-song", title: "A song: its cover, title and artist, and a button", width: 280) { ReadmeSong() },
  Figure(
    "song-terminal", title: "The song's row in the window of a terminal", width: 280,
    drawing: .terminal(title: "swift run gallery readme-song")
  ) { ReadmeSong() },
  Figure("song", title: "A song: its cover, title and artist, and a button", width: 300) {
    Song(title: "Cold Water", artist: "Anna Blume")
  },
  Figure("stack-sizes", title: "Five ways in which a stack's views come to their widths", width: 388) { StackSizes() },
  Figure(
    "stack-widths", title: "A row in three widths: its button gets a shorter title, then a line of its own", width: 360,
    stepDuration: 0.5, stepRest: 1, through: StackWidths.widths.map { StackWidths(width: $0) }),
  Figure("last-grows", title: "What is over goes to the last view, to a spacer, or to nobody", width: 420) {
    LastGrows()
  },
  Figure("giving-way", title: "A sidebar gives way to a page, in three widths", width: 388) { GivingWay() },
  Figure("constrained-views", title: "A card, and three fields beside labels of one width", width: 388) {
    ConstrainedViews()
  },
  Figure("callouts", title: "A form, with texts beside it that explain the frames of four views") { Callouts() },
  Figure(
    "constraints-overlay", title: "A card with its constraints drawn over it", width: 182,
    drawing: .overlay(.constraints)
  ) {
    ConstrainedCard()
  },
  Figure("text", title: "A text that wraps, one of two lines, one cut in the middle, one centred", width: 300) {
    TextSamples()
  },
  Figure("baselines", title: "A number, two lines and a button on their first, last and no baseline", width: 620) {
    Baselines()
  },
  Figure("scroll-offsets", title: "A list at rest, pulled down, scrolled, and at its end", width: 300) {
    ScrollOffsets()
  },
  Figure("content-modes", title: "A picture of 3 : 2 in squares: stretched, fitted, filling", width: 330) {
    ContentModes()
  },
  Figure("traits", title: "One view in four surroundings") { Readers() },
]
