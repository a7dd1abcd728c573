import Foundation
import Testing
import TrussText

@Suite("Opportunities to break a line")
struct LineBreakOpportunitiesTests {
  /// A case of Unicode's: code points, with a bar where a line may be broken and a space where it may not.
  struct Sample {
    var line: Substring

    var text: String {
      let scalars = line.split { $0 == " " || $0 == "|" }
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// The code points of a text as in Unicode's cases.
  private func broken(_ text: String) -> String {
    var result = ""
    var opportunities = LineBreakOpportunities(in: text, tailored: false)
    var opportunity = opportunities.next()
    for index in text.unicodeScalars.indices {
      if index == opportunity?.index {
        result += "|"
        opportunity = opportunities.next()
      } else if index > text.startIndex {
        result += " "
      }
      let digits = String(text.unicodeScalars[index].value, radix: 16, uppercase: true)
      result += String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return result
  }

  @Test("they are those of Unicode's test file, each of its 7,654 cases")
  func unicodeTestFile() throws {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/line-breaks", withExtension: "txt"))
    let samples = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map(Sample.init)
    #expect(samples.count == 7654)
    let wrong = samples.filter { broken($0.text) != $0.line }.map { "\($0.line) not \(broken($0.text))" }
    #expect(wrong == [])
  }

  @Test(
    "URLs, paths and dates break where Chromium breaks them",
    arguments: [
      "https://example.org/path/to/page.html?|query=one&other=two#part", "/usr/share/fonts", "and/or", "1/2", "km/h",
      "http://ex.org/2024-|05-|06/a-|title-|of-|3", "C:\\Windows\\System", "a/|日", "α/|β", "א/ב", "-5", "(-5", "x -5",
      "a-|-5", "5-|(3)", "1.-5", "x-|-|y", "what?|(x)", "ab(c)", "ab).|(c", "f(x)|[1]", "a-.5", "foo?|é", "ab!def",
      "ab]cd",
    ])
  func browser(marked: String) {
    let text = marked.replacing("|", with: "")
    for text in [text, text + " é"] {
      let places = LineBreakOpportunities(in: text).map { text[..<$0.index] }
      var expected = marked.split(separator: "|").dropLast().reduce(into: [Substring]()) { places, part in
        let start = places.last?.endIndex ?? text.startIndex
        places.append(text[..<text.index(start, offsetBy: part.count)])
      }
      expected += text.indices.filter { text[$0] == " " }.map { text[...$0] }
      #expect(places == expected.sorted { $0.count < $1.count })
      if !text.hasSuffix("é") {
        #expect(
          MeasuredText(text, ascii: { Double($0.count) }, measure: { Double($0.count) }).lines(width: 0).count == places
            .count + 1)
      }
    }
  }
}
