/// What the components of a JPEG are, and the RGB that they make (ITU-T T.871; for the rest what Adobe's programs
/// write).
enum JPEGColor {
  case gray
  case rgb
  case yCbCr
  /// Cyan, magenta, yellow and black.
  case cmyk(isInverted: Bool)
  /// Cyan, magenta, yellow and black, the first three stored as YCbCr.
  case ycck(isInverted: Bool)

  /// The meaning of the components, as libjpeg guesses it.
  init(_ frame: JPEGFrame, adobeTransform: UInt8?) {
    switch frame.components.count {
    case 1: self = .gray
    case 4: self = adobeTransform == 2 ? .ycck(isInverted: true) : .cmyk(isInverted: adobeTransform != nil)
    default:
      let letters = frame.components.map(\.identifier) == Array("RGB".utf8)
      self = adobeTransform.map { $0 == 0 } ?? letters ? .rgb : .yCbCr
    }
  }

  /// Writes a row of pixels.
  ///
  /// - Parameters:
  ///   - lines: the samples of each component.
  ///   - samples: the RGBA of the image.
  ///   - place: where the row begins there.
  func write(_ lines: [[Int]], to samples: inout [UInt8], at place: Int) {
    var place = place
    for column in lines[0].indices {
      let color =
        switch self {
        case .gray: (lines[0][column], lines[0][column], lines[0][column])
        case .rgb: (lines[0][column], lines[1][column], lines[2][column])
        case .yCbCr: Self.rgb(lines[0][column], lines[1][column], lines[2][column])
        case .cmyk(let isInverted):
          Self.rgb((lines[0][column], lines[1][column], lines[2][column]), lines[3][column], isInverted)
        case .ycck(let isInverted):
          Self.rgb(Self.rgb(lines[0][column], lines[1][column], lines[2][column]), lines[3][column], isInverted)
        }
      samples[place] = UInt8(clamping: color.0)
      samples[place + 1] = UInt8(clamping: color.1)
      samples[place + 2] = UInt8(clamping: color.2)
      samples[place + 3] = .max
      place += 4
    }
  }

  /// The RGB of YCbCr, by factors in units of 2^-16.
  @inline(__always) private static func rgb(_ y: Int, _ cb: Int, _ cr: Int) -> (Int, Int, Int) {
    let (blue, red) = (cb - 128, cr - 128)
    return (
      y + (91_881 * red + 32_768) >> 16, y + (-22_554 * blue - 46_802 * red + 32_768) >> 16,
      y + (116_130 * blue + 32_768) >> 16
    )
  }

  /// The RGB of inks without a profile: the light that they leave, one after the other.
  private static func rgb(_ inks: (Int, Int, Int), _ black: Int, _ isInverted: Bool) -> (Int, Int, Int) {
    func light(_ ink: Int) -> Int {
      let ink = min(max(ink, 0), 255)
      return isInverted ? ink : 255 - ink
    }
    return (
      (light(inks.0) * light(black) + 127) / 255, (light(inks.1) * light(black) + 127) / 255,
      (light(inks.2) * light(black) + 127) / 255
    )
  }
}
