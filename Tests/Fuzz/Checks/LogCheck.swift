@testable import TrussCommand

/// Explains a log as `truss explain` does: whatever it is, in words and as JSON, and each time in the same.
enum LogCheck {
  static func run(_ bytes: [UInt8]) throws(Finding) {
    let words = explain(bytes)
    try Finding.unless(words == explain(bytes), "the same log, explained twice, differs")
  }

  private static func explain(_ bytes: [UInt8]) -> [String] {
    // More constraints than are read are refused.
    Explanation.all(of: (try? ReportFinder.reports(in: bytes)) ?? []).flatMap { [$0.text, "\($0.json)"] }
  }
}
