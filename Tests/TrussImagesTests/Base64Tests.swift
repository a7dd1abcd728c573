import Foundation
import TestSupport
import Testing

@testable import TrussImages

@Suite("Base64")
struct Base64Tests {
  @Test("The encoding of any number of bytes is Foundation's", arguments: 0..<67)
  func lengths(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var output: [UInt8] = []
    Base64.encode(bytes, into: &output)
    #expect(String(decoding: output, as: UTF8.self) == Data(bytes).base64EncodedString())
    #expect(Base64.encodedCount(of: count) == Data(bytes).base64EncodedString().utf8.count)
  }

  @Test("Every group of three bytes is Foundation's")
  func groups() {
    let bytes = (0..<1 << 18).flatMap {
      [UInt8($0 >> 10), UInt8(truncatingIfNeeded: $0 >> 2), UInt8(truncatingIfNeeded: $0 * 67)]
    }
    var output = Array("before".utf8)
    Base64.encode(bytes, into: &output)
    #expect(String(decoding: output, as: UTF8.self) == "before" + Data(bytes).base64EncodedString())
  }
}
