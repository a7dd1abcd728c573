/// The samples of a component, spread over all pixels of the image.
///
/// Between samples it goes over linearly: a pixel's middle lies between those of four samples, as libjpeg's "fancy
/// upsampling" has it for components of half the size.
struct JPEGPlane {
  /// The two samples that a pixel lies between along a side, and how much of the second it takes.
  private struct Place {
    let first: Int
    let second: Int
    let weight: Int
  }

  private let samples: [UInt8]
  private let stride: Int
  private let columns: [Place]
  private let rows: [Place]
  /// What the weights along a row and along a column are parts of.
  private let whole: (Int, Int)
  private let isFull: Bool

  init(_ component: JPEGFrame.Component, in frame: JPEGFrame) {
    samples = JPEGTransform.samples(of: component)
    stride = 8 * component.blocksPerRow
    let (across, down) = (component.horizontalFactor, component.verticalFactor)
    isFull = across == frame.horizontalFactor && down == frame.verticalFactor
    whole = (2 * frame.horizontalFactor, 2 * frame.verticalFactor)
    columns = Self.places(frame.size.width, across, frame.horizontalFactor, component.size.width)
    rows = Self.places(frame.size.height, down, frame.verticalFactor, component.size.height)
  }

  private static func places(_ count: Int, _ factor: Int, _ largest: Int, _ sampleCount: Int) -> [Place] {
    (0..<count).map { pixel in
      // The middle of the pixel in samples, times twice the largest factor; before the first sample it is that.
      let middle = max(0, (2 * pixel + 1) * factor - largest)
      let first = min(middle / (2 * largest), sampleCount - 1)
      return Place(first: first, second: min(first + 1, sampleCount - 1), weight: middle % (2 * largest))
    }
  }

  /// Writes the samples of a row of pixels.
  func write(row: Int, to line: inout [Int]) {
    let place = rows[row]
    let (upper, lower) = (place.first * stride, place.second * stride)
    if isFull {
      for column in line.indices { line[column] = Int(samples[upper + column]) }
      return
    }
    let (wholeAcross, wholeDown) = whole
    let half = wholeAcross * wholeDown / 2
    for column in line.indices {
      let across = columns[column]
      let top =
        Int(samples[upper + across.first]) * (wholeAcross - across.weight)
        + Int(samples[upper + across.second]) * across.weight
      let bottom =
        Int(samples[lower + across.first]) * (wholeAcross - across.weight)
        + Int(samples[lower + across.second]) * across.weight
      line[column] = (top * (wholeDown - place.weight) + bottom * place.weight + half) / (wholeAcross * wholeDown)
    }
  }
}
