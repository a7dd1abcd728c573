import Foundation
import Testing
@testable import TrussCommand

struct SolveCommandTests {
  private static let form = """
    Form | form:
     form.left == 0
     form.top == 0
     form.width == 200
     form.height == 60
     H:|-(10)-["First Name"]
     H:["First Name"]-(>=10)-[mail]
     H:[mail]-(10)-|
     V:|-(10)-["First Name"]
     V:["First Name"]-(10)-|
     V:|-(20)-[mail]
     mail.height == 30
     mail.width == 50
    Intrinsic Content Size
     "First Name".width == 83.3333 Hug:250 CompressionResistance:750

    """

  @Test func printsFramesAsATable() {
    let outcome = truss("solve", "-", input: Self.form)
    #expect(
      outcome.output == """
        item          left  top   width  height
        form             0    0     200      60
        "First Name"    10   10  83.333      40
        mail           140   20      50      30

        """)
    #expect((outcome.code, outcome.errors) == (0, ""))
  }

  /// Rows that are parallel but for a part in a hundred million: doubles cannot tell what is least.
  private static let unsolved = """
    0.8954*v2.left + 0.7735*v1.top + 0.4233*v2.width == -181.95 priority:250
    0.9461087490054375*v2.left + 0.8500668890853472*v1.top + 0.4155402346803891*v2.width <= 0.0
    -1.188*v1.width + 1.5274*v2.left == -346.2128
    -1.1879999988856011*v1.width + 1.527399999777434*v2.left == 25.65 priority:250
    -0.972*v2.top - 1.1737*v1.top >= 18.7 priority:1
    -0.9719999904401032*v2.top - 1.1737000002674634*v1.top == 18.7 priority:1
    -0.3318*v2.top - 1.9429*v2.left >= -67.89 priority:1
    -0.31848341404650315*v2.top - 2.00096211958763*v2.left == 304.1462421773198
    """

  @Test func whatIsNotSolvedIsReportedInEachForm() {
    for arguments in [[], ["--format", "json"], ["--text"], ["--svg"]] {
      let outcome = truss(["solve", "-"] + arguments, input: Self.unsolved)
      #expect(outcome.code == 70)
      #expect(outcome.errors.contains("error: not solved; the frames are the best that the solver found"))
    }
    #expect(truss("solve", "-", "--format", "json", input: Self.unsolved).output.contains(#""status": "unsolved""#))
    #expect(truss("solve", "-", input: Self.unsolved).output.contains("\nnot solved: the frames are the best"))
  }

  @Test func tellsConflictsViolationsAndWhatIsOpen() {
    let outcome = truss(
      "solve", "-",
      input: Self.form
        + "\nMine:\n mail.width == 60\n 宽.width == mail.width + 9 priority:9.5\n 宽.width <= 0 priority:9.5")
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        item          left  top   width  height
        form             0    0     200      60
        "First Name"    10   10  83.333      40
        mail           130   20      60      30
        宽               0    0      69       0

        conflict, required constraints that cannot all hold:
          line 13: mail.width == 50   <- broken
          line 18: mail.width == 60

        violations, the sum at each priority:
          priority 9.5: 69

        ambiguous, so as small or as near 0 as possible:
          宽.left
          宽.top
          宽.height

        """)
  }

  @Test func printsJSON() {
    let outcome = truss(
      "solve", "-", "--format", "json",
      input: "\"a\\\"\".width == 0.1\n\"a\\\"\".width == 100.12345678\nb.left == -0.5 priority:999.5")
    #expect(
      outcome.output == """
        {
          "status": "conflict",
          "frames": {
            "a\\"": {"left": 0, "top": 0, "width": 100.123457, "height": 0},
            "b": {"left": -0.5, "top": 0, "width": 0, "height": 0}
          },
          "violations": [
            {"priority": 999.5, "total": 0}
          ],
          "conflicts": [
            [1, 2]
          ],
          "broken": [
            1
          ],
          "ambiguous": [
            {"item": "a\\"", "attribute": "left"},
            {"item": "a\\"", "attribute": "top"},
            {"item": "a\\"", "attribute": "height"},
            {"item": "b", "attribute": "top"},
            {"item": "b", "attribute": "width"},
            {"item": "b", "attribute": "height"}
          ]
        }

        """)
    #expect(outcome.code == 1)
  }

  @Test func drawsBoxes() {
    let outcome = truss("solve", "--text", "-", input: Self.form)
    #expect(
      outcome.output == """
        ┌form──────────────────────────────────┐
        │ ┌───────────────┐                    │
        │ │  First Name   │         ┌────────┐ │
        │ │               │         │  mail  │ │
        │ └───────────────┘         └────────┘ │
        └──────────────────────────────────────┘

        """)
    #expect(outcome.code == 0)
  }

  @Test func drawingsShowWhatIsLeftOfTheOrigin() {
    let rows = """
      a.left == -50
      a.top == -10
      a.width == 50
      a.height == 30
      b.left == 0
      b.top == 0
      b.width == 20
      b.height == 20
      """
    #expect(
      truss("solve", "--text", "-", input: rows).output == """
        ┌────────┐
        │   a    │┌b─┐
        └────────┘└──┘

        """)
    let svg = truss("solve", "--svg", "-", input: rows).output
    #expect(svg.hasPrefix("<svg xmlns=") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("width=\"70\" height=\"30\""))
    #expect(svg.contains(">a</text>") && svg.contains(">b</text>"))
  }

  @Test func drawingsTellConflictsBesideThem() {
    let outcome = truss("solve", "--svg", "-", input: "a.width == 1\na.width == 2")
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("conflict, required constraints that cannot all hold:\n  line 1: a.width == 1"))
  }

  @Test(arguments: ["--text", "--svg"]) func itemsWithoutAnExtentAreNamed(form: String) {
    let outcome = truss("solve", form, "-", input: "a.width == 40\nb.width == 20\nb.height == 20\n")
    #expect(outcome.errors == "<stdin>: not drawn, as their width or height is 0: a\n")
    #expect(outcome.code == 0)
  }

  @Test(arguments: ["--text", "--svg"]) func refusesWhatIsTooLargeToDraw(form: String) {
    let line = "a.width == 6e7\na.height == 0"
    for input in ["a.width == 1e18\na.height == 10", line, (0..<2001).map { "a\($0).width == 1\n" }.joined()] {
      let outcome = truss("solve", form, "-", input: input)
      #expect(outcome.code == 65)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("to be drawn"))
    }
  }

  @Test func aConstraintThatContradictsItselfIsAConflict() {
    let outcome = truss("solve", "-", input: "a.width >= a.width + 1\na.leading == a.left + 8\n")
    #expect(outcome.code == 1)
    for line in ["line 1: a.width >= a.width + 1", "line 2: a.leading == a.left + 8"] {
      #expect(outcome.output.contains(line), "\(outcome)")
    }
    let kept = truss(
      "solve", "-", input: "a.width >= a.width\na.leading == a.left\na.width >= a.width + 1 priority:999\n")
    #expect(kept.code == 0 && !kept.output.contains("conflict"))
  }

  @Test func anEmptyListingIsSolved() {
    #expect(truss("solve", "-", input: "# nothing").output == "item  left  top  width  height\n")
    #expect(truss("solve", "-", "--text").output == "\n")
    #expect(truss("solve", "-", "--svg").code == 0)
  }

  @Test func pointsAtFaults() {
    let outcome = truss("solve", "-", input: "a.width == 1\n a.wide == 2\n")
    #expect(outcome.code == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("<stdin>:2:4: error: expected an attribute (left, "))
    #expect(outcome.errors.hasSuffix(")\n a.wide == 2\n   ^\n"))
  }

  @Test(arguments: ["hello", "# a comment\nsome words\n\nand more"])
  func wordsWithoutConstraintsAreAnError(input: String) {
    #expect(
      truss("solve", "-", input: input)
        == Outcome(code: 65, errors: "<stdin>: error: no constraint in it; expected lines such as a.width == 100\n"))
  }

  @Test func constraintsBeyondTheRangeOfNumbersAreTold() {
    let outcome = truss("solve", "-", input: "\n1e308*a.width + 1e308*a.width == 1")
    #expect(outcome.code == 65)
    #expect(outcome.errors.hasPrefix("<stdin>:2: error: the constraint is beyond the range of numbers"))
  }

  /// A message and a line that refers to the help, so that the message stays in sight.
  @Test func wrongArgumentsAreAnsweredInTwoLines() {
    #expect(
      truss()
        == Outcome(
          code: 64,
          errors: "truss: a command is missing: solve, explain and snapshots\nRun `truss --help` for details.\n"))
    #expect(
      truss("slove").errors
        == "truss: there is no command slove; did you mean solve?\nRun `truss --help` for details.\n")
    #expect(
      truss("paint").errors.hasPrefix("truss: there is no command paint; there are solve, explain and snapshots\n"))
    #expect(truss("--verison").errors.hasPrefix("truss: there is no option --verison; did you mean --version?\n"))
    #expect(
      truss("--nonsense").errors.hasPrefix("truss: there is no option --nonsense; there are --version and --help\n"))
    #expect(
      truss("solve")
        == Outcome(
          code: 64,
          errors: "truss: solve needs a file, or - for standard input\nRun `truss solve --help` for details.\n"))
    #expect(truss("snapshots", "--acept").errors.hasSuffix("\nRun `truss snapshots --help` for details.\n"))
    #expect(truss("--version") == Outcome(code: 0, output: "truss \(TrussProgram.version)\n"))
    #expect(truss("--help") == Outcome(code: 0, output: TrussProgram.usage + "\n"))
    #expect(truss("solve", "--help") == Outcome(code: 0, output: SolveCommand.syntax.usage + "\n"))
  }

  @Test func filesThatCannotBeRead() {
    let directory = FileManager.default.temporaryDirectory
    let missing = directory.appendingPathComponent(UUID().uuidString).path
    #expect(truss("solve", missing) == Outcome(code: 66, errors: "\(missing): error: no such file\n"))
    #expect(truss("solve", directory.path).code == 74)
  }

  @Test func outputThatCannotBeWritten() {
    struct Full: Error {}
    var errors = ""
    let streams = TrussProgram.ProgramStreams(
      input: { _ in [] }, output: { _ in throw Full() }, errors: { errors += $0 })
    #expect(TrussProgram().run(["solve", "-"], in: streams) == .inputOutput)
    #expect(errors.hasPrefix("truss: "))
  }
}
