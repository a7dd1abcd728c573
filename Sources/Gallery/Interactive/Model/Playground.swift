import Truss

/// A stack of boxes with every setting that the interactive screen can change. It is a plain value that produces the
/// view (`Playground+View.swift`), its Swift code (`StackCode`) and the answer (`Answer`).
struct Playground: Equatable {
  /// The vocabulary in which the stack is written.
  enum Words: String, CaseIterable {
    /// The parameters of flexbox and StackViews: `justify` and `align`.
    case flexBox = "flex-box"
    /// The parameters of UIStackView: `distribution` and `alignment`.
    case stackView = "UIStackView"
  }

  /// The form in which sizes, proportions and alignments of boxes are written; both forms have the same meaning.
  enum Form: String, CaseIterable {
    /// As modifiers after the box, such as `.width(50)`.
    case modifiers
    /// As arrays, such as `widths: [nil, 50, nil]` in StackViews. Stacks with UIStackView's parameters have no arrays.
    case arrays
  }

  enum Unit: String, CaseIterable {
    case points, cells
  }

  var words = Words.flexBox
  var axis = Axis.horizontal
  var justify: Justify? = .start
  var align: Align? = .center
  var distribution = Distribution.fill
  var alignment = Align.fill
  /// The spacing in points, the unit of all lengths.
  var spacing = 10.0
  /// The inset at the left and right.
  var insetX = 10.0
  /// The inset at the top and bottom.
  var insetY = 10.0
  /// The container's width; nil to fit it to the boxes.
  var width: Double? = 200
  /// The container's height; nil to fit it to the boxes.
  var height: Double? = 70
  var boxes = [PlaygroundBox(), PlaygroundBox(height: 50), PlaygroundBox()]
  /// The index of the box to which the settings of a box apply.
  var chosen = 1
  var form = Form.modifiers
  var unit = Unit.points

  /// The names of the boxes, and so the maximum number of boxes.
  static let names = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
  /// The colours of the boxes, in the order of their names. Red is reserved for problems.
  static let colors: [Color] = [.blue, .purple, .green, .orange, .cyan, .pink, .yellow, .brown]

  /// Whether sizes are written as arrays.
  var usesArrays: Bool { words == .flexBox && form == .arrays }
}

extension Align {
  /// The name in UIStackView's words.
  var stackViewWord: String {
    switch self {
    case .start: "leading"
    case .end: "trailing"
    default: rawValue
    }
  }
}

/// The settings of one box.
struct PlaygroundBox: Equatable {
  /// The width in points; nil to leave it to the stack.
  var width: Double?
  var height: Double?
  var proportionalWidth: Double?
  var proportionalHeight: Double?
  /// An alignment that overrides the stack's; nil to use the stack's.
  var align: Align?
  var isCollapsed = false
}
