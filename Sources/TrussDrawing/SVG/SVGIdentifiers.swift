/// Hands out the ids of one document: each begins with the root's, and no two are the same.
///
/// The document's own parts have two hyphens after the root's id, which a view's name never comes to; so a view
/// called "title" keeps its name.
struct SVGIdentifiers {
  /// The id of the root element.
  let root: String
  /// The id of the figure's title.
  var title: String { "\(root)--title" }
  /// The id of the figure's description.
  var description: String { "\(root)--desc" }

  private var clips = 0
  private var gradients = 0
  private var used: Set<String> = []
  /// The number that the next id of the same name tries first; without it, a thousand views of one name would take
  /// a million tries.
  private var nextNumbers: [String: Int] = [:]

  /// Begins with the root's id: it starts with a letter, as selectors of CSS want it.
  init(root: String) {
    let sanitized = Self.sanitized(root, or: "figure")
    let startsWithLetter = sanitized.first?.isLetter ?? false
    self.root = startsWithLetter ? sanitized : "figure-\(sanitized)"
  }

  /// The id of the next clip.
  mutating func nextClip() -> String {
    clips += 1
    return "\(root)--clip-\(clips)"
  }

  /// The id of the next gradient.
  mutating func nextGradient() -> String {
    gradients += 1
    return "\(root)--gradient-\(gradients)"
  }

  /// The id of a view: `root-name`, or with a number at its end where that is taken, `root-name-2`.
  mutating func view(_ name: String) -> String {
    let plain = "\(root)-\(Self.sanitized(name, or: "view"))"
    var candidate = plain
    var number = nextNumbers[plain, default: 2]
    while !used.insert(candidate).inserted {
      candidate = "\(plain)-\(number)"
      number += 1
    }
    nextNumbers[plain] = number
    return candidate
  }

  /// ASCII letters, digits and `_`, with one `-` for whatever else is between them.
  private static func sanitized(_ name: String, or replacement: String) -> String {
    let words = name.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): false
      default: true
      }
    }
    let joined = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    return joined.isEmpty ? replacement : joined
  }
}
