import Foundation
import TestSupport
import Testing
import Truss
import TrussFigures
@testable import Gallery

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every text of every figure is read on what is behind it, in light and in dark: 4.5 : 1, as WCAG 2.1 requires (1.4.3).
struct FigureContrastTests {
  /// In an overlay the views' own texts are faint, as its lines and numbers are what it shows.
  private static let overlays: Set<String> = ["form-header-overlay", "whiteboard", "constraints-overlay"]

  @Test(arguments: Seeds.some(of: gallery.map(\.name), oneOf: 3).filter { !overlays.contains($0) }, [true, false])
  func textsAreRead(name: String, isDark: Bool) throws {
    let figure = try #require(gallery.first { $0.name == name })
    let document = try figure.svg(scheme: isDark ? .dark : .light).document
    let reader = FigureReader()
    #expect(reader.read(document))
    #expect(reader.count > 0 || document.contains("<text") == false)
    for text in reader.faint { Issue.record("\(text)") }
  }
}

/// Draws a figure's surfaces one over the other, and compares each text with what is behind its first letter.
private final class FigureReader: NSObject, XMLParserDelegate {
  /// The texts whose contrast is too low.
  private(set) var faint: [String] = []
  /// How many texts there are.
  private(set) var count = 0
  private var surfaces: [(rect: CGRect, color: UInt32, opacity: Double)] = []
  /// The opacity of the groups around, and whether what is read is a clip.
  private var groups: [Double] = []
  private var text: [String: String]?
  private var part: [String: String]?

  func read(_ document: String) -> Bool {
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
    switch element {
    case "g": groups.append(number("opacity") == 0 && attributes["opacity"] == nil ? 1 : number("opacity"))
    case "clipPath": groups.append(0)
    case "rect":
      add(CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")), attributes)
    case "ellipse":
      let (x, y) = (number("rx"), number("ry"))
      add(CGRect(x: number("cx") - x, y: number("cy") - y, width: 2 * x, height: 2 * y), attributes)
    case "text": text = attributes
    case "tspan": part = attributes
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    // What has gone at the end of a change is not seen.
    guard let text, text["opacity"] != "0", string.contains(where: { !$0.isWhitespace }),
      !groups.contains(where: { $0 < 1 })
    else { return }
    let attributes = text.merging(part ?? [:]) { $1 }
    guard let color = Self.color(attributes["fill"]), let y = attributes["y"].flatMap(Double.init),
      let size = attributes["font-size"].flatMap(Double.init)
    else { return faint.append("no colour or place: \(string)") }
    var x = attributes["x"].flatMap(Double.init) ?? 0
    x += attributes["text-anchor"] == "end" ? -2 : attributes["text-anchor"] == "middle" ? 0 : 2
    let place = CGPoint(x: x, y: y - size / 3)
    // What lies outside of the figure is not seen.
    guard surfaces.first?.rect.contains(place) == true else { return }
    count += 1
    let ground = self.color(behind: place)
    let contrast = Self.contrast(color, ground)
    guard contrast < 4.5 else { return }
    faint.append("\(string): \(String(color, radix: 16)) on \(String(ground, radix: 16)) is \(contrast)")
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    switch element {
    case "g", "clipPath": groups.removeLast()
    case "text": text = nil
    case "tspan": part = nil
    default: break
    }
  }

  private func add(_ rect: CGRect, _ attributes: [String: String]) {
    guard !groups.contains(where: { $0 < 1 }), let color = Self.color(attributes["fill"]) else { return }
    surfaces.append((rect, color, attributes["fill-opacity"].flatMap(Double.init) ?? 1))
  }

  private func color(behind point: CGPoint) -> UInt32 {
    surfaces.reduce(0xFF_FFFF) { below, surface in
      guard surface.rect.contains(point) else { return below }
      return [16, 8, 0].reduce(0) { mixed, shift in
        let (one, other) = (Double(below >> shift & 0xFF), Double(surface.color >> shift & 0xFF))
        return mixed | UInt32((one + (other - one) * surface.opacity).rounded()) << shift
      }
    }
  }

  private static func color(_ value: String?) -> UInt32? {
    value.flatMap { $0.hasPrefix("#") ? UInt32($0.dropFirst(), radix: 16) : nil }
  }

  private static func contrast(_ first: UInt32, _ second: UInt32) -> Double {
    func luminance(_ color: UInt32) -> Double {
      let parts = [16, 8, 0].map { (shift: UInt32) -> Double in
        let value = Double(color >> shift & 0xFF) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
