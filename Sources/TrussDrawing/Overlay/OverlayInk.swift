import TrussViews

/// The colours of an overlay: a strong one for lines and numbers, and for surfaces a tint that numbers can be read on.
enum OverlayInk: Int, CaseIterable {
  case frame, gap, inset, baseline, guide, ambiguity, problem

  /// What the legend calls it.
  var word: String {
    switch self {
    case .frame: "frame"
    case .gap: "gap"
    case .inset: "inset"
    case .baseline: "baseline"
    case .guide: "guide"
    case .ambiguity: "ambiguous"
    case .problem: "broken"
    }
  }

  var color: Color {
    switch self {
    case .frame: Color(0x0A_5CB8, dark: 0x6B_B3FF)
    case .gap: Color(0x9C_4A00, dark: 0xFF_BC5C)
    case .inset: Color(0x1B_6B30, dark: 0x5C_E07E)
    case .baseline: Color(0xC2_187A, dark: 0xFF_7AC0)
    case .guide: Color(0x7A_35A0, dark: 0xDA_8FFF)
    case .ambiguity: Color(0x8A_6A00, dark: 0xFF_D426)
    case .problem: Color(0xC9_0F1F, dark: 0xFF_6961)
    }
  }

  var tint: Color {
    switch self {
    case .gap: Color(0xFF_E6CC, dark: 0x4A_3013)
    case .inset: Color(0xDC_F2E1, dark: 0x1D_3B26)
    default: .ground
    }
  }

  /// The line that it is drawn with.
  var line: Border.Line {
    switch self {
    case .frame, .gap, .inset: .light
    case .baseline, .guide, .ambiguity: .dashed
    case .problem: .heavy
    }
  }

  var border: Border { Border(line, color: color) }
}
