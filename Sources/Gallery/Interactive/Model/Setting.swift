/// A line of the list of settings: what it changes, and the letter that does so from anywhere.
enum Setting: CaseIterable, Hashable {
  case words, axis, justify, distribution, align, alignment, spacing, insetX, insetY, form
  case width, height, unit
  case count, box, boxWidth, boxHeight, proportionalWidth, proportionalHeight, ownAlign, collapsed

  /// The part of the list that a setting stands in.
  enum Group: CaseIterable {
    case stack, container, box
  }

  /// What the list calls it: the parameter's name, where there is one.
  var label: String {
    switch self {
    case .words: "words"
    case .axis: "axis"
    case .justify: "justify"
    case .distribution: "distribution"
    case .align, .ownAlign: "align"
    case .alignment: "alignment"
    case .spacing: "spacing"
    case .insetX: "inset sides"
    case .insetY: "inset ends"
    case .form: "sizes as"
    case .width, .boxWidth: "width"
    case .height, .boxHeight: "height"
    case .unit: "frames in"
    case .count: "boxes"
    case .box: "chosen box"
    case .proportionalWidth: "prop. width"
    case .proportionalHeight: "prop. height"
    case .collapsed: "collapsed"
    }
  }

  /// The letter that chooses and changes it; as a capital it changes it the other way. Settings that are never there
  /// together share one.
  var letter: Character {
    switch self {
    case .words: "v"
    case .axis: "a"
    case .justify, .distribution: "j"
    case .align, .alignment: "l"
    case .spacing: "s"
    case .insetX: "i"
    case .insetY: "k"
    case .form: "f"
    case .width: "w"
    case .height: "h"
    case .unit: "c"
    case .count: "n"
    case .box: "b"
    case .boxWidth: "e"
    case .boxHeight: "g"
    case .proportionalWidth: "p"
    case .proportionalHeight: "o"
    case .ownAlign: "m"
    case .collapsed: "x"
    }
  }

  var group: Group {
    switch self {
    case .words, .axis, .justify, .distribution, .align, .alignment, .spacing, .insetX, .insetY, .form: .stack
    case .width, .height, .unit: .container
    case .count, .box, .boxWidth, .boxHeight, .proportionalWidth, .proportionalHeight, .ownAlign, .collapsed: .box
    }
  }

  /// Whether it says something to a stack in these words.
  func applies(to words: Playground.Words) -> Bool {
    switch self {
    case .justify, .align, .form, .proportionalWidth, .proportionalHeight, .ownAlign: words == .flexBox
    case .distribution, .alignment: words == .stackView
    default: true
    }
  }

  /// The numbers that it goes through; nil for a setting of words. Lengths are in points.
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
