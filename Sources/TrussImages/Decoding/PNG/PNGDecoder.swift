/// Decodes PNG: all color types and bit depths, interlaced or not, with transparency (PNG, third edition).
///
/// Of an APNG it decodes the default image. Colors are taken as sRGB: `gAMA`, `cHRM` and `iCCP` are ignored. The
/// checksums of the chunks that it uses and of the image data must be right. Image data that become longer or shorter
/// than the header says are an error, so that no more than ``ImageLimits/inflatedByteCount`` bytes are ever made of
/// them.
package enum PNGDecoder {
  /// Decodes an image, turned as its Exif orientation says.
  ///
  /// - Parameter bytes: all bytes of the file.
  /// - Throws: `PNGError` where the file is no PNG, is damaged, or has too many pixels.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let file = ImageBytes(bytes)
    let header = try header(of: file)
    let content = try PNGContent(file, header)
    let passes = PNGPass.passes(of: header)
    let byteCount = passes.reduce(0) { $0 + $1.byteCount }
    guard byteCount <= ImageLimits.inflatedByteCount else {
      throw .tooManyPixels(width: header.size.width, height: header.size.height)
    }
    var data: [UInt8]
    do throws(InflateError) {
      data = try Inflate.decompress(content.imageData, expecting: byteCount)
    } catch {
      throw .imageData(error)
    }
    var bitmap = Bitmap(transparent: header.size)
    let samples = PNGSamples(header, content)
    var start = 0
    for pass in passes {
      try PNGFilter.undo(&data, from: start, pass, pixelBytes: max(1, header.bitsPerPixel / 8))
      samples.write(data, from: start, pass, to: &bitmap)
      start += pass.byteCount
    }
    return bitmap.oriented(header.orientation)
  }

  private static func header(of file: ImageBytes) throws(PNGError) -> PNGHeader {
    let header: PNGHeader
    do throws(ImageFileError) {
      header = try PNGHeader(file)
      try header.imageHeader.checkLimits()
    } catch {
      throw .header(error)
    }
    // The limits of the header keep the product from overflowing.
    guard header.size.width * header.size.height <= ImageLimits.decodedPixelCount else {
      throw .tooManyPixels(width: header.size.width, height: header.size.height)
    }
    return header
  }
}

/// What the chunks of a PNG hold, checked for their order and checksums.
struct PNGContent {
  /// Three bytes a color.
  private(set) var palette: [UInt8] = []
  /// The data of the chunk `tRNS`: alphas of a palette, or the one color that is transparent.
  private(set) var transparency: [UInt8] = []
  /// The data of the chunks `IDAT`, put together.
  private(set) var imageData: [UInt8] = []

  init(_ file: ImageBytes, _ header: PNGHeader) throws(PNGError) {
    var chunks = PNGChunks(file)
    var isFirst = true
    var last: PNGChunks.ChunkType?
    while let chunk = chunks.next() {
      // The header is read already.
      if !isFirst { try take(chunk, after: last, file, header) }
      if chunk.type == .end {
        guard !imageData.isEmpty else { throw .missingChunk("IDAT") }
        guard header.colorType != .palette || !palette.isEmpty else { throw .missingChunk("PLTE") }
        return
      }
      last = chunk.type
      isFirst = false
    }
    throw .truncated
  }

  private mutating func take(
    _ chunk: PNGChunks.Chunk, after last: PNGChunks.ChunkType?, _ file: ImageBytes, _ header: PNGHeader
  ) throws(PNGError) {
    let name = chunk.type.description
    guard chunk.type.isCritical || chunk.type == .transparency else { return }
    guard CRC32.checksum(file.bytes[chunk.data.lowerBound - 4..<chunk.data.upperBound]) == chunk.checksum else {
      throw .checksum(chunk: name)
    }
    let data = file.bytes[chunk.data]
    switch chunk.type {
    case .palette:
      guard palette.isEmpty, imageData.isEmpty, header.colorType != .gray, header.colorType != .grayAlpha else {
        throw .misplacedChunk(name)
      }
      guard !data.isEmpty, data.count % 3 == 0, data.count <= 3 * 256 else { throw .malformedChunk(name) }
      palette = Array(data)
    case .transparency:
      guard transparency.isEmpty, imageData.isEmpty, header.colorType != .palette || !palette.isEmpty else {
        throw .misplacedChunk(name)
      }
      guard Self.transparencyLengths(header, palette).contains(data.count) else { throw .malformedChunk(name) }
      transparency = Array(data)
    case .imageData:
      guard imageData.isEmpty || last == .imageData else { throw .misplacedChunk(name) }
      imageData += data
    case .end: break
    case .header: throw .misplacedChunk(name)
    default: throw .unknownChunk(name)
    }
  }

  /// The lengths that the chunk `tRNS` may have.
  private static func transparencyLengths(_ header: PNGHeader, _ palette: [UInt8]) -> ClosedRange<Int> {
    switch header.colorType {
    case .gray: 2...2
    case .rgb: 6...6
    case .palette: 1...max(1, palette.count / 3)
    // An alpha channel and this chunk exclude each other: no length is right.
    case .grayAlpha, .rgba: -1 ... -1
    }
  }
}
