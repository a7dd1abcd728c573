import Foundation
import TestSupport
import Testing

/// What fuzzing has met before, on every run of the tests: inputs that reach much of the code, and those that once made
/// it do what it must not.
struct ReplayTests {
  @Test(.processorTimeLimit(minutes: 1), arguments: FuzzTarget.allCases, ["Corpora", "Regressions"])
  func input(target: FuzzTarget, folder: String) throws {
    for input in try inputs(folder, target) {
      #expect(throws: Never.self, "\(input.name)") { try target.check(input.bytes) }
    }
  }

  private func inputs(_ folder: String, _ target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let url = try #require(Bundle.module.resourceURL).appending(path: "\(folder)/\(target.rawValue)")
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else { return [] }
    return try names.sorted().map { ($0, [UInt8](try Data(contentsOf: url.appending(path: $0)))) }
  }
}
