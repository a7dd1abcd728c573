import Foundation
import Testing
@testable import TrussCommand

struct ExplainCommandTests {
  private static let log = """
    (
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xb.width == 7   (active)>",
        "<NSLayoutConstraint:0x3 'wide' UIView:0xa.width == 20   (active)>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x3 'wide' UIView:0xa.width == 20   (active)>
    """

  private static let other = """

    (
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 7   (active)>"
    )
    """

  /// What comes again is told once, be it with other addresses; what differs in a view is not the same.
  @Test func tellsOnceWhatComesAgain() {
    let log = Self.log + "\n"
    let others = Self.other.replacing("0xa", with: "0xc")
    let mixed = Self.other.replacing("0xa.width == 7", with: "0xd.width == 7")
    let again = log + others + Self.other + mixed + "\n" + String(repeating: log, count: 107)
    let output = truss("explain", "-", input: again).output
    #expect(
      output.hasPrefix(
        """
        Line 2: 2 of 3 constraints conflict. It comes 108 times: also at lines 22, 29, 36, 43, 50
        and 102 more.


        """), "\(output.prefix(200))")
    #expect(output.contains("\nLine 10: 2 constraints conflict. It comes 2 times: also at line 14.\n"))
    #expect(output.contains("\nLine 18: a report of 2 constraints.\n"))
    #expect(output.components(separatedBy: "Why:").count == 4)
  }

  @Test func printsText() {
    let outcome = truss("explain", "-", input: Self.log)
    #expect(
      outcome
        == Outcome(
          code: 0,
          output: """
            Line 2: 2 of 3 constraints conflict.

              line 2: UIView is 10 wide  [0x1]
              line 4: UIView is 20 wide  [wide 0x3]  <- broken

            Why: One constraint requires that UIView is 10 wide, another that UIView is 20 wide.

            Fix: This is one constraint, made twice with different constants: perhaps the code that
            makes it runs again, or it is in the storyboard too. Keep the first in a property and change
            its constant, or deactivate it before the next is made.

            In the list, but not part of the conflict:
              line 3: UILabel is 7 wide  [0x2]

            """))
  }

  @Test func printsJSON() throws {
    struct Document: Decodable {
      struct Report: Decodable {
        var lines: [Int]
        var constraints: [String]
        var colliding: [Int]
        var broken: Int?
        var why, fix: String
      }
      var reports: [Report]
    }
    let outcome = truss("explain", "--format", "json", "-", input: Self.log + "\n" + Self.log + Self.other)
    #expect(outcome.code == 0)
    let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
    #expect(document.reports.count == 2)
    #expect(document.reports.map(\.colliding) == [[0, 2], [0, 1]])
    #expect(document.reports.map(\.broken) == [2, nil])
    #expect(document.reports.map(\.lines) == [[2, 9], [16]])
    #expect(document.reports[0].constraints[0] == "<NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>")
  }

  @Test(arguments: ["", "nothing\n", "Unable to simultaneously satisfy constraints.\n(\n)\n", "a.width == 5"])
  func tellsThatThereIsNoReport(input: String) {
    let outcome = truss("explain", "-", input: input)
    #expect(outcome.code == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("<stdin>: error: no report of constraints in it"))
  }

  @Test func wrongArgumentsAndFiles() {
    #expect(truss("explain").code == 64)
    #expect(truss("explain").errors.hasSuffix("\nRun `truss explain --help` for details.\n"))
    #expect(truss("explain", "--format", "xml", "-").code == 64)
    #expect(truss("explain", "a", "b").code == 64)
    #expect(truss("explain", "--nonsense").code == 64)
    #expect(truss("explain", "--help") == Outcome(code: 0, output: ExplainCommand.syntax.usage + "\n"))
    let directory = FileManager.default.temporaryDirectory
    let missing = directory.appendingPathComponent(UUID().uuidString).path
    #expect(truss("explain", missing) == Outcome(code: 66, errors: "\(missing): error: no such file\n"))
    #expect(truss("explain", directory.path).code == 74)
  }
}
