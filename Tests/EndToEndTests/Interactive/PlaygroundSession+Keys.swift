@testable import Gallery

extension PlaygroundSession {
  /// The state after some letters, each a key.
  init(keys: String) {
    self.init()
    for key in keys { _ = press(.character(key)) }
  }

  /// The state after some keys.
  init(_ keys: [Key]) {
    self.init()
    for key in keys { _ = press(key) }
  }
}
