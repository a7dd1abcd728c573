/// Decodes JPEG: baseline, extended and progressive with 8 bits and Huffman codes, in gray, RGB, YCbCr, CMYK and YCCK.
///
/// Not decoded are arithmetic coding, lossless and hierarchical frames, and 12 bits, which browsers do not show either.
/// Color profiles are ignored. Damage is an error where a browser shows the part before it.
package enum JPEGDecoder {
  /// Decodes an image, turned as its Exif orientation says.
  ///
  /// - Parameter bytes: all bytes of the file.
  /// - Throws: `JPEGError` where the file is no JPEG, is damaged, has too many pixels, or is of a kind that is not
  ///   decoded.
  package static func decode(_ bytes: [UInt8]) throws(JPEGError) -> Bitmap {
    let file = ImageBytes(bytes)
    let header = try header(of: file)
    var segments = JPEGSegments(file)
    var tables = JPEGTables()
    var frame: JPEGFrame?
    var scanCount = 0
    while let segment = segments.next() {
      switch segment.marker {
      case header.frameMarker:
        guard frame == nil else { throw .malformed("it has two frames") }
        frame = try JPEGFrame(file, segment)
      case 0xDA:
        guard frame != nil else { throw .malformed("it has a scan before its frame") }
        scanCount += 1
        guard scanCount <= ImageLimits.scanCount else { throw .tooManyScans }
        segments.position = try decodeScan(segment, file, tables, &frame)
      case 0xD9:
        guard let frame, scanCount > 0 else { throw .malformed("it has no image data") }
        return bitmap(of: frame, JPEGColor(frame, adobeTransform: tables.adobeTransform)).oriented(header.orientation)
      default: try tables.take(segment, file)
      }
    }
    throw segments.isMalformed ? .malformed("one of its segments is shorter than its own length") : .truncated
  }

  private static func header(of file: ImageBytes) throws(JPEGError) -> JPEGHeader {
    let header: JPEGHeader
    do throws(ImageFileError) {
      guard ImageFile.Format(recognizing: file) == .jpeg else {
        throw .malformed(.jpeg, "it does not begin as a JPEG does")
      }
      header = try JPEGHeader(file)
      try header.imageHeader.checkLimits()
    } catch {
      throw .header(error)
    }
    guard header.size.width * header.size.height <= ImageLimits.decodedPixelCount else {
      throw .tooManyPixels(width: header.size.width, height: header.size.height)
    }
    switch header.frameMarker {
    case 0xC0, 0xC1, 0xC2: return header
    case 0xC9...0xCF: throw .unsupported("arithmetic coding")
    case 0xC3: throw .unsupported("a lossless frame")
    default: throw .unsupported("a hierarchical frame")
    }
  }

  /// Decodes a scan, and returns where the next segment is to be looked for.
  private static func decodeScan(
    _ segment: JPEGSegments.Segment, _ file: ImageBytes, _ tables: JPEGTables, _ frame: inout JPEGFrame?
  ) throws(JPEGError) -> Int {
    guard var decoded = frame else { return segment.data.upperBound }
    // The coefficients have one owner while they change, so that they are not copied.
    frame = nil
    var scan = try JPEGScan(file, segment, decoded, tables)
    for number in scan.componentNumbers where decoded.components[number].quantizers == nil {
      // Later tables in the same place are for other components.
      guard let table = tables.quantizers[decoded.components[number].quantization] else {
        throw .malformed("a component has no quantization table")
      }
      decoded.components[number].quantizers = table
    }
    try scan.decode(into: &decoded)
    frame = decoded
    return scan.bits.position
  }

  private static func bitmap(of frame: JPEGFrame, _ color: JPEGColor) -> Bitmap {
    var bitmap = Bitmap(transparent: frame.size)
    let planes = frame.components.map { JPEGPlane($0, in: frame) }
    var lines = [[Int]](repeating: [Int](repeating: 0, count: frame.size.width), count: planes.count)
    for row in 0..<frame.size.height {
      for (number, plane) in planes.enumerated() { plane.write(row: row, to: &lines[number]) }
      color.write(lines, to: &bitmap.samples, at: 4 * row * frame.size.width)
    }
    return bitmap
  }
}
