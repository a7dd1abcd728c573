import TrussViews

/// What is drawn over the picture of a layout to explain it.
package struct OverlayParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The outlines of views, with names and sizes.
  package static let frames = OverlayParts(rawValue: 1)
  /// The distances between the views of a container.
  package static let gaps = OverlayParts(rawValue: 2)
  /// The distances between a container's edges and what it holds.
  package static let insets = OverlayParts(rawValue: 4)
  /// The baselines of letters.
  package static let baselines = OverlayParts(rawValue: 8)
  /// The guides that were made for constraints, and the safe area.
  package static let guides = OverlayParts(rawValue: 16)
  /// The views that diagnostics are about, and the messages of these.
  package static let problems = OverlayParts(rawValue: 32)
  /// The constraints that were written, between what they relate.
  package static let constraints = OverlayParts(rawValue: 64)
}

/// The colours of an overlay: a strong one for lines and numbers, and for surfaces a tint that numbers can be read on.
enum OverlayInk: Int, CaseIterable {
  case frame, gap, inset, baseline, guide, constraint, ambiguity, problem

  /// What the legend calls it, its colour, and the line that it is drawn with.
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

  /// The colour in cells: of 16 colours, the nearest one is no other kind's.
  var cellColor: Color { self == .gap ? Color(0x8A_5A00, dark: 0xFF_B757) : color }

  var tint: Color {
    switch self {
    case .gap: Color(0xFF_F1E5, dark: 0x3D_2200)
    case .inset: Color(0xDA_FBE1, dark: 0x04_260F)
    default: .ground
    }
  }

  /// Whether it is drawn as lines, not as rectangles.
  var isLine: Bool { self == .baseline || self == .constraint }

  var border: Border { Border(line, color: color) }
}
