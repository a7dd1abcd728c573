import Foundation
import Testing
import Truss

struct ThemeTests {
  private let form = VStack(spacing: 8) {
    Text("Title").foreground(.red)
    Button("Go")
    Field("Mail").border()
  }

  private func hexes(_ document: String) -> Set<String> {
    Set(document.split(separator: "#").dropFirst().map { String($0.prefix(6)) })
  }

  @Test func plainIsWhatTheViewsSay() throws {
    let layout = try form.layout(width: 100)
    #expect(layout.svg(theme: .plain) == layout.svg())
  }

  @Test func wireframeHasGreysAlone() throws {
    let document = try form.svg(width: 100, scheme: .light, theme: .wireframe).document
    for hex in hexes(document) {
      let value = try #require(Int(hex, radix: 16))
      #expect(abs(value >> 16 - value & 0xFF) <= 6, "\(hex) is no grey")
    }
  }

  @Test(arguments: [SVG.Scheme.light, .dark]) func highContrastStandsOutFromTheGround(scheme: SVG.Scheme) throws {
    let document = try form.svg(width: 100, scheme: scheme, theme: .highContrast).document
    let ground = scheme == .light ? "ffffff" : "000000"
    for hex in hexes(document).subtracting([ground]) { #expect(contrast(hex, ground) >= 7, "\(hex)") }
  }

  @Test(arguments: [SVG.Scheme.light, .dark]) func namedColoursStandOutInHighContrast(scheme: SVG.Scheme) throws {
    let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple, .pink, .brown, .mint, .teal, .cyan, .indigo]
    let view = VStack { ForEach(colors) { Text("a").foregroundStyle($0) } }
    let ground = scheme == .light ? "ffffff" : "000000"
    let found = hexes(try view.svg(width: 100, scheme: scheme, theme: .highContrast).document).subtracting([ground])
    #expect(found.count == colors.count)
    for hex in found { #expect(contrast(hex, ground) >= 7, "\(hex)") }
  }

  @Test func themesChangeNoFrameAndReachTransitions() throws {
    let theme = Theme(replacing: [.accent: Color(0x12_3456, dark: 0x65_4321)])
    let document = try form.svg(width: 100, theme: theme).document
    #expect(document.contains("#123456") && document.contains("#654321"))
    #expect(!document.contains("#0969da"))
    let layout = try form.layout(width: 100)
    #expect(try Transition(from: layout, to: layout).svg(theme: theme).document.contains("#123456"))
  }

  @Test func groundsAreFilledClearOrCards() throws {
    let layout = try form.layout(width: 100)
    func grounds(_ theme: Theme) -> Int { layout.svg(theme: theme).document.components(separatedBy: "<rect").count }
    let filled = layout.svg().document
    #expect(filled.contains(#"<rect x="0" y="0" width="100" height="81" "#))
    #expect(grounds(Theme(ground: .clear)) == grounds(.plain) - 1)
    let card = layout.svg(theme: .readme).document
    #expect(card.contains(#"width="132""#) && card.contains(#"rx="11.5""#))
    #expect(card.contains(#"viewBox="-16 -16 132 113""#))
  }

  @Test func printIsTheSameInBothSchemes() throws {
    let layout = try form.layout(width: 100)
    let documents = [SVG.Scheme.light, .dark].map { layout.svg(scheme: $0, theme: .print).document }
    #expect(documents[0] == documents[1])
    #expect(hexes(documents[0]) == ["404040", "ffffff", "cf222e", "0969da"])
  }

  @Test func aPairIsTwoFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let layout = try form.layout(width: 100)
    let pair = layout.svgPair(title: "Form", id: "form")
    try pair.write(toDirectory: folder.path, name: "form")
    let light = try String(contentsOf: folder.appendingPathComponent("form.svg"), encoding: .utf8)
    let dark = try String(contentsOf: folder.appendingPathComponent("form~dark.svg"), encoding: .utf8)
    #expect(light == layout.svg(title: "Form", id: "form", scheme: .light, theme: .docC).document)
    #expect(dark == layout.svg(title: "Form", id: "form", scheme: .dark, theme: .docC).document)
    #expect(!light.contains("<style") && !dark.contains("<style") && light != dark)
  }

  /// The contrast of two colours, by WCAG 2.1.
  private func contrast(_ first: String, _ second: String) -> Double {
    func luminance(_ hex: String) -> Double {
      let value = Int(hex, radix: 16) ?? 0
      let parts = [16, 8, 0].map { shift -> Double in
        let part = Double(value >> shift & 0xFF) / 255
        return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
