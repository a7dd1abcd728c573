import Foundation
import Testing

/// An image that `generate-images.py` wrote, and what Pillow and Chromium say of it.
struct ImageFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let format: String
  /// The size as shown; 0 by 0 where the file is not to be shown or has no size.
  let width: Int
  let height: Int
  /// The natural size in Chromium, 0 by 0 where that does not show it, or nil where Chromium was not asked.
  let browserSize: (width: Int, height: Int)?

  var testDescription: String { name }

  static let all: [ImageFixture] =
    (try? String(decoding: bytes("images.txt"), as: UTF8.self))?.split(separator: "\n")
    .compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 5, let width = Int(fields[2]), let height = Int(fields[3]) else { return nil }
      let browser = fields[4].split(separator: " ").compactMap { Int($0) }
      return ImageFixture(
        name: fields[0], format: fields[1], width: width, height: height,
        browserSize: browser.count == 2 ? (browser[0], browser[1]) : nil)
    } ?? []

  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  var bytes: [UInt8] { get throws { try Self.bytes(name) } }
}
