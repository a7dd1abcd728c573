/// The frame of a JPEG: its components, and the coefficients of their blocks (ITU-T T.81, A.1 and A.2).
struct JPEGFrame: Sendable {
  struct Component: Sendable {
    let identifier: UInt8
    /// The samples that it has in a row and in a column, in proportion to the other components.
    let horizontalFactor: Int
    let verticalFactor: Int
    /// Which of the four quantization tables it takes.
    let quantization: Int
    /// The samples that belong to the image.
    let size: PixelSize
    /// The blocks that belong to the image, in a row and in a column.
    let blocks: PixelSize
    /// The blocks in a row of the coefficients: as many as whole MCUs have.
    let blocksPerRow: Int
    /// The 64 coefficients of each block, in rows.
    var coefficients: [Int16]
    /// The table that it had at its first scan.
    var quantizers: [UInt16]?
  }

  let size: PixelSize
  let isProgressive: Bool
  /// The MCUs in a row and in a column.
  let units: PixelSize
  let horizontalFactor: Int
  let verticalFactor: Int
  var components: [Component]

  /// Reads a frame header.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - segment: where the frame header lies in it.
  init(_ file: ImageBytes, _ segment: JPEGSegments.Segment) throws(JPEGError) {
    let data = Array(file.bytes[segment.data])
    guard data.count >= 6, data.count == 6 + 3 * Int(data[5]) else {
      throw .malformed("its frame header has an impossible length")
    }
    guard data[0] == 8 else { throw .unsupported("samples of \(data[0]) bits") }
    guard [1, 3, 4].contains(data[5]) else { throw .unsupported("\(data[5]) components") }
    let size = PixelSize(width: Int(data[3]) << 8 | Int(data[4]), height: Int(data[1]) << 8 | Int(data[2]))
    let factors = stride(from: 7, to: data.count, by: 3).map { (Int(data[$0] >> 4), Int(data[$0] & 15)) }
    guard factors.allSatisfy({ (1...4).contains($0.0) && (1...4).contains($0.1) }) else {
      throw .malformed("a sampling factor is not between 1 and 4")
    }
    let horizontal = factors.reduce(1) { max($0, $1.0) }
    let vertical = factors.reduce(1) { max($0, $1.1) }
    units = PixelSize(
      width: Self.quotient(size.width, 8 * horizontal), height: Self.quotient(size.height, 8 * vertical))
    self.size = size
    isProgressive = segment.marker == 0xC2
    (horizontalFactor, verticalFactor) = (horizontal, vertical)
    let blockCount = factors.reduce(0) { [units] in $0 + $1.0 * $1.1 * units.width * units.height }
    // Each block takes a bit at least: a file that is shorter than that reserves no memory.
    guard blockCount / 8 <= file.count else { throw .truncated }
    components = []
    for (number, (columns, rows)) in factors.enumerated() {
      let place = 6 + 3 * number
      guard data[place + 2] < 4 else { throw .malformed("a component names a quantization table beyond the fourth") }
      guard !components.contains(where: { $0.identifier == data[place] }) else {
        throw .malformed("two components have the same identifier")
      }
      let samples = PixelSize(
        width: Self.quotient(size.width * columns, horizontal), height: Self.quotient(size.height * rows, vertical))
      components.append(
        Component(
          identifier: data[place], horizontalFactor: columns, verticalFactor: rows,
          quantization: Int(data[place + 2]), size: samples,
          blocks: PixelSize(width: Self.quotient(samples.width, 8), height: Self.quotient(samples.height, 8)),
          blocksPerRow: units.width * columns,
          coefficients: [Int16](repeating: 0, count: 64 * columns * rows * units.width * units.height)))
    }
  }

  /// The quotient, rounded up.
  private static func quotient(_ number: Int, _ divisor: Int) -> Int { (number + divisor - 1) / divisor }
}
