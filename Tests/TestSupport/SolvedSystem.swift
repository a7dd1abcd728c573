import Foundation
import Testing

/// A system of a file in `TrussSolverTests/Fixtures`, with the least violation of each priority.
package struct SolvedSystem: Decodable, Sendable, CustomTestStringConvertible {
  package let name: String
  package let listing: String
  /// Priority and least violation, from high to low; nil where the required rows cannot hold.
  package let levels: [[Double]]?
  package var testDescription: String { name }

  private enum CodingKeys: CodingKey { case name, listing, levels }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    listing = try container.decode(String.self, forKey: .listing)
    levels = try? container.decode([[Double]].self, forKey: .levels)
  }

  /// The systems of a file; those of the usual one are eighty, which a general LP solver solved, one solve a level.
  package static func all(in name: String = "lexicographic-systems") throws -> [SolvedSystem] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("TrussSolverTests/Fixtures/\(name).json")
    return try JSONDecoder().decode([SolvedSystem].self, from: Data(contentsOf: file))
  }
}
