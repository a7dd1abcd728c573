import Truss
import TrussFigures

/// The scroll offset at which the last line of a page is at the bottom of the screen. Size and font are the same as in
/// `StretchyPages`.
private let end: Double = {
  let page = StretchyHeader(offset: 0).font(.caption)
  return (try? page.layout(width: 170, height: 280).scrollGeometry(of: "scroll")?.endOffset) ?? 0
}()

/// The scroll offsets at which the animated figure stops.
private let stops: [(offset: Double, note: String)] = [
  (-120, "pulled down: the photo grows"), (0, "at rest"), (119, "scrolled: the photo has left"),
]

/// A figure of pages in the same step at several scroll offsets.
private func pages(
  _ name: String, _ title: String, _ step: StretchyHeader.Step, insets: Insets = .zero,
  allowing allowed: [Diagnostic.Kind] = [], _ pages: [StretchyPages.Page]
) -> Figure {
  // Four pages are in two rows, so that their letters can be read on a phone.
  Figure(name, title: title, width: pages.count > 3 ? 380 : nil, allowing: allowed) {
    StretchyPages(step: step, pages: pages, insets: insets)
  }
}

/// The stretchy header step by step: the effect of each step, and the problem that it leaves.
let stretchySteps: [Figure] = [
  pages(
    "stretchy-1-plain", "Step 1: the photo scrolls with the page, and leaves a gap when the page is pulled down",
    .notStretchy,
    [
      .init(offset: -60, note: "pulled down: a grey gap", isFault: true), .init(offset: 0, note: "at rest"),
      .init(offset: 65, note: "scrolled: the photo leaves"),
    ]),
  pages(
    "stretchy-2-jammed", "Step 2: the photo's top stays at the screen's top, and the text stops below it", .jammed,
    allowing: [.offset, .overflow],
    [
      .init(offset: -60, note: "pulled down: the photo grows"), .init(offset: 0, note: "at rest"),
      .init(offset: 65, note: "scrolled: the photo shrinks"),
      .init(offset: 300, note: "stuck at 119: the text stays", isFault: true),
    ]),
  pages(
    "stretchy-3-stretchy",
    "Step 3: the photo grows when the page is pulled down, and scrolls away with the page", .stretchy,
    [
      .init(offset: -120, note: "pulled down: the photo grows"), .init(offset: -60, note: "pulled half as far"),
      .init(offset: 0, note: "at rest"), .init(offset: 65, note: "scrolled: the photo leaves"),
    ]),
  Figure(
    "stretchy-3-scrolling", title: "The page is pulled down, returns to rest, and is scrolled up", stepDuration: 1,
    through: stops.map { stop in
      // The screens of the first stops do not move; only the last screen moves.
      HStack(spacing: 16, insets: Insets(all: 10)) {
        ForEach(stops.dropLast().enumerated()) { number, stop in
          StretchyHeader(offset: stop.offset, page: "\(number)").asScreen().underOffset(stop.offset).caption(stop.note)
        }
        StretchyHeader(offset: stop.offset).asScreen().underOffset(stop.offset).caption(stop.note)
      }
      .font(.caption)
    }),
  pages(
    "stretchy-3-parallax",
    "Step 3 without the minimum height: the photo shrinks, and moves half as fast as the page", .parallax,
    [
      .init(offset: -60, note: "the middle moved by half of 60"),
      .init(offset: 0, note: "at rest: the photo’s middle"),
      .init(offset: 52, note: "the middle moved by half of 52"),
    ]),
  pages(
    "stretchy-4-end", "Step 4: at the end of the page, a grey background appears below the text", .stretchy,
    [
      .init(offset: end, note: "at the end"),
      .init(offset: end + 70, note: "pulled up: a grey gap", isFault: true),
    ]),
  pages(
    "stretchy-4-overscroll", "Step 4: the surface behind the text reaches the bottom of the screen", .overscroll,
    [
      .init(offset: end + 70, note: "before: a grey gap", isFault: true, step: .stretchy),
      .init(offset: end + 70, note: "now the paper goes on"),
    ]),
  pages(
    "stretchy-5-safe-area", "Step 5: the text ends above the bar at the bottom; the photo is behind the status bar",
    .safeArea, insets: Insets(top: 22, bottom: 20),
    [
      .init(offset: 0, note: "the photo is behind the status bar"),
      .init(offset: end + 20, note: "the text ends above the bar below"),
    ]),
]
