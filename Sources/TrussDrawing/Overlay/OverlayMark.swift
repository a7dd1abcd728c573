import TrussIR
import TrussLayout
import TrussText
import TrussTree
import TrussViews

/// Marks of one kind that explain a layout. ``Overlay`` draws them in points, ``CellOverlay`` in cells.
enum OverlayMark {
  case problems([Diagnostic])
  case constraints([OverlayConstraint], ConstraintSystem)
  case distances([OverlayStrip])
  case frames([OverlayFrame])
  case guides([(name: String, rect: Rect)])
  /// The baselines of all texts. They are not drawn in cells.
  case baselines
}

extension LayoutResult {
  /// The marks of the layout, in the order in which their labels are placed: the most important first.
  ///
  /// - Parameter snapped: maps a frame of the layout to the frame in the drawing, rounded to pixels or cells.
  func overlayMarks(_ parts: OverlayParts, _ snapped: (Rect) -> Rect = { $0 }) -> [OverlayMark] {
    let (views, rects) = (tree.drawnViews, rects.map(snapped))
    let strips = OverlayStrips(layout: self, rects: rects)
    var marks: [OverlayMark] = []
    if parts.contains(.problems) { marks.append(.problems(diagnostics)) }
    if parts.contains(.constraints) {
      let system = constraints
      marks.append(.constraints(OverlayConstraint.all(in: system, rects + guideRects(in: system).map(snapped)), system))
    }
    if parts.contains(.gaps) { marks.append(.distances(views.flatMap(strips.gaps))) }
    if parts.contains(.insets) { marks.append(.distances(views.flatMap(strips.insets))) }
    if parts.contains(.frames) { marks.append(.frames(OverlayFrame.all(of: views, in: self, rects))) }
    if parts.contains(.guides) { marks.append(.guides(drawnGuides)) }
    if parts.contains(.baselines) { marks.append(.baselines) }
    return marks
  }

  /// The named layout guides, and the safe area if the root has safe area insets.
  private var drawnGuides: [(name: String, rect: Rect)] {
    let environment = tree.environment
    guard environment.safeAreaInsets != .zero else { return namedGuides }
    let insets = medium.gaps(
      environment.safeAreaInsets, isRightToLeft: environment.layoutDirection == .rightToLeft)
    return namedGuides + [("safe area", rects[0].inset(by: insets))]
  }

  /// The part of the layout to draw: its bounds with the parts of its picture beyond them, extended to the views that
  /// diagnostics name, but at most by `farthest` on each side.
  func visiblePart(with diagnostics: [Diagnostic], _ bleed: Insets, farthest: Size) -> Rect {
    let named = diagnostics.flatMap(\.views).filter(rects.indices.contains).map { rects[$0] }
    func seen(_ axis: Axis, _ before: Double, _ after: Double) -> Extent {
      let (length, most) = (size.length(axis), farthest.length(axis))
      return named.reduce(Extent(low: -before, high: length + after)) { $0.union($1.extent(axis)) }
        .intersection(Extent(low: -max(most, before), high: length + max(most, after)))
    }
    return Rect(
      .horizontal, along: seen(.horizontal, bleed.left, bleed.right),
      across: seen(.vertical, bleed.top, bleed.bottom))
  }
}

/// A frame in a layout. One or several views have this frame.
struct OverlayFrame {
  var rect: Rect
  /// The name of the last named view with this frame.
  var name: String?
  /// Whether a view with this frame has no children.
  var isLeaf: Bool

  /// The texts for the frame's label, the longest first. A frame without a name has a label only if a view with this
  /// frame has no children.
  ///
  /// - Parameter times: the sign between the width and the height.
  func texts(_ times: String) -> [String] {
    let size = OverlayNumber.string(rect.width) + times + OverlayNumber.string(rect.height)
    if let name { return ["\(name) \(size)", size] }
    return isLeaf ? [size] : []
  }

  /// The different frames of the given views, except for spacers, in the order of the views.
  static func all(of views: [Int], in layout: LayoutResult, _ rects: [Rect]) -> [OverlayFrame] {
    var frames: [OverlayFrame] = []
    var places: [Rect: Int] = [:]
    for index in views {
      let entry = layout.tree.entries[index]
      if case .leaf(.spacer) = entry.content { continue }
      let frame = OverlayFrame(
        rect: rects[index], name: layout.tree.name(of: index)?.name, isLeaf: entry.end == index + 1)
      guard let place = places[frame.rect] else {
        places[frame.rect] = frames.count
        frames.append(frame)
        continue
      }
      // A named view is more useful to the reader than a view without a name in the same frame.
      frames[place].name = frame.name ?? frames[place].name
      frames[place].isLeaf = frames[place].isLeaf || frame.isLeaf
    }
    return frames
  }
}

enum OverlayNumber {
  /// Formats a number with at most one decimal: `8`, `61.7`.
  static func string(_ value: Double) -> String { shortest((value * 10).rounded() / 10) }
}

extension Diagnostic {
  var ink: OverlayInk { kind == .ambiguity ? .ambiguity : .problem }

  /// The diagnostic on one line: the source location, the kind, and the first line of its message. For a conflict, the
  /// line about the broken constraint replaces the first line.
  var note: String {
    let lines = message.split(separator: "\n")
    let line = kind == .conflict ? lines.last { $0.hasPrefix("  broken:") } ?? lines.first : lines.first
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(kind.rawValue): \((line ?? "").drop { $0 == " " })"
  }
}

struct OverlayNotes {
  var width: Double
  /// The maximum number of lines of a note. The last line may be truncated.
  var mostLines: Int
  var ellipsis = "…"
  var measure: (Substring) -> Double

  func lines(of note: String) -> [String] {
    MeasuredText(note, measure: measure).lines(width: width).prefix(mostLines).enumerated().map { number, line in
      let line = number == mostLines - 1 ? note[line.startIndex...] : line
      guard measure(line) > width else { return LineBreaker.shown(line) }
      return LineBreaker.truncated(line, width: width, ellipsis: ellipsis, measure: measure)
    }
  }
}

/// The kinds of marks that explain a layout. The raw values equal those of `SVG.Overlay`.
package struct OverlayParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let frames = OverlayParts(rawValue: 1)
  package static let gaps = OverlayParts(rawValue: 2)
  package static let insets = OverlayParts(rawValue: 4)
  package static let baselines = OverlayParts(rawValue: 8)
  package static let guides = OverlayParts(rawValue: 16)
  package static let problems = OverlayParts(rawValue: 32)
  package static let constraints = OverlayParts(rawValue: 64)
}

/// The kinds of marks, with their colours: a strong colour for lines and numbers, and a tint for the surfaces behind
/// numbers.
enum OverlayInk: Int, CaseIterable {
  case frame, gap, inset, baseline, guide, constraint, ambiguity, problem

  private var style: (word: String, color: Color, line: Border.Line) {
    switch self {
    case .frame: ("frame", Color(0x05_50AE, dark: 0x79_C0FF), .light)
    case .gap: ("gap", Color(0x95_3800, dark: 0xFF_A657), .light)
    case .inset: ("inset", Color(0x11_6329, dark: 0x7E_E787), .light)
    case .baseline: ("baseline", Color(0x99_286E, dark: 0xFF_9BCE), .dashed)
    case .guide: ("guide", Color(0x66_39BA, dark: 0xD2_A8FF), .dashed)
    case .constraint: ("constraint", Color(0x0B_6B75, dark: 0x56_D4DD), .light)
    case .ambiguity: ("ambiguous", Color(0x7D_4E00, dark: 0xE3_B341), .dashed)
    case .problem: ("broken", Color(0xCF_222E, dark: 0xFF_7B72), .heavy)
    }
  }

  var word: String { style.word }
  var color: Color { style.color }
  var line: Border.Line { style.line }

  /// The colour in cells. It is chosen so that different kinds have different nearest colours among a terminal's 16.
  var cellColor: Color { self == .gap ? Color(0x8A_5A00, dark: 0xFF_B757) : color }

  var tint: Color {
    switch self {
    case .gap: Color(0xFF_F1E5, dark: 0x3D_2200)
    case .inset: Color(0xDA_FBE1, dark: 0x04_260F)
    default: .ground
    }
  }

  var isLine: Bool { self == .baseline || self == .constraint }

  var border: Border { Border(line, color: color) }
}
