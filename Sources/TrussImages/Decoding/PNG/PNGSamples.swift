/// Makes RGBA with 8 bits of the samples of a PNG.
///
/// Samples of fewer bits are spread over 0 to 255, those of 16 bits are rounded to 8 (PNG, third edition, section
/// 13.12). A palette has opaque black beyond its last color, as libpng does.
struct PNGSamples {
  private let header: PNGHeader
  /// The pixels by their sample, where a pixel is one sample of at most 8 bits.
  private let table: [Bitmap.Pixel]
  /// The samples of the transparent color, where there is one and a pixel is not looked up.
  private let transparent: [Int]?

  init(_ header: PNGHeader, _ content: PNGContent) {
    self.header = header
    let file = ImageBytes(content.transparency)
    let colors = stride(from: 0, to: content.transparency.count, by: 2).map { file.u16($0) ?? 0 }
    switch header.colorType {
    case .palette:
      table = Self.paletteTable(content)
      transparent = nil
    case .gray where header.bitDepth <= 8:
      table = Self.grayTable(bitDepth: header.bitDepth, transparent: colors.first)
      transparent = nil
    case .gray, .rgb, .grayAlpha, .rgba:
      table = []
      transparent = colors.isEmpty ? nil : colors
    }
  }

  private static func paletteTable(_ content: PNGContent) -> [Bitmap.Pixel] {
    (0..<256).map { index in
      guard 3 * index + 2 < content.palette.count else { return Bitmap.Pixel(red: 0, green: 0, blue: 0) }
      let alpha = content.transparency.indices.contains(index) ? content.transparency[index] : .max
      let (red, green, blue) = (
        content.palette[3 * index], content.palette[3 * index + 1], content.palette[3 * index + 2]
      )
      return Bitmap.Pixel(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  private static func grayTable(bitDepth: Int, transparent: Int?) -> [Bitmap.Pixel] {
    let largest = 1 << bitDepth - 1
    // Only the lower bits of the transparent sample count.
    let hidden = transparent.map { $0 & largest }
    return (0...largest).map { sample in
      let gray = UInt8(clamping: sample * 255 / largest)
      return Bitmap.Pixel(red: gray, green: gray, blue: gray, alpha: sample == hidden ? 0 : .max)
    }
  }

  /// Writes the pixels of a pass to their places.
  ///
  /// - Parameters:
  ///   - data: the rows without their filters, each after one byte.
  ///   - start: where the pass begins.
  ///   - pass: which rows and columns it has.
  ///   - bitmap: where they are written.
  func write(_ data: [UInt8], from start: Int, _ pass: PNGPass, to bitmap: inout Bitmap) {
    let width = bitmap.width
    data.withUnsafeBufferPointer { data in
      bitmap.samples.withUnsafeMutableBufferPointer { samples in
        for row in 0..<pass.size.height {
          let place = start + row * (pass.rowByteCount + 1) + 1
          let bytes = UnsafeBufferPointer(rebasing: data[place..<place + pass.rowByteCount])
          let first = (pass.rows.first + row * pass.rows.step) * width + pass.columns.first
          if table.isEmpty {
            writeColors(bytes, count: pass.size.width, to: samples, at: 4 * first, step: 4 * pass.columns.step)
          } else {
            writeLookedUp(bytes, count: pass.size.width, to: samples, at: 4 * first, step: 4 * pass.columns.step)
          }
        }
      }
    }
  }

  private func writeLookedUp(
    _ row: UnsafeBufferPointer<UInt8>, count: Int, to samples: UnsafeMutableBufferPointer<UInt8>, at first: Int,
    step: Int
  ) {
    let bitDepth = header.bitDepth
    let mask = 1 << bitDepth - 1
    var place = first
    for column in 0..<count {
      let bit = column * bitDepth
      // The first pixel lies in the highest bits.
      let pixel = table[Int(row[bit >> 3]) >> (8 - bitDepth - bit & 7) & mask]
      samples[place] = pixel.red
      samples[place + 1] = pixel.green
      samples[place + 2] = pixel.blue
      samples[place + 3] = pixel.alpha
      place += step
    }
  }

  private func writeColors(
    _ row: UnsafeBufferPointer<UInt8>, count: Int, to samples: UnsafeMutableBufferPointer<UInt8>, at first: Int,
    step: Int
  ) {
    let channels = header.colorType.channelCount
    let isWide = header.bitDepth == 16
    let isGray = channels < 3
    let hasAlpha = channels % 2 == 0
    let pixelBytes = channels * (isWide ? 2 : 1)
    var (source, place) = (0, first)
    for _ in 0..<count {
      for channel in 0..<3 {
        let sample = isGray ? 0 : channel
        samples[place + channel] = isWide ? Self.narrowed(row, source + 2 * sample) : row[source + sample]
      }
      if hasAlpha {
        samples[place + 3] = isWide ? Self.narrowed(row, source + pixelBytes - 2) : row[source + pixelBytes - 1]
      } else {
        samples[place + 3] = isTransparent(row, source, channels, isWide) ? 0 : .max
      }
      source += pixelBytes
      place += step
    }
  }

  /// The sample of 16 bits at a place, rounded to 8.
  @inline(__always) private static func narrowed(_ row: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt8 {
    let sample = UInt32(row[place]) << 8 | UInt32(row[place + 1])
    return UInt8(truncatingIfNeeded: (sample * 255 + 32767) / 65535)
  }

  private func isTransparent(_ row: UnsafeBufferPointer<UInt8>, _ place: Int, _ channels: Int, _ isWide: Bool) -> Bool {
    guard let transparent, transparent.count == channels else { return false }
    for channel in 0..<channels {
      let sample =
        isWide
        ? Int(row[place + 2 * channel]) << 8 | Int(row[place + 2 * channel + 1]) : Int(row[place + channel])
      guard sample == transparent[channel] & (isWide ? 0xFFFF : 0xFF) else { return false }
    }
    return true
  }
}
