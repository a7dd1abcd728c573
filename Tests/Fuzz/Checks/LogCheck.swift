import TrussCommand

/// Explains a log as `truss explain` does: whatever it is, in words and as JSON, and each time in the same.
enum LogCheck {
  static func run(_ bytes: [UInt8]) throws(Finding) {
    let isSame = Explanation.texts(ofLog: bytes) == Explanation.texts(ofLog: bytes)
    try Finding.unless(isSame, "the same log, explained twice, differs")
  }
}
