import Foundation
import Testing
import TrussIR
import TrussSolver
@testable import TrussCommand

/// Logs in all the forms that are met, each with what is to be said of it: `Fixtures/conflicts.txt`.
struct ConflictLogTests {
  struct Fixture: Sendable, CustomTestStringConvertible {
    var name: String
    var log: String
    var colliding: [Int] = []
    var broken: Int?
    var why = ""
    var fix = ""
    var testDescription: String { name }
  }

  static func fixtures() throws -> [Fixture] {
    let file = try #require(Bundle.module.url(forResource: "conflicts", withExtension: "txt", subdirectory: "Fixtures"))
    let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "==== ").dropFirst()
    return sections.map { section in
      let lines = section.components(separatedBy: "\n")
      var fixture = Fixture(name: lines[0], log: "")
      for line in lines.dropFirst() {
        if line.hasPrefix("-> colliding") {
          fixture.colliding = line.split(separator: " ").compactMap { Int($0) }
        } else if line.hasPrefix("-> broken ") {
          fixture.broken = Int(line.dropFirst(10))
        } else if line.hasPrefix("-> why ") {
          fixture.why = String(line.dropFirst(7))
        } else if line.hasPrefix("-> fix ") {
          fixture.fix = String(line.dropFirst(7))
        } else if line == "-> crlf" {
          fixture.log = fixture.log.replacing("\n", with: "\r\n")
        } else {
          fixture.log += line + "\n"
        }
      }
      return fixture
    }
  }

  @Test(arguments: try fixtures()) func explains(_ fixture: Fixture) throws {
    let reports = try ReportFinder.reports(in: Array(fixture.log.utf8))
    try #require(reports.count == 1)
    let explanation = Explanation(reports[0])
    #expect(explanation.colliding == fixture.colliding)
    #expect(explanation.report.broken == fixture.broken)
    let isSentence = fixture.why.hasSuffix(".") || fixture.why.hasSuffix(".)")
    if isSentence {
      #expect(explanation.why == fixture.why)
    } else {
      #expect(explanation.why.lowercased().contains(fixture.why.lowercased()))
    }
    #expect(explanation.fix.contains(fixture.fix), "\(explanation.fix)")
    #expect(isIrreducible(explanation))
  }

  /// The constraints cannot all hold, and without any one of them the others can.
  private func isIrreducible(_ explanation: Explanation) -> Bool {
    let constraints = explanation.report.entries.map(\.constraint)
    func canHold(_ indexes: [Int]) -> Bool {
      let system = ReportSystem(constraints.indices.map { indexes.contains($0) ? constraints[$0] : nil })
      return system.prepared(system.rows.indices).system.solve().conflicts.isEmpty
    }
    let colliding = explanation.colliding
    if colliding.isEmpty { return canHold(Array(constraints.indices)) }
    return !canHold(colliding) && colliding.allSatisfy { left in canHold(colliding.filter { $0 != left }) }
  }

  @Test func allReportsOfALogAreFound() throws {
    let fixtures = try Self.fixtures()
    let log = fixtures.map(\.log).joined(separator: "2022-01-01 App[1:2] something else\n")
    let reports = try ReportFinder.reports(in: Array(log.utf8))
    #expect(reports.count == fixtures.count)
    #expect(reports.map { Explanation($0).colliding } == fixtures.map(\.colliding))
  }
}
