import Foundation
import Testing
import TrussIR

/// `Documentation/VisualFormat.md` shows what its own examples say, and how their faults are described.
struct VisualFormatPageTests {
  @Test func examplesSayTheirConstraints() throws {
    let block = try #require(try blocks(of: "## Examples").first)
    var examples: [(format: String, rows: [String])] = []
    for line in block {
      if line.hasPrefix(" ") {
        examples[examples.count - 1].rows.append(String(line.dropFirst()))
      } else {
        examples.append((line, []))
      }
    }
    #expect(examples.count == 13)
    for example in examples { #expect(try rows(example.format) == example.rows, "\(example.format)") }
  }

  @Test func faultsAreDescribedSo() throws {
    let faults = try blocks(of: "## Faults")
    #expect(faults.count == 6)
    for fault in faults {
      let text = try #require(fault.dropFirst().first)
      let error = try #require(throws: VisualFormatError.self) { try rows(text, missing: "blackBox") }
      #expect(error.description == fault.joined(separator: "\n"))
    }
  }

  /// The lines of each block of text in a section.
  private func blocks(of heading: String) throws -> [[String]] {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/VisualFormat.md"), encoding: .utf8)
    let section = try #require(
      page.components(separatedBy: "\n\(heading)\n").last?.components(separatedBy: "\n## ").first)
    return section.components(separatedBy: "```").filter { $0.hasPrefix("text\n") }
      .map { $0.split(separator: "\n").dropFirst().map(String.init) }
  }
}
