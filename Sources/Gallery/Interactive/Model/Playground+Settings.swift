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

  /// Changes a setting by some steps: words go round, lengths stop at their limits.
  mutating func change(_ setting: Setting, by steps: Int) {
    switch setting {
    case .words: words = Self.turn(words, Words.allCases, steps)
    case .axis: axis = Self.turn(axis, Axis.allCases, steps)
    case .justify: justify = Self.turn(justify, Justify.allCases + [nil], steps)
    case .distribution: distribution = Self.turn(distribution, Distribution.allCases, steps)
    case .align: align = Self.turn(align, Align.allCases + [nil], steps)
    case .alignment: alignment = Self.turn(alignment, StackAlignment.allCases, steps)
    case .spacing: spacing = Self.gaps(axis).next(spacing, by: steps)
    case .insetX: insetX = Self.gaps(.horizontal).next(insetX, by: steps)
    case .insetY: insetY = Self.gaps(.vertical).next(insetY, by: steps)
    case .form: form = Self.turn(form, Form.allCases, steps)
    case .width: width = Self.sizes(.horizontal).next(width, by: steps)
    case .height: height = Self.sizes(.vertical).next(height, by: steps)
    case .unit: unit = Self.turn(unit, Unit.allCases, steps)
    case .count: setCount(boxes.count + steps)
    case .box: chosen = Self.turn(chosen, Array(boxes.indices), steps)
    case .boxWidth: boxes[chosen].width = Self.sizes(.horizontal).next(boxes[chosen].width, by: steps)
    case .boxHeight: boxes[chosen].height = Self.sizes(.vertical).next(boxes[chosen].height, by: steps)
    case .proportionalWidth:
      boxes[chosen].proportionalWidth = Self.proportions.next(boxes[chosen].proportionalWidth, by: steps)
    case .proportionalHeight:
      boxes[chosen].proportionalHeight = Self.proportions.next(boxes[chosen].proportionalHeight, by: steps)
    case .ownAlign: boxes[chosen].align = Self.turn(boxes[chosen].align, [nil] + Align.allCases, steps)
    case .collapsed: boxes[chosen].isCollapsed.toggle()
    }
  }

  /// Boxes are added and taken away at the end, one at least; the last one is chosen where the chosen one goes.
  private mutating func setCount(_ count: Int) {
    let count = min(Self.names.count, max(1, count))
    boxes = Array(boxes.prefix(count))
    while boxes.count < count { boxes.append(PlaygroundBox()) }
    chosen = min(chosen, count - 1)
  }

  /// A step is a cell, so that the picture and the points agree.
  private static func gaps(_ axis: Axis) -> LengthSteps {
    LengthSteps(least: 0, greatest: 100, step: axis == .horizontal ? 5 : 10)
  }

  private static func sizes(_ axis: Axis) -> LengthSteps {
    axis == .horizontal
      ? LengthSteps(least: 20, greatest: 600, step: 5) : LengthSteps(least: 10, greatest: 600, step: 10)
  }

  private static let proportions = LengthSteps(least: 1, greatest: 9, step: 1)

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
