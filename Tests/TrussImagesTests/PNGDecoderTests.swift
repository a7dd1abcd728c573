import Testing

@testable import TrussImages

@Suite("Decoding PNG")
struct PNGDecoderTests {
  private static let hashed = ImageFixture.all.filter { $0.hash != nil }

  @Test("The pixels are those that Pillow decodes", arguments: hashed)
  func pixels(_ fixture: ImageFixture) throws {
    let bitmap = try PNGDecoder.decode(fixture.bytes)
    #expect(bitmap.width == fixture.width && bitmap.height == fixture.height)
    #expect(ImageFixture.hash(bitmap.samples) == fixture.hash)
  }

  private func decoding(_ bytes: [UInt8]) -> Result<Bitmap, PNGError> {
    Result { () throws(PNGError) in try PNGDecoder.decode(bytes) }
  }

  /// Two pixels: red and green.
  private static let data: [UInt8] = [0, 255, 0, 0, 0, 255, 0]
  private static let head = PNGWriter.header(width: 2, height: 1)
  private static let idat = PNGWriter.chunk("IDAT", PNGWriter.stored(data))
  private static let iend = PNGWriter.chunk("IEND", [])

  @Test("A pixel is read by its column and row")
  func subscripts() throws {
    let bitmap = try PNGDecoder.decode(Self.head + Self.idat + Self.iend)
    #expect(bitmap[0, 0] == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(bitmap[1, 0] == Bitmap.Pixel(red: 0, green: 255, blue: 0))
    #expect(bitmap[2, 0] == nil && bitmap[0, 1] == nil && bitmap[-1, 0] == nil)
  }

  @Test("Data that become longer or shorter than the image are errors, and take no memory for more")
  func lengths() throws {
    #expect(try decoding(ImageFixture.bytes("bomb.png")) == .failure(.imageData(.tooLong(expected: 16 * 65))))
    #expect(try decoding(ImageFixture.bytes("short.png")) == .failure(.imageData(.tooShort(expected: 16 * 65))))
    let expected = 4096 * (8 * 4096 + 1)
    let hollow = try ImageFixture.bytes("hollow.png")
    let time = ContinuousClock().measure {
      #expect(decoding(hollow) == .failure(.imageData(.tooShort(expected: expected))))
    }
    // Without the look at the ratio it would fill 128 MiB first.
    #expect(time < .milliseconds(500))
    #expect(
      decoding(PNGWriter.file(width: 4097, height: 4096, data: []))
        == .failure(.tooManyPixels(width: 4097, height: 4096)))
    #expect(
      decoding(PNGWriter.file(width: 65_536, height: 1, data: []))
        == .failure(.header(.dimensionTooLarge(width: 65_536, height: 1))))
  }

  @Test("A wrong checksum of a chunk or of the data is an error")
  func checksums() throws {
    let good = try ImageFixture.bytes("palette-8-trns.png")
    for chunk in ["PLTE", "tRNS", "IDAT", "IEND"] {
      let place = try #require(good.indices.first { ImageBytes(good).begins(with: chunk, at: $0) })
      let length = try #require(ImageBytes(good).u32(place - 4))
      var bad = good
      bad[place + 4 + length] ^= 1
      #expect(decoding(bad) == .failure(.checksum(chunk: chunk)))
    }
    var stored = PNGWriter.stored(Self.data)
    stored[stored.count - 1] ^= 1
    #expect(decoding(Self.head + PNGWriter.chunk("IDAT", stored) + Self.iend) == .failure(.imageData(.checksum)))
  }

  @Test("Chunks that are missing, misplaced, unknown or of a wrong length are errors")
  func chunks() {
    func chunk(_ type: String, _ count: Int = 3) -> [UInt8] {
      PNGWriter.chunk(type, [UInt8](repeating: 0, count: count))
    }
    let (head, idat, iend) = (Self.head, Self.idat, Self.iend)
    let indexed = PNGWriter.header(width: 2, height: 1, colorType: 3)
    #expect(decoding(head + iend) == .failure(.missingChunk("IDAT")))
    #expect(decoding(indexed + idat + iend) == .failure(.missingChunk("PLTE")))
    #expect(decoding(head + idat) == .failure(.truncated))
    #expect(decoding(head + idat + chunk("teXt") + idat + iend) == .failure(.misplacedChunk("IDAT")))
    #expect(decoding(head + idat + chunk("PLTE") + iend) == .failure(.misplacedChunk("PLTE")))
    #expect(decoding(head + chunk("PLTE") + chunk("PLTE") + idat + iend) == .failure(.misplacedChunk("PLTE")))
    #expect(decoding(indexed + chunk("tRNS", 1) + chunk("PLTE") + idat + iend) == .failure(.misplacedChunk("tRNS")))
    #expect(decoding(head + chunk("PLTE", 4) + idat + iend) == .failure(.malformedChunk("PLTE")))
    #expect(decoding(head + chunk("PLTE", 771) + idat + iend) == .failure(.malformedChunk("PLTE")))
    #expect(decoding(head + chunk("tRNS", 5) + idat + iend) == .failure(.malformedChunk("tRNS")))
    #expect(decoding(indexed + chunk("PLTE") + chunk("tRNS", 2) + idat + iend) == .failure(.malformedChunk("tRNS")))
    #expect(decoding(head + chunk("ABCD") + idat + iend) == .failure(.unknownChunk("ABCD")))
    #expect(decoding(head + chunk("IHDR", 13) + idat + iend) == .failure(.misplacedChunk("IHDR")))
    #expect((try? decoding(head + chunk("abCD") + chunk("PLTE") + idat + iend).get()) != nil)
    #expect(decoding(PNGWriter.file(width: 2, height: 1, data: [5, 0, 0, 0, 0, 0, 0])) == .failure(.unknownFilter(5)))
  }

  @Test("A file that is cut short anywhere is an error", arguments: ["rgb-8-adam7.png", "palette-2-trns.png"])
  func truncated(name: String) throws {
    let bytes = try ImageFixture.bytes(name)
    for count in bytes.indices {
      guard case .failure(let error) = decoding(Array(bytes.prefix(count))) else {
        Issue.record("\(count) bytes are decoded")
        return
      }
      #expect(error == .truncated || error == .header(.truncated(.png)), "\(count) bytes")
    }
  }

  @Test("Every byte of the compressed data that is changed is noticed")
  func damage() throws {
    let bytes = try ImageFixture.bytes("large.png")
    let place = try #require(bytes.indices.first { ImageBytes(bytes).begins(with: "IDAT", at: $0) })
    let length = try #require(ImageBytes(bytes).u32(place - 4))
    let data = Array(bytes[place + 4..<place + 4 + length])
    let expected = 30 * (4 * 40 + 1)
    #expect(throws: Never.self) { try Inflate.decompress(data, expecting: expected) }
    for index in stride(from: 0, to: data.count, by: 7) {
      var bad = data
      bad[index] ^= 1 << UInt8(index % 8)
      // The level of the compression, in the second byte, is only a word to the reader.
      #expect(throws: InflateError.self) { try Inflate.decompress(bad, expecting: expected) }
    }
  }
}
