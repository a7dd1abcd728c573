import Foundation

/// A page of the documentation.
struct Page {
  /// Where the repository is.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path from the root of the repository.
  let path: String
  let text: String

  init(path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// A guide of `Documentation`.
  init(_ name: String) throws { try self.init(path: "Documentation/\(name).md") }

  /// The code blocks in a language.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// What the page says that its code prints, block by block, without empty lines at the ends.
  var printed: [String] { blocks("text").map { $0.trimmingCharacters(in: .newlines) } }
}

/// Pictures that a page's code makes, as they stand in the page.
struct Printed: Equatable, CustomStringConvertible {
  var blocks: [String] = []

  mutating func callAsFunction(_ items: Any...) {
    blocks.append(items.map { "\($0)" }.joined(separator: " ").trimmingCharacters(in: .newlines))
  }

  var description: String { blocks.joined(separator: "\n---\n") }
}
