import Foundation
import Testing
import TrussDifferences
import TrussSystem

@testable import TrussCommand
@testable import TrussSnapshots

/// `truss snapshots`, on a package in a folder of its own with layouts that wait.
final class SnapshotsCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("truss-\(UUID().uuidString)")
  private let waiting: WaitingFolder
  private let build: TestBuild

  init() throws {
    let path = folder.appendingPathComponent(".build/platform/debug/Tests.xctest").path
    build = TestBuild(
      identity: UUID().uuidString, date: FileStatus.ModificationTime(seconds: .max, nanoseconds: 0), path: path)
    waiting = WaitingFolder(of: build)
    try write("", to: ".build/platform/debug/Tests.xctest")
    try write(
      "struct FormTests {\n  func form() { check() { \"a\" }; check() { \"\" } }\n}\n", to: "Tests/FormTests.swift")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Has a layout wait for a file.
  private func put(_ name: String, old: String?, new: String, form: SnapshotForm = .text, changes: String? = nil) throws
  {
    let path = "Tests/__Snapshots__/\(name)"
    if let old { try write(old, to: path) }
    try waiting.put(
      WaitingSnapshot(
        source: folder.appendingPathComponent("Tests/FormTests.swift").path, line: 2, function: "form()", form: form,
        target: .file(path: folder.appendingPathComponent(path).path), old: old, new: new,
        changes: changes ?? "- \(old ?? "")+ \(new)",
        build: build))
  }

  private func run(_ arguments: [String], answers: [String] = []) -> Outcome {
    var (outcome, left) = (Outcome(code: 0), answers[...])
    let streams = TrussProgram.ProgramStreams(
      input: { _ in [] }, output: { outcome.output += $0 }, errors: { outcome.errors += $0 },
      answer: { left.popFirst() })
    outcome.code = TrussProgram().run(["snapshots"] + arguments + ["--package", folder.path], in: streams).rawValue
    return outcome
  }

  @Test func nothingWaits() throws {
    for arguments in [[], ["--list"], ["--accept-all"], ["--reject-all"]] {
      let outcome = run(arguments)
      #expect(outcome.code == 0 && outcome.output.hasPrefix("no snapshot waits for a review"))
    }
    #expect(run(["--list", "--json"]).output == "[]\n")
  }

  /// A folder that is not there is an error, and no package without changes.
  @Test func aMistypedFolder() throws {
    for arguments in [["--build", "/nonexistent"], ["--accept-all", "--build", "/nonexistent"]] {
      let outcome = run(arguments)
      #expect(outcome.code == 66 && outcome.errors == "/nonexistent: error: there is no such folder\n")
    }
    try FileManager.default.removeItem(at: folder.appendingPathComponent(".build"))
    #expect(run(["--list"]).code == 66)
  }

  /// What waited until its snapshot changed is told of.
  @Test func whatNoLongerWaits() throws {
    try put("FormTests/form.txt", old: "a\n", new: "b")
    try put("FormTests/wide.txt", old: "a\n", new: "c")
    try write("edited", to: "Tests/__Snapshots__/FormTests/wide.txt")
    let outcome = run(["--list"])
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(
      outcome.errors == "1 layout no longer waits: Tests/__Snapshots__/FormTests/wide.txt has changed since the tests "
        + "ran; run them again\n")
  }

  /// Of lines, one that differs is told, and no line around it.
  @Test func theListNamesALineThatDiffers() throws {
    try put(
      "FormTests/form.txt", old: "a\nb\n", new: "a\nc",
      changes: "- is expected, + was laid out:\n  a\n- b\n+ c")
    #expect(run(["--list"]).output == "Tests/__Snapshots__/FormTests/form.txt  - b, and 1 more\n")
  }

  /// The summary of several variants is a change in words, not a line that differs.
  @Test func theListNamesAChangeOfVariants() throws {
    let changes = """
      20 columns (1 of 3 variants):
      what changed:
        "Open" 1 row down
        "a" -> "b"

      - is expected, + was laid out:
      - a
      + b

      30 columns (1 of 3 variants):
      what changed:
        "a" -> "c"
      """
    try put("FormTests/form.txt", old: "a\n", new: "b", changes: changes)
    #expect(run(["--list"]).output == "Tests/__Snapshots__/FormTests/form.txt  \"a\" -> \"b\", and 2 more\n")
  }

  @Test func theListNamesEach() throws {
    try put("FormTests/form.txt", old: "a\n", new: "b")
    try put("FormTests/wide.txt", old: nil, new: "c", form: .styled)
    #expect(
      run(["--list"]).output == """
        Tests/__Snapshots__/FormTests/form.txt  - a, and 1 more
        Tests/__Snapshots__/FormTests/wide.txt  new

        """)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(run(["--list", "--json"]).output.utf8)) as? [[String: Any]])
    #expect(list.count == 2)
    #expect(list[0]["id"] as? String == "Tests/__Snapshots__/FormTests/form.txt")
    #expect(list[0]["isNew"] as? Bool == false && list[1]["isNew"] as? Bool == true)
    #expect(list[0]["line"] as? Int == 2 && list[0]["form"] as? String == "text")
    #expect(run(["--show", "wide.txt"]).output.contains("\n\nc\n"))
  }

  @Test func oneIsAcceptedAndOneRejectedByTheEndsOfTheirNames() throws {
    try put("FormTests/form.txt", old: "a\n", new: "b")
    try put("FormTests/wide.txt", old: "c\n", new: "d")
    try put("FormTests/rest.txt", old: "e\n", new: "f")
    #expect(
      run(["--accept", "form.txt", "FormTests/form.txt"]).output == "accepted Tests/__Snapshots__/FormTests/form.txt\n")
    #expect(run(["--reject", "FormTests/wide.txt"]).output == "rejected Tests/__Snapshots__/FormTests/wide.txt\n")
    #expect(text("Tests/__Snapshots__/FormTests/form.txt") == "b\n")
    #expect(text("Tests/__Snapshots__/FormTests/wide.txt") == "c\n")
    #expect(run(["--list"]).output == "Tests/__Snapshots__/FormTests/rest.txt  - e, and 1 more\n")
  }

  @Test func whatIsNoIDOrThatOfTwoIsAnError() throws {
    try put("A/form.txt", old: "a\n", new: "b")
    try put("B/form.txt", old: "a\n", new: "b")
    let both = run(["--accept", "form.txt"])
    #expect(both.code == 64)
    let names = "Tests/__Snapshots__/A/form.txt, Tests/__Snapshots__/B/form.txt"
    #expect(both.errors.contains("form.txt is the ending of \(names)"))
    #expect(run(["--accept", "orm.tx"]).errors.contains("no snapshot orm.tx waits for a review; there are \(names)"))
    #expect(run(["--accept", "other"]).errors.contains("no snapshot other waits for a review\n"))
    #expect(text("Tests/__Snapshots__/A/form.txt") == "a\n")
    #expect(run(["--accept", "A/form.txt", "B/form.txt"]).code == 0)
    try put("A/more.txt", old: "a\n", new: "b")
    #expect(run(["--accept", "ore.txt"]).code == 0, "any ending that only one has")
    #expect(text("Tests/__Snapshots__/B/form.txt") == "b\n")
  }

  @Test func argumentsWithoutMeaningAreErrors() {
    for arguments in [
      ["--acept", "x"], ["x"], ["--accept"], ["--html"], ["--json"], ["--list", "--accept-all"], ["--alike"],
    ] {
      let outcome = run(arguments)
      #expect(outcome.code == 64 && outcome.errors.hasPrefix("truss: "), "\(arguments)")
    }
    #expect(run(["--help"]).output.hasPrefix("usage: truss snapshots"))
  }

  /// Texts in one line of a source have their columns too.
  @Test func textsInTheSourceAreAccepted() throws {
    let source = folder.appendingPathComponent("Tests/FormTests.swift").path
    let state = Fingerprint(try #require(text("Tests/FormTests.swift")).utf8).description
    for (column, old, new) in [(17, "a", "b"), (34, nil, "c")] {
      try waiting.put(
        WaitingSnapshot(
          source: source, line: 2, function: "form()", form: .text,
          target: .text(SourcePlace(line: 2, column: column), compiled: state), old: old, new: new, changes: "",
          build: build))
    }
    #expect(run(["--accept", "FormTests.swift:2:34"]).output == "accepted Tests/FormTests.swift:2:34\n")
    #expect(run(["--accept", "FormTests.swift:2"]).output == "accepted Tests/FormTests.swift:2\n")
    #expect(
      text("Tests/FormTests.swift") == """
        struct FormTests {
          func form() { check() {
            \"\"\"
            b
            \"\"\"
          }; check() {
            \"\"\"
            c
            \"\"\"
          } }
        }

        """)
  }

  private func texts(_ numbers: ClosedRange<Int>) -> [String?] {
    numbers.map { text("Tests/__Snapshots__/FormTests/\($0).txt") }
  }

  @Test func aReviewAsksForEach() throws {
    for number in 1...6 { try put("FormTests/\(number).txt", old: "old \(number)\n", new: "new \(number)") }
    let outcome = run([], answers: ["o", "n", "?", "", "accep t", "a", "r", "s", "accept", "q", "a"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("new 1\n") && outcome.output.contains("old 1\n"))
    #expect(
      outcome.output.components(separatedBy: "Ctrl-C writes nothing").count == 4, "what is no answer is explained")
    #expect(outcome.output.hasSuffix("\n2 accepted, 1 rejected, 3 left for the next review\n"))
    #expect(texts(1...6) == ["new 1\n", "old 2\n", "old 3\n", "new 4\n", "old 5\n", "old 6\n"])
    #expect(run(["--list"]).output.split(separator: "\n").count == 3)
  }

  @Test func decisionsAreTakenBack() throws {
    for number in 1...3 { try put("FormTests/\(number).txt", old: "old \(number)\n", new: "new \(number)") }
    let outcome = run([], answers: ["u", "a", "a", "undo", "r", "u", "u", "s", "r", "r", "x", "u", "a", "w"])
    #expect(outcome.output.contains("there is no decision before"))
    #expect(outcome.output.hasSuffix("\n1 accepted, 1 rejected, 1 left for the next review\n"))
    #expect(texts(1...3) == ["old 1\n", "old 2\n", "new 3\n"])
  }

  @Test func whatIsAlikeIsDecidedAtOnce() throws {
    for number in 1...6 {
      let words = "what changed:\n  \(number.isMultiple(of: 2) ? "even" : "odd")\n\n- is expected"
      try put("FormTests/\(number).txt", old: "old \(number)\n", new: "new \(number)", changes: words)
    }
    #expect(run(["--list"]).output.hasPrefix("Tests/__Snapshots__/FormTests/1.txt  odd\n"))
    let outcome = run([], answers: ["A", "R", "u", "s", "q"])
    #expect(outcome.output.contains("Alike in words: 2 more"))
    #expect(outcome.output.hasSuffix("\n3 accepted, 0 rejected, 3 left for the next review\n"))
    #expect(texts(1...6) == ["new 1\n", "old 2\n", "new 3\n", "old 4\n", "new 5\n", "old 6\n"])
    #expect(run(["--accept", "4.txt", "--alike"]).output.split(separator: "\n").count == 3)
    #expect(texts(1...6).allSatisfy { $0?.hasPrefix("new") == true })
  }

  @Test func aReviewWithoutAnswersChangesNothing() throws {
    try put("FormTests/form.txt", old: "a\n", new: "b")
    #expect(run([]).output.hasSuffix("0 accepted, 0 rejected, 1 left for the next review\n"))
    #expect(text("Tests/__Snapshots__/FormTests/form.txt") == "a\n")
  }

  /// Thirty changes of three hundred snapshots: what was not chosen keeps its bytes.
  @Test func onlyWhatWasChosenIsWritten() throws {
    for number in 0..<300 { try write("old \(number)\n", to: "Tests/__Snapshots__/FormTests/\(number).txt") }
    let changed = Array(stride(from: 0, to: 300, by: 10))
    for number in changed { try put("FormTests/\(number).txt", old: "old \(number)\n", new: "new \(number)") }
    let chosen = changed.filter { $0 % 30 == 0 }
    let outcome = run(["--accept"] + chosen.map { "FormTests/\($0).txt" })
    #expect(outcome.output.split(separator: "\n").count == chosen.count)
    for number in 0..<300 {
      let word = chosen.contains(number) ? "new" : "old"
      #expect(text("Tests/__Snapshots__/FormTests/\(number).txt") == "\(word) \(number)\n")
    }
    #expect(run(["--list"]).output.split(separator: "\n").count == changed.count - chosen.count)
  }

  @Test func whatIsOrphanedIsDeleted() throws {
    try write("kept\n", to: "Tests/__Snapshots__/FormTests/form.txt")
    try write("gone\n", to: "Tests/__Snapshots__/FormTests/other.txt")
    try write("gone\n", to: "Tests/__Snapshots__/NoTests/form.txt")
    #expect(
      run(["--delete-orphans"]).output == """
        removed Tests/__Snapshots__/FormTests/other.txt
        removed Tests/__Snapshots__/NoTests/form.txt

        """)
    #expect(text("Tests/__Snapshots__/FormTests/form.txt") == "kept\n")
    #expect(run(["--delete-orphans"]).output == "no snapshot is orphaned\n")
  }

  /// Names and texts cannot leave their places in the page.
  @Test func thePageEscapesWhatItShows() throws {
    try put("FormTests/<b>.txt", old: "<script>a</script>\n", new: "<i>&\"")
    let page = folder.appendingPathComponent("page").path
    #expect(run(["--html", page]).output == "\(page)/index.html: 1 snapshot\n")
    let document = try String(contentsOfFile: "\(page)/index.html", encoding: .utf8)
    #expect(document.contains("&lt;script&gt;a&lt;/script&gt;") && document.contains("&lt;i&gt;&amp;&quot;"))
    #expect(!document.contains("<script") && !document.contains("<i>") && !document.contains("<b>"))
  }

  @Test func thePageHasDrawingsAndFrames() throws {
    let old = "<svg width=\"10\" height=\"20\"></svg>\n<!-- frames\nText (0, 0, 10, 20) \"a\"\n-->\n"
    try put("FormTests/form.svg", old: old, new: old.replacingOccurrences(of: "20", with: "30"), form: .svg)
    _ = run(["--html", folder.path])
    let document = try #require(text("index.html"))
    #expect(document.components(separatedBy: "<img").count == 3)
    #expect(document.contains("<image width=\"10\" height=\"30\" href=\"data:image/svg+xml;base64,"))
    #expect(document.contains("class=\"old\"") && document.contains("class=\"new\""))
  }
}
