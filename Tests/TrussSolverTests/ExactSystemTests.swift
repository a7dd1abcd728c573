import TestSupport
import Testing

/// The solver in fractions that other tests hold the package against.
struct ExactSystemTests {
  private func row(_ terms: [Int: Int], least: Int? = nil, greatest: Int? = nil) -> ExactRow {
    ExactRow(
      terms.mapValues { Fraction($0) }, least: least.map { Fraction($0) }, greatest: greatest.map { Fraction($0) })
  }

  @Test func fractionsAreExact() {
    #expect(Fraction(1, over: 3) + Fraction(1, over: 6) == Fraction(1, over: 2))
    #expect(Fraction(0.1) + Fraction(0.2) > Fraction(0.3))
    #expect(Fraction(0.375) == Fraction(3, over: 8))
    #expect(Fraction(decimal: "0.1") == Fraction(1, over: 10))
    #expect(Fraction(decimal: "12.5e-1") == Fraction(5, over: 4))
    #expect(Fraction(decimal: "1.2.3") == nil && Fraction(decimal: ".") == nil && Fraction(decimal: "") == nil)
  }

  /// The sums of 1 / (k (k + 1)) are n / (n + 1), far beyond what words hold on the way.
  @Test func fractionsOfAnySize() {
    var product = Fraction(1)
    for factor in 1...60 { product = product * Fraction(factor, over: 1) }
    #expect(product > Fraction(1e81) && product < Fraction(1e82))
    var quotient = product
    for factor in (1...60).reversed() { quotient = quotient / Fraction(factor) }
    #expect(quotient == Fraction(1))
    #expect((product + Fraction(1, over: 7)) * Fraction(7) - product * Fraction(7) == Fraction(1))
    var sum = Fraction.zero
    for index in 1...200 { sum = sum + Fraction(1) / (Fraction(index) * Fraction(index + 1)) }
    #expect(sum == Fraction(200, over: 201))
    // Each harmonic number is the one before it and a share.
    var harmonic = Fraction.zero
    for index in 1...100 { harmonic = harmonic + Fraction(1, over: index) }
    for index in (1...100).reversed() { harmonic = harmonic - Fraction(1, over: index) }
    #expect(harmonic.isZero)
    #expect(Fraction(Double.leastNonzeroMagnitude) * Fraction(Double.greatestFiniteMagnitude) < Fraction(1))
  }

  @Test func rowsThatCanHold() {
    #expect(ExactSystem.contradiction(of: []) == nil)
    #expect(
      ExactSystem.contradiction(of: [row([0: 1, 1: 1], least: 4), row([0: 1], greatest: 2), row([1: 1], greatest: 2)])
        == nil)
    #expect(ExactSystem.contradiction(of: [row([:], least: 0, greatest: 0)]) == nil)
  }

  @Test func rowsThatCannotHold() throws {
    let found = try #require(
      ExactSystem.contradiction(of: [
        row([2: 1], least: 7), row([0: 1, 1: 1], least: 5), row([0: 1], greatest: 2), row([1: 1], greatest: 2),
      ]))
    #expect(found.rows == [1, 2, 3])
    #expect(found.excess == Fraction(1, over: 3))
    #expect(ExactSystem.contradiction(of: [row([:], least: 1)]) != nil)
    #expect(ExactSystem.contradiction(of: [row([0: 1], least: 3, greatest: 2)]) != nil)
  }

  /// A third that a double rounds misses by its last bits, and by no more.
  @Test func whatRoundingLeaves() throws {
    let third = ExactRow([0: Fraction(3)], least: Fraction(1), greatest: Fraction(1))
    let rounded = ExactRow([0: Fraction(1)], least: Fraction(1.0 / 3), greatest: Fraction(1.0 / 3))
    let found = try #require(ExactSystem.contradiction(of: [third, rounded]))
    #expect(found.excess.sign > 0 && found.excess < Fraction(1e-16))
  }

  /// Of a cycle of distances `x1 - x0 == 1, …, x0 - xn == -n` all can hold, and none with one more.
  @Test func moreAndMoreRows() {
    let count = 12
    var rows = (0..<count).map {
      row([($0 + 1) % count: 1, $0: -1], least: $0 + 1 < count ? 1 : 1 - count, greatest: 100)
    }
    rows.append(row([0: 1, count - 1: -1], least: 2 - count))
    var system = ExactSystem(rows)
    #expect(system.require(0..<count - 1) == nil)
    #expect(system.require([count - 1]) == nil)
    #expect(system.require([count])?.rows == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12])
  }

  /// Rows through small whole numbers, against all points of a lattice fine enough for their corners.
  @Test func randomRowsOfTwoVariables() {
    var (feasible, infeasible) = (0, 0)
    for seed in 0..<UInt64(300) {
      var generator = SplitMix64(seed: seed)
      let numbers = (0..<5).map { _ in
        let least = Int.random(in: -3...3, using: &generator)
        let (x, y) = (Int.random(in: -1...1, using: &generator), Int.random(in: -1...1, using: &generator))
        let more = Bool.random(using: &generator) ? Int.random(in: 0...2, using: &generator) : nil
        return (x: x, y: y, least: least, greatest: more.map { least + $0 })
      }
      let rows = numbers.map { row([0: $0.x, 1: $0.y], least: $0.least, greatest: $0.greatest) }
      // Corners are at halves, and near the origin where there are any.
      let hasPoint = (-24...24).contains { x in
        (-24...24).contains { y in
          numbers.allSatisfy { row in
            let twice = row.x * x + row.y * y
            return twice >= 2 * row.least && row.greatest.map { twice <= 2 * $0 } ?? true
          }
        }
      }
      #expect((ExactSystem.contradiction(of: rows) == nil) == hasPoint, "seed \(seed)")
      if hasPoint { feasible += 1 } else { infeasible += 1 }
    }
    #expect(feasible > 30 && infeasible > 30)
  }
}
