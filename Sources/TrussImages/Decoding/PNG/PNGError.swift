/// Why a PNG cannot be decoded.
package enum PNGError: Error, Equatable, Sendable {
  /// The header is not that of a PNG, or is damaged.
  case header(ImageFileError)
  /// The image has more pixels than ``ImageLimits/decodedPixelCount``.
  case tooManyPixels(width: Int, height: Int)
  /// The file ends before its chunk `IEND`.
  case truncated
  /// The checksum of a chunk is wrong.
  case checksum(chunk: String)
  /// A chunk that the image needs is not there.
  case missingChunk(String)
  /// A chunk stands where it may not, or twice.
  case misplacedChunk(String)
  /// A chunk has an impossible length.
  case malformedChunk(String)
  /// A decoder must understand a chunk that is not of PNG.
  case unknownChunk(String)
  /// The image data cannot be decompressed.
  case imageData(InflateError)
  /// A row has a filter that is not of PNG.
  case unknownFilter(UInt8)
}

extension PNGError: CustomStringConvertible {
  /// `the checksum of the PNG's chunk IDAT is wrong`.
  package var description: String {
    switch self {
    case .header(let error): error.description
    case .tooManyPixels(let width, let height):
      "the PNG has \(width) x \(height) pixels; \(ImageLimits.decodedPixelCount) can be decoded"
    case .truncated: "the PNG is cut short"
    case .checksum(let chunk): "the checksum of the PNG's chunk \(chunk) is wrong"
    case .missingChunk(let chunk): "the PNG has no chunk \(chunk)"
    case .misplacedChunk(let chunk): "the PNG's chunk \(chunk) is in the wrong place"
    case .malformedChunk(let chunk): "the PNG's chunk \(chunk) has an impossible length"
    case .unknownChunk(let chunk): "the PNG needs the chunk \(chunk), which is unknown"
    case .imageData(let error): "the PNG's image data cannot be decompressed: \(error)"
    case .unknownFilter(let filter): "a row of the PNG has the unknown filter \(filter)"
    }
  }
}
