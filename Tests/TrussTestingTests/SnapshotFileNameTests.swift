import Foundation
import Testing

@testable import TrussSnapshots
@testable import TrussTesting

/// What the files of snapshots are called.
struct SnapshotFileNameTests {
  private func name(
    _ function: String, _ name: String? = nil, number: Int = 1, numbered: Int = 0, form: SnapshotForm = .text
  ) -> String {
    let qualifier = name.map(SnapshotFileName.Qualifier.name) ?? .number(number)
    let name = SnapshotFileName(
      function: CallSite.name(of: function), qualifier: qualifier, form: form, numbered: numbered)
    return "\(name.stem).\(form.fileExtension)"
  }

  /// The usual names are themselves.
  @Test(arguments: [
    ("form()", nil, 1, "form"), ("form()", nil, 2, "form.2"), ("form()", nil, 12, "form.12"),
    ("signIn()", "wide", 1, "signIn.wide"), ("widths(width:)", "120", 1, "widths.120"),
    ("größe()", "Maß", 1, "größe.Maß"),
    ("form()", "iPhone-15_Pro", 1, "form.iPhone-15_Pro"), ("lays out a form()", nil, 1, "lays-out-a-form"),
    ("layout()", "日本", 1, "layout.日本"), ("layout()", "हिन्दी", 1, "layout.हिन्दी"), ("body", nil, 1, "body"),
  ]) func usualNames(function: String, own: String?, number: Int, expected: String) {
    #expect(name(function, own, number: number) == "\(expected).txt")
  }

  @Test(arguments: [
    ("a b", "a+b"), ("a/b", "a%2Fb"), ("a-b", "a-b"), ("a+b", "a%2Bb"), ("a%2Fb", "a%252Fb"), ("..", "%2E%2E"),
    ("", "%"),
    ("👍", "%F0%9F%91%8D"), ("../../etc", "%2E%2E%2F%2E%2E%2Fetc"), ("a\u{200d}b", "a%E2%80%8Db"), ("a\nb", "a%0Ab"),
    ("C:\\x?*\"<>|", "C%3A%5Cx%3F%2A%22%3C%3E%7C"), ("\u{301}", "%CC%81"), ("trailing. ", "trailing%2E+"),
  ]) func otherNames(own: String, expected: String) {
    #expect(name("form()", own) == "form.\(expected).txt")
  }

  /// Names that would give another snapshot's file, or the new drawing's.
  @Test func namesThatAreTaken() {
    #expect(name("form()", "new", form: .svg) == "form.%6Eew.svg")
    #expect(name("form()", "New", form: .svg) == "form.%4Eew.svg")
    #expect(name("form()", "new", form: .frames) == "form.new.frames.txt")
    #expect(name("form()", "frames") == "form.%66rames.txt")
    #expect(name("form()", form: .frames) == "form.frames.txt")
    #expect(name("form()", "2", numbered: 1) == "form.2.txt")
    #expect(name("form()", "2", numbered: 2) == "form.%32.txt")
    #expect(name("form()", "02", numbered: 2) == "form.02.txt")
    // Devices of Windows.
    #expect(name("con()", "a") == "%63on.a.txt")
    #expect(name("Lpt9()") == "%4Cpt9.txt")
    #expect(name("console()", "con") == "console.con.txt")
  }

  @Test func functionsOfAnyName() {
    #expect(name("lays-out()") == "lays%2Dout.txt")
    #expect(name("`a (b) c`(width:)") == "a-%28b%29-c.txt")
    #expect(name("a (b) c(width:)") == "a-%28b%29-c.txt")
    #expect(name("+(_:_:)") == "%2B.txt")
    #expect(name("()") == "%.txt")
    #expect(name("") == "%.txt")
  }

  /// Any two names, also where case and the form of accents are ignored; at most 255 bytes, and none that Windows refuses.
  @Test func differentNamesHaveDifferentFiles() {
    var random = RandomNumbers(seed: 3)
    let parts = [
      "a", "b", "-", "_", " ", "+", "%", ".", "/", "2", "é", "e\u{301}", "\u{301}", "👍", "👍🏽", "\u{fe0f}", "\0", "new",
      "frames",
      "~", "日", "\u{202e}", "ß", "2F", String(repeating: "x", count: 130), String(repeating: "日", count: 60),
    ]
    var functions: [String: (String, Int, String?, SnapshotForm)] = [:]
    for _ in 0..<20_000 {
      func text() -> String {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      }
      let (function, own) = (text(), Bool.random(using: &random) ? text() : nil)
      let number = own == nil ? Int.random(in: 1...2, using: &random) : 1
      let form = SnapshotForm.allCases.randomElement(using: &random) ?? .text
      let qualifier = own.map(SnapshotFileName.Qualifier.name) ?? .number(number)
      let name = SnapshotFileName(function: function, qualifier: qualifier, form: form, numbered: 2)
      for file in ["\(name.stem).\(form.fileExtension)"] + (form == .svg ? ["\(name.stem).new.svg"] : []) {
        #expect(file.utf8.count <= 255)
        #expect(!file.contains { "<>:\"/\\|?*\0\n ".contains($0) } && !file.hasPrefix(".") && !file.hasSuffix("."))
      }
      let key = "\(name.stem).\(form.fileExtension)".lowercased()
      let parts = (function, number, own, form)
      if let other = functions[key] { #expect(other == parts, "\(key)") }
      functions[key] = parts
      if form == .svg { #expect(functions["\(name.stem).new.svg".lowercased()] == nil) }
    }
    #expect(functions.count > 5_000)
  }

  @Test func filesStandBesideTheTest() {
    let name = SnapshotFileName(function: "form", qualifier: .number(1), form: .svg)
    let file = SnapshotFile(beside: "/App/Tests/FormTests.swift", named: name)
    #expect(file.path == "/App/Tests/__Snapshots__/FormTests/form.svg")
    #expect(file.candidate.path == "/App/Tests/__Snapshots__/FormTests/form.new.svg")
    let endings = SnapshotForm.allCases.map(\.fileExtension)
    #expect(Set(endings).count == endings.count)
  }
}
