import Truss

extension Playground {
  /// The settings that have an effect on the stack, in the order of the list.
  var settings: [Setting] { Setting.allCases.filter { $0.applies(to: words) } }

  func value(of setting: Setting) -> String {
    switch setting {
    case .words: words.rawValue
    case .axis: axis.rawValue
    case .justify: justify?.rawValue ?? "nil"
    case .distribution: distribution.rawValue
    case .align: align?.rawValue ?? "nil"
    case .alignment: alignment.stackViewWord
    case .form: form.rawValue
    case .unit: unit.rawValue
    case .box: Self.names[chosen]
    case .ownAlign: boxes[chosen].align?.rawValue ?? "nil"
    case .collapsed: boxes[chosen].isCollapsed ? "yes" : "no"
    default: number(of: setting).map { String(Int(clamping: $0)) } ?? (setting.group == .container ? "fitted" : "nil")
    }
  }

  /// Changes a setting. A choice moves to the next or previous value and wraps around. A number changes by `steps`.
  mutating func change(_ setting: Setting, by steps: Int) {
    let step = steps.signum()
    switch setting {
    case .words: words = Self.turn(words, Words.allCases, step)
    case .axis: axis = Self.turn(axis, Axis.allCases, step)
    case .justify: justify = Self.turn(justify, Justify.allCases + [nil], step)
    case .distribution: distribution = Self.turn(distribution, Distribution.allCases, step)
    case .align: align = Self.turn(align, Align.allCases + [nil], step)
    case .alignment: alignment = Self.turn(alignment, Align.allCases, step)
    case .form: form = Self.turn(form, Form.allCases, step)
    case .unit: unit = Self.turn(unit, Unit.allCases, step)
    case .box: chosen = Self.turn(chosen, Array(boxes.indices), step)
    case .ownAlign: boxes[chosen].align = Self.turn(boxes[chosen].align, [nil] + Align.allCases, step)
    case .collapsed: boxes[chosen].isCollapsed.toggle()
    default: if let range = setting.range { set(setting, to: range.next(number(of: setting), by: steps)) }
    }
  }

  /// The value of a numeric setting; nil if it is omitted, and for other settings.
  func number(of setting: Setting) -> Double? { path(of: setting).flatMap { self[keyPath: $0] } }

  private func path(of setting: Setting) -> WritableKeyPath<Playground, Double?>? {
    switch setting {
    case .spacing: \.spacing.optional
    case .insetX: \.insetX.optional
    case .insetY: \.insetY.optional
    case .width: \.width
    case .height: \.height
    case .count: \.count
    case .boxWidth: \.boxes[chosen].width
    case .boxHeight: \.boxes[chosen].height
    case .proportionalWidth: \.boxes[chosen].proportionalWidth
    case .proportionalHeight: \.boxes[chosen].proportionalHeight
    default: nil
    }
  }

  /// Sets a numeric setting to the nearest number in its range. Nil omits the setting if it is optional.
  mutating func set(_ setting: Setting, to number: Double?) {
    guard let range = setting.range, let path = path(of: setting), number != nil || range.isOptional else { return }
    self[keyPath: path] = number.map(range.nearest)
  }

  /// The number of boxes. Setting it adds or removes boxes at the end. If the chosen box is removed, the last
  /// box is chosen.
  private var count: Double? {
    get { Double(boxes.count) }
    set {
      let count = Int(clamping: newValue ?? 1)
      boxes = Array(boxes.prefix(count))
      while boxes.count < count { boxes.append(PlaygroundBox()) }
      chosen = min(chosen, count - 1)
    }
  }

  /// The value that is some steps further in a list that wraps around.
  private static func turn<Value: Equatable>(_ value: Value, _ all: [Value], _ steps: Int) -> Value {
    guard let index = all.firstIndex(of: value) else { return value }
    let place = (index + steps) % all.count
    return all[place < 0 ? place + all.count : place]
  }
}

extension Double {
  /// The number as an optional, for key paths. Setting nil has no effect.
  fileprivate var optional: Double? {
    get { self }
    set { self = newValue ?? self }
  }
}
