import Testing

@testable import TrussDrawing

@Suite("Output in bytes")
struct OutputTests {
  /// The ends of the ranges that UTF-8 writes in one, two, three and four bytes, and what borders on the surrogates.
  @Test(
    "a scalar is written as the standard library encodes it",
    arguments: [0, 0x41, 0x7F, 0x80, 0x7FF, 0x800, 0x2588, 0xD7FF, 0xE000, 0xFFFF, 0x1_0000, 0x1_F600, 0x10_FFFF])
  func scalars(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    var bytes: [UInt8] = []
    bytes.append(scalar)
    #expect(bytes == Array(String(Character(scalar)).utf8))
  }

  @Test(
    "a text is escaped alike by itself and within a document",
    arguments: ["", "plain", "a<b>&\"c\"", "é\n\u{1F600}\u{0}"])
  func escaping(text: String) {
    var bytes = Array("before ".utf8)
    XMLText.append(text, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "before " + XMLText.escaped(text))
  }

  /// Digits are found from the last to the first, so numbers of many digits are the ones to look at.
  @Test(
    "a number is added behind what is there", arguments: [(1_234_567.5, "1234567.5"), (-80.25, "-80.25"), (10, "10")])
  func numbers(value: Double, written: String) {
    var bytes = Array("x".utf8)
    SVGNumber.append(value, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x" + written)
  }
}
