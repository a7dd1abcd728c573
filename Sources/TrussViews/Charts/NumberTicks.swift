/// The round numbers in a range, at distances of 1, 2 or 5 times a power of ten.
///
/// The step closest to the ideal step is taken; the limits between neighbouring steps are their geometric means, as in
/// P. S. Heckbert, "Nice Numbers for Graph Labels", Graphics Gems, 1990. The numbers equal the results of
/// `ticks` in d3-array.
struct NumberTicks: Equatable, Sendable {
  /// The step is `factor` times ten to the power of `power`.
  let factor: Int
  let power: Int
  /// The integers whose products with the step are in the range; nil without such integers.
  let multiples: ClosedRange<Int>?

  /// Makes the round numbers in a range that is finite and not empty.
  ///
  /// - Parameter count: the approximate number of round numbers, at least 1.
  init(_ range: ClosedRange<Double>, count: Int) {
    var aim = Double(max(1, count))
    var ticks = Self.multiples(in: range, aim)
    while ticks.multiples == nil, aim < 2 {
      aim *= 2
      ticks = Self.multiples(in: range, aim)
    }
    self = ticks
  }

  private static func multiples(in range: ClosedRange<Double>, _ count: Double) -> NumberTicks {
    let step = range.upperBound / count - range.lowerBound / count
    let power = Self.power(of: step)
    let ratio = step / tenTo(power)
    let factor = ratio >= 50.0.squareRoot() ? 10 : ratio >= 10.0.squareRoot() ? 5 : ratio >= 2.0.squareRoot() ? 2 : 1
    let ticks = NumberTicks(
      factor: factor == 10 ? 1 : factor, power: factor == 10 ? power + 1 : power, multiples: nil)
    var first = Int(clamping: ticks.quotient(range.lowerBound).rounded())
    var last = Int(clamping: ticks.quotient(range.upperBound).rounded())
    if ticks.value(first) < range.lowerBound { first += 1 }
    if ticks.value(last) > range.upperBound { last -= 1 }
    return NumberTicks(factor: ticks.factor, power: ticks.power, multiples: first <= last ? first...last : nil)
  }

  private init(factor: Int, power: Int, multiples: ClosedRange<Int>?) {
    (self.factor, self.power, self.multiples) = (factor, power, multiples)
  }

  /// Makes the multiples of a given step in a range; nil if the step is not positive and finite, or if the range
  /// contains no multiple or too many.
  init?(step: Double, in range: ClosedRange<Double>) {
    guard step > 0, step.isFinite else { return nil }
    // Finds the digits of the step's shortest decimal form, one after the other.
    var (power, digits) = (Self.power(of: step), step)
    digits = step / Self.tenTo(power)
    while abs(digits - digits.rounded()) > 1e-9, digits < 1e6 { (digits, power) = (digits * 10, power - 1) }
    let ticks = NumberTicks(factor: Int(clamping: digits.rounded()), power: power, multiples: nil)
    let first = Int(clamping: ticks.quotient(range.lowerBound).rounded(.up))
    let last = Int(clamping: ticks.quotient(range.upperBound).rounded(.down))
    // The products of the multiples with the step's digits must be exact integers.
    guard first <= last, max(abs(first), abs(last)) < 100_000_000_000, last - first < 10_000 else { return nil }
    self = NumberTicks(factor: ticks.factor, power: power, multiples: first...last)
  }

  private func quotient(_ value: Double) -> Double {
    power < 0 ? value * (Self.tenTo(-power) / Double(factor)) : value / (Self.tenTo(power) * Double(factor))
  }

  /// The product of a multiple and the step. With a negative power of ten a division is closer to the decimal number.
  func value(_ multiple: Int) -> Double {
    power < 0
      ? Double(multiple) / (Self.tenTo(-power) / Double(factor))
      : Double(multiple) * (Self.tenTo(power) * Double(factor))
  }

  var values: [Double] { multiples?.map { value($0) } ?? [] }

  /// The range, widened to multiples of a suitable step.
  static func widened(_ range: ClosedRange<Double>, count: Int) -> ClosedRange<Double> {
    // A range around zero has two steps at least: for a single step it would double each time.
    let count = range.lowerBound < 0 && range.upperBound > 0 ? max(2, count) : count
    var range = range
    for _ in 0..<10 {
      let ticks = NumberTicks(range, count: count)
      let wide =
        ticks.value(
          Int(clamping: ticks.quotient(range.lowerBound).rounded(.down)))...ticks.value(
          Int(clamping: ticks.quotient(range.upperBound).rounded(.up)))
      if wide == range { break }
      range = wide
    }
    return range
  }

  /// The exponent of the greatest power of ten that does not exceed a positive number.
  static func power(of value: Double) -> Int {
    guard value > 0, value.isFinite else { return 0 }
    // The loops correct this estimate: the binary exponent times the logarithm of 2.
    var power = Int(clamping: (Double(value.exponent) * 0.301029995663981195).rounded(.down))
    while power < 308, tenTo(power + 1) <= value { power += 1 }
    while power > -307, tenTo(power) > value { power -= 1 }
    return power
  }

  /// The `Double` nearest to a power of ten: the conversion of a decimal literal is correctly rounded.
  static func tenTo(_ power: Int) -> Double { Double("1e\(min(308, max(-307, power)))") ?? 1 }
}

// MARK: - Labels

extension NumberTicks {
  /// The labels of the numbers, all in one form.
  ///
  /// Below 10,000 and with at most four decimals, numbers are written out with as many decimals as the step has.
  /// Otherwise the labels have the shortest of these forms: `1.2M`, with k, M, B and T for powers of 1000; `1.2e21`;
  /// and all digits. Each label is exact.
  var labels: [String] {
    let numbers = multiples?.map { $0 * factor } ?? []
    let greatest = numbers.map(\.magnitude).max() ?? 0
    let plain = numbers.map { Self.decimal($0, power) }
    if Double(greatest) * Self.tenTo(power) < 10_000, power >= -4 { return plain }
    var forms: [[String]] = power > 24 || power < -24 ? [] : [plain]
    for (suffix, shift) in [("k", 3), ("M", 6), ("B", 9), ("T", 12)] where (-4...4).contains(power - shift) {
      forms.append(numbers.map { $0 == 0 ? "0" : Self.decimal($0, power - shift) + suffix })
    }
    forms.append(numbers.map { Self.scientific($0, power) })
    func length(_ labels: [String]) -> Int { labels.map(\.count).max() ?? 0 }
    return forms.dropFirst().reduce(forms[0]) { length($1) < length($0) ? $1 : $0 }
  }

  /// An integer times a power of ten, with all digits. Zero has no decimals.
  private static func decimal(_ number: Int, _ power: Int) -> String {
    guard number != 0 else { return "0" }
    let sign = number < 0 ? "-" : ""
    var digits = String(number.magnitude)
    guard power < 0 else { return sign + digits + String(repeating: "0", count: power) }
    digits = String(repeating: "0", count: max(0, 1 - power - digits.count)) + digits
    return sign + digits.dropLast(-power) + "." + digits.suffix(-power)
  }

  private static func scientific(_ number: Int, _ power: Int) -> String {
    guard number != 0 else { return "0" }
    let digits = String(number.magnitude)
    let significant = digits.prefix(
      1
        + (digits.dropFirst().lastIndex { $0 != "0" }
          .map { digits.distance(from: digits.startIndex, to: $0) } ?? 0))
    let point = significant.count > 1 ? "." : ""
    return (number < 0 ? "-" : "") + significant.prefix(1) + point + significant.dropFirst()
      + "e\(power + digits.count - 1)"
  }
}
