import Truss
import TrussFigures

/// The offset at which the last line of a page is at the bottom of the screen. The size and the font are those of the
/// pages in `StretchyPages`.
private let end: Double = {
  let page = StretchyHeader(offset: 0).font(.caption)
  return (try? page.layout(width: 170, height: 280).scrollGeometry(of: "scroll")?.endOffset) ?? 0
}()

/// Pages of a step at several offsets.
private func pages(
  _ name: String, _ title: String, _ step: StretchyHeader.Step, width: Double? = 380, insets: Insets = .zero,
  allowing allowed: [Diagnostic.Kind] = [], _ pages: [(offset: Double, note: String)]
) -> Figure {
  Figure(name, title: title, width: width, allowing: allowed) {
    StretchyPages(step: step, pages: pages, insets: insets)
  }
}

/// The stretchy header step by step: the effect of each step, and the problem that remains.
let stretchySteps: [Figure] = [
  pages(
    "stretchy-1-plain", "Step 1: the photo scrolls with the page, and leaves a gap when the page is pulled down",
    .notStretchy,
    [(-60, "pulled down: an unwanted grey gap"), (0, "at rest"), (60, "the photo leaves with the page")]),
  pages(
    "stretchy-2-jammed", "Step 2: the photo's top stays at the screen's top, and the text stops below it", .jammed,
    allowing: [.offset, .overflow],
    [
      (-60, "pulled down: its top stays at the screen's"), (0, "at rest"),
      (60, "up: its top stays, it gets less high"),
      (300, "a fault: it stops at 119, as the text cannot pass the top"),
    ]),
  pages(
    "stretchy-3-stretchy",
    "Step 3: the photo grows when the page is pulled down, and scrolls away with the page", .stretchy,
    [
      (-120, "the photo is scaled to fill"), (-60, "pulled down"), (0, "at rest"),
      (60, "the photo leaves with the page"),
    ]),
  Figure(
    "stretchy-3-scrolling", title: "The page is scrolled up, returns to rest, and is pulled down", stepDuration: 1,
    through: [(119.0, "scrolled up: the photo has left"), (0, "at rest"), (-120, "pulled down: the photo grows")].map {
      StretchyHeader(offset: $0).width(170).height(280).clipped().padding(1).border().caption($1).font(.caption)
    }),
  pages(
    "stretchy-3-parallax",
    "Step 3 without the minimum height: the photo shrinks, and moves half as fast as the page", .parallax,
    [
      (-60, "pulled down"), (0, "at rest"), (40, "no minimum height: it is less high, and the sun moves by 20"),
      (80, "it is less high still, and the sun moves by 40"),
    ]),
  pages(
    "stretchy-4-end", "Step 4: at the end of the page, a grey background appears below the text", .stretchy, width: nil,
    [(end, "at the end"), (end + 60, "pulled up: an unwanted grey gap")]),
  pages(
    "stretchy-4-overscroll", "Step 4: the surface behind the text reaches the bottom of the screen", .overscroll,
    width: nil, [(end, "at the end"), (end + 60, "pulled up: the paper goes on")]),
  pages(
    "stretchy-5-safe-area", "Step 5: the text ends above the bar at the bottom; the photo is behind the status bar",
    .safeArea, width: nil, insets: Insets(top: 24, bottom: 20),
    [(0, "the photo is behind the status bar"), (end + 20, "the text ends above the bar below")]),
]
