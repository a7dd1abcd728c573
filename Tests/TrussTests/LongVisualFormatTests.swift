import Foundation
import Testing
import Truss

/// A long visual format, also one that says the same of one view over and over.
@Suite struct LongVisualFormatTests {
  /// `[a]-[a]-…` makes the end of a view lie before its beginning: each of its constraints conflicts, and is told of. Eight
  /// times as many take about eight times as long, and not sixty-four times.
  @Test func timeGrowsWithTheLength() throws {
    func seconds(_ count: Int) throws -> Double {
      let format = "H:" + Array(repeating: "[a]", count: count).joined(separator: "-")
      let start = threadTime()
      let layout = try HStack { Text("x").id("a") }.constraints { Visual(format) }.layout(width: 300)
      let time = threadTime() - start
      #expect(layout.diagnostics.count == count - 1)
      #expect(layout.diagnostics.allSatisfy { $0.kind == .conflict })
      return time
    }
    let few = try seconds(250)
    #expect(try seconds(2_000) < 24 * few)
  }

  /// The processor time of this thread, in seconds: other tests run beside this one.
  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
