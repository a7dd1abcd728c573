/// Makes samples of the coefficients of a component (ITU-T T.81, A.3.3 and A.3.4).
enum JPEGTransform {
  /// The places of the coefficients in a block's rows, in the order in which they are stored.
  static let zigzag: [Int] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21,
    28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54,
    47, 55, 62, 63,
  ]

  /// The samples of a component, row by row; as many in a row as its blocks have.
  static func samples(of component: JPEGFrame.Component) -> [UInt8] {
    let stride = 8 * component.blocksPerRow
    let quantizers = (component.quantizers ?? [UInt16](repeating: 1, count: 64)).map(Float.init)
    var samples = [UInt8](repeating: 0, count: component.coefficients.count)
    var block = [Float](repeating: 0, count: 64)
    for number in 0..<component.coefficients.count / 64 {
      let source = 64 * number
      let target = number / component.blocksPerRow * 8 * stride + number % component.blocksPerRow * 8
      component.coefficients.withUnsafeBufferPointer { coefficients in
        samples.withUnsafeMutableBufferPointer { samples in
          block.withUnsafeMutableBufferPointer { block in
            quantizers.withUnsafeBufferPointer { quantizers in
              for index in 0..<64 { block[index] = Float(coefficients[source + index]) * quantizers[index] }
            }
            invert(block)
            for index in 0..<64 { samples[target + index / 8 * stride + index % 8] = sample(block[index]) }
          }
        }
      }
    }
    return samples
  }

  /// The nearest sample; 128 is the middle. A sum of finite products is finite, and the bounds keep it in a byte.
  @inline(__always) private static func sample(_ value: Float) -> UInt8 {
    UInt8(clamping: value + 128.5)
  }

  /// The inverse cosine transform of a block, in place: of its columns, and of its rows.
  private static func invert(_ block: UnsafeMutableBufferPointer<Float>) {
    for column in 0..<8 { invertLine(block, column, 8) }
    for row in 0..<8 { invertLine(block, 8 * row, 1) }
  }

  /// The inverse transform of eight numbers: with F(0) over the square root of 2, half the sum of F(u) cos((2x + 1) u π
  /// / 16). The even and the odd terms are summed apart, as the other half of the places differs only in the sign of
  /// the odd ones.
  @inline(__always) private static func invertLine(
    _ block: UnsafeMutableBufferPointer<Float>, _ start: Int, _ step: Int
  ) {
    // The halves of cos(n π / 16).
    let (c1, c2, c3, c4): (Float, Float, Float, Float) = (0.490_392_64, 0.461_939_77, 0.415_734_81, 0.353_553_39)
    let (c5, c6, c7): (Float, Float, Float) = (0.277_785_12, 0.191_341_72, 0.097_545_16)
    let (f0, f1, f2, f3) = (block[start], block[start + step], block[start + 2 * step], block[start + 3 * step])
    let (f4, f5) = (block[start + 4 * step], block[start + 5 * step])
    let (f6, f7) = (block[start + 6 * step], block[start + 7 * step])
    let (sum, difference) = (c4 * (f0 + f4), c4 * (f0 - f4))
    let (outer, inner) = (c2 * f2 + c6 * f6, c6 * f2 - c2 * f6)
    let even = (sum + outer, difference + inner, difference - inner, sum - outer)
    let odd0 = c1 * f1 + c3 * f3 + c5 * f5 + c7 * f7
    let odd1 = c3 * f1 - c7 * f3 - c1 * f5 - c5 * f7
    let odd2 = c5 * f1 - c1 * f3 + c7 * f5 + c3 * f7
    let odd3 = c7 * f1 - c5 * f3 + c3 * f5 - c1 * f7
    block[start] = even.0 + odd0
    block[start + step] = even.1 + odd1
    block[start + 2 * step] = even.2 + odd2
    block[start + 3 * step] = even.3 + odd3
    block[start + 4 * step] = even.3 - odd3
    block[start + 5 * step] = even.2 - odd2
    block[start + 6 * step] = even.1 - odd1
    block[start + 7 * step] = even.0 - odd0
  }
}
