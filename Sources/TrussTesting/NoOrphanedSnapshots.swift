import TrussSnapshots

#if canImport(Testing)
  public import Testing

  /// Fails each test of Swift Testing that has snapshots in files with which it is no longer compared, such as those of
  /// removed arguments.
  ///
  ///     @Suite(.noOrphanedSnapshots) struct FormTests {
  ///       @Test(arguments: [120, 200]) func widths(width: Int) throws {
  ///         try assertLayout(of: form, width: Double(width), named: "\(width)")
  ///       }
  ///     }
  ///
  /// The trait acts when a test function has run with all of its arguments, or, if several types of the file have a
  /// function of that name, after the last of them. It reports files named after the function, and does not delete
  /// them. Do not use the trait for a function with calls that only some platforms or settings reach: it would report
  /// the files of the others.
  public struct NoOrphanedSnapshots: SuiteTrait, TestTrait, TestScoping {
    /// Tests and suites inside of a suite have the trait too.
    public let isRecursive = true

    /// The scope of a test function; nil for a suite and for a single case.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> NoOrphanedSnapshots? {
      test.isSuite || testCase != nil ? nil : self
    }

    /// Runs a test function, and then looks for files with which it was not compared.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await function()
      let location = test.sourceLocation
      let name = CallSite.name(of: test.name)
      ReachedFiles.shared.finish(name, inFileID: location.fileID, line: location.line)
      do {
        let orphans = try OrphanedSnapshots.paths(of: name, inFileID: location.fileID, among: .shared)
        guard !orphans.isEmpty else { return }
        let message = OrphanedSnapshots.message(
          orphans, advice: "Remove them, or have the test compare with them again.")
        Issue.record(Comment(rawValue: message), sourceLocation: location)
      } catch {
        Issue.record("the snapshots cannot be listed: \(error)", sourceLocation: location)
      }
    }
  }

  extension Trait where Self == NoOrphanedSnapshots {
    /// Fails tests that have snapshots in files with which they are no longer compared.
    public static var noOrphanedSnapshots: NoOrphanedSnapshots { NoOrphanedSnapshots() }
  }
#endif
