import TrussTree
import TrussText
import TrussViews

/// Places the numbers of an overlay so that none lies on another or on a text of the picture; one that finds no room is
/// left out.
struct OverlayLabels {
  /// The letters of all labels, whatever the size of the picture.
  static let font = Font(size: 11)
  static let height = 13.0
  /// The distance from the top of a label to its baseline.
  static let baseline = 10.5

  private(set) var elements: [OverlayInk: [DisplayList.Element]] = [:]
  private let area: Rect
  /// The rectangles that are taken, by band of the area: a label is compared with those near it alone.
  private var taken: [Int: [Rect]] = [:]
  /// The height of a band. In a very high area it is so high that nothing is in more than some thousand bands.
  private let band: Double

  init(in area: Rect, around texts: [Rect]) {
    self.area = area
    band = max(32, area.height / 1000)
    reserve(texts)
  }

  mutating func reserve(_ rects: [Rect]) {
    for rect in rects where area.intersection(rect) != nil { take(rect) }
  }

  static func width(_ text: String) -> Double { font.width(of: text) + 4 }

  /// A text in the letters of labels.
  static func text(
    _ text: String, in rect: Rect, _ color: Color, _ alignment: DisplayList.TextRun.Alignment = .center
  ) -> DisplayList.Element {
    .text(
      DisplayList.TextRun(
        text, frame: rect, alignment: alignment, baseline: rect.y + baseline, font: font, color: color))
  }

  /// Writes a text at the first of some places, given as middles, where it covers no other.
  ///
  /// - Parameter ground: the colour behind the text.
  mutating func add(_ text: String, _ ink: OverlayInk, at places: [Point], on ground: Color) {
    let width = Self.width(text)
    for place in places {
      let rect = Rect(middle: place, width, Self.height)
      guard isFree(rect) else { continue }
      take(rect)
      // Narrower than the place, so that lines beside the label stay whole.
      let behind = rect.inset(by: Insets(horizontal: 1, vertical: 0))
      elements[ink, default: []] += [.surface(behind, ground), Self.text(text, in: rect, ink.color)]
      return
    }
  }

  private func isFree(_ rect: Rect) -> Bool {
    guard area.contains(rect) else { return false }
    func isClear(of other: Rect) -> Bool {
      guard let common = rect.intersection(other) else { return true }
      return common.width <= 0 || common.height <= 0
    }
    return bands(of: rect).allSatisfy { taken[$0, default: []].allSatisfy(isClear) }
  }

  private mutating func take(_ rect: Rect) {
    for band in bands(of: rect) { taken[band, default: []].append(rect) }
  }

  private func bands(of rect: Rect) -> ClosedRange<Int> {
    let first = Int(clamping: max(rect.minY, area.minY) / band)
    return first...max(first, Int(clamping: min(rect.maxY, area.maxY) / band))
  }
}
