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

  /// The labels of each kind.
  private(set) var elements: [OverlayInk: [DisplayList.Element]] = [:]
  private let area: Rect
  /// What is taken, by square of the picture: a label is compared with those near it alone.
  private var taken: [Square: [Rect]] = [:]
  /// What is taken and larger than `mostSquares`: a text as long as a layout may be wide would take millions.
  private var largeTaken: [Rect] = []
  private static let square = 32.0
  private static let mostSquares = 1024.0

  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  /// - Parameters:
  ///   - area: the area for labels.
  ///   - texts: what they must not cover.
  init(in area: Rect, around texts: [Rect]) {
    self.area = area
    reserve(texts)
  }

  /// Keeps places free of labels.
  mutating func reserve(_ rects: [Rect]) {
    for rect in rects where area.intersection(rect) != nil { take(rect) }
  }

  /// The width of a label of a text.
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
      let rect = Rect(x: place.x - width / 2, y: place.y - Self.height / 2, width: width, height: Self.height)
      guard isFree(rect) else { continue }
      take(rect)
      // Narrower than the place, so that lines beside the label stay whole.
      let behind = rect.inset(by: Insets(horizontal: 1, vertical: 0))
      elements[ink, default: []] += [.surface(behind, ground), Self.text(text, in: rect, ink.color)]
      return
    }
  }

  private func isFree(_ rect: Rect) -> Bool {
    guard rect.minX >= area.minX, rect.maxX <= area.maxX, rect.minY >= area.minY, rect.maxY <= area.maxY else {
      return false
    }
    func isClear(of other: Rect) -> Bool {
      guard let common = rect.intersection(other) else { return true }
      return common.width <= 0 || common.height <= 0
    }
    return largeTaken.allSatisfy(isClear)
      && squares(of: rect).allSatisfy { taken[$0, default: []].allSatisfy(isClear) }
  }

  private mutating func take(_ rect: Rect) {
    guard (rect.width / Self.square + 1) * (rect.height / Self.square + 1) <= Self.mostSquares else {
      return largeTaken.append(rect)
    }
    for square in squares(of: rect) { taken[square, default: []].append(rect) }
  }

  private func squares(of rect: Rect) -> [Square] {
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let first = Int(clamping: low / Self.square)
      return first...max(first, Int(clamping: high / Self.square))
    }
    let rows = range(rect.minY, rect.maxY)
    return range(rect.minX, rect.maxX).flatMap { column in rows.map { Square(column: column, row: $0) } }
  }
}
