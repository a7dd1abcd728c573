import TrussViews

/// The colours of an overlay: a strong one for lines and numbers, and for surfaces a tint that numbers can be read on.
enum OverlayInk: Int, CaseIterable {
  case frame, gap, inset, baseline, guide, constraint, ambiguity, problem

  /// What the legend calls it.
  var word: String {
    switch self {
    case .frame: "frame"
    case .gap: "gap"
    case .inset: "inset"
    case .baseline: "baseline"
    case .guide: "guide"
    case .constraint: "constraint"
    case .ambiguity: "ambiguous"
    case .problem: "broken"
    }
  }

  var color: Color {
    switch self {
    case .frame: Color(0x05_50AE, dark: 0x79_C0FF)
    case .gap: Color(0x95_3800, dark: 0xFF_A657)
    case .inset: Color(0x11_6329, dark: 0x7E_E787)
    case .baseline: Color(0x99_286E, dark: 0xFF_9BCE)
    case .guide: Color(0x66_39BA, dark: 0xD2_A8FF)
    case .constraint: Color(0x0B_6B75, dark: 0x56_D4DD)
    case .ambiguity: Color(0x7D_4E00, dark: 0xE3_B341)
    case .problem: Color(0xCF_222E, dark: 0xFF_7B72)
    }
  }

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

  /// The line that it is drawn with.
  var line: Border.Line {
    switch self {
    case .frame, .gap, .inset, .constraint: .light
    case .baseline, .guide, .ambiguity: .dashed
    case .problem: .heavy
    }
  }

  var border: Border { Border(line, color: color) }
}
