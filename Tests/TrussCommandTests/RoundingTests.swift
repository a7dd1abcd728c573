import Testing
@testable import TrussCommand

struct RoundingTests {
  @Test func roundingKeepsLargeNumbers() {
    #expect(rounded(2.0 / 3, digits: 3) == 0.667)
    #expect(rounded(-1e-9, digits: 3).sign == .plus)
    #expect(rounded(1e300, digits: 6) == 1e300)
  }
}
