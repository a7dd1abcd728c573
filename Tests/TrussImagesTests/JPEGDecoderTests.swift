import Testing

@testable import TrussImages

@Suite("Decoding JPEG")
struct JPEGDecoderTests {
  private static let decoded = ImageFixture.all.filter { $0.name.hasSuffix(".decoded.png") }

  /// The greatest and the mean difference of two images' samples.
  private func difference(_ one: Bitmap, _ other: Bitmap) -> (largest: Int, mean: Double) {
    let differences = zip(one.samples, other.samples).map { abs(Int($0) - Int($1)) }
    return (differences.max() ?? 0, Double(differences.reduce(0, +)) / Double(max(1, differences.count)))
  }

  /// libjpeg's transform rounds between its steps, and its YCbCr is rounded before it becomes RGB: up to three apart.
  @Test("The pixels are those that Pillow decodes, but for the rounding of the transform", arguments: decoded)
  func pixels(_ fixture: ImageFixture) throws {
    let expected = try PNGDecoder.decode(fixture.bytes)
    let name = fixture.name.replacing(".decoded.png", with: ".jpg")
    let bitmap = try JPEGDecoder.decode(ImageFixture.bytes(name))
    #expect(bitmap.width == expected.width && bitmap.height == expected.height)
    let (largest, mean) = difference(bitmap, expected)
    #expect(largest <= 3, "\(name)")
    #expect(mean <= 0.2, "\(name)")
  }

  @Test("There is a JPEG of every kind that is decoded")
  func fixtures() {
    #expect(Self.decoded.count >= 20)
  }

  private func error(_ bytes: [UInt8]) -> JPEGError? {
    do throws(JPEGError) { _ = try JPEGDecoder.decode(bytes) } catch { return error }
    return nil
  }

  @Test("A file that is cut short anywhere is an error", arguments: ["420.jpg", "progressive.jpg", "restart.jpg"])
  func truncated(name: String) throws {
    let bytes = try ImageFixture.bytes(name)
    for count in bytes.indices {
      let found = error(Array(bytes.prefix(count)))
      #expect(found != nil, "\(count) bytes are decoded")
    }
    #expect(error(Array(bytes.dropLast(2))) == .truncated)
  }

  @Test("Kinds of frames that browsers do not show are errors that name them")
  func unsupported() {
    func frame(_ marker: UInt8, bits: UInt8 = 8, components: UInt8 = 1) -> [UInt8] {
      var body: [UInt8] = [bits, 0, 8, 0, 8, components]
      for number in 1...components { body += [number, 0x11, 0] }
      return [0xFF, 0xD8, 0xFF, marker, 0, UInt8(body.count + 2)] + body + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    }
    #expect(error(frame(0xC9)) == .unsupported("arithmetic coding"))
    #expect(error(frame(0xC3)) == .unsupported("a lossless frame"))
    #expect(error(frame(0xC5)) == .unsupported("a hierarchical frame"))
    #expect(error(frame(0xC1, bits: 12)) == .unsupported("samples of 12 bits"))
    #expect(error(frame(0xC0, components: 2)) == .unsupported("2 components"))
    #expect(error(frame(0xC0)) == .malformed("a component has no quantization table"))
    #expect(error([]) == .header(.malformed(.jpeg, "it does not begin as a JPEG does")))
  }

  @Test("An image that is larger than its file can hold, or than the limit, takes no memory")
  func sizes() throws {
    var bytes = try ImageFixture.bytes("gray.jpg")
    let frame = try #require(bytes.indices.first { ImageBytes(bytes).begins(with: [0xFF, 0xC0], at: $0) })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x10, 0x00, 0x10, 0x00])
    #expect(error(bytes) == .truncated)
    // Already the frame is refused, before it has room for coefficients.
    var segments = JPEGSegments(ImageBytes(bytes))
    while let segment = segments.next(), segment.marker != 0xDA {
      guard segment.marker == 0xC0 else { continue }
      #expect(throws: JPEGError.truncated) { try JPEGFrame(ImageBytes(bytes), segment) }
    }
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x10, 0x00, 0x10, 0x01])
    #expect(error(bytes) == .tooManyPixels(width: 4097, height: 4096))
  }

  @Test("More scans than encoders make are an error")
  func scans() throws {
    let bytes = try ImageFixture.bytes("progressive-gray.jpg")
    // Each refines the direct coefficients by one bit, and the next one does so again.
    let scan = try #require(bytes.indices.last { ImageBytes(bytes).begins(with: [0xFF, 0xDA], at: $0) })
    let direct: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0x10] + [UInt8](repeating: 0, count: 8)
    #expect(error(bytes[..<scan] + (0..<200).flatMap { _ in direct } + [0xFF, 0xD9]) == .tooManyScans)
  }
}
