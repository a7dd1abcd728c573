/// The interactive screen's state, and what keys do to it; it knows no terminal.
struct PlaygroundSession: Equatable {
  /// What is to be done after a key.
  enum Response: Equatable {
    case draw, quit, suspend
  }

  private(set) var playground = Playground()
  /// The setting that left and right change.
  private(set) var selected = Setting.justify
  /// Whether the frames are shown rather than the code, where there is no room for both.
  private(set) var prefersFrames = false

  /// Does what a key says.
  mutating func press(_ key: Key) -> Response {
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .left: change(selected, by: -1)
    case .right: change(selected, by: 1)
    case .home: selected = playground.settings.first ?? selected
    case .end: selected = playground.settings.last ?? selected
    case .tab: playground.change(.box, by: 1)
    case .backTab: playground.change(.box, by: -1)
    case .control("c"), .control("d"), .character("q"): return .quit
    case .control("z"): return .suspend
    case .character(" "): prefersFrames.toggle()
    case .character("0"): self = PlaygroundSession()
    case .character(let letter): jump(to: letter)
    case .escape, .control: break
    }
    return .draw
  }

  /// The list ends at both ends.
  private mutating func move(by steps: Int) {
    let settings = playground.settings
    guard let index = settings.firstIndex(of: selected) else { return }
    selected = settings[min(settings.count - 1, max(0, index + steps))]
  }

  /// A setting's letter chooses it and changes it, a capital the other way.
  private mutating func jump(to letter: Character) {
    let small = Character(letter.lowercased())
    guard let setting = playground.settings.first(where: { $0.letter == small }) else { return }
    selected = setting
    change(setting, by: letter == small ? 1 : -1)
  }

  private mutating func change(_ setting: Setting, by steps: Int) { playground.change(setting, by: steps) }
}
