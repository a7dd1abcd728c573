import Foundation
import TestSupport
import Testing
import TrussIR
@testable import TrussCommand

/// The same reports in all the forms in which logs are pasted: `Fixtures/forms`.
struct LogFormTests {
  private struct Answer: Decodable {
    var colliding_lines: [String]
  }

  private static func url(_ name: String, _ suffix: String) throws -> URL {
    try #require(Bundle.module.url(forResource: name, withExtension: suffix, subdirectory: "Fixtures/forms"))
  }

  /// All logs of the fixtures.
  static func logs() throws -> [String] {
    let urls = Bundle.module.urls(forResourcesWithExtension: "txt", subdirectory: "Fixtures/forms") ?? []
    return try urls.compactMap(\.lastPathComponent).sorted().map { name in
      try String(contentsOf: url(String(name.dropLast(4)), "txt"), encoding: .utf8)
    }
  }

  private static func answers() throws -> [String: [String]] {
    let data = try Data(contentsOf: url("answers", "json"))
    return try JSONDecoder().decode([String: Answer].self, from: data).mapValues(\.colliding_lines)
  }

  private func explanation(of log: String) throws -> Explanation {
    let reports = try ReportFinder.reports(in: Array(log.utf8))
    try #require(reports.count == 1)
    return Explanation(reports[0])
  }

  private func colliding(_ explanation: Explanation) -> [String] {
    explanation.colliding.compactMap { explanation.report.entries[$0].constraint?.address }
  }

  @Test(arguments: try answers().keys.sorted()) func answered(name: String) throws {
    let log = try String(contentsOf: Self.url(name, "txt"), encoding: .utf8)
    let explanation = try explanation(of: log)
    #expect(colliding(explanation) == (try Self.answers()[name]))
    #expect(!explanation.why.contains("Left aside"), "\(explanation.why)")
    #expect(explanation.report.broken == (log.contains("breaking constraint") ? 2 : nil))
  }

  /// Logs without an answer: the constraints that collide, by their place in the list, and what is said of them.
  @Test(arguments: [
    ("eigen-1053-null", [], "Ignored, because not understood: line 8: \"<NSLayoutConstraint: 0x14d1b25f0> (null)"),
    ("flk-39-debugdescription", [0, 1], "One constraint requires that UIView is 80 wide, another that UIView is 100"),
    ("snapkit-147-blankpath-end-own", [1, 3], "requires that UIView 1 is 60 high, another that UIView 1 is 44"),
  ])
  func judged(name: String, colliding: [Int], why: String) throws {
    let explanation = try explanation(of: String(contentsOf: Self.url(name, "txt"), encoding: .utf8))
    #expect(explanation.colliding == colliding)
    #expect(explanation.why.contains(why), "\(explanation.why)")
  }

  /// Logs in which nothing is the author's: they are said to be the system's, and no advice is given.
  @Test(arguments: ["iqk-1639", "presentr-144-backtick", "subconscious-70"]) func ofTheSystem(name: String) throws {
    let explanation = try explanation(of: String(contentsOf: Self.url(name, "txt"), encoding: .utf8))
    #expect(explanation.colliding.count >= 5)
    #expect(explanation.fix.hasPrefix("All of these constraints are the system's own"), "\(explanation.fix)")
  }

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001 H:|-(20)-[UILabel:0x7f01'Title']   (active, names: '|':UIView:0x7f02 )>",
        "<NSLayoutConstraint:0x600002 H:[UILabel:0x7f01'Title']-(20)-|   (active, names: '|':UIView:0x7f02 )>",
        "<NSLayoutConstraint:0x600003 UILabel:0x7f01'Title'.width == 400   (active)>",
        "<NSLayoutConstraint:0x600004 'UIView-Encapsulated-Layout-Width' UIView:0x7f02.width == 375   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600003 UILabel:0x7f01'Title'.width == 400   (active)>

    """

  @Test(arguments: [
    [("<", "&lt;")], [("<", "&amp;lt;"), (">", "&amp;gt;")], [("<", "&#60;"), (" ", "&nbsp;"), ("\"", "&quot;")],
    [("    \"", "\u{2003}“"), ("\",", "”,"), ("\"", "”"), ("'", "’")], [("'", "‘"), ("<", "")], [("<", ""), (">", "")],
    [(" ", "\u{A0}")], [("_", "\\_"), ("-", "\\-"), ("[", "\\["), ("]", "\\]"), ("<", "\\<"), ("|", "\\|")],
    [("\n", "<br>\n")], [("\n", "<br/>")], [("\n", "\r\n")], [("\n", "\n> ")], [("\n", "\u{1B}[0m\n\u{1B}[31;1m")],
    [("\"", "\\\""), ("\n", "\\n")], [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("<", "\\u003c")],
    [("\n", " ")], [(">\"", ">\"</span>")], [("\n    ", " "), ("\n", "\n\n")],
  ])
  func otherForms(replacements: [(String, String)]) throws {
    let log = replacements.reduce(Self.log) { $0.replacing($1.0, with: $1.1) }
    let explanation = try explanation(of: log)
    #expect(colliding(explanation) == ["0x600001", "0x600002", "0x600003", "0x600004"], "\(explanation.text)")
    #expect(explanation.report.broken == 2)
    #expect(explanation.fix.contains("Lower one of your own constraints to a priority of 999: UILabel 'Title' is 400"))
  }

  /// An entry of the list that is cut off within its relation is completed by the broken constraint of its address only
  /// if that begins with it.
  @Test(arguments: [
    ("UIView:0xa.width == 2", [0, 1]), ("UIView:0xa.wid", [0, 1]), ("UIView:0xa.width   ==", [0, 1]),
    ("UIView:0xa.height == 2", []), ("UIView:0xa.width <=", []), ("UIView:0xa.width == 3", []), ("UIView:0xb.wid", []),
  ])
  func cutOffEntry(text: String, colliding: [Int]) throws {
    let explanation = try explanation(
      of: """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>",
            "<NSLayoutConstraint:0x2 \(text)
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x2 UIView:0xa.width == 20   (active)>

        """)
    #expect(explanation.colliding == colliding, "\(explanation.text)")
    #expect(explanation.report.broken == 1)
  }

  /// Lines broken at blanks, or anywhere once the columns are full: each constraint is read as it was, or not at all.
  @Test(arguments: Seeds.some(of: Array(stride(from: 40, through: 112, by: 3)), oneOf: 4) + [80, 72]) func wrapped(
    columns: Int
  ) throws {
    for fixture in try ConflictLogTests.fixtures() {
      let plain = try explanation(of: fixture.log).report
      let known = Dictionary(
        plain.entries.map { (EntryParser.address(of: $0.text) ?? $0.constraint?.address ?? "", $0.constraint) },
        uniquingKeysWith: { $1 })
      for wrap in [Self.softWrapped, Self.hardWrapped] {
        for report in try ReportFinder.reports(in: Array(wrap(fixture.log, columns).utf8)) {
          for entry in report.entries {
            guard let constraint = entry.constraint, let original = known[constraint.address] else {
              #expect(entry.constraint == nil, "\(fixture.name): \(entry.text)")
              continue
            }
            let isSame = constraint.relations == original?.relations && constraint.items == original?.items
            #expect(isSame, "\(fixture.name): \(entry.text)")
          }
        }
      }
    }
    for wrap in [Self.softWrapped, Self.hardWrapped] where columns >= 64 {
      let explanation = try explanation(of: wrap(Self.log, columns))
      #expect(colliding(explanation) == ["0x600001", "0x600002", "0x600003", "0x600004"], "\(explanation.text)")
      #expect(explanation.report.broken == 2)
      #expect(explanation.fix.contains("is not yours to change"))
    }
  }

  private static func softWrapped(_ log: String, _ columns: Int) -> String {
    log.components(separatedBy: "\n").map { line in
      var lines = [""]
      for word in line.components(separatedBy: " ") {
        let last = lines[lines.count - 1]
        if last.count + word.count < columns || last.allSatisfy(\.isWhitespace) {
          lines[lines.count - 1] = lines == [""] && last.isEmpty && line.first != " " ? word : last + " " + word
        } else {
          lines.append(word)
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func hardWrapped(_ log: String, _ columns: Int) -> String {
    log.components(separatedBy: "\n").map { line in
      var rest = line[...]
      var lines: [Substring] = []
      repeat {
        lines.append(rest.prefix(columns))
        rest = rest.dropFirst(columns)
      } while !rest.isEmpty
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
