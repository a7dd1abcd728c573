import Foundation
import Testing
import Truss

@testable import TrussSnapshots
@testable import TrussTesting

/// An assertion that is compared with a file, from its call to the failure and the file.
struct LayoutCheckTests {
  private let snapshot = "__Snapshots__/FormTests/form.frames.txt"

  @Test func theFirstRunRecordsAndFailsTheSecondPasses() throws {
    let tests = try ScratchTests()
    let path = tests.folder.appendingPathComponent(snapshot).path
    #expect(
      try tests.failures(of: boxes()) == [
        """
        there is no snapshot of this layout

        Recorded in \(path). Look at it, and run the tests again:

        VStack (0, 0, 100, 40)
          Box "name" (0, 0, 100, 20) "Name"
          Box "email" (0, 20, 100, 20) "Mail"
        """
      ])
    #expect(
      tests.text(snapshot) == """
        VStack (0, 0, 100, 40)
          Box "name" (0, 0, 100, 20) "Name"
          Box "email" (0, 20, 100, 20) "Mail"

        """)
    #expect(try tests.failures(of: boxes()).isEmpty)
    #expect(try tests.failures(of: boxes(), mode: .never).isEmpty)
    #expect(tests.files == [snapshot])
  }

  /// One point: the failure names the view, the attribute, the old and the new value, and the file stays.
  @Test func onePointFails() throws {
    let tests = try ScratchTests()
    _ = try tests.failures(of: boxes())
    let old = tests.text(snapshot)
    tests.begin()
    #expect(
      try tests.failures(of: boxes(height: 21)) == [
        """
        \(tests.folder.appendingPathComponent(snapshot).path): the layout differs from the snapshot

        what changed:
          VStack.height 40 -> 41
          "name".height 20 -> 21
          "email".y 20 -> 21

        - is expected, + was laid out:
        - VStack (0, 0, 100, 40)
        -   Box "name" (0, 0, 100, 20) "Name"
        -   Box "email" (0, 20, 100, 20) "Mail"
        + VStack (0, 0, 100, 41)
        +   Box "name" (0, 0, 100, 21) "Name"
        +   Box "email" (0, 21, 100, 20) "Mail"

        why:
          email.y is 21
            email.top == name.bottom, TrussTestingTests/ScratchTests.swift:105
              The distance between neighbours: the spacing, or the gaps that a justify parameter makes equal.
          name.height is 21
            name.height == 21, TrussTestingTests/ScratchTests.swift:106
              You specified this size, for example with a width, height or frame modifier.

        If the layout is right, record it: `TRUSS_RECORD=failed swift test`, or review it: `swift package snapshots`
        """
      ])
    #expect(tests.text(snapshot) == old)
    tests.begin()
    #expect(try tests.failures(of: boxes(height: 21), mode: .failed).first?.contains("Recorded in") == true)
    tests.begin()
    #expect(try tests.failures(of: boxes(height: 21)).isEmpty)
    #expect(try tests.failures(of: boxes(height: 21), mode: .all).count == 1, "a run that records fails")
  }

  /// A text that changed and takes the same room is a change.
  @Test func aTextThatChangedFails() throws {
    let tests = try ScratchTests()
    func view(_ text: String) -> some View {
      HStack {
        Text(text).id("title").width(60); Spacer()
      }
    }
    _ = try tests.failures(of: view("Sign in"))
    tests.begin()
    let message = try #require(try tests.failures(of: view("Sign on"), mode: .never).first)
    #expect(message.contains("\n  \"title\".text \"Sign in\" -> \"Sign on\"\n"), "\(message)")
  }

  /// In CI too a failure names a file that can be opened, and how to record.
  @Test func neverWritesNothing() throws {
    let tests = try ScratchTests()
    let path = tests.folder.appendingPathComponent(snapshot).path
    #expect(
      try tests.failures(of: boxes(), mode: .never) == [
        """
        \(path): there is no snapshot of this layout

        Nothing is recorded here, as `TRUSS_RECORD` or `record` is `never`, or `CI` is set. If the layout is right, record \
        it with `TRUSS_RECORD=failed swift test` and commit what that writes.
        """
      ])
    #expect(tests.files == [])
    let inline = try tests.failures(of: Text("a"), as: .text, mode: .never, expecting: "b").first
    #expect(inline?.contains("`TRUSS_RECORD=failed swift test`") == true)
  }

  /// A line, a column and a file that no compiler gives are none that a test library traps on.
  @Test(arguments: [0, -1, Int.min, Int.max]) func anyPlace(number: Int) throws {
    let tests = try ScratchTests(source: "\na(b) { \"\" }\n")
    for expected in ["", nil] {
      let site = tests.site(line: number, column: number, function: "")
      #expect(try tests.failures(of: Text("x"), as: .text, at: site, expecting: expected).count == 1)
    }
    #expect(tests.text() == "\na(b) { \"\" }\n")
  }

  /// The new drawing stands beside the old one until the two are the same again.
  @Test func theNewDrawingIsWrittenBesideTheOld() throws {
    let tests = try ScratchTests()
    _ = try tests.failures(of: boxes(), as: .svg, named: "small")
    tests.begin()
    let message = try #require(try tests.failures(of: boxes(height: 21), as: .svg, mode: .never, named: "small").first)
    let candidate = "__Snapshots__/FormTests/form.small.new.svg"
    #expect(message.contains("\"name\".height 20 -> 21"))
    #expect(message.contains("The new drawing is \(tests.folder.appendingPathComponent(candidate).path).\n"))
    let new = try #require(tests.text(candidate))
    #expect(new.hasPrefix(try boxes(height: 21).svg(width: 100).document))
    #expect(try tests.failures(of: boxes(), as: .svg, named: "small").isEmpty)
    #expect(tests.text(candidate) == nil)
  }

  /// A drawing named `new` is not where the new drawing of another is written.
  @Test func noNameIsThatOfANewDrawing() throws {
    let tests = try ScratchTests()
    _ = try tests.failures(of: boxes(), as: .svg)
    _ = try tests.failures(of: boxes(height: 30), as: .svg, named: "new")
    tests.begin()
    #expect(try tests.failures(of: boxes(height: 21), as: .svg).count == 1)
    #expect(try tests.failures(of: boxes(height: 30), as: .svg, named: "new").isEmpty)
  }

  /// Conflicts, overflow and the like fail, and are not recorded, unless they are allowed.
  @Test func diagnosticsFailUnlessAllowed() throws {
    let tests = try ScratchTests()
    let view = HStack { Box("a").width(200).id("wide") }
    let message = try #require(try tests.failures(of: view).first)
    #expect(message.hasPrefix("the layout has diagnostics\n\n"))
    #expect(message.contains("conflict: ") || message.contains("overflow: "))
    let kinds = try view.layout(width: 100).diagnostics.map(\.kind)
    #expect(kinds.allSatisfy { message.contains(".\($0.rawValue)") })
    #expect(tests.files == [])
    #expect(try tests.failures(of: view, allowing: kinds).first?.contains("Recorded in") == true)
    #expect(try tests.failures(of: view, allowing: kinds).isEmpty)
  }

  /// The same fault of each row is told once.
  @Test func faultsOfRowsAreCounted() throws {
    let tests = try ScratchTests()
    let list = VStack {
      for number in 0..<8 {
        HStack {
          Text("row \(number)").width(60)
          Text("v").width(60)
        }
      }
    }
    let message = try #require(try tests.failures(of: list).first)
    #expect(message.contains("Text[2] sticks out by 20 at the right (8 times)\n"), "\(message)")
  }

  /// Why a view moved is told by the numbers that changed, to what was edited.
  @Test func theReasonFollowsTheChange() throws {
    func row(_ width: Double, spacing: Double = 4) -> some View {
      HStack(spacing: spacing) {
        Box("cover").width(width).height(20).id("cover")
        Text("title").id("title")
      }
    }
    for (changed, telling) in [
      (row(50), "cover.width == 50"), (row(40, spacing: 9), "title.leading == cover.trailing + 9"),
    ] {
      let tests = try ScratchTests()
      _ = try tests.failures(of: row(40))
      tests.begin()
      let message = try #require(try tests.failures(of: changed).first)
      let reason = try #require(message.components(separatedBy: "why:\n").last)
      #expect(reason.contains(telling) && !reason.contains("which is its default too"), "\(reason)")
    }
  }

  @Test func aFolderThatCannotBeWrittenIsToldOf() throws {
    let tests = try ScratchTests()
    try "".write(to: tests.folder.appendingPathComponent("__Snapshots__"), atomically: true, encoding: .utf8)
    let message = try #require(try tests.failures(of: boxes()).first)
    #expect(message.contains("Not recorded in \(tests.folder.appendingPathComponent(snapshot).path): "))
  }

  /// Bytes that are no text are not taken for U+FFFD.
  @Test func aFileThatIsNoText() throws {
    let tests = try ScratchTests()
    _ = try tests.failures(of: Text("\u{fffd}"), as: .text)
    let file = tests.folder.appendingPathComponent("__Snapshots__/FormTests/form.txt")
    #expect(try Data(contentsOf: file) == Data([0xef, 0xbf, 0xbd, 0x0a]))
    try Data([0xff, 0x0a]).write(to: file)
    tests.begin()
    #expect(try tests.failures(of: Text("\u{fffd}"), as: .text).first?.contains("is not encoded in UTF-8") == true)
  }
}

/// Files that more than one layout comes to.
struct SharedSnapshotTests {
  private let snapshot = "__Snapshots__/FormTests/form.frames.txt"

  /// In a loop, or wherever a call runs more than once: what was recorded first is taken back, and nothing flips.
  @Test(arguments: RecordMode.allCases) func severalLayoutsAreNotRecorded(mode: RecordMode) throws {
    let tests = try ScratchTests()
    for run in 0..<4 {
      tests.begin()
      _ = try tests.failures(of: boxes(), mode: mode)
      let message = try tests.failures(of: boxes(height: 21), mode: mode).first
      #expect(message?.contains("reached with several layouts") == (mode != .never), "\(run)")
      _ = try tests.failures(of: boxes(), mode: mode)
      #expect(tests.text(snapshot) == nil, "\(run)")
    }
  }

  @Test func aSnapshotThatSeveralLayoutsReachStays() throws {
    let tests = try ScratchTests()
    _ = try tests.failures(of: boxes(height: 21))
    let old = tests.text(snapshot)
    for _ in 0..<4 {
      tests.begin()
      #expect(try tests.failures(of: boxes(), mode: .failed).count == 1)
      #expect(try tests.failures(of: boxes(height: 21), mode: .failed).count == 1)
      #expect(tests.text(snapshot) == old)
    }
  }

  /// The cases of a test with arguments have one file only where it is named; the message tells what to write.
  @Test func argumentsNeedNames() throws {
    let tests = try ScratchTests()
    let test = RunningTest(function: "form()", hasArguments: true)
    let message = try #require(try tests.failures(of: boxes(), in: test).first)
    #expect(message.contains("add `named:`"), "\(message)")
    #expect(tests.files == [])
    #expect(try tests.failures(of: boxes(), mode: .never, in: test).first?.contains("add `named:`") == true)
    #expect(try tests.failures(of: boxes(), in: test, named: "all").first?.contains("Recorded in") == true)
    #expect(try tests.failures(of: boxes(), in: test, named: "all").isEmpty)
  }

  /// So it is in a loop.
  @Test func loopsNeedNames() throws {
    let tests = try ScratchTests(source: "func form() {\n  for a in b {\n    c(d)\n  }\n}\n")
    let site = tests.site(line: 3, column: 6)
    for mode in [RecordMode.missing, .failed, .all, .never] {
      let message = try tests.failures(of: boxes(), mode: mode, at: site).first
      #expect(message?.contains("Not recorded: this call is in a loop") == true)
      #expect(message?.contains("named: \"\\(element)\"") == true)
    }
    #expect(tests.files == [])
    #expect(try tests.failures(of: boxes(), at: site, named: "all").first?.contains("Recorded in") == true)
  }

  /// Two calls that would be compared with one file are told so, and neither is recorded.
  @Test func callsThatCannotBeToldApart() throws {
    let tests = try ScratchTests()
    for _ in 0..<2 {
      _ = try tests.failures(of: boxes(), at: tests.site(line: 3))
      let message = try tests.failures(of: boxes(), at: tests.site(line: 4)).first
      #expect(message?.contains("is the snapshot of the call at line 3 too") == true)
      #expect(try tests.failures(of: boxes(), mode: .failed, at: tests.site(line: 3)).count == 1)
      #expect(tests.files == [])
      tests.begin()
    }
  }

  /// Where file systems ignore case, two files would be one: on all others it is an error too.
  @Test func namesThatDifferInCase() throws {
    let tests = try ScratchTests()
    for (first, second) in [("wide", "Wide"), ("STRASSE", "straße")] {
      _ = try tests.failures(of: boxes(), named: first)
      for _ in 0..<2 {
        let message = try tests.failures(of: boxes(height: 30), named: second).first
        #expect(message?.contains("where a file system ignores case") == true)
        #expect(tests.text("__Snapshots__/FormTests/form.\(second).frames.txt") == nil)
        tests.begin()
      }
    }
    // What is canonically equivalent is the same name.
    _ = try tests.failures(of: boxes(), named: "\u{e9}")
    #expect(try tests.failures(of: boxes(), named: "e\u{301}").isEmpty)
  }
}
