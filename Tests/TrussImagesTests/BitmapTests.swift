import Testing

@testable import TrussImages

@Suite("Bitmaps")
struct BitmapTests {
  /// Sizes of `large.png` and the hashes of the exact means, of which Pillow's box filter differs by its rounding.
  private static let means = (try? String(decoding: ImageFixture.bytes("means.txt"), as: UTF8.self)) ?? ""

  @Test("A scaled image is the exact mean of the areas")
  func scaling() throws {
    let bitmap = try PNGDecoder.decode(ImageFixture.bytes("large.png"))
    let lines = Self.means.split(separator: "\n")
    #expect(lines.count == 8)
    for line in lines {
      let fields = line.split(separator: "\t")
      let (width, height) = (try #require(Int(fields[0])), try #require(Int(fields[1])))
      let scaled = bitmap.scaled(toWidth: width, height: height)
      #expect(scaled.width == width && scaled.height == height)
      #expect(ImageFixture.hash(scaled.samples) == String(fields[2]), "\(width) x \(height)")
    }
  }

  @Test("What is transparent colors nothing")
  func transparency() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 1, samples: [255, 0, 0, 255, 0, 255, 0, 0]))
    #expect(bitmap.scaled(toWidth: 1, height: 1)[0, 0] == Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 128))
    let clear = try #require(Bitmap(width: 2, height: 1, samples: [255, 0, 0, 0, 0, 255, 0, 0]))
    #expect(clear.scaled(toWidth: 1, height: 1)[0, 0] == Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test("Sizes outside of the limits are the nearest within")
  func extremes() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, samples: [1, 2, 3, 4]))
    let small = bitmap.scaled(toWidth: .min, height: 0)
    #expect(small == bitmap)
    let large = bitmap.scaled(toWidth: .max, height: 1)
    #expect(large.width == ImageLimits.scaledSideLength && large.height == 1)
    #expect(large[4095, 0] == bitmap[0, 0])
    let empty = try #require(Bitmap(width: 0, height: 5, samples: []))
    #expect(empty.scaled(toWidth: 2, height: 1).samples == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(Bitmap(width: 2, height: 2, samples: [0]) == nil)
    #expect(Bitmap(width: .max, height: 4, samples: []) == nil)
    #expect(Bitmap(width: -1, height: -1, samples: [0, 0, 0, 0]) == nil)
  }
}
