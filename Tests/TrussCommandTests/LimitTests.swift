import Foundation
import Testing
@testable import TrussCommand

/// What is read is bounded, wherever it comes from, and said to be too large.
@Suite struct LimitTests {
  @Test(arguments: ["explain", "solve"]) func deviceWithoutEnd(command: String) {
    let outcome = truss(command, "/dev/zero")
    #expect(outcome.code == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("/dev/zero: error: larger than 32 MiB, the most that is read; "))
  }

  @Test(arguments: ["explain", "solve"]) func inputWithoutEnd(command: String) {
    var (wanted, errors) = (0, "")
    let surroundings = TrussProgram.Surroundings(
      input: { most in
        wanted = most
        return Array(repeating: UInt8(ascii: "a"), count: most)
      }, output: { _ in }, errors: { errors += $0 })
    #expect(TrussProgram().run([command, "-"], in: surroundings) == .data)
    #expect(wanted == InputFile.mostBytes + 1)
    #expect(errors.hasPrefix("<stdin>: error: larger than 32 MiB"))
  }

  @Test func asManyBytesAsAreReadAreRead() {
    let listing = "a.width == 5\n#"
    let filler = String(repeating: "-", count: InputFile.mostBytes - listing.utf8.count)
    #expect(truss("solve", "-", input: listing + filler).code == 0)
    #expect(truss("solve", "-", input: listing + filler + "-").code == 65)
  }

  private static let entry = "<NSLayoutConstraint:0x1 UIView:0xa.width == 5>"

  @Test(arguments: ["\n", " "]) func moreConstraintsThanALogMayHave(separator: String) {
    let log = String(repeating: Self.entry + separator, count: ReportFinder.mostEntries + 1)
    let outcome = truss("explain", "-", input: log)
    let line = separator == "\n" ? ReportFinder.mostEntries + 1 : 1
    #expect(outcome.code == 65)
    #expect(
      outcome.errors
        == "<stdin>:\(line): error: more than 100000 constraints up to this line, the most that are read; cut out the "
        + "reports that are to be explained\n")
  }

  @Test func moreLinesThanAListingMayHave() {
    let outcome = truss("solve", "-", input: String(repeating: "\n", count: InputFile.mostLines + 1))
    #expect(outcome.code == 65)
    #expect(outcome.errors == "<stdin>: error: more than 500000 lines, the most that a listing may have\n")
    #expect(truss("solve", "-", input: String(repeating: "\n", count: InputFile.mostLines)).code == 0)
  }

  /// As many views with constraints of their own as with an autoresizing mask: each is looked up among the others, in no
  /// time that grows with their number.
  @Test func masksAndConstraints() throws {
    let lines = (0..<10_000).map { index in
      """
      <NSLayoutConstraint:0x1\(index) H:|-(0)-[UIView:0xa\(index)] (active, names: '|':UIView:0xf )>
      <NSAutoresizingMaskLayoutConstraint:0x2\(index) h=--& v=--& UILabel:0xb\(index).width == 5>

      """
    }
    #expect(truss("explain", "-", input: lines.joined()).code == 0)
  }
}
