/// Why a JPEG cannot be decoded.
package enum JPEGError: Error, Equatable, Sendable {
  /// The header is not that of a JPEG, or is damaged.
  case header(ImageFileError)
  /// The image has more pixels than ``ImageLimits/decodedPixelCount``.
  case tooManyPixels(width: Int, height: Int)
  /// The file ends before the image does.
  case truncated
  /// The image is of a kind that is rare and is not decoded, as `arithmetic coding`.
  case unsupported(String)
  /// The file says what the format does not allow.
  case malformed(String)
  /// The image has more scans than ``ImageLimits/scanCount``.
  case tooManyScans
}

extension JPEGError: CustomStringConvertible {
  /// `the JPEG is cut short`.
  package var description: String {
    switch self {
    case .header(let error): error.description
    case .tooManyPixels(let width, let height):
      "the JPEG has \(width) x \(height) pixels; \(ImageLimits.decodedPixelCount) can be decoded"
    case .truncated: "the JPEG is cut short"
    case .unsupported(let kind): "the JPEG has \(kind), which cannot be decoded"
    case .malformed(let reason): "the JPEG is malformed: \(reason)"
    case .tooManyScans: "the JPEG has more than \(ImageLimits.scanCount) scans"
    }
  }
}
