/// A setting in the list: a property of the playground.
enum Setting: CaseIterable, Hashable {
  case words, axis, justify, distribution, align, alignment, spacing, insetX, insetY, form
  case width, height, unit
  case count, box, boxWidth, boxHeight, proportionalWidth, proportionalHeight, ownAlign, collapsed

  enum Group: String, CaseIterable {
    case stack, container, boxes
  }

  /// The name in the list: the name of the parameter, if there is one.
  var label: String { line.label }

  /// The key that selects the setting and changes its value. With Shift it changes the value in the other direction.
  /// Settings that never appear together may share a key.
  var letter: Character { line.letter }

  var group: Group { line.group }

  private var line: (label: String, letter: Character, group: Group) {
    switch self {
    case .words: ("words", "v", .stack)
    case .axis: ("axis", "a", .stack)
    case .justify: ("justify", "j", .stack)
    case .distribution: ("distribution", "j", .stack)
    case .align: ("align", "l", .stack)
    case .alignment: ("alignment", "l", .stack)
    case .spacing: ("spacing", "s", .stack)
    case .insetX: ("inset sides", "i", .stack)
    case .insetY: ("inset ends", "k", .stack)
    case .form: ("sizes as", "f", .stack)
    case .width: ("width", "w", .container)
    case .height: ("height", "h", .container)
    case .unit: ("frames in", "c", .container)
    case .count: ("boxes", "n", .boxes)
    case .box: ("chosen box", "b", .boxes)
    case .boxWidth: ("width", "e", .boxes)
    case .boxHeight: ("height", "g", .boxes)
    case .proportionalWidth: ("prop. width", "p", .boxes)
    case .proportionalHeight: ("prop. height", "o", .boxes)
    case .ownAlign: ("align", "m", .boxes)
    case .collapsed: ("collapsed", "x", .boxes)
    }
  }

  /// Whether the setting has an effect on a stack with the given vocabulary.
  func applies(to words: Playground.Words) -> Bool {
    switch self {
    case .justify, .align, .form, .proportionalWidth, .proportionalHeight, .ownAlign: words == .flexBox
    case .distribution, .alignment: words == .stackView
    default: true
    }
  }

  /// The range of a numeric setting; nil for other settings. Lengths are in points.
  var range: NumberRange? {
    switch self {
    case .spacing, .insetX, .insetY: NumberRange(least: 0, greatest: 100)
    case .width, .boxWidth: NumberRange(least: 20, greatest: 600, isOptional: true)
    case .height, .boxHeight: NumberRange(least: 10, greatest: 600, isOptional: true)
    case .proportionalWidth, .proportionalHeight: NumberRange(least: 1, greatest: 9, isOptional: true)
    case .count: NumberRange(least: 1, greatest: Double(Playground.names.count))
    default: nil
    }
  }
}
