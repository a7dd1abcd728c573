import Foundation
import Truss
import TrussSystem

@testable import TrussSnapshots
@testable import TrussTesting

/// A folder with the source of a test in it and a build of that, for assertions that are made as if they stood there.
final class ScratchTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("truss-\(UUID().uuidString)")
  var source: URL { folder.appendingPathComponent("FormTests.swift") }
  var run: TestRun

  init(source text: String = "") throws {
    let built = folder.appendingPathComponent("built")
    try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
    run = TestRun(mode: .missing, name: "")
    build()
    try write(text)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Builds the tests from the source as it is.
  func build() {
    let path = folder.appendingPathComponent("built/Tests.xctest").path
    let later = FileStatus.ModificationTime(seconds: .max, nanoseconds: 0)
    run.build = TestBuild(identity: UUID().uuidString, date: later, path: path)
    begin()
  }

  /// Begins another run of the same build.
  func begin() {
    run.name = UUID().uuidString
    run.files = ReachedFiles()
  }

  /// Saves the source as somebody who edits it does.
  func write(_ text: String) throws { try text.write(to: source, atomically: true, encoding: .utf8) }

  func journal() -> EditJournal { EditJournal(of: source.path, build: run.build, run: run.name) }

  func text(_ path: String = "FormTests.swift") -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of all files but the source and what is built, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue && path != "FormTests.swift" && !path.hasPrefix("built/")
    }.sorted()
  }

  /// The names of the journals.
  var journals: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("built").path)) ?? []).sorted()
  }

  /// A call in the source.
  func site(line: Int = 1, column: Int = 1, function: String = "form()") -> CallSite {
    var site = CallSite(
      fileID: "App/FormTests.swift", path: #filePath, function: function, line: line, column: column)
    site.filePath = source.path
    return site
  }

  /// What an assertion fails with.
  ///
  /// - Parameters:
  ///   - test: the test that it runs in; the function of the call by default.
  ///   - expecting: the text of the call, or nil to compare with a file.
  func failures(
    of view: some View, as form: SnapshotForm = .frames, mode: RecordMode = .missing, at site: CallSite? = nil,
    in test: RunningTest? = nil, allowing: [Diagnostic.Kind] = [], named name: String? = nil, expecting: String? = nil
  ) throws -> [String] {
    let layout = form == .text ? try view.layout(columns: 12) : try view.layout(width: 100)
    return failures(
      of: [CheckedLayout(layout, form)], as: form, mode: mode, at: site, in: test, allowing: allowing, named: name,
      expecting: expecting)
  }

  /// What an assertion of several layouts fails with.
  func failures(
    of layouts: [CheckedLayout], as form: SnapshotForm,
    mode: RecordMode = .missing, at site: CallSite? = nil, in test: RunningTest? = nil,
    allowing: [Diagnostic.Kind] = [], named name: String? = nil, expecting: String? = nil
  ) -> [String] {
    let site = site ?? self.site()
    var check = LayoutCheck(layouts, as: form, allowing: allowing, recording: nil, at: site)
    check.run = run
    check.run.mode = mode
    check.test = test ?? RunningTest(function: site.function)
    var messages: [String] = []
    check.report = { messages.append($0) }
    check.perform(expecting: expecting.map { text in { text } }, named: name)
    return messages
  }
}

/// Two boxes, the upper one of a height.
func boxes(height: Double = 20) -> some View {
  VStack {
    Box("Name").height(height).id("name")
    Box("Mail").height(20).id("email")
  }
}

/// A text of several lines as it is recorded in the closure of a call that is not indented.
func recorded(_ text: String, indentation: String = "") -> String {
  let inner = indentation + "  "
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(inner)\($0)\n" }.joined()
  return "{\n\(inner)\"\"\"\n\(lines)\(inner)\"\"\"\n\(indentation)}"
}
