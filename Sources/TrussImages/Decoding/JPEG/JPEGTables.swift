/// The tables of a JPEG that hold for the scans that follow them (ITU-T T.81, B.2.4).
struct JPEGTables: Sendable {
  /// The quantization tables, in rows.
  private(set) var quantizers = [[UInt16]?](repeating: nil, count: 4)
  /// The codes of direct coefficients.
  private(set) var direct = [JPEGCode?](repeating: nil, count: 4)
  /// The codes of the other coefficients.
  private(set) var alternating = [JPEGCode?](repeating: nil, count: 4)
  /// The MCUs between two restarts; 0 where there are none.
  private(set) var restartInterval = 0
  /// The color transform that a segment of Adobe's names: 0 for none, 1 for YCbCr, 2 for YCCK.
  private(set) var adobeTransform: UInt8?

  /// Takes a segment, if it is one of tables.
  mutating func take(_ segment: JPEGSegments.Segment, _ file: ImageBytes) throws(JPEGError) {
    let data = file.bytes[segment.data]
    switch segment.marker {
    case 0xC4: try takeCodes(data)
    case 0xDB: try takeQuantizers(data)
    case 0xDD:
      guard data.count == 2, let interval = file.u16(data.startIndex) else {
        throw .malformed("its restart interval has an impossible length")
      }
      restartInterval = interval
    case 0xEE where file.begins(with: "Adobe", at: data.startIndex) && data.count >= 12:
      adobeTransform = data[data.startIndex + 11]
    default: break
    }
  }

  private mutating func takeCodes(_ data: ArraySlice<UInt8>) throws(JPEGError) {
    var rest = data
    while let kind = rest.popFirst() {
      let counts = rest.prefix(16)
      let symbols = rest.dropFirst(16).prefix(counts.reduce(0) { $0 + Int($1) })
      guard kind & 0xEC == 0, counts.count == 16, symbols.count == counts.reduce(0, { $0 + Int($1) }),
        let code = JPEGCode(counts: counts, symbols: symbols)
      else { throw .malformed("a Huffman table is impossible") }
      if kind & 0x10 == 0 { direct[Int(kind)] = code } else { alternating[Int(kind & 3)] = code }
      rest = rest[symbols.endIndex...]
    }
  }

  private mutating func takeQuantizers(_ data: ArraySlice<UInt8>) throws(JPEGError) {
    var rest = data
    while let kind = rest.popFirst() {
      let bytesEach = kind & 0xF0 == 0 ? 1 : 2
      let bytes = Array(rest.prefix(64 * bytesEach))
      guard kind & 0xEC == 0, bytes.count == 64 * bytesEach else {
        throw .malformed("a quantization table is impossible")
      }
      var table = [UInt16](repeating: 0, count: 64)
      for (index, place) in JPEGTransform.zigzag.enumerated() {
        table[place] =
          bytesEach == 1 ? UInt16(bytes[index]) : UInt16(bytes[2 * index]) << 8 | UInt16(bytes[2 * index + 1])
      }
      quantizers[Int(kind & 3)] = table
      rest = rest.dropFirst(bytes.count)
    }
  }
}
