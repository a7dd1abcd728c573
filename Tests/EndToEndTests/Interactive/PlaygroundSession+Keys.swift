@testable import Gallery

extension PlaygroundSession {
  /// The state after some characters, each a key: a newline is Return, U+007F Backspace.
  init(keys: String) {
    self.init()
    for key in keys { self = pressing(key) }
  }

  /// The state after one more.
  func pressing(_ key: Character) -> PlaygroundSession {
    var session = self
    _ = session.press(key == "\n" ? .enter : key == "\u{7F}" ? .backspace : .character(key))
    return session
  }

  /// The state after some keys.
  init(_ keys: [Key]) {
    self.init()
    for key in keys { _ = press(key) }
  }
}
