import Foundation
import Testing
import Truss
import TrussSystem

@testable import TrussSnapshots
@testable import TrussTesting

/// What is read of a source: functions, loops, calls, and the numbers of calls without a name.
struct SourceOutlineTests {
  /// The marks `‸` in a source, each with the function around it and whether it is in a loop.
  private func marks(_ source: String) -> [String] {
    let parts = source.split(separator: "‸", omittingEmptySubsequences: false).map { Array($0.utf8) }
    let outline = SourceOutline(Array(parts.joined()))
    var index = 0
    return parts.dropLast().map { part in
      index += part.count
      return "\(outline.function(at: index) ?? "none")\(outline.isInLoop(index) ? " in a loop" : "")"
    }
  }

  @Test func functions() {
    #expect(
      marks(
        ##"""
        struct A { ‸
          init(x: Int) { ‸ }
          func form<T>(_ a: () -> T = { ‸ }) async throws -> [T] where T: B { ‸ if x { ‸ } }
          @Test func `lays out (all)`() { "}" /* } */ // }
            func inner() { ‸ }
            let s = "\(a { ‸ }) }" + #"}"# + """
              }
              """
            let r = /}"/; let q = a / b; let p = #/ } " /#
            ‸
          }
          var body: some View { ‸ }
        }
        ‸
        """##) == [
          "none", "init", "none", "form", "form", "inner", "lays out (all)", "lays out (all)", "none", "none",
        ])
  }

  @Test func loops() {
    #expect(
      marks(
        """
        func form(for x: Int, while y: Int) { ‸
          for a in b where c { ‸ if d { ‸ }; func inner() { ‸ } }
          ‸ a(for: x, repeat: y) { ‸ }
          while let e = f { ‸ }
          repeat { ‸ } while x
          if g { ‸ }
          for h in i { ‸ }
          while j { ‸ }
          k.forEach { ‸ }; k.map({ ‸ }); l { ‸ }
          withKnownIssue { ‸ }
          k.repeat { ‸ }; let map = 3; if map { ‸ }
        }
        protocol P { func a(); var b: Int { get } }
        extension Q { static let b = c { ‸ } }
        """) == [
          "form", "form in a loop", "form in a loop", "inner", "form", "form", "form in a loop", "form in a loop",
          "form",
          "form in a loop", "form in a loop", "form in a loop", "form in a loop", "form", "form", "form", "form",
          "none",
        ])
  }

  /// The source of this test reads as it is.
  @Test func ownSource() throws {
    let outline = SourceOutline([UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(#filePath)"))))
    #expect(outline.names.isSuperset(of: ["functions", "loops", "ownSource", "marks", "numbers"]))
    #expect(!outline.names.contains("form"))
    let call = try #require(outline.calls(of: "SourceOutline", in: "ownSource").first)
    #expect(!outline.isInLoop(call))
  }

  private static let source = """
    struct A {
      func form() {
        assertLayout(of: a { ("(", 1) }, width: 1) { "" }
        assertLayout(of: b, width: 1, named: "wide")
        assertLayout(of: c, width: 1)
        if x { assertLayout(of: d, width: 1, as: .svg) } else { assertLayout(of: e, width: 1) }
        assertLayout(of: c, width: 1, matches: f)
        check(d)
      }
    }
    struct B { func form() { assertLayout(of: f, width: 1) }; func other() { assertLayout(of: f, width: 1) } }
    """

  private func site(_ function: String, line: Int, _ text: String) throws -> CallSite {
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    let found = try #require(lines[line - 1].range(of: text))
    let column = lines[line - 1].utf8.distance(from: lines[line - 1].startIndex, to: found.lowerBound) + 1
    return CallSite(fileID: "App/A.swift", path: "/App/A.swift", function: function, line: line, column: column)
  }

  /// Numbers are those of the source, whichever call runs first, and in functions of one name too.
  @Test func numbers() throws {
    let later = FileStatus.ModificationTime(seconds: 9, nanoseconds: 0)
    let build = TestBuild(identity: "", date: later, path: "")
    let journal = JournalFile(at: "/nowhere", build: "")
    func numbers(_ modified: Int) -> SnapshotNumbers {
      let time = FileStatus.ModificationTime(seconds: modified, nanoseconds: 0)
      return SnapshotNumbers(RecordedSource(Array(Self.source.utf8), modified: time, build: build, journal: journal))
    }
    func number(_ function: String, _ line: Int, _ text: String) throws -> Int {
      try numbers(1).number(of: try site(function, line: line, text)).value
    }
    #expect(try number("form()", 11, "assertLayout(of: f") == 4)
    #expect(try number("form()", 6, "assertLayout(of: e") == 3)
    #expect(try number("form()", 6, "(of: d") == 2)
    #expect(try number("form()", 5, "(of: c") == 1)
    #expect(try number("other()", 11, "assertLayout(of: f, width: 1) }\(" }")") == 1)
    #expect(try number("form()", 4, "(of: b") == 6, "a name that is nil")
    #expect(try number("form()", 8, "check") == 1, "a helper that passes its caller on")
    let first = try site("form()", line: 5, "(of: c")
    #expect(numbers(1).count(around: first) == 4)
    // A source that may have changed is not recorded by numbers.
    #expect(try numbers(1).number(of: first) == SnapshotNumbers.Number(value: 1))
    #expect(try numbers(10).number(of: first) == SnapshotNumbers.Number(value: 1, isUncertain: true))
    #expect(throws: InlineFault.changed) { try numbers(1).number(of: try site("form()", line: 1, "struct")) }
    #expect(try numbers(1).number(of: try site("body", line: 1, "struct")).value == 1)
  }

  /// Numbers of calls do not change while texts are recorded around them.
  @Test func numbersWhileRecording() throws {
    let tests = try ScratchTests(
      source: "func form() {\n  a(b) { \"\" }\n  a(c)\n  a(b) { \"\" }\n  a(d)\n}\n")
    _ = try tests.failures(of: Text("1"), as: .text, at: tests.site(line: 2, column: 4), expecting: "")
    _ = try tests.failures(of: boxes(height: 30), at: tests.site(line: 5, column: 4))
    _ = try tests.failures(of: Text("2"), as: .text, at: tests.site(line: 4, column: 4), expecting: "")
    _ = try tests.failures(of: boxes(), at: tests.site(line: 3, column: 4))
    #expect(tests.text("__Snapshots__/FormTests/form.frames.txt")?.contains("100, 20)") == true)
    #expect(tests.text("__Snapshots__/FormTests/form.2.frames.txt")?.contains("100, 30)") == true)
  }
}
