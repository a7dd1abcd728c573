import TestSupport
import Testing

@testable import TrussImages

@Suite("Images against random changes", .serialized)
struct ImageFuzzTests {
  /// A changed file: bytes set, flipped, removed, doubled or zeroed, and cut short, half of them where headers are.
  private func changed(_ bytes: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let reach = Bool.random(using: &generator) ? bytes.count : min(bytes.count, 64)
      let place = Int.random(in: 0..<reach, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 1...8, using: &generator))
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: for index in place..<end { bytes[index] = 0 }
      case 5: for index in place..<end { bytes[index] = 0xFF }
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  @Test("No change of a file makes reading its header trap")
  func headers() throws {
    var generator = SplitMix64(seed: 1)
    let fixtures = try ImageFixture.all.map { (bytes: try $0.bytes, isPNG: $0.format == "PNG") }
    var (good, bad) = (0, 0)
    for number in 0..<20_000 {
      do throws(ImageFileError) {
        let fixture = fixtures[number % fixtures.count]
        let bytes = changed(fixture.bytes, &generator)
        // Right checksums let a change of a PNG reach the code after them.
        let image = try ImageFile(bytes: fixture.isPNG && number % 2 == 0 ? PNGWriter.repaired(bytes) : bytes)
        if let size = image.naturalSize {
          #expect(size.width > 0 && size.height > 0)
          #expect(image.format == .svg || size.width * size.height <= Double(ImageLimits.pixelCount))
        }
        good += 1
      } catch {
        #expect(!error.description.isEmpty)
        bad += 1
      }
    }
    #expect(good > 1000 && bad > 1000)
  }
}
