import Testing

@testable import TrussSolver

/// Arithmetic in two doubles, by what a sum of two doubles can say exactly.
struct DoubleDoubleTests {
  private let third = DoubleDouble(1) / DoubleDouble(3)

  @Test func aQuotientIsExactToTwiceTheDigits() {
    let rest = third * DoubleDouble(3) - DoubleDouble(1)
    #expect(abs(rest.high) < 0x1p-103)
    #expect(third.high == 1.0 / 3 && third.low != 0)
  }

  @Test func whatADoubleLosesIsKept() {
    let sum = DoubleDouble(1) + DoubleDouble(0x1p-80)
    #expect((sum - DoubleDouble(1)).high == 0x1p-80)
    let square = DoubleDouble(1 + 0x1p-40) * DoubleDouble(1 + 0x1p-40)
    #expect((square - DoubleDouble(1 + 0x1p-39)).high == 0x1p-80)
  }

  /// Of numbers of all sizes, sums and products come back by differences and quotients.
  @Test func inversesComeBack() {
    for exponent in stride(from: -60, through: 60, by: 7) {
      let large = third * DoubleDouble(Double(sign: .plus, exponent: exponent, significand: 1.1))
      for other in [third, -third, DoubleDouble(0.1), DoubleDouble(-1e9)] {
        let sum = (large + other) - other - large
        #expect(abs(sum.high) <= 0x1p-100 * max(abs(large.high), abs(other.high)))
        let product = (large * other) / other - large
        #expect(abs(product.high) <= 0x1p-98 * abs(large.high))
      }
    }
  }

  @Test func theSecondDoubleDecidesBetweenEquals() {
    #expect(DoubleDouble(1) < DoubleDouble(1) + DoubleDouble(0x1p-70))
    #expect(DoubleDouble(1) - DoubleDouble(0x1p-70) < DoubleDouble(1))
    #expect(DoubleDouble(-2) < DoubleDouble(1))
  }
}
