/// A fraction of whole numbers: exact, whatever its size.
package struct Fraction: Hashable, Sendable {
  /// In lowest terms, with a denominator above 0; `small` if both numbers fit in machine words.
  private enum Value: Hashable, Sendable {
    case small(Int, Int)
    case large(BigInteger, BigInteger)
  }

  private let value: Value

  package static let zero = Fraction(0)

  package init(_ value: Int) { self.value = .small(value, 1) }

  /// Makes a fraction; the denominator is not 0.
  package init(_ numerator: Int, over denominator: Int) { self = Fraction(numerator) / Fraction(denominator) }

  /// Makes the exact value of a double, which must be finite.
  package init(_ value: Double) {
    precondition(value.isFinite)
    let significand = Int(value.significandBitPattern) | (value.isNormal ? 1 << 52 : 0)
    let exponent = max(Int(value.exponentBitPattern), 1) - 1075
    let numerator = BigInteger(value.sign == .minus ? -significand : significand)
    self =
      exponent < 0
      ? Fraction(numerator, BigInteger.powerOfTwo(-exponent))
      : Fraction(numerator * BigInteger.powerOfTwo(exponent), BigInteger(1))
  }

  /// Makes the number that digits spell, with or without a point and an exponent: `12.5`, `1e3`.
  package init?(decimal: some StringProtocol) {
    let parts = decimal.split(separator: "e", omittingEmptySubsequences: false)
    let digits = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let isWritten = digits.count <= 2 && digits.contains { !$0.isEmpty }
    guard isWritten, parts.count <= 2, digits.joined().utf8.allSatisfy({ (48...57).contains($0) }),
      let exponent = parts.count == 2 ? Int(parts[1]) : 0, abs(exponent) < 1000
    else { return nil }
    var numerator = digits.joined().utf8.reduce(BigInteger(0)) { $0 * BigInteger(10) + BigInteger(Int($1) - 48) }
    var denominator = BigInteger(1)
    let power = exponent - (digits.count == 2 ? digits[1].count : 0)
    for _ in 0..<max(0, power) { numerator = numerator * BigInteger(10) }
    for _ in 0..<max(0, -power) { denominator = denominator * BigInteger(10) }
    self.init(numerator, denominator)
  }

  private init(_ numerator: BigInteger, _ denominator: BigInteger) {
    let divisor = BigInteger.greatestCommonDivisor(numerator, denominator)
    let sign = BigInteger(denominator.isNegative ? -1 : 1)
    let (top, bottom) = (
      numerator.divided(exactlyBy: divisor) * sign, denominator.divided(exactlyBy: divisor) * sign
    )
    if let top = top.int, let bottom = bottom.int {
      value = .small(top, bottom)
    } else {
      value = .large(top, bottom)
    }
  }

  /// Makes a fraction in lowest terms from machine words; the denominator is above 0.
  private init(reducing numerator: Int, _ denominator: Int) {
    var (one, other) = (numerator.magnitude, denominator.magnitude)
    while other != 0 { (one, other) = (other, one % other) }
    let divisor = Int(one)
    value = .small(numerator / divisor, denominator / divisor)
  }

  private var parts: (BigInteger, BigInteger) {
    switch value {
    case .small(let numerator, let denominator): (BigInteger(numerator), BigInteger(denominator))
    case .large(let numerator, let denominator): (numerator, denominator)
    }
  }

  package var isZero: Bool { value == .small(0, 1) }

  /// The sign: -1, 0 or 1.
  package var sign: Int {
    switch value {
    case .small(let numerator, _): numerator.signum()
    case .large(let numerator, _): numerator.isNegative ? -1 : 1
    }
  }

  package var magnitude: Fraction { sign < 0 ? -self : self }

  package static prefix func - (value: Fraction) -> Fraction { zero - value }

  package static func + (one: Fraction, other: Fraction) -> Fraction {
    if case .small(let a, let b) = one.value, case .small(let c, let d) = other.value {
      if b == 1 && d == 1 {
        let (sum, overflows) = a.addingReportingOverflow(c)
        if !overflows { return Fraction(sum) }
      } else {
        let (first, firstOverflows) = a.multipliedReportingOverflow(by: d)
        let (second, secondOverflows) = c.multipliedReportingOverflow(by: b)
        let (sum, sumOverflows) = first.addingReportingOverflow(second)
        let (bottom, bottomOverflows) = b.multipliedReportingOverflow(by: d)
        if !firstOverflows && !secondOverflows && !sumOverflows && !bottomOverflows {
          return Fraction(reducing: sum, bottom)
        }
      }
    }
    let ((a, b), (c, d)) = (one.parts, other.parts)
    return Fraction(a * d + c * b, b * d)
  }

  package static func - (one: Fraction, other: Fraction) -> Fraction { one + Fraction(-1) * other }

  package static func * (one: Fraction, other: Fraction) -> Fraction {
    if case .small(let a, let b) = one.value, case .small(let c, let d) = other.value {
      let (top, topOverflows) = a.multipliedReportingOverflow(by: c)
      let (bottom, bottomOverflows) = b.multipliedReportingOverflow(by: d)
      if !topOverflows && !bottomOverflows { return Fraction(reducing: top, bottom) }
    }
    let ((a, b), (c, d)) = (one.parts, other.parts)
    return Fraction(a * c, b * d)
  }

  /// Divides by a number that is not 0.
  package static func / (one: Fraction, other: Fraction) -> Fraction {
    precondition(!other.isZero)
    if case .small(let c, let d) = other.value, c != .min {
      return one * Fraction(reducing: c < 0 ? -d : d, abs(c))
    }
    let (c, d) = other.parts
    return one * Fraction(d, c)
  }
}

extension Fraction: Comparable {
  package static func < (one: Fraction, other: Fraction) -> Bool {
    if case .small(let a, let b) = one.value, case .small(let c, let d) = other.value {
      let (left, right) = (a.multipliedFullWidth(by: d), c.multipliedFullWidth(by: b))
      return left.high != right.high ? left.high < right.high : left.low < right.low
    }
    return (one - other).sign < 0
  }
}
