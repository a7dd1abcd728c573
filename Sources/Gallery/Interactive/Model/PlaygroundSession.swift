/// The state of the interactive screen, and the effects of keys. It is independent of the terminal.
struct PlaygroundSession: Equatable {
  /// The action that the program takes after a key.
  enum Response: Equatable {
    case draw, quit, suspend
    case copy
  }

  private var history = History(Playground())
  /// The setting that the left and right keys change.
  private(set) var selected = Setting.justify
  /// The panel that the up and down keys scroll; nil if they select a setting.
  private(set) var focus: Panel.Kind?
  /// The index of the first visible line in the focused panel, or in the help.
  private(set) var scroll = 0
  /// The digits of a number that is being typed; nil if no number is being typed.
  private(set) var entry: String?
  /// A message about the effect of the last key; nil if the screen shows the effect anyway.
  private(set) var notice: String?
  private(set) var showsHelp = false

  /// The number of steps with Shift held, and the number of lines of a page.
  private static let page = 10
  /// A line after the last line of any panel. `limitScroll` clamps it.
  private static let end = 10_000

  var playground: Playground { history.value }

  mutating func press(_ key: Key) -> Response {
    notice = nil
    switch key {
    case .control("c"), .control("d"): return .quit
    case .control("z"): return .suspend
    default: break
    }
    if showsHelp { return pressInHelp(key) }
    if entry != nil, type(key) { return .draw }
    let response = pressOnScreen(key)
    // The focused panel or the selected setting may have disappeared: a change removes diagnostics, and an undo changes
    // the vocabulary.
    if let focus, !panels.contains(focus) { self.focus = nil }
    if !selected.applies(to: playground.words) { selected = .words }
    return response
  }

  /// Limits the scroll position to the number of lines that do not fit in the focused panel.
  mutating func limitScroll(to limit: Int) { scroll = min(scroll, limit) }

  private mutating func pressOnScreen(_ key: Key) -> Response {
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .left: change(selected, by: -1)
    case .right: change(selected, by: 1)
    case .shiftLeft: change(selected, by: -Self.page)
    case .shiftRight: change(selected, by: Self.page)
    case .pageUp: scrolls ? move(by: -Self.page) : change(selected, by: Self.page)
    case .pageDown: scrolls ? move(by: Self.page) : change(selected, by: -Self.page)
    case .home: moveToEdge(isEnd: false)
    case .end: moveToEdge(isEnd: true)
    case .tab: change(.box, by: 1)
    case .backTab: change(.box, by: -1)
    case .backspace: clear()
    case .escape: focus = nil
    case .enter, .control: break
    case .character(let character): return pressCharacter(character)
    }
    return .draw
  }

  private mutating func pressCharacter(_ character: Character) -> Response {
    switch character {
    case "q": return .quit
    case "y":
      notice = "the code is copied; it is printed when the screen ends, too"
      return .copy
    case "?": (showsHelp, scroll) = (true, 0)
    case " ": focusNext()
    case "u": if !history.undo() { notice = "there is nothing to undo" }
    case "U": if !history.redo() { notice = "there is nothing to redo" }
    case "r": record(Playground())
    case "0"..."9": beginEntry(character)
    default: jump(to: character)
    }
    return .draw
  }

  private mutating func pressInHelp(_ key: Key) -> Response {
    switch key {
    case .character("q"): return .quit
    case .character("?"), .escape, .enter: (showsHelp, scroll) = (false, 0)
    case .up, .down, .pageUp, .pageDown, .home, .end: return pressOnScreen(key)
    default: break
    }
    return .draw
  }
}

extension PlaygroundSession {
  /// The panels that can have the focus. Space moves the focus in this order.
  private var panels: [Panel.Kind] {
    let answer = Answer(playground)
    return [.code] + (answer.rows.isEmpty ? [] : [.frames]) + (answer.messages.isEmpty ? [] : [.messages])
      + (answer.rows.isEmpty ? [] : [.reasons, .constraints])
  }

  private mutating func focusNext() {
    let all: [Panel.Kind?] = [nil] + panels
    let index = all.firstIndex(of: focus) ?? 0
    (focus, scroll) = (all[(index + 1) % all.count], 0)
  }

  /// Whether the up and down keys scroll the help or a panel.
  private var scrolls: Bool { showsHelp || focus != nil }

  /// Moves the selection or scrolls. Both stop at the first and the last entry instead of wrapping around.
  private mutating func move(by steps: Int) {
    if scrolls { return scroll = max(0, scroll + steps) }
    let settings = playground.settings
    guard let index = settings.firstIndex(of: selected) else { return }
    selected = settings[min(settings.count - 1, max(0, index + steps))]
  }

  private mutating func moveToEdge(isEnd: Bool) {
    if scrolls {
      scroll = isEnd ? Self.end : 0
    } else {
      selected = (isEnd ? playground.settings.last : playground.settings.first) ?? selected
    }
  }

  /// Selects and changes the setting with a letter. A capital letter changes it in the other direction.
  private mutating func jump(to letter: Character) {
    let small = Character(letter.lowercased())
    guard let setting = playground.settings.first(where: { $0.letter == small }) else { return }
    selected = setting
    change(setting, by: letter == small ? 1 : -1)
  }

  private mutating func change(_ setting: Setting, by steps: Int) {
    var changed = playground
    changed.change(setting, by: steps)
    // Choosing a box does not change the stack, so it adds no undo step.
    if setting == .box { history.replace(changed) } else { record(changed) }
  }

  /// Records a changed stack. An unchanged stack adds no undo step.
  private mutating func record(_ changed: Playground) {
    if changed != playground { history.record(changed) }
  }
}

extension PlaygroundSession {
  /// Omits the selected setting if it is optional.
  private mutating func clear() {
    if selected.range?.isOptional == true { set(nil) } else { notice = "\(selected.label) cannot be left out" }
  }

  private static let digits = 4

  private mutating func beginEntry(_ digit: Character) {
    if selected.range == nil { notice = "\(selected.label) is not a number" } else { entry = String(digit) }
  }

  /// Handles a key while a number is typed. Returns false if the key must be handled afterwards.
  private mutating func type(_ key: Key) -> Bool {
    switch (key, entry ?? "") {
    case (.character("0"..."9"), let digits) where digits.count >= Self.digits: break
    case (.character(let digit), let digits) where ("0"..."9").contains(digit): entry = digits + String(digit)
    case (.backspace, let digits): entry = digits.count > 1 ? String(digits.dropLast()) : nil
    case (.escape, _): entry = nil
    case (.enter, _): endEntry()
    default:
      // Any other key also completes the number.
      endEntry()
      return false
    }
    return true
  }

  private mutating func endEntry() {
    defer { entry = nil }
    guard let number = entry.flatMap(Double.init), let range = selected.range else { return }
    set(number)
    if range.nearest(to: number) != number {
      notice = "\(selected.label) is \(Int(range.least)) to \(Int(range.greatest))"
    }
  }

  private mutating func set(_ number: Double?) {
    var changed = playground
    changed.set(selected, to: number)
    record(changed)
  }
}
