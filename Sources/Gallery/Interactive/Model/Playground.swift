import Truss

/// A stack of boxes, with all settings that the interactive screen can change. The value produces the view
/// (`Playground+View.swift`), its Swift code (`StackCode`) and the result (`Answer`).
struct Playground: Equatable {
  /// The vocabulary of the stack's parameters.
  enum Words: String, CaseIterable {
    /// Flexbox's and StackViews' parameters: `justify` and `align`.
    case flexBox = "flex-box"
    /// UIStackView's parameters: `distribution` and `alignment`.
    case stackView = "UIStackView"
  }

  /// How sizes, proportions and alignments of boxes are written. Both forms have the same meaning.
  enum Form: String, CaseIterable {
    /// As modifiers of the box, such as `.width(50)`.
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
  var insetX = 10.0
  var insetY = 10.0
  /// The container's width; nil to fit it to the boxes.
  var width: Double? = 200
  /// The container's height; nil to fit it to the boxes.
  var height: Double? = 70
  var boxes = [PlaygroundBox(), PlaygroundBox(height: 50), PlaygroundBox()]
  /// The index of the box whose settings are shown.
  var chosen = 1
  var form = Form.modifiers
  var unit = Unit.points

  /// The names of the boxes. There are at most as many boxes as names.
  static let names = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
  /// The colours of the boxes. Red is reserved for problems.
  static let colors: [Color] = [.blue, .purple, .green, .orange, .cyan, .pink, .yellow, .brown]

  var usesArrays: Bool { words == .flexBox && form == .arrays }
}

extension Align {
  /// The name that UIStackView uses.
  var stackViewWord: String {
    switch self {
    case .start: "leading"
    case .end: "trailing"
    default: rawValue
    }
  }
}

struct PlaygroundBox: Equatable {
  /// The width in points; nil if the stack determines the width.
  var width: Double?
  var height: Double?
  var proportionalWidth: Double?
  var proportionalHeight: Double?
  /// An alignment that overrides the stack's alignment; nil if there is none.
  var align: Align?
  var isCollapsed = false
}
