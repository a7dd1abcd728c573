import TestSupport
import Testing
import Truss

/// A long visual format that repeats one view over and over.
struct LongVisualFormatTests {
  /// `[a]-[a]-…` makes the end of a view lie before its beginning: each of its constraints conflicts and is reported.
  @Test func eachConflictIsReported() throws {
    let count = Seeds.batch(2_000)
    let format = "H:" + Array(repeating: "[a]", count: count).joined(separator: "-")
    let layout = try HStack { Text("x").id("a") }.constraints { Visual(format) }.layout(width: 300)
    #expect(layout.diagnostics.count == count - 1)
    #expect(layout.diagnostics.allSatisfy { $0.kind == .conflict })
  }
}
