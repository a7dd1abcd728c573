extension Bitmap {
  /// The image in another size, each pixel the mean of the area that it covers (a box filter).
  ///
  /// Colors count by their alpha, so that what is transparent colors nothing. The sums are whole numbers: the result is
  /// the exact mean, rounded once. As CSS and Pillow do, it averages sRGB values and not light.
  ///
  /// - Parameters:
  ///   - newWidth: the columns; at least one and at most ``ImageLimits/scaledSideLength`` are made.
  ///   - newHeight: the rows; in the same bounds.
  package func scaled(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    let limits = 1...ImageLimits.scaledSideLength
    let size = PixelSize(width: newWidth.clamped(to: limits), height: newHeight.clamped(to: limits))
    guard width > 0, height > 0, size != PixelSize(width: width, height: height) else {
      return width > 0 && height > 0 ? self : Bitmap(transparent: size)
    }
    var result = Bitmap(transparent: size)
    let columns = BoxShares(from: width, to: size.width)
    let rows = BoxShares(from: height, to: size.height)
    var source = 0
    var sums = [WeightedColor](repeating: WeightedColor(), count: size.width)
    var loadedRow = -1
    for row in 0..<size.height {
      var total = [WeightedColor](repeating: WeightedColor(), count: size.width)
      source = rows.first(row)
      while let weight = rows.weight(of: source, in: row) {
        if source != loadedRow {
          sumRow(source, columns, into: &sums)
          loadedRow = source
        }
        for column in total.indices { total[column].add(sums[column], times: weight) }
        source += 1
      }
      let area = width * height
      for column in total.indices { result.set(total[column].mean(over: area), column: column, row: row) }
    }
    return result
  }

  private func sumRow(_ row: Int, _ columns: BoxShares, into sums: inout [WeightedColor]) {
    for column in sums.indices {
      var sum = WeightedColor()
      var source = columns.first(column)
      while let weight = columns.weight(of: source, in: column) {
        sum.add(samples, at: 4 * (row * width + source), times: weight)
        source += 1
      }
      sums[column] = sum
    }
  }

  private mutating func set(_ pixel: Pixel, column: Int, row: Int) {
    let place = 4 * (row * width + column)
    samples[place] = pixel.red
    samples[place + 1] = pixel.green
    samples[place + 2] = pixel.blue
    samples[place + 3] = pixel.alpha
  }
}

/// How `from` equal parts of a side share in `to` equal parts of it, in whole numbers: the side is `from * to` long.
private struct BoxShares {
  let from: Int
  let to: Int

  /// The first of the old parts that a new one has a share of.
  func first(_ part: Int) -> Int { part * from / to }

  /// The length that an old part has in common with a new one, or nil where there is none.
  func weight(of source: Int, in part: Int) -> Int? {
    let common = min((source + 1) * to, (part + 1) * from) - max(source * to, part * from)
    return common > 0 ? common : nil
  }
}

/// A sum of colors times alpha times a weight. With sides up to 65,535 it stays below 2^49.
private struct WeightedColor {
  var red = 0
  var green = 0
  var blue = 0
  var alpha = 0

  mutating func add(_ other: WeightedColor, times weight: Int) {
    red += other.red * weight
    green += other.green * weight
    blue += other.blue * weight
    alpha += other.alpha * weight
  }

  mutating func add(_ samples: [UInt8], at place: Int, times weight: Int) {
    let opacity = Int(samples[place + 3]) * weight
    red += Int(samples[place]) * opacity
    green += Int(samples[place + 1]) * opacity
    blue += Int(samples[place + 2]) * opacity
    alpha += opacity
  }

  func mean(over area: Int) -> Bitmap.Pixel {
    guard alpha > 0 else { return Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    func rounded(_ sum: Int, _ count: Int) -> UInt8 { UInt8(clamping: (2 * sum + count) / (2 * count)) }
    return Bitmap.Pixel(
      red: rounded(red, alpha), green: rounded(green, alpha), blue: rounded(blue, alpha),
      alpha: rounded(alpha, area))
  }
}

extension Int {
  /// The nearest number in a range.
  fileprivate func clamped(to limits: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}
