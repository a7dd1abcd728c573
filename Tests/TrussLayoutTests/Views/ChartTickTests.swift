import Foundation
import TestSupport
import Testing

@testable import TrussViews

/// The round numbers and the beginnings of months of the axes of charts.
struct ChartTickTests {
  private struct Case: Decodable {
    var low: Double
    var high: Double
    var bins: Int
    var ticks: [Double]
  }

  private static func cases() throws -> [Case] {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/number-ticks", withExtension: "json"))
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
  }

  @Test("a range of whole steps has matplotlib's numbers, and widens to itself")
  func numbersAreThoseOfMatplotlib() throws {
    let cases = try Self.cases()
    #expect(cases.count == 400)
    for example in cases {
      let count = example.ticks.count - 1
      let range = example.ticks[0]...example.ticks[count]
      let size = range.upperBound - range.lowerBound
      let ticks = NumberTicks(range.lowerBound - size * 1e-9...range.upperBound + size * 1e-9, count: count)
      #expect(ticks.values.count == example.ticks.count, "\(example)")
      for (one, other) in zip(ticks.values, example.ticks) { #expect(abs(one - other) < size * 1e-6) }
      // The numbers outside of the marks' range are the ends that it is widened to.
      let wide = NumberTicks.widened(example.low...example.high, count: count)
      #expect(wide.lowerBound <= example.low && wide.upperBound >= example.high)
      let step = NumberTicks(wide, count: count)
      #expect(step.values.first == wide.lowerBound && step.values.last == wide.upperBound, "\(example)")
    }
  }

  @Test("the step is the one that is nearest by its ratio, and the numbers are its multiples in the range")
  func stepsAreTheNearest() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<Seeds.count(500) {
      let size = Foundation.pow(10, Double.random(in: -12...12, using: &random))
      let low = Bool.random(using: &random) ? 0 : Double.random(in: -3...3, using: &random) * size
      let high = low + Double.random(in: 0.1...1, using: &random) * size
      let count = Int.random(in: 2...12, using: &random)
      let ticks = NumberTicks(low...high, count: count)
      let aim = (high - low) / Double(count)
      let steps = (-16...16).flatMap { power in [1, 2, 5].map { $0 * Foundation.pow(10, Double(power)) } }
      let nearest = try #require(steps.min { abs(log($0 / aim)) < abs(log($1 / aim)) })
      let values = ticks.values
      #expect(zip(values, values.dropFirst()).allSatisfy { abs($1 - $0 - nearest) < nearest * 1e-6 })
      #expect(values.allSatisfy { (low...high).contains($0) })
      #expect(Double(values.count) >= ((high - low) / nearest).rounded(.down))
      // A label is the number, and no other one's.
      #expect(Set(ticks.labels).count == values.count)
      for (label, value) in zip(ticks.labels, values) {
        let scales: [Character: Double] = ["k": 1e3, "M": 1e6, "B": 1e9, "T": 1e12]
        let scale = label.last.flatMap { scales[$0] }
        let number = try #require(Double(scale == nil ? label : String(label.dropLast())))
        #expect(abs(number * (scale ?? 1) - value) <= nearest * 1e-6, "\(label) \(value)")
      }
    }
  }

  @Test(
    "labels have the shortest exact form",
    arguments: [
      (0.0...1, 5, ["0", "0.2", "0.4", "0.6", "0.8", "1.0"]), (0...100, 4, ["0", "20", "40", "60", "80", "100"]),
      (-1...1, 4, ["-1.0", "-0.5", "0", "0.5", "1.0"]), (0...8000, 4, ["0", "2000", "4000", "6000", "8000"]),
      (0...20_000, 4, ["0", "5k", "10k", "15k", "20k"]), (0...3e6, 3, ["0", "1M", "2M", "3M"]),
      (0...1.5e6, 3, ["0", "0.5M", "1.0M", "1.5M"]), (0...2e-7, 2, ["0", "1e-7", "2e-7"]),
      (0...2e30, 2, ["0", "1e30", "2e30"]), (5e9...7e9, 2, ["5B", "6B", "7B"]),
    ])
  func labels(range: ClosedRange<Double>, count: Int, labels: [String]) {
    #expect(NumberTicks(range, count: count).labels == labels)
  }

  @Test("the calendar is Foundation's")
  func calendar() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    let units: [(DateUnit, Calendar.Component)] = [
      (.minute, .minute), (.hour, .hour), (.day, .day), (.week, .weekOfYear), (.month, .month), (.year, .year),
    ]
    var random = SplitMix64(seed: 2)
    for _ in 0..<Seeds.count(300) {
      // Foundation's calendar is Julian before 1582.
      let moment = Double.random(in: -1e10...1e11, using: &random).rounded()
      for (unit, component) in units {
        let interval = calendar.dateInterval(of: component, for: Date(timeIntervalSince1970: moment))
        #expect(unit.start(of: moment) == interval?.start.timeIntervalSince1970, "\(unit) \(moment)")
        #expect(unit.start(of: moment, adding: 1) == interval?.end.timeIntervalSince1970, "\(unit) \(moment)")
      }
      let parts = calendar.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: moment))
      let day = CivilDay(days: Int((moment / 86_400).rounded(.down)))
      #expect(day == CivilDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0))
    }
  }

  @Test("moments are ascending, in the range, and about as many as asked for")
  func moments() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<Seeds.count(300) {
      let low = Double.random(in: -3e9...3e9, using: &random)
      let high = low + Foundation.pow(10, Double.random(in: 1...10.5, using: &random))
      let count = Int.random(in: 2...10, using: &random)
      let ticks = DateTicks(low...high, count: count)
      #expect(ticks.values.allSatisfy { (low...high).contains($0) })
      #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 < $1 })
      #expect(ticks.values.count <= 3 * count + 2)
    }
  }

  @Test("places that are too near to each other are moved apart, and no others")
  func apart() {
    #expect(ChartPlan.apart([10, 50], by: 14, in: 0...100) == [10, 50])
    #expect(ChartPlan.apart([50, 50], by: 14, in: 0...100) == [43, 57])
    #expect(ChartPlan.apart([1, 99], by: 14, in: 0...100) == [7, 93])
    var random = SplitMix64(seed: 4)
    for _ in 0..<Seeds.count(200) {
      let places = (0..<Int.random(in: 1...6, using: &random)).map { _ in Double.random(in: 0...100, using: &random) }
      let moved = ChartPlan.apart(places.sorted(), by: 14, in: 0...100)
      #expect(zip(moved, moved.dropFirst()).allSatisfy { $1 - $0 > 13.99 })
      #expect(moved.allSatisfy { $0 > 6.99 && $0 < 93.01 })
    }
  }
}
