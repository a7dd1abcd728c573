import TestSupport
import Testing
@testable import TrussCommand

/// Whatever a log has in it, it is explained or left aside: nothing traps, and time grows with length.
struct HostileLogTests {
  /// The same numbers on every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func explain(_ bytes: [UInt8]) throws -> Int {
    let explanations = Explanation.all(of: try ReportFinder.reports(in: bytes))
    return explanations.reduce(0) { $0 + $1.text.utf8.count + "\($1.json)".utf8.count }
  }

  /// Logs of all forms, and what random damage makes of them: where constraints are said to conflict, those that the log
  /// quotes there contradict each other in fractions, and where none is rounded, all of them are needed for that.
  @Test(arguments: 0..<8) func mutatedLogs(seed: Int) throws {
    var mutator = LogMutator(seed: UInt64(seed))
    let logs = try ConflictLogTests.fixtures().map(\.log) + LogFormTests.logs()
    let count = Seeds.batch(3000) / 8
    var (claims, checked) = (0, 0)
    for index in 0..<count {
      let log = mutator.mutated(logs[(index * 8 + seed) % logs.count])
      _ = try explain(log)
      let lines = log.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      for report in try ReportFinder.reports(in: log) {
        let explanation = Explanation(report)
        if explanation.colliding.isEmpty { continue }
        claims += 1
        let quoted = explanation.colliding.compactMap { entry -> QuotedConstraint? in
          let entry = report.entries[entry]
          return entry.constraint.flatMap { .read(address: $0.address, in: lines[(entry.line - 1)...]) }
        }
        guard quoted.count == explanation.colliding.count else { continue }
        checked += 1
        let claim = Comment("seed \(seed), \(index):\n\(explanation.text)\n\(lines.joined(separator: "\n"))")
        #expect(QuotedConstraint.areContradictory(quoted), claim)
        if quoted.contains(where: \.isRounded) { continue }
        for left in quoted.indices {
          let others = quoted.indices.filter { $0 != left }.map { quoted[$0] }
          #expect(!QuotedConstraint.areContradictory(others), claim)
        }
      }
    }
    // Masonry's names in place of addresses, breaks within words and the like are in doubt here.
    #expect(checked * 10 > claims * 4, "\(checked) of \(claims)")
    #expect(claims * 5 > count, "\(claims)")
  }

  @Test func cutLogs() throws {
    for log in try ConflictLogTests.fixtures().prefix(4).map({ Array($0.log.utf8) }) {
      for end in stride(from: 0, to: log.count, by: 7) { _ = try explain(Array(log[..<end])) }
    }
  }

  @Test func randomBytes() throws {
    var generator = Generator(state: 7)
    for _ in 0..<50 {
      let bytes = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = try explain(bytes + Array("<NSLayoutConstraint:0x1 ".utf8) + bytes)
    }
  }

  @Test func numbersBeyondAllRange() throws {
    let log = """
      <NSLayoutConstraint:0x1 UIView:0xa.width == 1e308*UIView:0xb.width + 1e308>
      <NSLayoutConstraint:0x2 UIView:0xa.width == -1e308*UIView:0xb.width - 1e308>
      <NSLayoutConstraint:0x3 UIView:0xa.width + UIView:0xa.width == 1e-320>
      <NSLayoutConstraint:0x4 UIView:0xa.width == 99999999999999999999999999999>
      """
    #expect(try explain(Array(log.utf8)) > 0)
  }

  /// No system prints lists of thousands; where somebody does, they are not solved but told of.
  @Test func endlessLists() throws {
    let lines = (0..<20_000).map { "<NSLayoutConstraint:0x\($0) UIView:0x\($0).width == \($0)>\n" }.joined()
    let reports = try ReportFinder.reports(in: Array(lines.utf8))
    #expect(reports.count == 1)
    #expect(Explanation(reports[0]).why.contains("longer than any that the system prints"))
  }

  @Test func endlessLines() throws {
    for text in ["<NSLayoutConstraint:0x1 ", "<NSLayoutConstraint", "<", "<NSLayoutConstraint:0x1 H:|-(8)-[a:0x1]"] {
      _ = try explain(Array(String(repeating: text, count: Seeds.batch(20_000)).utf8))
    }
  }
}
