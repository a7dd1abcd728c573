/// The chunks of a PNG, from the first on until the file ends or is cut short.
struct PNGChunks: IteratorProtocol {
  /// The four letters that say what a chunk is, as a number.
  struct ChunkType: Equatable, Sendable, CustomStringConvertible {
    let code: UInt32

    static let header = ChunkType("IHDR")
    static let palette = ChunkType("PLTE")
    static let imageData = ChunkType("IDAT")
    static let end = ChunkType("IEND")
    static let transparency = ChunkType("tRNS")
    static let exif = ChunkType("eXIf")

    init(code: UInt32) { self.code = code }

    init(_ letters: StaticString) {
      code = letters.description.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Whether a decoder must understand the chunk: its first letter is a capital.
    var isCritical: Bool { code & 0x2000_0000 == 0 }

    /// The letters; `?` stands for what is none.
    var description: String {
      var text = ""
      for shift in [24, 16, 8, 0] {
        let byte = UInt8(truncatingIfNeeded: code >> UInt32(shift))
        let isLetter = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        text.unicodeScalars.append(isLetter ? Unicode.Scalar(byte) : "?")
      }
      return text
    }
  }

  struct Chunk: Sendable {
    let type: ChunkType
    /// Where the data lie in the file.
    let data: Range<Int>
    /// The checksum that follows the data.
    let checksum: UInt32
  }

  private let bytes: ImageBytes
  private var position: Int

  init(_ bytes: ImageBytes) {
    self.bytes = bytes
    position = PNGHeader.signature.count
  }

  mutating func next() -> Chunk? {
    guard let length = bytes.u32(position), length <= Int(Int32.max), let type = bytes.u32(position + 4),
      let checksum = bytes.u32(position + 8 + length)
    else { return nil }
    let data = position + 8..<position + 8 + length
    position = data.upperBound + 4
    return Chunk(
      type: ChunkType(code: UInt32(truncatingIfNeeded: type)), data: data,
      checksum: UInt32(truncatingIfNeeded: checksum))
  }
}
