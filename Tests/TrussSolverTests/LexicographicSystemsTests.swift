import Foundation
import Testing
import TrussIR
import TrussSolver

/// Eighty systems with the least violation of each priority as a general LP solver found it, one solve a level.
struct LexicographicSystemsTests {
  struct Fixture: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var listing: String
    /// Priority and least violation, from high to low; nil where the required rows cannot hold.
    var levels: [[Double]]?
    var testDescription: String { name }

    enum CodingKeys: CodingKey { case name, listing, levels }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      listing = try container.decode(String.self, forKey: .listing)
      levels = try? container.decode([[Double]].self, forKey: .levels)
    }
  }

  static func fixtures(named name: String = "lexicographic-systems") throws -> [Fixture] {
    let url = Bundle.module.url(
      forResource: name, withExtension: "json", subdirectory: "Fixtures")
    return try JSONDecoder().decode([Fixture].self, from: Data(contentsOf: #require(url)))
  }

  @Test func thereAreEighty() throws {
    #expect(try Self.fixtures().count == 80)
    #expect(try Self.fixtures().count { $0.levels == nil } == 8)
  }

  @Test(arguments: try fixtures())
  func comesOutAsTheOracleFound(_ fixture: Fixture) throws {
    let system = try ConstraintSystem(listing: fixture.listing)
    let solution = system.solve()
    #expect(solution.isComplete)
    guard let levels = fixture.levels else {
      #expect(!solution.conflicts.isEmpty)
      return
    }
    #expect(solution.conflicts.isEmpty)
    #expect(solution.violations.map(\.priority.value) == levels.map { $0[0] })
    for (violation, level) in zip(solution.violations, levels) {
      #expect(abs(violation.total - level[1]) <= 1e-3 * (1 + abs(level[1])), "at \(violation.priority.value)")
    }
    for row in system.constraints.indices where system.constraints[row].priority.isRequired {
      #expect(solution.violation(of: row) <= 1e-6)
    }
  }
}
