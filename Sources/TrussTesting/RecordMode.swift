/// Which snapshots a run of the tests writes.
///
/// The argument `record:` of an assertion has precedence over the trait `.record(_:)` of a test or a suite, and the
/// trait over `TRUSS_RECORD` in the environment.
///
/// A run that records a snapshot always fails, even if you requested the recording.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Every snapshot that is compared.
  case all
  /// Snapshots that do not exist.
  case missing
  /// Snapshots that do not exist, and snapshots that differ.
  case failed
  /// No snapshots.
  case never

  /// The mode of the innermost trait around the running test.
  @TaskLocal static var ofTrait: RecordMode?

  /// The mode that `TRUSS_RECORD` specifies. If it is not set, the mode is `missing`, or `never` if `CI` is set: on a
  /// build server, a test must fail if its snapshot was not committed.
  init(environment: [String: String]) throws(Unknown) {
    guard let word = environment["TRUSS_RECORD"], !word.isEmpty else {
      let isCI = environment["CI"].map { !$0.isEmpty && $0 != "false" && $0 != "0" } ?? false
      self = isCI ? .never : .missing
      return
    }
    guard let mode = RecordMode(rawValue: word) else { throw Unknown(word: word) }
    self = mode
  }

  struct Unknown: Error, CustomStringConvertible {
    var word: String

    var description: String {
      "TRUSS_RECORD is \"\(word)\"; it must be one of \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
}

#if canImport(Testing)
  public import Testing

  /// Specifies which snapshots the tests of a suite write: see `RecordMode`.
  ///
  ///     @Suite(.record(.failed)) struct FormTests { … }
  public struct RecordTrait: SuiteTrait, TestTrait, TestScoping {
    /// The snapshots that a run writes.
    public let mode: RecordMode
    /// The trait also applies to the tests and suites inside a suite, unless they have their own trait.
    public let isRecursive = true

    /// Runs a test with the mode.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await RecordMode.$ofTrait.withValue(mode, operation: function)
    }
  }

  extension Trait where Self == RecordTrait {
    /// Specifies which snapshots are written.
    public static func record(_ mode: RecordMode) -> RecordTrait { RecordTrait(mode: mode) }
  }
#endif
