import Foundation
import Testing

@testable import TrussImages

@Suite("Headers of SVG files")
struct SVGHeaderTests {
  private static let namespace = #"xmlns="http://www.w3.org/2000/svg""#

  private func read(_ text: String) throws(ImageFileError) -> ImageFile { try ImageFile(bytes: Array(text.utf8)) }

  private func natural(_ attributes: String) throws(ImageFileError) -> NaturalDimensions {
    try read("<svg \(Self.namespace) \(attributes)/>").natural
  }

  @Test(
    "A length is CSS pixels by its unit",
    arguments: [
      ("10", 10), (" 10px\n", 10), ("+1.5e1PX", 15), (".5in", 48), ("1em", 16), ("1e1em", 160), ("2ex", 16),
      ("3e", nil),
      ("10 px", nil), ("50%", nil), ("auto", nil), ("", nil), ("-1", nil), ("nan", nil), ("inf", nil),
      ("infinity", nil),
      ("0x10", nil), ("1.", nil), ("1,5", nil), ("1e999", nil), ("10vw", nil), ("calc(1px)", nil), ("&#49;0", nil),
      (String(repeating: "1", count: 65), nil), ("1e-400", 0), ("१०", nil),
    ] as [(String, Double?)])
  func lengths(text: String, pixels: Double?) {
    #expect(SVGLength.pixels(text) == pixels)
  }

  @Test(
    "A viewBox is four numbers between spaces and commas",
    arguments: [
      ("0 0 10 20", ImageSize(width: 10, height: 20)), ("0,0,10,20", ImageSize(width: 10, height: 20)),
      (" 0 , 0\t10\n20 ", ImageSize(width: 10, height: 20)), ("0 0 10", nil), ("0 0 10 20 30", nil),
      ("0 0 10 20px", nil),
      ("0 0 -10 20", nil), ("", nil), ("none", nil), ("0,,0 10 20", nil),
      ("0-1 10 20", ImageSize(width: 10, height: 20)),
    ] as [(String, ImageSize?)])
  func viewBoxes(text: String, size: ImageSize?) {
    #expect(SVGLength.viewBoxSize(text) == size)
  }

  @Test("A side of zero and an area of zero are errors, a side beyond the limit too")
  func limits() throws {
    #expect(throws: ImageFileError.dimensionZero(width: 0, height: 1)) { try natural(#"width="0""#) }
    #expect(throws: ImageFileError.dimensionZero(width: 5, height: 0)) { try natural(#"viewBox="0 0 5 0""#) }
    #expect(throws: ImageFileError.dimensionTooLarge(width: 65_536, height: 1)) {
      try natural(#"width="65536" height="1""#)
    }
    #expect(throws: ImageFileError.dimensionTooLarge(width: 1_000_000_000, height: 1)) {
      try natural(#"width="1e300" height="1""#)
    }
    #expect(throws: ImageFileError.self) { try natural(#"width="9" viewBox="0 0 1e-300 1e300""#) }
    #expect(throws: ImageFileError.self) { try natural(#"height="9" viewBox="0 0 1e-300 1e300""#) }
    #expect(try natural(#"width="65535" height="1""#).width == 65_535)
  }

  @Test("Another encoding than UTF-8 is an error that names it")
  func encodings() throws {
    let text = "<svg \(Self.namespace)/>"
    for (encoding, name) in [
      (String.Encoding.utf16LittleEndian, "UTF-16"), (.utf16BigEndian, "UTF-16"), (.utf16, "UTF-16"),
      (.utf32, "UTF-32"),
      (.utf32LittleEndian, "UTF-32"), (.utf32BigEndian, "UTF-32"),
    ] {
      let bytes = [UInt8](try #require(text.data(using: encoding)))
      #expect(throws: ImageFileError.unsupportedEncoding(name)) { try ImageFile(bytes: bytes) }
    }
  }

  @Test(
    "What is not well-formed before the end of the root's start tag is an error",
    arguments: [
      "<svg a/>", "<svg a=1/>", "<svg a='1'b='2'/>", "<svg width='1' width='2'/>", "<svg a='<'/>", "<svg / >",
      "<?xml?>text<svg/>", "<!----><!ELEMENT a><svg/>", "<svg 1='2'/>",
    ])
  func malformed(text: String) {
    let error = #expect(throws: ImageFileError.self) { try read(text) }
    guard case .malformed(.svg, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A root of another namespace is an error, one by another prefix is SVG")
  func namespaces() throws {
    #expect(throws: ImageFileError.self) { try read("<svg xmlns='http://www.w3.org/1999/xhtml' width='1'/>") }
    #expect(throws: ImageFileError.self) { try read("<s:svg \(Self.namespace) width='1'/>") }
    #expect(try read("<s:svg xmlns:s='http://www.w3.org/2000/svg' width='1'/>").format == .svg)
    #expect(throws: ImageFileError.unknownFormat(beginning: "<vg>")) {
      try read("<s:vg a='b'/>")
    }
  }

  @Test("A long prolog takes time in proportion to its bytes")
  func longProlog() throws {
    let parts = ["<!-- - -- x -->", "<?a ? > ?>", " "]
    let prolog = String(repeating: parts.joined(), count: 20_000)
    let subset = "<!DOCTYPE svg [\(String(repeating: "<!ENTITY a \"&b;&b;]>\"><!-- ]> -->", count: 20_000))]>"
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect((try? read(prolog + subset + prolog + "<svg \(Self.namespace) width='3'/>"))?.natural.width == 3)
      #expect(throws: ImageFileError.truncated(.svg)) { try read(String(repeating: "<!--", count: 300_000)) }
      #expect(throws: ImageFileError.truncated(.svg)) {
        try read("<!DOCTYPE " + String(repeating: "<", count: 300_000))
      }
    }
    #expect(time < .seconds(30))
  }
}
