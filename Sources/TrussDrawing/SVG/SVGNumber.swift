import TrussViews

/// Numbers as the document writes them: with at most two decimals and without trailing zeros, as `5`, `0.5`, `-12.25`;
/// never `-0`. What is not a number is written as 0.
enum SVGNumber {
  /// Beyond this no picture is to be seen, and hundredths still fit an integer.
  private static let largest = 1e12

  /// A number as text.
  static func string(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a number.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    let hundredths = hundredths(value)
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    append(whole, to: &bytes)
    guard rest > 0 else { return }
    let (tenths, last) = rest.quotientAndRemainder(dividingBy: 10)
    bytes.append(UInt8(ascii: "."))
    bytes.append(digit(tenths))
    if last > 0 { bytes.append(digit(last)) }
  }

  private static func hundredths(_ value: Double) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(clamping: (max(-largest, min(largest, value)) * 100).rounded(.toNearestOrAwayFromZero))
  }

  /// Adds a whole number: its last digit is known first, so the number is reversed when it is there.
  private static func append(_ whole: UInt, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = whole
    repeat {
      let digit: UInt
      (rest, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(self.digit(digit))
    } while rest > 0
    // In place: a slice that is reversed is copied.
    var (first, last) = (start, bytes.count - 1)
    while first < last {
      bytes.swapAt(first, last)
      first += 1
      last -= 1
    }
  }

  private static func digit(_ value: UInt) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value) }
}
