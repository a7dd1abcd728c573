import Foundation
import TestSupport
import Testing

@testable import TrussText

/// 602 paragraphs in eight scripts and more, with the widths and lines that Chromium gives them in fonts of Debian's
/// packages. `Tests/Generators/paragraphs.py` makes them.
struct ParagraphTests {
  struct Paragraph {
    var script: String
    var font: String
    var size: Double
    var width: Double
    /// Chromium's width on one line, and its lines; in the font of the file, and in Liberation Sans.
    var own: (width: Double, lines: [Substring])
    var sans: (width: Double, lines: [Substring])

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 8, let size = Double(fields[2]), let width = Double(fields[3]),
        let own = Double(fields[4]), let sans = Double(fields[6])
      else { return nil }
      (script, font, self.size, self.width) = (String(fields[0]), String(fields[1]), size, width)
      self.own = (own, fields[5].split(separator: "|"))
      self.sans = (sans, fields[7].split(separator: "|"))
    }

    var text: String { own.lines.joined() }
  }

  static func paragraphs() throws -> [Paragraph] {
    let url = try #require(Bundle.module.url(forResource: "paragraphs", withExtension: "txt", subdirectory: "Fixtures"))
    let paragraphs = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap(Paragraph.init)
    try #require(paragraphs.count >= 600)
    return paragraphs
  }

  /// How far the paragraphs of a script agree.
  struct Agreement: CustomStringConvertible {
    private var errors: [Double] = []
    private var same = 0

    /// Adds a paragraph that is measured in a way, and what Chromium has of it.
    mutating func add(
      _ paragraph: Paragraph, _ expected: (width: Double, lines: [Substring]), measure: (Substring) -> Double
    ) {
      let text = MeasuredText(paragraph.text, measure: measure)
      errors.append(abs(text.widestLine / expected.width - 1))
      // Chromium's lines end with their spaces.
      let lines = expected.lines.map { $0.last == " " ? $0.dropLast() : $0 }
      if text.lines(width: paragraph.width) == lines { same += 1 }
    }

    var meanError: Double { errors.reduce(0, +) / Double(max(1, errors.count)) }
    var sameLines: Double { Double(same) / Double(max(1, errors.count)) }

    var description: String {
      String(
        format: "%.2f %% off at most %.1f %%, lines of %.0f %% the same", 100 * meanError, 100 * (errors.max() ?? 0),
        100 * sameLines)
    }
  }

  /// The greatest mean error of the widths, and the least share of paragraphs with the same lines. Thai is broken between
  /// words by Chromium, and estimates are of other fonts than Chromium takes.
  static let estimated: [String: (error: Double, lines: Double)] = [
    "Arabic": (0.08, 0.6), "Devanagari": (0.06, 0.65), "Thai": (0.03, 0.4), "Hebrew": (0.01, 0.9),
    "Greek": (0.005, 0.95),
    "Cyrillic": (0.005, 0.95), "Japanese": (0.002, 0.9),
  ]
  static let inFiles: [String: (error: Double, lines: Double)] = [
    "Devanagari": (0.07, 0.7), "Thai": (0.005, 0.4), "Hebrew": (0.006, 0.9), "Emoji": (0.003, 0.95),
  ]
  /// Of all other scripts.
  static let usual = (error: 0.002, lines: 0.95)

  @Test func widthsAndLinesByEstimates() throws {
    var agreements: [String: Agreement] = [:]
    for paragraph in try Self.paragraphs() {
      agreements[paragraph.script, default: Agreement()].add(paragraph, paragraph.sans) {
        FontMetrics.sans.width(of: $0, size: paragraph.size)
      }
    }
    #expect(agreements.count == 14)
    for (script, agreement) in agreements {
      let bounds = Self.estimated[script] ?? Self.usual
      #expect(agreement.meanError < bounds.error && agreement.sameLines > bounds.lines, "\(script): \(agreement)")
    }
  }

  @Test func widthsAndLinesInFontFiles() throws {
    var agreements: [String: Agreement] = [:]
    var fonts: [String: FontFile] = [:]
    // Not every machine has the fonts that `.ci/tables` installs, and the bounds are those of all of a script's paragraphs.
    var incomplete: Set<String> = []
    for paragraph in try Self.paragraphs() where !paragraph.font.isEmpty {
      if fonts[paragraph.font] == nil {
        guard let data = FileManager.default.contents(atPath: "/usr/share/fonts/truetype/\(paragraph.font)") else {
          incomplete.insert(paragraph.script)
          continue
        }
        fonts[paragraph.font] = try FontFile(bytes: [UInt8](data))
      }
      guard let font = fonts[paragraph.font] else { continue }
      agreements[paragraph.script, default: Agreement()].add(paragraph, paragraph.own) {
        font.width(of: $0, size: paragraph.size)
      }
    }
    if Seeds.areRaised { #expect(incomplete.isEmpty, "Debian's packages of fonts that `.ci/tables` names are missing") }
    for (script, agreement) in agreements where !incomplete.contains(script) {
      let bounds = Self.inFiles[script] ?? Self.usual
      #expect(agreement.meanError < bounds.error && agreement.sameLines > bounds.lines, "\(script): \(agreement)")
    }
  }
}
