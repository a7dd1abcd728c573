/// Which snapshots a run of the tests writes.
enum RecordMode: String, CaseIterable {
  /// Every one that is compared.
  case all
  /// Those that are not there.
  case missing
  /// Those that are not there, and those that differ.
  case failed
  /// None.
  case never

  /// The mode that `TRUSS_RECORD` specifies; without it `never` where `CI` is set, and else `missing`.
  ///
  /// An unattended machine must not agree with itself: a snapshot that was not committed fails there.
  init(environment: [String: String]) throws(Unknown) {
    guard let word = environment["TRUSS_RECORD"], !word.isEmpty else {
      let isCI = environment["CI"].map { !$0.isEmpty && $0 != "false" && $0 != "0" } ?? false
      self = isCI ? .never : .missing
      return
    }
    guard let mode = RecordMode(rawValue: word) else { throw Unknown(word: word) }
    self = mode
  }

  /// A value of `TRUSS_RECORD` that is no mode.
  struct Unknown: Error, CustomStringConvertible {
    var word: String

    var description: String {
      "TRUSS_RECORD is \"\(word)\", but has to be one of \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
