/// The header of a JPEG: the size of its frame, and the orientation of its Exif data (ITU-T T.81, B.2).
struct JPEGHeader: Equatable, Sendable {
  /// The columns and rows as stored.
  let size: PixelSize
  let orientation: ExifOrientation
  /// The last byte of the marker of the frame: 0xC0 for baseline, 0xC2 for progressive.
  let frameMarker: UInt8

  var imageHeader: ImageHeader {
    get throws(ImageFileError) { try ImageHeader(stored: size, orientation: orientation) }
  }

  /// Reads all segments up to the first scan: browsers follow Exif data after the frame header too.
  init(_ bytes: ImageBytes) throws(ImageFileError) {
    var segments = JPEGSegments(bytes)
    var frame: (marker: UInt8, size: PixelSize)?
    var orientation: ExifOrientation?
    var hasExif = false
    while let segment = segments.next() {
      switch segment.marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard frame == nil else { throw .malformed(.jpeg, "it has two frames") }
        guard segment.data.count >= 6, let height = bytes.u16(segment.data.lowerBound + 1),
          let width = bytes.u16(segment.data.lowerBound + 3)
        else { throw .malformed(.jpeg, "its frame header is too short") }
        frame = (segment.marker, PixelSize(width: width, height: height))
      case 0xE1 where !hasExif && bytes.begins(with: "Exif\0\0", at: segment.data.lowerBound):
        guard segment.data.count > 6 else { continue }
        hasExif = true
        orientation = ExifOrientation(bytes, in: segment.data.dropFirst(6))
      case 0xD9, 0xDA:
        guard let frame else { throw .malformed(.jpeg, "it has no frame header before its image data") }
        (size, frameMarker, self.orientation) = (frame.size, frame.marker, orientation ?? .upright)
        return
      default: continue
      }
    }
    throw segments.isMalformed
      ? .malformed(.jpeg, "one of its segments is shorter than its own length") : .truncated(.jpeg)
  }
}

/// The segments of a JPEG, from the one after the start of the image on.
struct JPEGSegments: IteratorProtocol {
  struct Segment: Sendable {
    /// The second byte of the marker.
    let marker: UInt8
    /// Where the data lie in the file, after their length.
    let data: Range<Int>
  }

  private let bytes: ImageBytes
  /// Where the next segment is looked for.
  var position = 2
  /// Whether the last segment's length is impossible.
  private(set) var isMalformed = false

  init(_ bytes: ImageBytes) { self.bytes = bytes }

  /// The next segment, or nil where the file is cut short before its end.
  ///
  /// Bytes between segments are skipped, as libjpeg does.
  mutating func next() -> Segment? {
    guard !isMalformed else { return nil }
    while let byte = bytes[position] {
      position += 1
      guard byte == 0xFF else { continue }
      while bytes[position] == 0xFF { position += 1 }
      guard let marker = bytes[position] else { return nil }
      position += 1
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xD9: return Segment(marker: marker, data: position..<position)
      default: return segment(marker)
      }
    }
    return nil
  }

  private mutating func segment(_ marker: UInt8) -> Segment? {
    guard let length = bytes.u16(position) else { return nil }
    guard length >= 2 else {
      isMalformed = true
      return nil
    }
    guard position + length <= bytes.count else { return nil }
    let data = position + 2..<position + length
    position = data.upperBound
    return Segment(marker: marker, data: data)
  }
}
