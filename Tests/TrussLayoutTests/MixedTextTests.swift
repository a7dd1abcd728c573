import Foundation
import Testing
import TrussLayout
import TrussViews

/// 300 texts in parts of several faces, sizes and weights, with the widths that Chromium gives them.
/// `Tests/Generators/mixed-texts.py` makes them.
@Suite("Texts in parts, as wide as in a browser")
struct MixedTextTests {
  struct Case: Decodable, Sendable {
    struct Part: Decodable, Sendable {
      var text: String
      var bold: Bool?
      var italic: Bool?
      var size: Double?
      var face: String?
    }

    var parts: [Part]
    var width: Double

    var text: Text {
      parts.reduce(Text("")) { text, part in
        let face: Font.Face =
          switch part.face {
          case "serif": .serif
          case "mono": .mono
          default: .sans
          }
        return text
          + Text(part.text).font(Font(face, size: part.size ?? 13)).bold(part.bold ?? false).italic(
            part.italic ?? false)
      }
    }
  }

  static let cases: [Case] = {
    do {
      guard let url = Bundle.module.url(forResource: "Fixtures/mixed-texts", withExtension: "json") else { return [] }
      return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
    } catch {
      return []
    }
  }()

  @Test("within half a pixel, before the width is rounded up to half a point")
  func widths() throws {
    #expect(Self.cases.count == 300)
    for example in Self.cases {
      let width = try Lowering(example.text).solve().size.width
      #expect(width > example.width - 0.5 && width < example.width + 1, "\(example.parts.map(\.text)): \(width)")
    }
  }
}
