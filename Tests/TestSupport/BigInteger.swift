/// An integer of any size, as a sign and a magnitude in base 2^32.
struct BigInteger: Hashable, Sendable {
  private(set) var isNegative = false
  /// The digits from low to high. The last digit is not 0; the number 0 has no digits.
  private(set) var digits: [UInt32] = []

  init(_ value: Int) { self.init(isNegative: value < 0, digits: Self.digits(of: value.magnitude)) }

  private init(isNegative: Bool, digits: [UInt32]) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
    self.isNegative = isNegative && !self.digits.isEmpty
  }

  private static func digits(of value: UInt) -> [UInt32] {
    [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
  }

  var isZero: Bool { digits.isEmpty }

  /// The value as an `Int`; nil if it does not fit.
  var int: Int? {
    guard digits.count <= 2 else { return nil }
    let magnitude = digits.reversed().reduce(UInt(0)) { $0 << 32 | UInt($1) }
    guard let value = Int(exactly: magnitude) else { return nil }
    return isNegative ? -value : value
  }

  /// The value without its sign.
  var magnitude: BigInteger { BigInteger(isNegative: false, digits: digits) }

  static prefix func - (value: BigInteger) -> BigInteger {
    BigInteger(isNegative: !value.isNegative, digits: value.digits)
  }

  static func + (one: BigInteger, other: BigInteger) -> BigInteger {
    if one.isNegative == other.isNegative {
      return BigInteger(isNegative: one.isNegative, digits: sum(one.digits, other.digits))
    }
    if isLess(one.digits, other.digits) {
      return BigInteger(isNegative: other.isNegative, digits: difference(other.digits, one.digits))
    }
    return BigInteger(isNegative: one.isNegative, digits: difference(one.digits, other.digits))
  }

  static func - (one: BigInteger, other: BigInteger) -> BigInteger { one + -other }

  static func * (one: BigInteger, other: BigInteger) -> BigInteger {
    var digits = Array(repeating: UInt32(0), count: one.digits.count + other.digits.count)
    for index in one.digits.indices {
      var carry: UInt64 = 0
      for (place, digit) in other.digits.enumerated() {
        let part = UInt64(one.digits[index]) * UInt64(digit) + UInt64(digits[index + place]) + carry
        digits[index + place] = UInt32(truncatingIfNeeded: part)
        carry = part >> 32
      }
      digits[index + other.digits.count] = UInt32(truncatingIfNeeded: carry)
    }
    return BigInteger(isNegative: one.isNegative != other.isNegative, digits: digits)
  }

  /// 2 to the power of a number that is not negative.
  static func powerOfTwo(_ exponent: Int) -> BigInteger {
    var digits = Array(repeating: UInt32(0), count: exponent / 32 + 1)
    digits[exponent / 32] = 1 << UInt32(exponent % 32)
    return BigInteger(isNegative: false, digits: digits)
  }

  /// The quotient of a division that leaves no remainder.
  ///
  /// If the divisor is odd, the lowest digit of the quotient is the dividend's lowest digit times the inverse of the
  /// divisor's, modulo 2^32. The next digits are found in the same way (T. Jebelean 1993, "An algorithm for exact
  /// division").
  func divided(exactlyBy divisor: BigInteger) -> BigInteger {
    let zeros = divisor.trailingZeros
    var rest = shiftedRight(by: zeros).digits
    let odd = divisor.shiftedRight(by: zeros).digits
    guard rest.count >= odd.count else { return BigInteger(0) }
    // Each step of Newton's iteration doubles the number of correct bits.
    var inverse = odd[0]
    for _ in 0..<5 { inverse = inverse &* (2 &- odd[0] &* inverse) }
    var quotient = Array(repeating: UInt32(0), count: rest.count - odd.count + 1)
    for index in quotient.indices {
      quotient[index] = rest[index] &* inverse
      var borrow: UInt64 = 0
      for place in index..<rest.count {
        let digit = place - index < odd.count ? UInt64(odd[place - index]) : 0
        let part = digit * UInt64(quotient[index]) + borrow
        let (difference, isBelow) = rest[place].subtractingReportingOverflow(UInt32(truncatingIfNeeded: part))
        rest[place] = difference
        borrow = (part >> 32) + (isBelow ? 1 : 0)
        if place - index >= odd.count && borrow == 0 { break }
      }
    }
    return BigInteger(isNegative: isNegative != divisor.isNegative, digits: quotient)
  }

  /// The greatest common divisor of two numbers, by subtraction and halving (J. Stein 1967, "Computational problems
  /// associated with Racah algebra").
  static func greatestCommonDivisor(_ one: BigInteger, _ other: BigInteger) -> BigInteger {
    if one.isZero { return other.magnitude }
    if other.isZero { return one.magnitude }
    let common = min(one.trailingZeros, other.trailingZeros)
    var (larger, smaller) = (one.magnitude, other.magnitude)
    larger = larger.shiftedRight(by: larger.trailingZeros)
    smaller = smaller.shiftedRight(by: smaller.trailingZeros)
    while larger != smaller {
      if isLess(larger.digits, smaller.digits) { swap(&larger, &smaller) }
      larger = BigInteger(isNegative: false, digits: difference(larger.digits, smaller.digits))
      larger = larger.shiftedRight(by: larger.trailingZeros)
    }
    return larger * powerOfTwo(common)
  }

  private var trailingZeros: Int {
    guard let index = digits.firstIndex(where: { $0 != 0 }) else { return 0 }
    return 32 * index + digits[index].trailingZeroBitCount
  }

  private func shiftedRight(by count: Int) -> BigInteger {
    if count == 0 { return self }
    let (whole, part) = (count / 32, UInt64(count % 32))
    let shifted = digits.indices.dropFirst(whole).map { index -> UInt32 in
      let next = index + 1 < digits.count ? UInt64(digits[index + 1]) : 0
      return UInt32(truncatingIfNeeded: (next << 32 | UInt64(digits[index])) >> part)
    }
    return BigInteger(isNegative: isNegative, digits: shifted)
  }

  private static func sum(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var digits: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0..<max(one.count, other.count) {
      carry += UInt64(index < one.count ? one[index] : 0) + UInt64(index < other.count ? other[index] : 0)
      digits.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    return digits + [UInt32(carry)]
  }

  /// The difference of two magnitudes, of which the first is not less.
  private static func difference(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var digits = one
    var borrow: Int64 = 0
    for index in digits.indices {
      let digit = Int64(one[index]) - Int64(index < other.count ? other[index] : 0) + borrow
      digits[index] = UInt32(truncatingIfNeeded: digit)
      borrow = digit >> 32
    }
    return digits
  }

  private static func isLess(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    if one.count != other.count { return one.count < other.count }
    return one.reversed().lexicographicallyPrecedes(other.reversed())
  }
}
