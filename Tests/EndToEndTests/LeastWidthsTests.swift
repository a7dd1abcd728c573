import Testing
import Truss
import TrussFigures

@testable import Gallery

/// The least widths that the gallery's page has are those of its views.
struct LeastWidthsTests {
  /// The width in whole points from which on a view fits, found near it.
  private func least(_ view: some View, near width: Double) throws -> Int {
    let ranges = try view.ranges(widths: width - 3...width + 3, step: 1)
    #expect(ranges.first?.diagnostics.isEmpty == false)
    return Int(try #require(ranges.leastSoundWidth).rounded(.up))
  }

  @Test func areThoseOfThePage() throws {
    let signIn = try #require(gallery.first { $0.name == "sign-in" }).view
    let text = try Page(path: "Documentation/Gallery.md").text.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    #expect(text.contains("It fits from \(try least(signIn, near: 115)) points on"))
    #expect(text.contains("which fits from \(try least(Chat(), near: 156)) points on"))
    let widths = try zip(1...3, [222.0, 348, 392]).map { try least(Dashboard(columns: $0), near: $1) }
    #expect(
      text.contains("one column fits from \(widths[0]) points on, two from \(widths[1]), and three from \(widths[2])"))
  }
}
