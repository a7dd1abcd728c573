import Truss

/// A stack of boxes and all that the interactive screen changes of it: a plain value, which makes the view
/// (`Playground+View.swift`), the Swift code of it (`StackCode`) and the answer (`Answer`).
struct Playground: Equatable {
  /// The language that the stack is written in.
  enum Words: String, CaseIterable {
    /// Flex-box's and StackViews': `justify` and `align`.
    case flexBox = "flex-box"
    /// UIStackView's: `distribution` and `alignment`.
    case stackView = "UIStackView"
  }

  /// The form in which sizes, proportions and alignments of boxes are written: two forms with the same meaning.
  enum Form: String, CaseIterable {
    /// As modifiers after the box, such as `.width(50)`.
    case modifiers
    /// As arrays of sizes, such as `widths: [nil, 50, nil]` of StackViews. Stacks with UIStackView's parameters have
    /// none.
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
  /// In points, as are all lengths.
  var spacing = 10.0
  /// At the left and right.
  var insetX = 10.0
  /// At the top and bottom.
  var insetY = 10.0
  /// The container's width; nil to fit it to the boxes.
  var width: Double? = 200
  /// The container's height; nil to fit it to the boxes.
  var height: Double? = 70
  var boxes = [PlaygroundBox(), PlaygroundBox(height: 50), PlaygroundBox()]
  /// The index of the box that the settings of a box change.
  var chosen = 1
  var form = Form.modifiers
  var unit = Unit.points

  /// The names of boxes; there are no more boxes than names.
  static let names = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
  /// The colours of the boxes, by their names. Red is reserved for problems.
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

/// What the settings say of one box.
struct PlaygroundBox: Equatable {
  /// In points; nil to leave it to the stack.
  var width: Double?
  var height: Double?
  var proportionalWidth: Double?
  var proportionalHeight: Double?
  /// An alignment that wins over the stack's; nil to follow the stack.
  var align: Align?
  var isCollapsed = false
}
