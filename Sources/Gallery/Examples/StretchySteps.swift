import Truss
import TrussFigures

/// The offset at which the last line of the page is at the bottom of the screen.
private let end: Double = {
  let page = StretchyHeader(offset: 0).font(.caption)
  return (try? page.layout(width: 170, height: 280).scrollGeometry(of: "scroll")?.endOffset) ?? 0
}()

/// The stretchy header step by step: the effect of each step, and the problem that remains.
let stretchySteps: [Figure] = [
  Figure(
    "stretchy-1-plain", title: "Step 1: the photo scrolls with the page, and leaves a gap when the page is pulled down",
    width: 380
  ) {
    StretchyPages(
      step: .notStretchy,
      pages: [(-60, "pulled down: an unwanted grey gap"), (0, "at rest"), (60, "the photo leaves with the page")])
  },
  Figure(
    "stretchy-2-jammed", title: "Step 2: the photo's top stays at the screen's top, and the text stops below it",
    width: 380, allowing: [.offset]
  ) {
    StretchyPages(
      step: .jammed,
      pages: [
        (-60, "pulled down: its top stays at the screen's"), (0, "at rest"),
        (60, "up: its top stays, it gets less high"),
        (300, "a fault: it stops at 119, as the text cannot pass the top"),
      ])
  },
  Figure(
    "stretchy-3-stretchy",
    title: "Step 3: the photo grows when the page is pulled down, and scrolls away with the page",
    width: 380
  ) {
    StretchyPages(
      step: .stretchy,
      pages: [
        (-120, "the photo is scaled to fill"), (-60, "pulled down"), (0, "at rest"),
        (60, "the photo leaves with the page"),
      ])
  },
  Figure(
    "stretchy-3-scrolling", title: "The page is scrolled up, returns to rest, and is pulled down", stepDuration: 1,
    through: [(119.0, "scrolled up: the photo has left"), (0, "at rest"), (-120, "pulled down: the photo grows")].map {
      StretchyHeader(offset: $0).width(170).height(280).clipped().padding(1).border().caption($1).font(.caption)
    }),
  Figure(
    "stretchy-3-parallax",
    title: "Step 3 without the minimum height: the photo shrinks, and moves half as fast as the page",
    width: 380
  ) {
    StretchyPages(
      step: .parallax,
      pages: [
        (-60, "pulled down"), (0, "at rest"), (40, "no minimum height: it is less high, and the sun moves by 20"),
        (80, "it is less high still, and the sun moves by 40"),
      ])
  },
  Figure("stretchy-4-end", title: "Step 4: at the end of the page, a grey background appears below the text") {
    StretchyPages(
      step: .stretchy, pages: [(end, "at the end"), (end + 60, "pulled up: an unwanted grey gap")])
  },
  Figure("stretchy-4-overscroll", title: "Step 4: the surface behind the text reaches the bottom of the screen") {
    StretchyPages(
      step: .overscroll, pages: [(end, "at the end"), (end + 60, "pulled up: the paper goes on")])
  },
  Figure(
    "stretchy-5-safe-area",
    title: "Step 5: the text ends above the bar at the bottom; the photo is behind the status bar"
  ) {
    StretchyPages(
      step: .safeArea,
      pages: [(0, "the photo is behind the status bar"), (end + 20, "the text ends above the bar below")],
      insets: Insets(top: 24, bottom: 20))
  },
]
