import Foundation
import Testing
@testable import TrussCommand

/// What is read is bounded, wherever it comes from, and said to be too large.
struct LimitTests {
  @Test(arguments: ["explain", "solve"]) func deviceWithoutEnd(command: String) {
    let outcome = truss(command, "/dev/zero")
    #expect(outcome.code == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("/dev/zero: error: larger than 32 MiB, the most that is read; "))
  }

  @Test(arguments: ["explain", "solve"]) func inputWithoutEnd(command: String) {
    var (wanted, errors) = (0, "")
    let streams = TrussProgram.ProgramStreams(
      input: { most in
        wanted = most
        return Array(repeating: UInt8(ascii: "a"), count: most)
      }, output: { _ in }, errors: { errors += $0 })
    #expect(TrussProgram().run([command, "-"], in: streams) == .data)
    #expect(wanted == InputFile.mostBytes + 1)
    #expect(errors.hasPrefix("<stdin>: error: larger than 32 MiB"))
  }

  @Test(arguments: [0, 1]) func asManyBytesAsAreReadAreRead(more: Int) {
    let count = InputFile.mostBytes + more
    let file = try? InputFile("-", advice: "") { Array(repeating: 0, count: min($0, count)) }
    #expect(file?.bytes.count == (more == 0 ? count : nil))
  }

  private static let entry = "<NSLayoutConstraint:0x1 UIView:0xa.width == 5>"

  @Test(arguments: ["\n", " "]) func asManyConstraintsAsAreReadAreRead(separator: String) throws {
    let log = Array(String(repeating: Self.entry + separator, count: 100).utf8)
    #expect(try ReportFinder.reports(in: log, mostEntries: 100)[0].entries.count == 100)
    #expect(throws: ReportFinder.TooManyEntries(line: separator == "\n" ? 100 : 1)) {
      try ReportFinder.reports(in: log, mostEntries: 99)
    }
  }

  /// They are counted before any of them is looked at: one line has them all.
  @Test func moreConstraintsThanALogMayHave() {
    let outcome = truss(
      "explain", "-", input: "\n" + String(repeating: "<Constraint:", count: ReportFinder.mostEntries + 1))
    #expect(outcome.code == 65)
    #expect(
      outcome.errors
        == "<stdin>:2: error: more than 100000 constraints up to here, the most that are read; pass only the reports "
        + "to explain\n")
  }

  /// Lines that are no constraints are counted; a few of them are kept.
  @Test func linesThatAreNotUnderstood() throws {
    let list = String(repeating: Self.entry + "\n" + String(repeating: "x\n", count: 99), count: 50)
    let report = try #require(try ReportFinder.reports(in: Array((list + Self.entry).utf8)).first)
    #expect(report.unread.map(\.line) == [2, 3, 4, 5, 6])
    #expect(report.unreadCount == 50 * 99)
    #expect(Explanation(report).why.contains("line 6: \"x\" and 4945 more."))
  }

  @Test func moreLinesThanAListingMayHave() {
    let outcome = truss("solve", "-", input: String(repeating: "\n", count: InputFile.mostLines + 1))
    #expect(outcome.code == 65)
    #expect(outcome.errors == "<stdin>: error: more than 500000 lines, the most that a listing may have\n")
    #expect(truss("solve", "-", input: String(repeating: "\n", count: InputFile.mostLines)).code == 0)
  }

  /// A view with constraints of its own is looked for among all with an autoresizing mask. Four times as many of both
  /// take four times as long, and not sixteen times.
  @Test func timeGrowsWithTheLengthOfAList() throws {
    func seconds(_ count: Int) throws -> Double {
      var report = ConflictReport(line: 1)
      for index in 0..<count {
        for entry in [
          "<NSLayoutConstraint:0x1 H:|-(0)-[UIView:0xa\(index)] (active, names: '|':UIView:0xf )>",
          "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UILabel:0xb\(index).width == 5>",
        ] {
          let constraint = try #require(EntryParser.constraint(entry))
          report.entries.append(ConflictReport.Entry(line: index, text: "", constraint: constraint))
        }
      }
      let start = threadTime()
      #expect(Explanation(report).colliding.isEmpty)
      return threadTime() - start
    }
    let few = try seconds(500)
    #expect(try seconds(2000) < 8 * few)
  }

  /// The processor time of this thread, in seconds: other tests run beside this one.
  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
