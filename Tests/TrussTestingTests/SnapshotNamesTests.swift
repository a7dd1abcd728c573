import Foundation
import Testing
@testable import TrussTesting

/// What the files of a function's snapshots are called.
@Suite struct SnapshotNamesTests {
  private func site(_ function: String, line: Int) -> CallSite {
    CallSite(fileID: "App/A.swift", path: "/App/A.swift", function: function, line: line, column: 9)
  }

  @Test func callsAreNumberedAndKeepTheirNumbers() {
    let names = SnapshotNames()
    for _ in 1...2 {
      #expect(names.name(of: site("form()", line: 3), named: nil) == "form")
      #expect(names.name(of: site("form()", line: 4), named: nil) == "form.2")
      #expect(names.name(of: site("form()", line: 4), named: "wide") == "form.wide")
      #expect(names.name(of: site("other()", line: 9), named: nil) == "other")
    }
  }

  @Test(arguments: [
    ("sizes(width:height:)", "sizes"), ("lays out a form()", "lays-out-a-form"), ("größe()", "größe"),
    ("../../etc()", "etc"), ("()", "snapshot"),
  ]) func functionsOfAnyName(function: String, name: String) {
    #expect(SnapshotNames().name(of: site(function, line: 1), named: nil) == name)
    #expect(SnapshotNames().name(of: site(function, line: 1), named: "../a b/") == name + ".a-b")
  }

  @Test func filesStandBesideTheTest() {
    let file = SnapshotFile(beside: "/App/Tests/FormTests.swift", name: "form", form: .svg)
    #expect(file.url.path == "/App/Tests/__Snapshots__/FormTests/form.svg")
    #expect(file.candidate.url.path == "/App/Tests/__Snapshots__/FormTests/form.new.svg")
    #expect(file.shortPath == "__Snapshots__/FormTests/form.svg")
    let endings = SnapshotForm.allCases.map(\.fileExtension)
    #expect(Set(endings).count == endings.count)
  }
}
