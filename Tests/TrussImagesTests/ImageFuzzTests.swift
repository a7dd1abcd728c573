import TestSupport
import Testing

@testable import TrussImages

@Suite("Images against random changes", .serialized)
struct ImageFuzzTests {
  /// A changed file: bytes set, flipped, removed, doubled or zeroed, and cut short.
  private func changed(_ bytes: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &generator)
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

  /// The same PNG with right checksums, so that a change reaches what lies behind them.
  private func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var place = 8
    while let length = ImageBytes(bytes).u32(place), place + 12 + length <= bytes.count {
      let body = bytes[place + 4..<place + 8 + length]
      let end = place + 8 + length
      bytes.replaceSubrange(end..<end + 4, with: PNGWriter.u32(Int(CRC32.checksum(body))))
      place = end + 4
    }
    return bytes
  }

  @Test("No change of a file makes reading its header trap")
  func headers() throws {
    var generator = SplitMix64(seed: 1)
    let files = try ImageFixture.all.map { try $0.bytes }
    var (good, bad) = (0, 0)
    for number in 0..<20_000 {
      do throws(ImageFileError) {
        let image = try ImageFile(bytes: changed(files[number % files.count], &generator))
        if let size = image.pixelSize {
          #expect(size.width > 0 && size.height > 0 && size.width * size.height <= ImageLimits.pixelCount)
        }
        good += 1
      } catch {
        #expect(!error.description.isEmpty)
        bad += 1
      }
    }
    #expect(good > 1000 && bad > 1000)
  }

  @Test("No change of a PNG makes decoding it trap, and no image has more pixels than the limit")
  func decoding() throws {
    var generator = SplitMix64(seed: 2)
    let files = try ImageFixture.all.filter { $0.hash != nil && $0.name != "large.png" }.map { try $0.bytes }
    var (good, bad) = (0, 0)
    for number in 0..<20_000 {
      let bytes = changed(files[number % files.count], &generator)
      do throws(PNGError) {
        let bitmap = try PNGDecoder.decode(number % 4 == 0 ? bytes : repaired(bytes))
        #expect(bitmap.samples.count == 4 * bitmap.width * bitmap.height)
        good += 1
      } catch {
        #expect(!error.description.isEmpty)
        bad += 1
      }
    }
    #expect(good > 100 && bad > 1000)
  }

  @Test("No change of a JPEG makes decoding it trap")
  func scans() throws {
    var generator = SplitMix64(seed: 4)
    let files = try ImageFixture.all.filter { $0.format == "JPEG" }.map { try $0.bytes }
    var (good, bad) = (0, 0)
    for number in 0..<20_000 {
      do throws(JPEGError) {
        let bitmap = try JPEGDecoder.decode(changed(files[number % files.count], &generator))
        #expect(bitmap.samples.count == 4 * bitmap.width * bitmap.height)
        good += 1
      } catch {
        #expect(!error.description.isEmpty)
        bad += 1
      }
    }
    #expect(good > 1000 && bad > 1000)
  }

  @Test("No stream of random bits makes decompression trap")
  func decompression() {
    var generator = SplitMix64(seed: 3)
    var errors: [InflateError: Int] = [:]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...200, using: &generator)
      var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      bytes.replaceSubrange(0..<min(2, count), with: [0x78, 0x9C])
      do throws(InflateError) { _ = try Inflate.decompress(bytes, expecting: 1000) } catch {
        errors[error, default: 0] += 1
      }
    }
    for error in [InflateError.reservedBlock, .storedLength, .codeLengths, .invalidSymbol, .distanceTooFar, .truncated]
    {
      #expect(errors[error, default: 0] > 0, "\(error)")
    }
  }
}
