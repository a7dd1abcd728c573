import TrussTree
import TrussText
import TrussViews

/// Places the labels of an overlay so that no label covers another label or a text of the picture. A label that does
/// not fit is omitted.
struct OverlayLabels {
  /// The font of all labels, whatever the scale of the picture.
  static let font = Font(size: 11)
  static let height = 13.0
  /// The distance from the top of a label to its baseline.
  static let baseline = 10.5

  private(set) var elements: [OverlayInk: [DisplayList.Element]] = [:]
  private let area: Rect
  /// The rectangles of labels, texts, and other reserved places.
  private var taken = PlaceIndex<Void>()

  init(in area: Rect, around texts: [Rect]) {
    self.area = area
    reserve(texts)
  }

  mutating func reserve(_ rects: [Rect]) {
    for rect in rects where rect.width > 0 && rect.height > 0 { taken.insert((), at: rect) }
  }

  static func width(_ text: String) -> Double { font.width(of: text) + 4 }

  static func text(
    _ text: String, in rect: Rect, _ color: Color, _ alignment: DisplayList.TextRun.Alignment = .center
  ) -> DisplayList.Element {
    .text(
      DisplayList.TextRun(
        text, frame: rect, alignment: alignment, baseline: rect.y + baseline, font: font, color: color))
  }

  /// Writes a text at the first place where it covers no other text. Writes nothing if there is no such place.
  ///
  /// - Parameters:
  ///   - ground: the colour behind the text.
  ///   - strip: the rectangle that limits the colour behind the text, so that lines at the strip's edges are not cut.
  mutating func add(_ text: String, _ ink: OverlayInk, at places: [Point], on ground: Color, in strip: Rect? = nil) {
    let width = Self.width(text)
    for place in places {
      let rect = Rect(middle: place, width, Self.height)
      guard area.contains(rect), taken.first(in: rect, where: { _, _ in true }) == nil else { continue }
      reserve([rect])
      // The background is narrower than the label's rectangle, so that lines beside the label are not cut.
      let own = rect.inset(by: Insets(horizontal: 1, vertical: 0))
      let behind = strip.map { own.intersection($0.inset(by: Insets(all: 1))) ?? own } ?? own
      elements[ink, default: []] += [.surface(behind, ground), Self.text(text, in: rect, ink.color)]
      return
    }
  }
}
