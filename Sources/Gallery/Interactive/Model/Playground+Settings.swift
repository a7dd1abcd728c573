import Truss

extension Playground {
  /// The settings that its stack has, in the order of the list.
  var settings: [Setting] { Setting.allCases.filter { $0.applies(to: words) } }

  /// The value of a setting, as the list shows it.
  func value(of setting: Setting) -> String {
    switch setting {
    case .words: words.rawValue
    case .axis: axis.rawValue
    case .justify: justify?.rawValue ?? "nil"
    case .distribution: distribution.rawValue
    case .align: align?.rawValue ?? "nil"
    case .alignment: alignment.rawValue
    case .spacing: String(Int(clamping: spacing))
    case .insetX: String(Int(clamping: insetX))
    case .insetY: String(Int(clamping: insetY))
    case .form: form.rawValue
    case .width: Self.text(width, none: "fitted")
    case .height: Self.text(height, none: "fitted")
    case .unit: unit.rawValue
    case .count: String(boxes.count)
    case .box: Self.names[chosen]
    case .boxWidth: Self.text(boxes[chosen].width)
    case .boxHeight: Self.text(boxes[chosen].height)
    case .proportionalWidth: Self.text(boxes[chosen].proportionalWidth)
    case .proportionalHeight: Self.text(boxes[chosen].proportionalHeight)
    case .ownAlign: boxes[chosen].align?.rawValue ?? "nil"
    case .collapsed: boxes[chosen].isCollapsed ? "yes" : "no"
    }
  }

  /// Changes a setting. A choice moves to the next or previous value and wraps around; a number moves by `steps`.
  mutating func change(_ setting: Setting, by steps: Int) {
    let step = steps.signum()
    switch setting {
    case .words: words = Self.turn(words, Words.allCases, step)
    case .axis: axis = Self.turn(axis, Axis.allCases, step)
    case .justify: justify = Self.turn(justify, Justify.allCases + [nil], step)
    case .distribution: distribution = Self.turn(distribution, Distribution.allCases, step)
    case .align: align = Self.turn(align, Align.allCases + [nil], step)
    case .alignment: alignment = Self.turn(alignment, StackAlignment.allCases, step)
    case .form: form = Self.turn(form, Form.allCases, step)
    case .unit: unit = Self.turn(unit, Unit.allCases, step)
    case .box: chosen = Self.turn(chosen, Array(boxes.indices), step)
    case .ownAlign: boxes[chosen].align = Self.turn(boxes[chosen].align, [nil] + Align.allCases, step)
    case .collapsed: boxes[chosen].isCollapsed.toggle()
    case .spacing, .insetX, .insetY, .width, .height, .count, .boxWidth, .boxHeight, .proportionalWidth,
      .proportionalHeight:
      if let range = setting.range { set(setting, to: range.next(number(of: setting), by: steps)) }
    }
  }

  /// The value of a setting that is a number; nil where it is left out, and for all others.
  func number(of setting: Setting) -> Double? {
    switch setting {
    case .spacing: spacing
    case .insetX: insetX
    case .insetY: insetY
    case .width: width
    case .height: height
    case .count: Double(boxes.count)
    case .boxWidth: boxes[chosen].width
    case .boxHeight: boxes[chosen].height
    case .proportionalWidth: boxes[chosen].proportionalWidth
    case .proportionalHeight: boxes[chosen].proportionalHeight
    default: nil
    }
  }

  /// Gives a setting a number, the nearest one within its limits, or leaves it out.
  mutating func set(_ setting: Setting, to number: Double?) {
    guard let range = setting.range, number != nil || range.isOptional else { return }
    let number = number.map(range.nearest)
    switch setting {
    case .spacing: spacing = number ?? spacing
    case .insetX: insetX = number ?? insetX
    case .insetY: insetY = number ?? insetY
    case .width: width = number
    case .height: height = number
    case .count: setCount(number.map { Int(clamping: $0) } ?? boxes.count)
    case .boxWidth: boxes[chosen].width = number
    case .boxHeight: boxes[chosen].height = number
    case .proportionalWidth: boxes[chosen].proportionalWidth = number
    case .proportionalHeight: boxes[chosen].proportionalHeight = number
    default: break
    }
  }

  /// Adds or removes boxes at the end. If the chosen box goes, chooses the last one.
  private mutating func setCount(_ count: Int) {
    boxes = Array(boxes.prefix(count))
    while boxes.count < count { boxes.append(PlaygroundBox()) }
    chosen = min(chosen, count - 1)
  }

  private static func text(_ length: Double?, none: String = "nil") -> String {
    length.map { String(Int(clamping: $0)) } ?? none
  }

  /// The value some steps on in a list that goes round.
  private static func turn<Value: Equatable>(_ value: Value, _ all: [Value], _ steps: Int) -> Value {
    guard let index = all.firstIndex(of: value) else { return value }
    let place = (index + steps) % all.count
    return all[place < 0 ? place + all.count : place]
  }
}
